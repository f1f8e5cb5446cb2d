import { html, render } from 'lit';
import { type Panel } from '../shell/bench.ts';

export const collection: Panel = {
  id: 'collection',
  title: 'Collection',
  mount: (section) => {
    render(html`<p class="note">Nothing here yet.</p>`, section);
  },
};
