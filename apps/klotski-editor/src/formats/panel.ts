import { html, render } from 'lit';
import { type Panel } from '../shell/bench.ts';

export const formats: Panel = {
  id: 'formats',
  title: 'Formats',
  mount: (section, { editor }) => {
    editor.subscribe(({ layout }) => {
      render(html`<p class="note">${layout}</p>`, section);
    });
  },
};
