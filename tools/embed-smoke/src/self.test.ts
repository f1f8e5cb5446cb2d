// The checks, checked: a good citizen passes them all, and each of them is failed by a bad one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CheckName, checks } from './checks/index.ts';
import { type LaunchOptions, Stage } from './stage.ts';
import { type Subject } from './subject.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly launchOptions: LaunchOptions;
  }
}

const folder = join(import.meta.dirname, '../fixture');
const subject = JSON.parse(readFileSync(join(folder, 'embed.json'), 'utf8')) as Subject;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({ subject, folder, file: 'stand-in.js' }, inject('launchOptions'));
});
afterAll(async () => {
  await stage.close();
});

const names = Object.keys(checks) as CheckName[];

describe.concurrent('a good citizen', () => {
  it.each(names)('%s', async (name) => {
    expect(await checks[name](stage)).toEqual([]);
  });
});

/** A flaw of the stand-in, and what the check says of it. */
const flaws: Readonly<Record<CheckName, Readonly<Record<string, string>>>> = {
  'keeps a strict policy': {
    style: 'style-src-attr forbids inline',
    html: 'trusted',
  },
  'hidden at first, looks and plays the same when shown': { measures: 'it looks different' },
  'fits from 280 px to 1200 px': { width: 'too wide', tiny: 'pieces are' },
  'is hit where the pointer is, scaled and scrolled': {
    scale: 'from the pointer',
    rects: 'a drag misses its target',
  },
  'is one of two that know nothing of each other': { shared: 'changes the second' },
  'defined twice, keeps the first and warns of another version': {
    blindly: 'has already been used',
    silent: 'not warned of once',
  },
  'keeps what is set before it is defined': { upgrade: 'set early' },
  'moved in the document, goes on with its game': { deal: 'loses its game' },
  'bears to be made and dropped in one task': { late: 'null' },
  'leaves nothing on the page': {
    listener: 'at rest: listener resize on Window',
    'drag-listener': 'left behind: listener pointermove on HTMLDocument',
    interval: 'left behind: interval of 60000 ms',
    observer: 'left behind: ResizeObserver',
    media: 'listener change on MediaQueryList',
    body: 'left behind: attribute class of body',
    head: 'left behind: meta in head',
    global: 'left behind: global theHeaps',
    storage: 'left behind: stored heaps',
  },
  'leaves the page its keys': {
    greedy: 'outside of the element: u taken',
    plays: 'change the game',
    swallows: 'inside, but foreign to it: q taken',
  },
  'lets the focus come and go': {
    autofocus: 'the focus is on',
    trap: 'Tab does not leave',
  },
  'lets the page scroll': {
    wheel: 'the wheel over the element',
    pan: 'a finger beside the pieces',
  },
};

describe.concurrent.each(names)('"%s" is failed', (name) => {
  it.each(Object.entries(flaws[name]))('by the flaw "%s": %s', async (flaw, words) => {
    const bad = stage.with(`/embed/stand-in.js?flaw=${flaw}`);
    expect((await checks[name](bad)).join('\n')).toContain(words);
  });
});
