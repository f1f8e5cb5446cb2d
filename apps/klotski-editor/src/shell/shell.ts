// The frame: the board on the left, its texts and solutions on the right, what can be explored
// below; on a phone the same parts one at a time.
import '@fontsource/sorts-mill-goudy/latin-400.css';
import '@fontsource/sorts-mill-goudy/latin-400-italic.css';
import { html, render, type TemplateResult } from 'lit';
import { mountBoard } from '../draw/board.ts';
import { mountPrintSheet } from '../share/print-sheet.ts';
import { type Bench, type Panel } from './bench.ts';
import { icon, type Icon } from './icons.ts';
import { lampMenu } from './lamp.ts';
import { LOWER_PANELS, SIDE_PANELS } from './panels.ts';
import { followTheme } from './theme.ts';
import { words } from './words.ts';

/** What a phone shows at a time. */
const PARTS = ['board', 'formats', 'solve', 'lower'] as const;
type Part = (typeof PARTS)[number];

const SIGNS: Readonly<Record<Part, Icon>> = {
  board: 'board',
  formats: 'text',
  solve: 'flag',
  lower: 'more',
};

interface Shown {
  part: Part;
  lower: string;
}

const section = ({ id, title }: Panel, isHidden = false): TemplateResult => html`
  <section id=${id} class="panel" aria-labelledby="${id}-title" ?hidden=${isHidden}>
    <h2 id="${id}-title" tabindex="-1">${title}</h2>
    <div class="body"></div>
  </section>
`;

const partButton = (part: Part, shown: Shown, show: (part: Part) => void): TemplateResult => html`
  <button
    type="button"
    aria-current=${part === shown.part ? 'true' : 'false'}
    @click=${() => {
      show(part);
    }}
  >
    ${icon(SIGNS[part])}<span>${words.part[part]}</span>
  </button>
`;

const lowerButton = (
  panel: Panel,
  shown: Shown,
  show: (id: string) => void,
): TemplateResult => html`
  <button
    type="button"
    aria-current=${panel.id === shown.lower ? 'true' : 'false'}
    aria-controls=${panel.id}
    @click=${() => {
      show(panel.id);
    }}
  >
    ${panel.title}
  </button>
`;

/** The address stays as it is: it tells the layout. */
const toBoard = (event: Event): void => {
  event.preventDefault();
  document.querySelector<HTMLElement>('.field [tabindex="0"]')?.focus();
};

const header = (changed: () => void): TemplateResult => html`
  <a class="skip" href="#board" @click=${toBoard}>${words.skip}</a>
  <header class="top">
    <h1>${words.title}</h1>
    <p class="motto"><span>${words.motto}</span> <span lang="zh-Hant">${words.game}</span></p>
    <div class="lamp">${lampMenu(changed)}</div>
  </header>
`;

/** Each panel is mounted when it is first shown. */
const mounting = (bench: Bench) => {
  const mounted = new Set<string>();
  return (panel: Panel): void => {
    const body = document.querySelector<HTMLElement>(`#${panel.id} > .body`);
    if (!body || mounted.has(panel.id)) return;
    mounted.add(panel.id);
    panel.mount(body, bench);
  };
};

/** Builds the page. */
export const showEditor = (bench: Bench): void => {
  const shown: Shown = { part: 'board', lower: LOWER_PANELS[0]?.id ?? '' };
  const mount = mounting(bench);
  const showPart = (part: Part): void => {
    shown.part = part;
    draw();
    scrollTo({ top: 0 });
  };
  const showLower = (id: string): void => {
    shown.lower = id;
    draw();
  };
  const draw = (): void => {
    render(
      html`
        ${header(draw)}
        <main data-part=${shown.part}>
          <section
            id="board"
            class="drawing"
            tabindex="-1"
            aria-label=${words.part.board}
          ></section>
          <div class="side">${SIDE_PANELS.map((panel) => section(panel))}</div>
          <div class="lower">
            <nav class="choices" aria-label=${words.lower}>
              ${LOWER_PANELS.map((panel) => lowerButton(panel, shown, showLower))}
            </nav>
            ${LOWER_PANELS.map((panel) => section(panel, panel.id !== shown.lower))}
          </div>
        </main>
        <nav class="parts" aria-label=${words.parts}>
          ${PARTS.map((part) => partButton(part, shown, showPart))}
        </nav>
        <p class="sr" id="said" role="status"></p>
        <div id="print-sheet"></div>
      `,
      document.body,
    );
    SIDE_PANELS.forEach(mount);
    LOWER_PANELS.filter(({ id }) => id === shown.lower).forEach(mount);
  };
  draw();
  followTheme(draw);
  // What is shown on the board is to be seen, on a phone too.
  let isShowing = false;
  bench.player.subscribe((show) => {
    if (show && !isShowing && shown.part !== 'board') {
      showPart('board');
      document.querySelector<HTMLElement>('#board')?.focus();
    }
    isShowing = show !== undefined;
  });
  const board = document.getElementById('board');
  if (board) mountBoard(board, bench);
  const sheet = document.getElementById('print-sheet');
  if (sheet) mountPrintSheet(sheet, bench);
};

/** Tells something to those who listen to the page. */
export const say = (text: string): void => {
  const region = document.getElementById('said');
  // The same once more is said once more.
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
};
