import { html, nothing, render, type TemplateResult } from 'lit';
import { icon, type Icon } from '../icons.ts';
import { dealKey, type Wished } from '../options.ts';
import { fittedSettings } from '../settings.ts';
import { closeSheets, openSheet, sheet, themeMenu } from '../shell.ts';
import { vegasTotal } from '../statistics.ts';
import { type Address } from '../url.ts';
import { words } from '../words.ts';
import { GamePage, type Notice } from './game.ts';
import { dealName, rulesName } from './names.ts';
import { optionsSheet } from './options-sheet.ts';
import { resultSheet } from './result-sheet.ts';
import { rulesSheet } from './rules-sheet.ts';
import { shareSheet } from './share-sheet.ts';
import { statisticsSheet } from './statistics-sheet.ts';

const TOOLS: readonly (readonly [Icon & keyof typeof words.game, string])[] = [
  ['deal', words.game.deal],
  ['statistics', words.game.statistics],
  ['rules', words.game.rules],
  ['share', words.game.share],
];

const NOTICES: Readonly<Record<Notice, string>> = {
  'faulty-link': words.notice.faultyLink,
  'not-saved': words.notice.notSaved,
  'bad-save': words.notice.badSave,
  stuck: words.notice.stuck,
};

/** The game page: builds it and keeps it in step with the game. */
export const showGame = (address: Address): void => {
  const page = new GamePage(address);
  /** The sheet that is open; the others need no content. */
  let open = '';

  const show = (id: string): void => {
    closeSheets();
    open = id;
    if (id === 'statistics') void page.refresh();
    draw();
    openSheet(id);
  };
  const closed = (): void => {
    if (document.querySelector('dialog[open]')) return;
    open = '';
  };
  const deal = (wished: Wished): boolean => {
    const isDealt = page.deal(wished);
    if (isDealt) closeSheets();
    return isDealt;
  };

  const noticeView = (): TemplateResult | typeof nothing => {
    const { notice } = page;
    if (!notice) return nothing;
    const actions: readonly (readonly [string, () => void])[] =
      notice === 'stuck'
        ? [
            [words.notice.stuckUndo, () => page.table.undo()],
            [words.notice.stuckNew, () => void page.deal()],
          ]
        : [];
    return html`
      <p>${NOTICES[notice]}</p>
      <div class="buttons">
        ${actions.map(([name, act]) => html`<button type="button" @click=${act}>${name}</button>`)}
        <button
          type="button"
          class="quiet"
          aria-label=${words.notice.dismiss}
          @click=${() => {
            page.dismiss();
          }}
        >
          ${icon('close')}
        </button>
      </div>
    `;
  };

  const sheets = (): TemplateResult => {
    const { settings, entries, history, won } = page;
    const { options } = fittedSettings(settings);
    const isPending =
      history !== undefined &&
      (dealKey({ ...history.options, deal: '', position: '' }) !==
        dealKey({
          ...options,
          deal: '',
          position: '',
          seed: history.options.seed,
          number: history.options.number,
        }) ||
        options.scoring !== history.options.scoring);
    const body = (id: string, content: () => unknown): unknown =>
      open === id ? content() : nothing;
    return html`
      ${sheet(
        'deal',
        words.options.title,
        body('deal', () =>
          optionsSheet({
            settings,
            isBegun: page.isBegun,
            isPending,
            change: (changed) => void page.change(changed),
            deal,
          }),
        ),
        closed,
      )}
      ${sheet(
        'statistics',
        words.statistics.title,
        body('statistics', () => statisticsSheet({ entries, reset: () => void page.reset() })),
        closed,
      )}
      ${sheet('rules', words.rules.title, body('rules', rulesSheet), closed)}
      ${sheet(
        'share',
        words.share.title,
        body('share', () => (history ? shareSheet(history) : nothing)),
        closed,
      )}
      ${sheet(
        'result',
        words.result.title,
        body('result', () =>
          won
            ? resultSheet({
                won,
                total:
                  settings.total && history?.options.scoring === 'vegas'
                    ? vegasTotal([...(entries?.values() ?? [])])
                    : undefined,
                deal: () => void deal({}),
                again: () => {
                  closeSheets();
                  page.dealAgain();
                },
                share: () => {
                  show('share');
                },
              })
            : nothing,
        ),
        closed,
      )}
    `;
  };

  const draw = (): void => {
    const { options } = page;
    render(
      html`
        <a class="skip" href="#table">${words.skip}</a>
        <header class="top">
          <a class="home" href="./" aria-label=${words.game.home}>
            ${icon('back')}<span>${words.name}</span>
          </a>
          <div class="title">
            <h1>${words.game.title}</h1>
            <p>${words.game.dealLine(dealName(options), rulesName(options))}</p>
          </div>
          <div class="lamp">${themeMenu(draw)}</div>
        </header>
        <nav class="tools" aria-label=${words.game.nav}>
          ${TOOLS.map(
            ([id, name]) => html`
              <button
                type="button"
                aria-haspopup="dialog"
                @click=${() => {
                  show(id);
                }}
              >
                ${icon(id)}<span>${name}</span>
              </button>
            `,
          )}
        </nav>
        <main id="table" tabindex="-1" aria-label=${words.game.table}>
          ${page.table}
          <div class="notice" role="status">${noticeView()}</div>
        </main>
        ${sheets()}
      `,
      document.body,
    );
  };

  page.changed = draw;
  page.showResult = () => {
    if (!document.querySelector('dialog[open]')) show('result');
  };
  addEventListener('parlour-theme', draw);
  draw();
  void page.started();
};
