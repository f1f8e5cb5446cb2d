// The palette and what can be done to a block or to the whole board.
import { BIG, type BlockCode, HORIZONTAL, SOLDIER, VERTICAL } from '@parlour/klotski';
import { html, nothing, type TemplateResult } from 'lit';
import { type EditorState, type Tool } from '../model/editor.ts';
import { icon, type Icon } from '../shell/icons.ts';
import { SHAPES } from './picture.ts';
import { words } from './words.ts';

const TOOLS: readonly Tool[] = ['select', SOLDIER, VERTICAL, HORIZONTAL, BIG, 'erase'];

const SIGNS = { select: 'hand', erase: 'erase' } as const satisfies Readonly<Record<string, Icon>>;

export const ACTIONS = ['undo', 'redo', 'rotate', 'erase', 'swap', 'mirror', 'clear'] as const;
export type Action = (typeof ACTIONS)[number];

const ACTION_SIGNS: Readonly<Record<Action, Icon>> = {
  undo: 'undo',
  redo: 'redo',
  rotate: 'rotate',
  erase: 'cross',
  swap: 'swap',
  mirror: 'mirror',
  clear: 'clear',
};

const sample = (tool: Tool): TemplateResult =>
  typeof tool === 'number' ? html`<span class="sample ${SHAPES[tool]}"></span>` : icon(SIGNS[tool]);

/** The block that a button of the palette stands for. */
export const codeOf = (target: Element): BlockCode | undefined => {
  const code = Number(target.closest<HTMLElement>('[data-tool]')?.dataset['tool']);
  return ([SOLDIER, VERTICAL, HORIZONTAL, BIG] as const).find((known) => known === code);
};

export const palette = (tool: Tool, choose: (tool: Tool) => void): TemplateResult => html`
  <div class="palette" role="group" aria-label=${words.tools}>
    ${TOOLS.map(
      (one) => html`
        <button
          type="button"
          aria-pressed=${String(one === tool)}
          aria-label=${words.tool[one]}
          title="${words.tool[one]} (${words.toolKeys[one]})"
          data-tool=${one}
          @click=${() => {
            choose(one === tool ? 'select' : one);
          }}
        >
          ${sample(one)}
        </button>
      `,
    )}
  </div>
`;

/** Can the action do anything now? */
const isOff = (action: Action, state: EditorState): boolean => {
  const { selected, design, canUndo, canRedo } = state;
  const block = design.blocks.find(({ cell }) => cell === selected);
  switch (action) {
    case 'undo':
      return !canUndo;
    case 'redo':
      return !canRedo;
    case 'rotate':
      return block?.code !== VERTICAL && block?.code !== HORIZONTAL;
    case 'erase':
      return !block;
    case 'swap':
      return design.blocks.filter(({ code }) => code === block?.code).length < 2;
    case 'mirror':
    case 'clear':
      return design.blocks.length === 0;
  }
};

export const actionBar = (
  state: EditorState,
  isSwapping: boolean,
  act: (action: Action) => void,
): TemplateResult => html`
  <div class="actions" role="group" aria-label=${words.actions}>
    ${ACTIONS.map((action) => {
      const off = isOff(action, state);
      return html`
        <button
          type="button"
          class="quiet"
          aria-disabled=${String(off)}
          aria-pressed=${action === 'swap' ? String(isSwapping) : nothing}
          aria-label=${words.action[action]}
          title=${words.action[action]}
          data-action=${action}
          @click=${() => {
            if (!off) act(action);
          }}
        >
          ${icon(ACTION_SIGNS[action])}
        </button>
      `;
    })}
  </div>
`;
