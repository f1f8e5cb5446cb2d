import { describe, expect, it } from 'vitest';
import { EVERYTHING, galleryPlace, playPlace, readAddress, type Selection } from './address.ts';

describe('readAddress', () => {
  it('shows everything where nothing is named', () => {
    expect(readAddress('')).toEqual({ kind: 'gallery', selection: EVERYTHING });
    expect(readAddress('?utm=1&level=awful&sort=x&mark=1')).toEqual({
      kind: 'gallery',
      selection: EVERYTHING,
    });
  });

  it('reads a layout, the way of counting and where the game is kept', () => {
    expect(readAddress('?layout=1&metric=unit', '#shared')).toEqual({
      kind: 'play',
      layout: '1',
      metric: 'unit',
      slot: 'shared',
    });
    expect(readAddress('?layout=01&metric=miles', '#elsewhere')).toEqual({
      kind: 'play',
      layout: '01',
      slot: 'own',
    });
  });

  it('reads a record, whatever else is there', () => {
    expect(readAddress('?layout=1&record=1.klotski..')).toEqual({
      kind: 'record',
      record: '1.klotski..',
    });
  });

  it('cuts a text that is too long', () => {
    const address = readAddress(`?q=${'x'.repeat(1000)}`);
    expect(address.kind === 'gallery' && address.selection.text.length).toBe(100);
  });
});

describe('what is written is read again', () => {
  const selections: readonly Selection[] = [
    EVERYTHING,
    { text: '横刀 & L’Âne?', level: 'expert', mark: 'unsolved', sort: 'name' },
    { ...EVERYTHING, level: 'unsolvable', sort: 'solved', mark: 'perfect' },
  ];

  it.each(selections)('a selection: %j', (selection) => {
    expect(readAddress(galleryPlace(selection, 'straight'))).toEqual({
      kind: 'gallery',
      selection,
      metric: 'straight',
    });
  });

  it.each(['own', 'shared'] as const)('a game: %s', (slot) => {
    const [search = '', hash = ''] = playPlace('1*+', 'corner', slot).split(/(?=#)/);
    expect(readAddress(search, hash)).toEqual({
      kind: 'play',
      layout: '1*+',
      metric: 'corner',
      slot,
    });
  });
});
