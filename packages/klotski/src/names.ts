// The names that format 4 gives to its blocks (华容道的场景字符串, 自然牛, 2009), in other scripts as
// is usual there: pinyin, the on readings, the Palladius transcription. The generals of the
// verticals are those of the horizontals from the last to the first.

export const NAME_LANGUAGES = ['en', 'ja', 'zh-Hans', 'zh-Hant', 'ru'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

type Names = Readonly<Record<NameLanguage, string>>;

const names = (en: string, ja: string, hans: string, hant: string, ru: string): Names => ({
  en,
  ja,
  'zh-Hans': hans,
  'zh-Hant': hant,
  ru,
});

const CAO_CAO = names('Cao Cao', '曹操', '曹操', '曹操', 'Цао Цао');

const GENERALS = [
  names('Guan Yu', '関羽', '关羽', '關羽', 'Гуань Юй'),
  names('Zhao Yun', '趙雲', '赵云', '趙雲', 'Чжао Юнь'),
  names('Huang Zhong', '黄忠', '黄忠', '黃忠', 'Хуан Чжун'),
  names('Ma Chao', '馬超', '马超', '馬超', 'Ма Чао'),
  names('Zhang Fei', '張飛', '张飞', '張飛', 'Чжан Фэй'),
] as const;

const SOLDIERS = [
  names('Soldier', '兵', '兵', '兵', 'Солдат'),
  names('Conscript', '丁', '丁', '丁', 'Рекрут'),
  names('Warrior', '士', '士', '士', 'Воин'),
  names('Brave', '勇', '勇', '勇', 'Храбрец'),
] as const;

/** The names of blocks, by identity: 1–15 as in format 4. */
export const BLOCK_NAMES: readonly Names[] = [
  ...GENERALS,
  ...SOLDIERS,
  CAO_CAO,
  ...[...GENERALS].reverse(),
];

/** The name of a block; `undefined` for an identity beyond format 4. */
export const blockName = (id: number, language: NameLanguage): string | undefined =>
  BLOCK_NAMES[id - 1]?.[language];
