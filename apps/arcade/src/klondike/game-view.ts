import { html, nothing, render, type TemplateResult } from 'lit';
import { noticeBar, type Tool, toolBar, topBar } from '../frame.ts';
import { dealKey, type Wished } from '../options.ts';
import { rulesSheet } from '../rules-sheet.ts';
import { fittedSettings } from '../settings.ts';
import { Sheets } from '../sheets.ts';
import { closeSheets } from '../shell.ts';
import { vegasTotal } from '../statistics.ts';
import { type Address } from '../url.ts';
import { words } from '../words.ts';
import { GamePage, type Notice } from './game.ts';
import { dealName, rulesName } from './names.ts';
import { optionsSheet } from './options-sheet.ts';
import { resultSheet } from './result-sheet.ts';
import { shareSheet } from './share-sheet.ts';
import { statisticsSheet } from './statistics-sheet.ts';

const TOOLS: readonly Tool[] = [
  { id: 'deal', name: words.game.deal },
  { id: 'statistics', name: words.game.statistics },
  { id: 'rules', name: words.game.rules },
  { id: 'share', name: words.game.share },
];

const NOTICES: Readonly<Record<Notice, string>> = {
  'faulty-link': words.notice.faultyLink,
  'not-saved': words.notice.notSaved,
  'bad-save': words.notice.badSave,
  stuck: words.notice.stuck,
};

/** Are the rules on the table others than those of the settings? */
const isPending = ({ settings, history }: GamePage): boolean => {
  if (!history) return false;
  const { options } = fittedSettings(settings);
  const { seed, number, scoring } = history.options;
  const alike = { deal: '', position: '', seed, number };
  return (
    dealKey({ ...history.options, ...alike }) !== dealKey({ ...options, ...alike }) ||
    options.scoring !== scoring
  );
};

/** The game page: builds it and keeps it in step with the game. */
export const showGame = (address: Address): void => {
  const page = new GamePage(address);
  const sheets = new Sheets(() => {
    draw();
  });

  const show = (id: string): void => {
    if (id === 'statistics') void page.refresh();
    sheets.show(id);
  };
  const deal = (wished: Wished): boolean => {
    const isDealt = page.deal(wished);
    if (isDealt) closeSheets();
    return isDealt;
  };

  const notice = (): TemplateResult =>
    noticeBar(
      page.notice && {
        text: NOTICES[page.notice],
        actions:
          page.notice === 'stuck'
            ? [
                [words.notice.stuckUndo, () => page.table.undo()],
                [words.notice.stuckNew, () => void page.deal()],
              ]
            : [],
        dismiss: () => {
          page.dismiss();
        },
      },
    );

  const options = (): TemplateResult =>
    optionsSheet({
      settings: page.settings,
      isBegun: page.isBegun,
      isPending: isPending(page),
      change: (changed) => void page.change(changed),
      deal,
    });

  const result = (): TemplateResult | typeof nothing => {
    const { won, settings, history, entries } = page;
    if (!won) return nothing;
    const isTotal = settings.total && history?.options.scoring === 'vegas';
    return resultSheet({
      won,
      total: isTotal ? vegasTotal([...(entries?.values() ?? [])]) : undefined,
      deal: () => void deal({}),
      again: () => {
        closeSheets();
        page.dealAgain();
      },
      share: () => {
        show('share');
      },
    });
  };

  const draw = (): void => {
    render(
      html`
        ${topBar({
          title: words.game.title,
          line: words.game.dealLine(dealName(page.options), rulesName(page.options)),
          changed: draw,
        })}
        ${toolBar(words.game.nav, TOOLS, show)}
        <main id="table" tabindex="-1" aria-label=${words.game.table}>
          ${page.table} ${notice()}
        </main>
        ${sheets.view('deal', words.options.title, options)}
        ${sheets.view('statistics', words.statistics.title, () =>
          statisticsSheet({ entries: page.entries, reset: () => void page.reset() }),
        )}
        ${sheets.view('rules', words.rules.title, () => rulesSheet(words.rules))}
        ${sheets.view('share', words.share.title, () =>
          page.history ? shareSheet(page.history) : nothing,
        )}
        ${sheets.view('result', words.result.title, result)}
      `,
      document.body,
    );
  };

  page.changed = draw;
  page.showResult = () => {
    if (sheets.areClosed) show('result');
  };
  addEventListener('parlour-theme', draw);
  draw();
  void page.started();
};
