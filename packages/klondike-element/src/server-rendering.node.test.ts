// What a server makes of the tag: lit's own server rendering, into a declarative shadow tree.
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { unwrap } from '@parlour/game-core';
import { klondike } from '@parlour/klondike';
import { describe, expect, it } from 'vitest';
import './define.ts';
import './locale/ja.ts';

/** Markup with its elements drawn. */
const draw = (markup: string): Promise<string> =>
  collectResult(render(html(Object.assign([markup], { raw: [markup] }))));

const tag = (attributes: string): string => `<parlour-klondike ${attributes}></parlour-klondike>`;

/** What lies in each pile, the deepest card first; `-` before one that lies face down. */
const pilesOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text
      .split(/(?=<div[^>]*data-pile)/)
      .slice(1)
      .map((part) => [
        /data-pile="(\w+)"/.exec(part)?.[1] ?? '',
        [...part.matchAll(/class="card( back)?[^"]*"[^>]*data-key="(\d+)"/g)].map(
          ([, back, key]) => `${back ? '-' : ''}${key ?? ''}`,
        ),
      ]),
  );

describe('with a seed', () => {
  it('the deal is drawn, as every client deals it', async () => {
    const piles = pilesOf(await draw(tag('seed="4" draw="3"')));
    const state = klondike.deal(unwrap(klondike.parseOptions({ seed: 4, draw: 3 })));
    for (const [index, { down, up }] of state.tableau.entries())
      expect(piles[`t${index + 1}`]).toEqual([
        ...down.map((card) => `-${card}`),
        ...up.map(String),
      ]);
    // Of the stock only what shows is drawn; its name counts the cards.
    expect(piles['stock']).toEqual(state.stock.slice(-3).map((card) => `-${card}`));
  });

  it('all 52 cards are there', async () => {
    const text = await draw(tag('seed="4" draw="3"'));
    const onTableau = Object.entries(pilesOf(text))
      .filter(([id]) => id.startsWith('t'))
      .flatMap(([, cards]) => cards.map((card) => card.replace('-', '')));
    expect(new Set(onTableau).size).toBe(28);
    expect(text).toContain('aria-label="24 cards"');
  });

  it('cards lie where they belong before any script runs', async () => {
    const text = await draw(tag('seed="4" draw="3"'));
    expect(text).toMatch(/style="--d:6;--u:0"/);
    expect(text).toMatch(/style="--downs:6;--ups:1"/);
  });

  it('by other options, other cards', async () => {
    const [one, other] = await Promise.all(['seed="4"', 'seed="5"'].map((text) => draw(tag(text))));
    expect(pilesOf(one ?? '')['t7']).not.toEqual(pilesOf(other ?? '')['t7']);
  });
});

describe('without a seed', () => {
  it.each(['', 'draw="3"', 'autosave="table"', 'deal="danie" number="12"', 'controls'])(
    'the places of an undealt table: %s',
    async (attributes) => {
      const piles = pilesOf(await draw(tag(attributes)));
      expect(Object.keys(piles)).toHaveLength(13);
      expect(Object.values(piles).flat()).toEqual([]);
    },
  );
});

describe('whatever the attributes say', () => {
  it('the same text comes each time', async () => {
    for (const attributes of ['', 'seed="4"', 'seed="x" hand="left" controls'])
      expect(await draw(tag(attributes))).toBe(await draw(tag(attributes)));
  });

  it('options that cannot be are an undealt table, and not an error', async () => {
    expect(Object.values(pilesOf(await draw(tag('seed="4" draw="99"')))).flat()).toEqual([]);
  });

  it('the tree is open, with its styles and what is said in it', async () => {
    const text = await draw(tag('seed="4"'));
    expect(text).toMatch(
      /^<parlour-klondike [^>]*seed="4"[^>]*><template [^>]*shadowrootmode="open"/,
    );
    expect(text).toContain('<style>');
    expect(text).toContain('aria-live="polite"');
  });

  it('the words are English, also where another language is near', async () => {
    expect(await draw(`<main lang="ja">${tag('seed="4"')}</main>`)).toContain('aria-label="Stock"');
  });

  it('names and roles are there before any script runs', async () => {
    expect(await draw(tag('seed="4"'))).toMatch(/^<parlour-klondike [^>]*role="group"/);
  });
});
