// The board with its tools, drawn, and hands and keys that are followed on it.
import { html, render, type TemplateResult } from 'lit';
import { type Ghost } from '../model/ghost.ts';
import { type Bench } from '../shell/bench.ts';
import { playerBar } from '../solve/player-view.ts';
import { Gestures } from './gestures.ts';
import { Hands } from './hands.ts';
import { historyKey, intentOf } from './keys.ts';
import { travel } from './motion.ts';
import { actionBar, codeOf, palette } from './tools.ts';
import { mountVerdicts } from './verdicts.ts';
import { boardView, type Drag } from './view.ts';
import { words } from './words.ts';

class Board {
  readonly #bench: Bench;
  readonly #section: HTMLElement;
  readonly #gestures: Gestures;
  readonly #hands: Hands;
  #ghost: Ghost | undefined;
  #drag: Drag | undefined;

  constructor(section: HTMLElement, bench: Bench) {
    this.#bench = bench;
    this.#section = section;
    this.#hands = new Hands(bench, {
      redraw: () => {
        this.#draw();
      },
      focus: () => {
        const cell = `[data-cell="${this.#hands.cursor}"]`;
        this.#field?.querySelector<HTMLElement>(cell)?.focus();
      },
      letGo: () => {
        this.#gestures.cancel();
      },
    });
    this.#gestures = new Gestures({
      editor: bench.editor,
      field: () => this.#field,
      preview: (ghost, drag) => {
        this.#ghost = ghost;
        this.#drag = drag;
        this.#draw();
      },
      tap: (cell) => {
        this.#hands.tap(cell);
      },
      put: (ghost) => {
        this.#hands.put(ghost);
      },
      carried: (block, to) => {
        this.#hands.carried(block, to);
      },
    });
    render(
      html`<div class="place"></div>
        <div class="tools"></div>
        <div class="judged"></div>`,
      section,
    );
    this.#follow();
  }

  get #field(): HTMLElement | null {
    return this.#section.querySelector<HTMLElement>('.field');
  }

  #follow(): void {
    const { editor, player, marks } = this.#bench;
    let { design } = editor.state;
    editor.subscribe((state) => {
      if (state.design !== design) player.close();
      ({ design } = state);
      if (state.selected === undefined) this.#hands.isSwapping = false;
      this.#draw();
    });
    marks.subscribe(() => {
      this.#draw();
    });
    let before = player.show;
    player.subscribe((show) => {
      this.#draw();
      if (show && before && show.index === before.index + 1 && show.boards === before.boards)
        travel(this.#section, show);
      if (before && !show) this.#comeBack();
      before = show;
    });
    const place = this.#section.querySelector<HTMLElement>('.place');
    const tools = this.#section.querySelector<HTMLElement>('.tools');
    const judged = this.#section.querySelector<HTMLElement>('.judged');
    const field = this.#field;
    if (!place || !tools || !judged || !field) return;
    this.#gestures.listen(field);
    this.#gestures.listenTo(tools, codeOf);
    field.addEventListener('keydown', this.#key);
    field.addEventListener('focusin', ({ target }) => {
      const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
      if (cell === undefined || Number(cell) === this.#hands.cursor) return;
      this.#hands.cursor = Number(cell);
      this.#draw();
    });
    document.addEventListener('keydown', this.#pageKey);
    mountVerdicts(judged, this.#bench);
  }

  #draw(): void {
    const { editor, player, marks } = this.#bench;
    const { state } = editor;
    const { show } = player;
    const place = this.#section.querySelector<HTMLElement>('.place');
    const tools = this.#section.querySelector<HTMLElement>('.tools');
    if (!place || !tools) return;
    render(
      boardView({
        blocks: show?.boards[show.index] ?? state.design.blocks,
        cursor: this.#hands.cursor,
        selected: show ? undefined : state.selected,
        marked: show ? new Set() : marks.cells,
        ghost: show ? undefined : this.#ghost,
        drag: this.#drag,
        isBrush: state.tool !== 'select',
        isSwapping: this.#hands.isSwapping,
        isShow: show !== undefined,
      }),
      place,
    );
    render(show ? playerBar(show, this.#bench) : this.#tools(), tools);
  }

  #tools(): TemplateResult {
    const { editor } = this.#bench;
    const { state } = editor;
    const note = state.refusal
      ? words.refusal[state.refusal]
      : this.#hands.isSwapping
        ? words.swapHint
        : words.hint;
    return html`
      ${palette(state.tool, (tool) => {
        editor.use(tool);
      })}
      ${actionBar(state, this.#hands.isSwapping, (action) => {
        this.#hands.act(action);
      })}
      <div class="under">
        <p class="note${state.refusal ? ' refusal' : ''}">${note}</p>
        <details class="key-help">
          <summary>${words.keys.title}</summary>
          <dl>
            ${words.keys.list.map(
              ([keys, text]) => html`
                <dt>${keys}</dt>
                <dd>${text}</dd>
              `,
            )}
          </dl>
        </details>
      </div>
    `;
  }

  /** Whoever was at the controls of the solution finds the board in their place. */
  #comeBack(): void {
    if (document.activeElement !== document.body) return;
    const cell = this.#field?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true });
  }

  readonly #pageKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const { player } = this.#bench;
    if (event.key === 'Escape' && player.show) player.close();
    const key = historyKey(event);
    if (!key) return;
    event.preventDefault();
    this.#hands.act(key);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const intent = intentOf(event);
    if (!intent) return;
    event.preventDefault();
    const { player } = this.#bench;
    if (player.show) {
      if (intent.type === 'leave') player.close();
      else if (intent.type === 'go') player.go(player.show.index + intent.column + intent.row);
      return;
    }
    this.#hands.keyed(intent);
  };
}

/** Draws the board into its section. */
export const mountBoard = (section: HTMLElement, bench: Bench): void => {
  new Board(section, bench);
};
