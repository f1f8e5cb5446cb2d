import { expect, it } from 'vitest';
import { BLOCK_NAMES, blockName, NAME_LANGUAGES } from './names.ts';

it('are those of the source', () => {
  expect(BLOCK_NAMES.map((names) => names['zh-Hans']).join(' ')).toBe(
    '关羽 赵云 黄忠 马超 张飞 兵 丁 士 勇 曹操 张飞 马超 黄忠 赵云 关羽',
  );
});

it('are there in each language, different where the blocks can stand side by side', () => {
  for (const language of NAME_LANGUAGES) {
    const names = Array.from({ length: 10 }, (_, index) => blockName(index + 1, language));
    expect(new Set(names).size).toBe(10);
    for (let id = 1; id <= 5; id++) {
      expect(blockName(id, language)).toBe(blockName(16 - id, language));
    }
    expect(blockName(16, language)).toBeUndefined();
    expect(blockName(0, language)).toBeUndefined();
  }
});
