import { html, render } from 'lit';
import { type Panel } from '../shell/bench.ts';

export const solve: Panel = {
  id: 'solve',
  title: 'Solve',
  mount: (section, { editor }) => {
    editor.subscribe(({ layout }) => {
      render(html`<p class="note">${layout}</p>`, section);
    });
  },
};
