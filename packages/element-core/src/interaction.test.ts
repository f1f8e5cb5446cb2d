import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DOUBLE_TAP,
  type Effect,
  IDLE,
  type Input,
  interact,
  type Interaction,
  type Table,
} from './interaction.ts';
import { sameSpot, type Spot } from './spot.ts';

const CARD: Spot = { pile: 't1', index: 2 };
/** Can be picked up as well; `CARD` may lie on it. */
const TARGET: Spot = { pile: 't2', index: 0 };
/** Can be picked up; takes nothing. */
const OTHER: Spot = { pile: 't3', index: 1 };
/** Nothing to be had here. */
const WALL: Spot = { pile: 't4', index: -1 };
const STOCK: Spot = { pile: 'stock', index: -1 };

const table: Table = {
  isMovable: ({ pile, index }) => ['t1', 't2', 't3'].includes(pile) && index >= 0,
  isAction: ({ pile }) => pile === 'stock',
  accepts: (from, to) => from.pile === 't1' && to === 't2',
  draggable: true,
  tappable: true,
};

const origin = { x: 10, y: 10 };
const near = { x: 12, y: 12 };
const far = { x: 40, y: 10 };
const threshold = 4;

const pressed = (spot: Spot | undefined, held?: Spot): Interaction => ({
  kind: 'pressed',
  spot,
  start: origin,
  threshold,
  held: held && { spot: held, since: 1000 },
});
const picked = (spot: Spot, since = 1000): Interaction => ({ kind: 'picked', spot, since });
const dragging = (spot: Spot, by = far): Interaction => ({ kind: 'dragging', spot, by });

const put = (spot: Spot): Effect => ({ type: 'put-back', spot });
const pick = (spot: Spot): Effect => ({ type: 'pick', spot });
const act = (spot: Spot): Effect => ({ type: 'act', spot });
const place = (from: Spot, to: string, dragged = false): Effect => ({
  type: 'place',
  from,
  to,
  dragged,
});

const states = {
  idle: IDLE,
  'pressed on a card': pressed(CARD),
  'pressed on nothing': pressed(undefined),
  'pressed on the stock': pressed(STOCK),
  'pressed on the target of what is picked': pressed(TARGET, CARD),
  'pressed on nothing with a card picked': pressed(undefined, CARD),
  dragging: dragging(CARD),
  picked: picked(CARD),
} satisfies Record<string, Interaction>;

/** One of each kind; a kind without a state above does not compile. */
const kinds: Readonly<Record<Interaction['kind'], keyof typeof states>> = {
  idle: 'idle',
  pressed: 'pressed on a card',
  dragging: 'dragging',
  picked: 'picked',
};

const inputs = {
  'down on a card': { type: 'down', spot: OTHER, at: origin, threshold },
  'down on nothing': { type: 'down', spot: undefined, at: origin, threshold },
  'move a little': { type: 'move', at: near },
  'move far': { type: 'move', at: far },
  'up over a pile that takes it': { type: 'up', time: 2000, target: 't2' },
  'up over nothing': { type: 'up', time: 2000, target: undefined },
  'Enter on a card': { type: 'activate', spot: OTHER, time: 2000 },
  'Enter on the target': { type: 'activate', spot: TARGET, time: 2000 },
  'Enter on the stock': { type: 'activate', spot: STOCK, time: 2000 },
  cancel: { type: 'cancel' },
} satisfies Record<string, Input>;

const types: Readonly<Record<Input['type'], keyof typeof inputs>> = {
  down: 'down on a card',
  move: 'move far',
  up: 'up over nothing',
  activate: 'Enter on a card',
  cancel: 'cancel',
};

type Row = Readonly<Record<keyof typeof inputs, readonly [Interaction, ...Effect[]]>>;

/** A pointer is at work: a second one, Enter and Escape all let go of what it holds. */
const letsGo = (...[next, ...effects]: readonly [Interaction, ...Effect[]]) => ({
  'down on a card': [next, ...effects] as const,
  'down on nothing': [next, ...effects] as const,
  'Enter on a card': [next, ...effects] as const,
  'Enter on the target': [next, ...effects] as const,
  'Enter on the stock': [next, ...effects] as const,
  cancel: [next, ...effects] as const,
});

const expected: Readonly<Record<keyof typeof states, Row>> = {
  idle: {
    'down on a card': [pressed(OTHER)],
    'down on nothing': [pressed(undefined)],
    'move a little': [IDLE],
    'move far': [IDLE],
    'up over a pile that takes it': [IDLE],
    'up over nothing': [IDLE],
    'Enter on a card': [picked(OTHER, 2000), pick(OTHER)],
    'Enter on the target': [picked(TARGET, 2000), pick(TARGET)],
    'Enter on the stock': [IDLE, act(STOCK)],
    cancel: [IDLE],
  },
  'pressed on a card': {
    ...letsGo(IDLE),
    'move a little': [pressed(CARD)],
    'move far': [dragging(CARD), { type: 'drag-start', spot: CARD }],
    'up over a pile that takes it': [picked(CARD, 2000), pick(CARD)],
    'up over nothing': [picked(CARD, 2000), pick(CARD)],
  },
  'pressed on nothing': {
    ...letsGo(IDLE),
    'move a little': [pressed(undefined)],
    'move far': [IDLE],
    'up over a pile that takes it': [IDLE],
    'up over nothing': [IDLE],
  },
  'pressed on the stock': {
    ...letsGo(IDLE),
    'move a little': [pressed(STOCK)],
    'move far': [IDLE],
    'up over a pile that takes it': [IDLE, act(STOCK)],
    'up over nothing': [IDLE, act(STOCK)],
  },
  'pressed on the target of what is picked': {
    ...letsGo(picked(CARD)),
    'move a little': [pressed(TARGET, CARD)],
    'move far': [dragging(TARGET), { type: 'drag-start', spot: TARGET }],
    'up over a pile that takes it': [IDLE, place(CARD, 't2')],
    'up over nothing': [IDLE, place(CARD, 't2')],
  },
  'pressed on nothing with a card picked': {
    ...letsGo(picked(CARD)),
    'move a little': [pressed(undefined, CARD)],
    'move far': [picked(CARD)],
    'up over a pile that takes it': [IDLE, put(CARD)],
    'up over nothing': [IDLE, put(CARD)],
  },
  dragging: {
    ...letsGo(IDLE, put(CARD)),
    'move a little': [dragging(CARD, near)],
    'move far': [dragging(CARD, far)],
    'up over a pile that takes it': [IDLE, place(CARD, 't2', true)],
    'up over nothing': [IDLE, put(CARD)],
  },
  picked: {
    'down on a card': [pressed(OTHER, CARD)],
    'down on nothing': [pressed(undefined, CARD)],
    'move a little': [picked(CARD)],
    'move far': [picked(CARD)],
    'up over a pile that takes it': [picked(CARD)],
    'up over nothing': [picked(CARD)],
    'Enter on a card': [picked(OTHER, 2000), pick(OTHER)],
    'Enter on the target': [IDLE, place(CARD, 't2')],
    'Enter on the stock': [IDLE, act(STOCK)],
    cancel: [IDLE, put(CARD)],
  },
};

const entries = <Key extends string, Value>(all: Readonly<Record<Key, Value>>) =>
  Object.entries(all) as [Key, Value][];

describe.each(entries(expected))('%s,', (state, row) => {
  it.each(entries(row))('%s', (input, [next, ...effects]) => {
    expect(interact(states[state], inputs[input], table)).toEqual({ next, effects });
  });
});

describe('the table above', () => {
  it('has every kind of state and of input', () => {
    for (const [kind, state] of entries(kinds)) expect(states[state].kind).toBe(kind);
    for (const [type, input] of entries(types)) expect(inputs[input].type).toBe(type);
  });
});

/** Feeds inputs one after the other; all effects in order. */
const play = (given: readonly Input[], rules = table, start: Interaction = IDLE) => {
  const effects: Effect[] = [];
  let now = start;
  for (const input of given) {
    const step = interact(now, input, rules);
    effects.push(...step.effects);
    now = step.next;
  }
  return { now, effects };
};

const tap = (spot: Spot | undefined, time: number): readonly Input[] => [
  { type: 'down', spot, at: origin, threshold },
  { type: 'up', time, target: undefined },
];

describe('tapping', () => {
  it('twice in time plays the best move', () => {
    const { now, effects } = play([...tap(CARD, 1000), ...tap(CARD, 1000 + DOUBLE_TAP)]);
    expect(now).toEqual(IDLE);
    expect(effects).toEqual([pick(CARD), { type: 'best', spot: CARD }]);
  });

  it('again later puts back', () => {
    const { now, effects } = play([...tap(CARD, 1000), ...tap(CARD, 1001 + DOUBLE_TAP)]);
    expect(now).toEqual(IDLE);
    expect(effects).toEqual([pick(CARD), put(CARD)]);
  });

  it('a card and then its target moves it there', () => {
    expect(play([...tap(CARD, 1), ...tap(TARGET, 2)])).toEqual({
      now: IDLE,
      effects: [pick(CARD), place(CARD, 't2')],
    });
  });

  it('another card of the same pile takes that one up instead', () => {
    const deeper = { pile: 't1', index: 0 };
    expect(play([...tap(CARD, 1), ...tap(deeper, 2)])).toEqual({
      now: picked(deeper, 2),
      effects: [pick(CARD), pick(deeper)],
    });
  });

  it('a pile that takes nothing tries all the same, so that a reason can be given', () => {
    expect(play([...tap(CARD, 1), ...tap(WALL, 2)]).effects).toEqual([
      pick(CARD),
      place(CARD, 't4'),
    ]);
  });

  it('where nothing can be picked up does nothing', () => {
    expect(play(tap(WALL, 1))).toEqual({ now: IDLE, effects: [] });
  });

  it('the stock with a card picked turns the stock', () => {
    expect(play([...tap(CARD, 1), ...tap(STOCK, 2)]).effects).toEqual([pick(CARD), act(STOCK)]);
  });
});

describe('keys', () => {
  it('have no double tap: Enter twice at once puts back', () => {
    const enter: Input = { type: 'activate', spot: CARD, time: 5 };
    expect(play([enter, enter])).toEqual({ now: IDLE, effects: [pick(CARD), put(CARD)] });
  });

  it('while dragging put back, and the pointer that goes up later changes nothing', () => {
    const up: Input = { type: 'up', time: 3, target: 't2' };
    const { now, effects } = play([inputs['Enter on a card'], up], table, dragging(CARD));
    expect(now).toEqual(IDLE);
    expect(effects).toEqual([put(CARD)]);
  });
});

describe('without taps to pick up', () => {
  const rules = { ...table, tappable: false };

  it('a tap takes nothing up, and still acts', () => {
    const up: Input = { type: 'up', time: 3, target: undefined };
    expect(play([up], rules, pressed(CARD))).toEqual({ now: IDLE, effects: [] });
    expect(play([up], rules, pressed(STOCK)).effects).toEqual([{ type: 'act', spot: STOCK }]);
  });

  it('keys pick up as ever', () => {
    expect(play([inputs['Enter on a card']], rules, IDLE).now.kind).toBe('picked');
  });
});

describe('dragging', () => {
  it('starts at the threshold, not before', () => {
    const down: Input = { type: 'down', spot: CARD, at: { x: 0, y: 0 }, threshold: 8 };
    const to = (x: number): Input => ({ type: 'move', at: { x, y: 0 } });
    expect(play([down, to(7.9)]).now.kind).toBe('pressed');
    expect(play([down, to(7.9), to(8)]).now).toEqual(dragging(CARD, { x: 8, y: 0 }));
  });

  it.each([
    ['what lies fast', { ...table, isMovable: () => false }],
    ['anything where nothing may be dragged', { ...table, draggable: false }],
  ])('never takes %s along', (_, rules) => {
    const near: Input = { type: 'move', at: { x: 20, y: 12 } };
    expect(play([near], rules, pressed(CARD)).now).toEqual(pressed(CARD));
    // Three thresholds astray the press is given up: nothing happens when it ends.
    expect(play([inputs['move far']], rules, pressed(CARD)).now).toEqual(IDLE);
  });

  it('ends with a second pointer, which takes nothing along either', () => {
    const { now, effects } = play([inputs['down on a card']], table, dragging(CARD));
    expect({ now, effects }).toEqual({ now: IDLE, effects: [put(CARD)] });
  });
});

describe('spots', () => {
  it.each([
    [CARD, { ...CARD }, true],
    [CARD, TARGET, false],
    [CARD, { ...CARD, index: 0 }, false],
    [CARD, undefined, false],
    [undefined, undefined, false],
  ])('%j and %j are the same: %j', (a, b, same) => {
    expect(sameSpot(a, b)).toBe(same);
  });
});

describe('whatever comes', () => {
  const input = fc.oneof(...Object.values(inputs).map((one) => fc.constant<Input>(one)));
  const many = fc.array(input, { maxLength: 40 });

  it('two cancels lead to rest', () => {
    fc.assert(
      fc.property(many, (given) => {
        const { now } = play([...given, { type: 'cancel' }, { type: 'cancel' }]);
        expect(now).toEqual(IDLE);
      }),
    );
  });

  it('cards follow a pointer from a start to one end', () => {
    fc.assert(
      fc.property(many, (given) => {
        let now: Interaction = IDLE;
        for (const one of given) {
          const { next, effects } = interact(now, one, table);
          const kinds = effects.map(({ type }) => type);
          const starts = now.kind !== 'dragging' && next.kind === 'dragging';
          expect(kinds.includes('drag-start')).toBe(starts);
          if (now.kind === 'dragging' && next.kind !== 'dragging') {
            expect(kinds).toHaveLength(1);
            expect(['put-back', 'place']).toContain(kinds[0]);
          }
          now = next;
        }
      }),
    );
  });

  it('neither state nor input is changed', () => {
    fc.assert(
      fc.property(many, (given) => {
        const before = structuredClone(given);
        play(given);
        expect(given).toEqual(before);
      }),
    );
  });
});
