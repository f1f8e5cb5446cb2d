import { render } from 'lit';
import { type Bench } from '../shell/bench.ts';
import { picture } from './picture.ts';

/** Draws the board into its section. */
export const mountBoard = (section: HTMLElement, { editor }: Bench): void => {
  editor.subscribe(({ design }) => {
    render(picture(design.blocks, 'Board'), section);
  });
};
