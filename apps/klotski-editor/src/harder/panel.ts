import { html, render } from 'lit';
import { type Panel } from '../shell/bench.ts';

export const harder: Panel = {
  id: 'harder',
  title: 'Make it harder',
  mount: (section) => {
    render(html`<p class="note">Nothing here yet.</p>`, section);
  },
};
