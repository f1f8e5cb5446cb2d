// What the board is, in words, with the cells concerned marked on it.
import { type Cell, METRICS, type Reason, type Verdict } from '@parlour/klotski';
import { html, nothing, render, type TemplateResult } from 'lit';
import { type EditorState } from '../model/editor.ts';
import { type Bench } from '../shell/bench.ts';
import { icon } from '../shell/icons.ts';
import { type Findings } from '../solving/live.ts';
import { words } from './words.ts';

const { verdicts } = words;

type Name = 'decodable' | 'playable' | 'standard' | 'solvable';

/** One line: does it hold, and why not. */
interface Line {
  readonly name: Name;
  readonly holds: boolean | undefined;
  readonly text: readonly string[];
  readonly cells: readonly Cell[];
  readonly more?: TemplateResult;
}

/** The number that a reason is about. */
const numberOf = ({ code, cells }: Reason, { counts }: EditorState): number => {
  switch (code) {
    case 'many_big':
      return counts.big;
    case 'too_few_empty':
    case 'too_many_empty':
      return counts.empty;
    case 'too_few_generals':
    case 'too_many_generals':
      return counts.vertical + counts.horizontal;
    case 'too_few_soldiers':
    case 'too_many_soldiers':
      return counts.soldier;
    case 'out_of_board':
    case 'overlap':
    case 'duplicate_id':
    case 'no_big':
    case 'not_home':
      return cells.length;
  }
};

const judgedLine = (
  name: 'decodable' | 'playable' | 'standard',
  { holds, reasons }: Verdict,
  state: EditorState,
): Line => ({
  name,
  holds,
  text: holds
    ? [verdicts.holds[name]]
    : reasons.map((reason) => verdicts.reason[reason.code](numberOf(reason, state))),
  cells: [...new Set(reasons.flatMap(({ cells }) => cells))],
});

const optimaOf = ({ solutions }: Findings): readonly (number | undefined)[] =>
  METRICS.map((metric) => {
    const answer = solutions[metric];
    return answer?.status === 'solved' ? answer.optimum : undefined;
  });

const solvableLine = (findings: Findings, { live }: Bench): Line => {
  const line = { name: 'solvable' as const, cells: [] };
  const { status, solutions, slow } = findings;
  const button = (text: string, act: () => void) =>
    html`<button type="button" class="small" @click=${act}>${text}</button>`;
  const more =
    status === 'searching' && slow
      ? html`${button(verdicts.stop, () => {
          live.stop();
        })}`
      : status === 'stopped'
        ? html`${button(verdicts.resume, () => {
            live.resume();
          })}`
        : html``;
  if (status === 'unplayable') return { ...line, holds: false, text: [verdicts.afterPlayable] };
  if (solutions.corner?.status === 'solved') {
    const text =
      solutions.corner.optimum === 0 ? verdicts.solved : verdicts.moves(optimaOf(findings));
    return { ...line, holds: true, text: [text], more };
  }
  if (solutions.corner) return { ...line, holds: false, text: [verdicts.unsolvable], more };
  const text = status === 'stopped' ? verdicts.stopped : verdicts.searching;
  return { ...line, holds: undefined, text: [text], more };
};

const said = (holds: boolean | undefined): string =>
  holds === undefined ? verdicts.unknown : holds ? verdicts.yes : verdicts.no;

const lineView = (line: Line, mark: (cells: readonly Cell[]) => void): TemplateResult => {
  const { name, holds, text, cells, more } = line;
  const show = (): void => {
    mark(cells);
  };
  const hide = (): void => {
    mark([]);
  };
  return html`
    <li
      class=${holds === undefined ? 'open' : holds ? 'holds' : 'fails'}
      data-verdict=${name}
      @pointerenter=${show}
      @pointerleave=${hide}
    >
      <span class="sign">${holds === undefined ? '…' : icon(holds ? 'check' : 'cross')}</span>
      <strong>${verdicts[name]}<span class="sr">: ${said(holds)}.</span></strong>
      <span class="why">${text.join(' ')} ${more ?? nothing}</span>
    </li>
  `;
};

/** Draws the verdicts into their place. */
export const mountVerdicts = (place: HTMLElement, bench: Bench): void => {
  const { editor, live, marks } = bench;
  const draw = (): void => {
    const { state } = editor;
    const { decodable, playable, standard } = state.judgement;
    const lines = [
      judgedLine('decodable', decodable, state),
      judgedLine('playable', playable, state),
      judgedLine('standard', standard, state),
      solvableLine(live.findings, bench),
    ];
    const mark = (cells: readonly Cell[]): void => {
      marks.set('verdict', cells);
    };
    render(
      html`<ul class="verdicts" aria-label=${verdicts.title}>
        ${lines.map((line) => lineView(line, mark))}
      </ul>`,
      place,
    );
    // What keeps a board from being played on is marked as long as it does.
    marks.set('playable', [...new Set(playable.reasons.flatMap(({ cells }) => cells))]);
  };
  editor.subscribe(draw);
  live.subscribe(draw);
};
