// A state as one line: `klotski/1 corner 24422442233221121001 badc1e6789 12 b4a4d4d5`. After the
// metric the board in format 1, the identities of its blocks in scan order, a digit to base 36 each
// (`-` where they are canonical), the number of moves, and the last of them, which lead here. From
// the identities on, words are left out where nothing but defaults would follow.
import { ok, type ParseError, parseError, type Result, textOf } from '@parlour/game-core';
import { inScanOrder, layoutOf } from './board.ts';
import { decode1 } from './decode.ts';
import { numbered, type Placed, ID_RANGES, FIRST_SPARE_ID } from './ids.ts';
import { makeMove, parseMove } from './move-text.ts';
import { byId, isPlayable } from './playable.ts';
import { slidesTo, tryPlay } from './rules.ts';
import {
  type Block,
  type KlotskiMove,
  type KlotskiState,
  type Metric,
  METRICS,
  TRAIL_LIMIT,
} from './types.ts';

const HEAD = 'klotski/1';

/** A state in text has at most this many UTF-16 units. */
export const STATE_LENGTH_LIMIT = 1_200;

/** The greatest count that is read: that of the longest record. */
const COUNT_LIMIT = 100_000;

const MOVE_LENGTH = 4;
const BASE = 36;

const idsOf = (blocks: readonly Block[]): string =>
  blocks.map(({ id }) => id.toString(BASE)).join('');

/** A state as one line of text. */
export const makeState = ({ metric, blocks, count, trail }: KlotskiState): string => {
  const inOrder = inScanOrder(blocks);
  const ids = idsOf(inOrder);
  const isUsual = ids === idsOf(numbered(inOrder));
  const words = [HEAD, metric, layoutOf(blocks)];
  if (!isUsual || count > 0) words.push(isUsual ? '-' : ids);
  if (count > 0) words.push(String(count));
  if (trail.length > 0) words.push(trail.map(makeMove).join(''));
  return words.join(' ');
};

interface Word {
  readonly text: string;
  readonly position: number;
}

/** The words of a line; exactly one blank parts two of them. */
const wordsOf = (text: string): readonly Word[] => {
  let position = 0;
  return text.split(' ').map((word) => {
    const found = { text: word, position };
    position += word.length + 1;
    return found;
  });
};

const bad = (position: number, message: string) => parseError('bad-state', position, message);

const readBoard = ({ text, position }: Word): Result<readonly Placed[], ParseError> => {
  const strange = text.search(/[^0-4]/);
  if (strange >= 0 || text.length !== 20) {
    const at = strange >= 0 ? strange : Math.min(text.length, 20);
    return bad(position + at, 'A board is 20 digits from 0 to 4.');
  }
  const placed = decode1(text);
  if (placed.ok) return placed;
  const { code, index } = placed.error;
  return parseError(code, position + index, 'The digits of the board do not make up whole blocks.');
};

const isIdOf = (id: number, { code }: Placed, count: number): boolean => {
  const [first, last] = ID_RANGES[code];
  return (id >= first && id <= last) || (id >= FIRST_SPARE_ID && id < FIRST_SPARE_ID + count);
};

/** Gives blocks the identities of a word; those beyond format 4 must be fewer than 20. */
const withIds = (
  placed: readonly Placed[],
  { text, position }: Word,
): Result<readonly Block[], ParseError> => {
  const blocks: Block[] = [];
  for (const [index, place] of placed.entries()) {
    const digit = text.charAt(index);
    if (digit === '') return bad(position + index, 'Every block needs an identity.');
    const id = /[0-9a-z]/.test(digit) ? Number.parseInt(digit, BASE) : 0;
    if (!isIdOf(id, place, 20)) {
      return parseError('bad-id', position + index, 'A block of this shape has no such identity.');
    }
    if (blocks.some((block) => block.id === id)) {
      return parseError('duplicate-id', position + index, 'Another block has this identity.');
    }
    blocks.push({ ...place, id });
  }
  return text.length > placed.length
    ? bad(position + placed.length, 'There are more identities than blocks.')
    : ok(blocks);
};

/** Reads the moves of a word. */
const readMoves = ({ text, position }: Word): Result<readonly KlotskiMove[], ParseError> => {
  const moves: KlotskiMove[] = [];
  for (let at = 0; at < text.length; at += MOVE_LENGTH) {
    const move = parseMove(text.slice(at, at + MOVE_LENGTH));
    if (!move.ok) {
      const { code, message } = move.error;
      return parseError(code, position + at + move.error.position, message);
    }
    moves.push(move.value);
  }
  return ok(moves);
};

/** The first of the moves that cannot have led here, one after the other; −1 if all can. */
const impossibleMove = (
  metric: Metric,
  blocks: readonly Block[],
  trail: readonly KlotskiMove[],
): number => {
  let state: KlotskiState = { metric, blocks, count: 0, trail: [] };
  for (let index = trail.length - 1; index >= 0; index--) {
    const { from, to } = trail[index] as KlotskiMove;
    if (slidesTo(state, { from: to, to: from })?.length !== 1) return index;
    const past = state.blocks.map((block) =>
      block.cell === to ? { ...block, cell: from } : block,
    );
    state = { ...state, blocks: past };
  }
  for (const [index, move] of trail.entries()) {
    const played = tryPlay(state, move);
    if (!played.ok || played.value.state.count !== index + 1) return index;
    ({ state } = played.value);
  }
  return -1;
};

const readCount = (word: Word | undefined): Result<number, ParseError> => {
  if (!word) return ok(0);
  const isCount = /^[1-9]\d{0,5}$/.test(word.text) && Number(word.text) <= COUNT_LIMIT;
  return isCount
    ? ok(Number(word.text))
    : bad(word.position, `A number of moves is 1 to ${COUNT_LIMIT}.`);
};

/** The count and the trail; the trail may be shorter, where moves are forgotten. */
const readPast = (
  metric: Metric,
  blocks: readonly Block[],
  [countWord, trailWord]: readonly (Word | undefined)[],
): Result<Pick<KlotskiState, 'count' | 'trail'>, ParseError> => {
  const count = readCount(countWord);
  if (!count.ok) return count;
  const trail = trailWord ? readMoves(trailWord) : ok([]);
  if (!trail.ok) return trail;
  const limit = Math.min(count.value, TRAIL_LIMIT);
  const wrong = trail.value.length > limit ? limit : impossibleMove(metric, blocks, trail.value);
  if (trailWord && wrong >= 0) {
    const message = 'This move cannot have led to the board.';
    return parseError('bad-move', trailWord.position + MOVE_LENGTH * wrong, message);
  }
  return ok({ count: count.value, trail: trail.value });
};

/** The state of the words after the head. */
const readState = (
  [metricWord, boardWord, idsWord, ...past]: readonly Word[],
  end: number,
): Result<KlotskiState, ParseError> => {
  const metric = METRICS.find((name) => name === metricWord?.text);
  if (!metric) return bad(metricWord?.position ?? end, `A metric is ${METRICS.join(', ')}.`);
  if (!boardWord) return bad(end, 'After the metric comes the board.');
  const placed = readBoard(boardWord);
  if (!placed.ok) return placed;
  const isUsual = !idsWord || idsWord.text === '-';
  const blocks = isUsual ? ok(numbered(placed.value)) : withIds(placed.value, idsWord);
  if (!blocks.ok) return blocks;
  if (!isPlayable(blocks.value)) {
    const message = 'A game needs exactly one big block and at least two empty cells.';
    return parseError('not-playable', boardWord.position, message);
  }
  const extra = past[2];
  if (extra) return bad(extra.position - 1, 'The state should end here.');
  const counted = readPast(metric, blocks.value, past);
  return counted.ok ? ok({ metric, blocks: byId(blocks.value), ...counted.value }) : counted;
};

/** Reads what `makeState` writes, and nothing else. Never throws. */
export const parseState = (input: string): Result<KlotskiState, ParseError> => {
  const text = textOf(input);
  if (text.length > STATE_LENGTH_LIMIT) {
    const message = `A state has at most ${STATE_LENGTH_LIMIT} characters.`;
    return parseError('too-long', STATE_LENGTH_LIMIT, message);
  }
  const [head, ...rest] = wordsOf(text);
  if (head?.text !== HEAD) return bad(0, `A state starts with ${HEAD}.`);
  const state = readState(rest, text.length);
  if (!state.ok) return state;
  const again = makeState(state.value);
  return again === text ? state : bad(text.length, `This state is written ${again}.`);
};
