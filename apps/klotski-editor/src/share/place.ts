// The layout in the address: `?layout=…`, in format 1, or in format 4 where identities are kept.
import { make4, parseLayout } from '@parlour/klotski/formats';
import { type Editor, type EditorState } from '../model/editor.ts';

/** The layout as text, with identities where these are kept. */
export const layoutText = ({ design, layout }: EditorState): string => {
  const named = design.keepsIds ? make4(design.blocks) : undefined;
  return named?.ok ? named.value : layout;
};

/** The address of what is drawn. */
export const addressOf = (state: EditorState, base: string): string => {
  const address = new URL(base);
  address.search = `?layout=${layoutText(state)}`;
  return address.href;
};

/** Begins anew with a text, if it is a board. */
const begin = (editor: Editor, text: string): boolean => {
  const found = parseLayout(text, { mode: 'lenient' });
  if (!found.ok) return false;
  editor.restart(found.value.blocks, found.value.format === '4');
  return true;
};

const layoutIn = (search: string): string => new URLSearchParams(search).get('layout') ?? '';

/** Opens what the address says, and keeps the address true from then on. */
export const followAddress = (editor: Editor, start: string): void => {
  if (!begin(editor, layoutIn(location.search))) begin(editor, start);
  editor.subscribe((state) => {
    const address = addressOf(state, location.href);
    if (address !== location.href) history.replaceState(history.state, '', address);
  });
  // Another entry of the history may be older than what was drawn since: that can be undone.
  addEventListener('popstate', () => {
    const text = layoutIn(location.search);
    if (text !== layoutText(editor.state)) editor.open(text);
  });
};
