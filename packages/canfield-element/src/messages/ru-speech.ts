import type { CanfieldState } from '@parlour/canfield';
import type { CanfieldRefusal } from '@parlour/canfield/advice';
import { rankIndex, suitIndex } from '@parlour/element-core/piles/messages/cards';
import { capital, card, plural, suit } from '@parlour/element-core/piles/messages/ru';
import {
  accusative,
  at,
  from,
  parentOf,
  ruKeys,
  ruRefused,
  ruSpeech as shared,
} from '@parlour/element-core/piles/messages/ru-speech';
import { withOwnRows } from './own-rows.ts';
import { ru } from './ru.ts';
import type { CanfieldSpeech } from './words.ts';

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: string, { rules }: CanfieldState): string => {
  const suited = (by: number): string =>
    `${accusative((rankIndex(id) + by) % 13)} ${suit(suitIndex(id))}`;
  const inTableau = {
    alternate: parentOf(id),
    suit: suited(1),
    any: `${accusative((rankIndex(id) + 1) % 13)} любой масти`,
  };
  const wanted = pile.startsWith('t') ? inTableau[rules.building] : suited(12);
  return `${capital(card(id))} ложится на ${wanted}; ${at(pile)} сверху ${card(parent)}.`;
};

const BUILDING = {
  alternate: 'чередуя красные и чёрные',
  suit: 'в масть',
  any: 'без оглядки на масть',
} as const;
const RUNS = {
  whole: 'На другой столбец переносят только столбец целиком.',
  top: 'На другой столбец переносят верхнюю карту или столбец целиком.',
  any: 'Карты, лежащие по порядку, переносят вместе.',
} as const;
const SPACES = {
  waste: 'его можно занять верхней картой сброса',
  whole: 'его можно занять верхней картой сброса или целым столбцом',
  any: 'его можно занять любой картой',
} as const;

export const ruSpeech: CanfieldSpeech = {
  ...shared,
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as CanfieldRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock'] = piles;
    switch (code) {
      case 'choose-base':
        return 'Сначала выберите карту, с которой начнутся базы: верхнюю карту резерва или карту столбца.';
      case 'whole-pile-only':
        return `${capital(from(pile))} на другой столбец переносят только все карты.`;
      case 'top-or-whole-pile':
        return `${capital(from(pile))} на другой столбец переносят верхнюю карту или все карты.`;
      case 'wrong-colour':
      case 'wrong-suit':
      case 'wrong-rank':
        return onPile(id, parent, pile, state);
      case 'needs-base':
        return `${ru.baseRank(state.base)}; ${card(id)} не подходит.`;
      case 'base-stays':
        return `${capital(card(id))} начинает базу и остаётся на месте.`;
      case 'base-to-foundation':
        return `${capital(card(id))} кладётся на базу, а не в столбец.`;
      case 'nothing-on-base':
        return `${capital(card(parent))} должна уйти на базу: сверху ничего не кладут.`;
      case 'reserve-first':
        return `В резерве ещё есть карты: пустой столбец ${pile.slice(1)} занимают они.`;
      case 'waste-only':
        return `Пустой столбец ${pile.slice(1)} занимают только верхней картой сброса.`;
      case 'malformed':
      case 'game-over':
      case 'no-such-pile':
      case 'same-pile':
      case 'stock-empty':
      case 'stock-not-empty':
      case 'nothing-to-redeal':
      case 'no-redeals-left':
      case 'pile-empty':
      case 'not-enough-cards':
      case 'one-card-only':
      case 'stock-closed':
      case 'no-target':
      case 'no-worrying-back':
        return ruRefused({ code, cards: ids, piles }, state);
    }
  },
  rulesTitle: 'Кэнфилд',
  rules: (state) => {
    const {
      draw = 3,
      building = 'alternate',
      runs = 'whole',
      spaces = 'waste',
      fill = true,
    } = state?.rules ?? {};
    return [
      `${state?.base ? `${ru.baseRank(state.base)}. ` : ''}На четырёх базах собирают масти по порядку от начальной карты; за королём идёт туз. Каждая карта на базе приносит 5 долларов, колода стоит 50.`,
      `В столбцах карты кладут по убыванию, ${BUILDING[building]}; король ложится на туза. ${RUNS[runs]}`,
      `Пустой столбец ${fill ? 'сразу занимает карта резерва' : 'можно занять картой резерва'}; когда резерв кончится, ${SPACES[spaces]}.`,
      `Из колоды открывают по ${draw} ${plural(draw, 'карте', 'карты', 'карт')}. Играют верхние карты сброса и резерва.`,
      'Перетащите карту или коснитесь её, а потом стопки, куда её положить. Двойное касание делает лучший ход этой картой. Правая кнопка мыши собирает на базу всё, что там не помешает.',
    ];
  },
  keyHelp: withOwnRows(ruKeys, 'резерв', 'сказать, с чего начинаются базы'),
};
