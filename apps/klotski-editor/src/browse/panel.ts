import { html, render } from 'lit';
import { type Panel } from '../shell/bench.ts';

export const browse: Panel = {
  id: 'browse',
  title: 'Browse',
  mount: (section) => {
    render(html`<p class="note">Nothing here yet.</p>`, section);
  },
};
