// The layout in the address: `?layout=…`, in format 1, or in format 4 where identities are kept.
import { make4, parseLayout } from '@parlour/klotski/formats';
import { type Editor, type EditorState } from '../model/editor.ts';

const textOf = ({ design, layout }: EditorState): string => {
  const named = design.keepsIds ? make4(design.blocks) : undefined;
  return named?.ok ? named.value : layout;
};

/** The address of what is drawn. */
export const addressOf = (state: EditorState, base: string): string => {
  const address = new URL(base);
  address.search = `?layout=${textOf(state)}`;
  return address.href;
};

/** Begins anew with a text, if it is a board. */
const begin = (editor: Editor, text: string): boolean => {
  const found = parseLayout(text, { mode: 'lenient' });
  if (!found.ok) return false;
  editor.restart(found.value.blocks, found.value.format === '4');
  return true;
};

/** Puts what the address says on the board; whether it says anything that can be read. */
const read = (editor: Editor): boolean =>
  begin(editor, new URLSearchParams(location.search).get('layout') ?? '');

/** Opens what the address says, and keeps the address true from then on. */
export const followAddress = (editor: Editor, start: string): void => {
  if (!read(editor)) begin(editor, start);
  editor.subscribe((state) => {
    const address = addressOf(state, location.href);
    if (address !== location.href) history.replaceState(history.state, '', address);
  });
  addEventListener('popstate', () => {
    read(editor);
  });
};
