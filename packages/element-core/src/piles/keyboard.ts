// What the keys do on a table of piles. Loaded with the first key; which keys are ours is known
// before (`keys.ts`), so that nothing is taken from the page and no key is lost meanwhile.
import type { IconName } from '../icons.ts';
import type { Input, Spot } from '../interaction.ts';
import type { TableModel } from './model.ts';
import { type Step, stepFrom } from './walk.ts';

/** What keys reach of an element. */
export interface KeyHost {
  readonly root: ShadowRoot;
  readonly table: TableModel;
  readonly focus: Spot;
  readonly tool: IconName;
  readonly go: (spot: Spot) => void;
  readonly goTool: (tool: IconName) => void;
  readonly input: (input: Input) => void;
  readonly command: (action: IconName) => void;
  readonly sayAgain: () => void;
  /** A key of the game's own. */
  readonly own: (chord: string) => Promise<void>;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  'Control+ArrowLeft': 'row-start',
  'Control+ArrowRight': 'row-end',
  PageUp: 'other-row',
  PageDown: 'other-row',
  Home: 'first',
  End: 'last',
};

const COMMANDS: Readonly<Record<string, IconName>> = {
  u: 'undo',
  'Control+z': 'undo',
  'Shift+u': 'redo',
  'Control+y': 'redo',
  'Control+Shift+z': 'redo',
  h: 'hint',
  a: 'auto',
  '?': 'help',
};

const alongTools = (chord: string, host: KeyHost): void => {
  const buttons = [...host.root.querySelectorAll<HTMLElement>('[role=toolbar] button')];
  const at = buttons.findIndex((button) => button.dataset['action'] === host.tool);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[chord];
  const button = buttons[to ?? -1];
  if (!button) return;
  host.goTool(button.dataset['action'] as IconName);
  button.focus();
};

/** Shows the focused card large, until the key comes again or focus goes on. */
const enlarge = (root: ShadowRoot): void => {
  const node = root.querySelector('.field [tabindex="0"]');
  if (node?.classList.contains('card')) node.toggleAttribute('data-large');
};

/** Carries out a key that `keys.ts` takes for ours. */
export const press = async (
  chord: string,
  isTool: boolean,
  time: number,
  host: KeyHost,
): Promise<void> => {
  const command = COMMANDS[chord];
  const step = STEPS[chord];
  if (command) host.command(command);
  else if (isTool) alongTools(chord, host);
  else if (step) host.go(stepFrom(host.table, host.focus, step));
  else if (chord === 'Enter' || chord === 'Space') {
    host.input({ type: 'activate', spot: host.focus, time });
  } else if (chord === 'Escape') host.input({ type: 'cancel' });
  else if (chord === 'l') host.sayAgain();
  else if (chord === 'z') enlarge(host.root);
  else await host.own(chord);
};
