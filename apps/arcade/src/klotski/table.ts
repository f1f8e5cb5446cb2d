// Making the `<parlour-klotski>` of a page.
import '@parlour/klotski-element';
import { type KlotskiElement } from '@parlour/klotski-element';
import { type KlotskiOptions } from '@parlour/klotski';
import { type Settings } from './settings.ts';

type Looks = Pick<Settings, 'faces' | 'animation' | 'distance'>;

/** What the blocks bear, how they move, what the status tells: these change at once. */
export const dress = (table: KlotskiElement, { faces, animation, distance }: Looks): void => {
  table.faces = faces;
  table.animation = animation;
  table.distance = distance;
};

/** A board to play on; what is saved under the name comes before the layout. */
export const newTable = (
  { layout, metric }: KlotskiOptions,
  looks: Looks,
  autosave: string,
): KlotskiElement => {
  const table = document.createElement('parlour-klotski');
  dress(table, looks);
  table.controls = true;
  table.autosave = autosave;
  table.layout = layout;
  table.metric = metric;
  return table;
};

/** A board to look at: nothing can be played by hand. */
export const shownTable = (looks: Looks): KlotskiElement => {
  const table = document.createElement('parlour-klotski');
  dress(table, looks);
  table.readonly = true;
  table.noShortcuts = true;
  return table;
};
