// The page of one layout: builds it and keeps it in step with the game.
import { html, nothing, render, type TemplateResult } from 'lit';
import { noticeBar, type Tool, toolBar, topBar } from '../frame.ts';
import { rulesSheet } from '../rules-sheet.ts';
import { Sheets } from '../sheets.ts';
import { closeSheets } from '../shell.ts';
import { words } from '../words.ts';
import { aboutPart, pagerPart } from './about.ts';
import { type Address, EVERYTHING, galleryPlace, readAddress } from './address.ts';
import { countingPart, looksPart } from './filters.ts';
import { plainTitleOf, titleOf } from './names.ts';
import { pictureSymbols } from './picture.ts';
import { Pictures } from './pictures.ts';
import { loadPlace, savePlace } from './place.ts';
import { type Notice, PlayPage } from './play.ts';
import { resultSheet, shareSheet } from './play-sheets.ts';
import { randomSheet } from './random-sheet.ts';
import { type Measure, type Neighbours, neighbours, select } from './selection.ts';
import { statisticsSheet } from './statistics-sheet.ts';
import { subtitleOf } from './tiles.ts';

const TOOLS: readonly Tool[] = [
  { id: 'options', name: words.klotski.options.tool },
  { id: 'random', name: words.klotski.random.tool },
  { id: 'statistics', name: words.game.statistics },
  { id: 'rules', name: words.game.rules },
  { id: 'share', name: words.game.share },
];

const NOTICES: Readonly<Record<Notice, string>> = {
  'faulty-link': words.klotski.notice.faultyLink,
  'not-saved': words.notice.notSaved,
  'bad-save': words.klotski.notice.badSave,
  seen: words.klotski.notice.seen,
};

/** The gallery as it was left, in the way of counting that is played. */
const gallerySearch = ({ options }: PlayPage): string => {
  const before = readAddress(loadPlace()?.search ?? '');
  const selection = before.kind === 'gallery' ? before.selection : EVERYTHING;
  return galleryPlace(selection, options.metric);
};

/** What lies around the layout among those that were looked through, whatever their marks. */
const around = (page: PlayPage, measure: Measure): Neighbours => {
  const { entry } = page;
  const before = readAddress(loadPlace()?.search ?? '');
  const selection = before.kind === 'gallery' ? before.selection : EVERYTHING;
  const order = select({ ...selection, mark: 'all' }, measure);
  const isIn = order.some(({ number }) => number === entry?.number);
  return neighbours(isIn ? order : select(EVERYTHING, measure), entry?.number, measure);
};

class PlayView {
  readonly page: PlayPage;
  readonly #pictures = new Pictures();
  readonly #sheets = new Sheets(() => {
    this.draw();
  });

  constructor(page: PlayPage) {
    this.page = page;
    page.changed = this.draw;
    page.showResult = () => {
      if (this.#sheets.areClosed) this.#show('result');
    };
  }

  get #measure(): Measure {
    return { metric: this.page.options.metric, results: this.page.counted.results };
  }

  readonly #show = (id: string): void => {
    if (id === 'statistics') void this.page.counted.refresh();
    this.#sheets.show(id);
  };

  #notice(): TemplateResult {
    const { page } = this;
    return noticeBar(
      page.notice && {
        text: NOTICES[page.notice],
        dismiss: () => {
          page.dismiss();
        },
      },
    );
  }

  #optionsSheet(): TemplateResult {
    const { page } = this;
    const filters = {
      settings: page.settings,
      set: (changed: Partial<PlayPage['settings']>) => {
        page.set(changed);
      },
    };
    return html`${countingPart(filters)} ${looksPart(filters)}`;
  }

  #resultSheet({ unsolved }: Neighbours): TemplateResult | typeof nothing {
    const { page } = this;
    if (!page.won) return nothing;
    return resultSheet({
      won: page.won,
      unsolved,
      page,
      gallery: gallerySearch(page),
      again: () => {
        closeSheets();
        page.again();
      },
      share: () => {
        this.#show('share');
      },
    });
  }

  #sheetViews(near: Neighbours): TemplateResult {
    const { page } = this;
    const { klotski } = words;
    const { counted } = page;
    return html`
      ${this.#sheets.view('options', klotski.options.title, () => this.#optionsSheet())}
      ${this.#sheets.view('random', klotski.random.title, () => randomSheet(this.#measure))}
      ${this.#sheets.view('statistics', klotski.statistics.title, () =>
        statisticsSheet({ entries: counted.entries, reset: () => void counted.reset() }),
      )}
      ${this.#sheets.view('rules', klotski.rules.title, () => rulesSheet(klotski.rules))}
      ${this.#sheets.view('share', words.share.title, () => shareSheet(page))}
      ${this.#sheets.view('result', klotski.result.title, () => this.#resultSheet(near))}
    `;
  }

  readonly draw = (): void => {
    const { page } = this;
    const { klotski } = words;
    const { entry, options } = page;
    const near = around(page, this.#measure);
    const line = [
      ...(entry ? [subtitleOf(entry)] : []),
      ...(entry ? [klotski.play.line(page.optimum)] : []),
    ].join(' · ');
    render(
      html`
        ${topBar({
          title: titleOf(entry),
          line: line || klotski.title,
          changed: this.draw,
          skip: klotski.skipToBoard,
          back: {
            href: `./klotski.html${gallerySearch(page)}`,
            label: klotski.play.backLabel,
            text: klotski.play.back,
          },
        })}
        ${toolBar(klotski.nav, TOOLS, this.#show)} ${pictureSymbols(page.settings.faces)}
        <main id="table" tabindex="-1" aria-label=${klotski.board}>
          ${page.table} ${this.#notice()}
        </main>
        ${pagerPart(near, options.metric)}
        ${aboutPart({
          entry,
          metric: options.metric,
          result: page.result,
          isHelped: page.isHelped,
        })}
        ${this.#sheetViews(near)}
      `,
      document.body,
    );
    this.#pictures.follow(document);
  };

  async start(): Promise<void> {
    const { page } = this;
    const { klotski, name } = words;
    history.replaceState(null, '', page.place);
    document.title = `${plainTitleOf(page.entry)} · ${klotski.title} · ${name}`;
    // Back among the layouts, this is the one that one comes from.
    const before = loadPlace();
    savePlace({ search: '', top: 0, ...before, number: page.entry?.number });
    this.draw();
    addEventListener('parlour-theme', this.draw);
    await page.started();
    this.draw();
  }
}

export const showPlay = (address: Extract<Address, { kind: 'play' }>): void => {
  document.body.classList.add('playing');
  void new PlayView(new PlayPage(address)).start();
};
