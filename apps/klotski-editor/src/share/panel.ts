import { html, render } from 'lit';
import { type Panel } from '../shell/bench.ts';

export const share: Panel = {
  id: 'share',
  title: 'Share',
  mount: (section, { editor }) => {
    editor.subscribe(({ layout }) => {
      render(html`<p class="note">${layout}</p>`, section);
    });
  },
};
