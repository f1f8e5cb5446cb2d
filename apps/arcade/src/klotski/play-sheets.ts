// The sheets of the play page that are not those of the gallery too.
import { clock } from '@parlour/element-core';
import { type GalleryEntry } from '@parlour/klotski/gallery';
import { html, nothing, type TemplateResult } from 'lit';
import { resultPart } from '../figures.ts';
import { absolute, embedPart, linkPart, recordLink, snippetOf } from '../share.ts';
import { words } from '../words.ts';
import { playPlace } from './address.ts';
import { isHelped } from './help.ts';
import { type PlayPage, type Won } from './play.ts';

/** What is remarkable about the win. */
const praise = ({ moves, optimum, help, isPerfect, before }: Won): readonly string[] => {
  const { result } = words.klotski;
  return [
    ...(isPerfect ? [result.perfect] : []),
    ...(optimum !== undefined && moves > optimum ? [result.over(moves - optimum)] : []),
    ...(help.isSeen ? [result.seen] : isHelped(help) ? [result.helped] : []),
    ...(before && moves < before.moves && !isPerfect ? [result.best] : []),
  ];
};

export interface ResultSheet {
  readonly won: Won;
  readonly unsolved: GalleryEntry | undefined;
  readonly page: PlayPage;
  readonly gallery: string;
  readonly again: () => void;
  readonly share: () => void;
}

export const resultSheet = (sheet: ResultSheet): TemplateResult => {
  const { won, unsolved, page, gallery, again, share } = sheet;
  const { result } = words.klotski;
  const helps = won.help.hints + won.help.solutions;
  return resultPart({
    figures: [
      [result.moves, won.moves],
      ...(won.optimum === undefined ? [] : [[result.optimum, won.optimum] as const]),
      [result.time, clock(won.seconds)],
      ...(helps > 0 ? [[result.hints, helps] as const] : []),
    ],
    praise: praise(won),
    actions: [
      unsolved
        ? html`<a class="button primary" href=${playPlace(unsolved.number, page.options.metric)}
            >${result.next}</a
          >`
        : html`<a class="button primary" href=${gallery}>${result.layouts}</a>`,
      html`<button type="button" @click=${again}>${result.again}</button>`,
      html`<button type="button" @click=${share}>${result.share}</button>`,
    ],
  });
};

export const shareSheet = ({ options, entry, history }: PlayPage): TemplateResult => {
  const { share } = words.klotski;
  const { layout, metric } = options;
  const attributes: readonly (readonly [string, string])[] = [
    ['layout', layout],
    ...(metric === 'corner' ? [] : [['metric', metric] as const]),
  ];
  return html`
    ${linkPart({
      id: 'link-layout',
      heading: share.layout,
      text: share.layoutText,
      url: absolute(playPlace(entry?.number ?? layout, metric)),
      title: share.layoutTitle,
    })}
    ${
      history && history.index > 0
        ? linkPart({
            id: 'link-game',
            heading: words.share.game,
            text: words.share.gameText,
            url: recordLink(history.record()),
            title: share.gameTitle,
          })
        : nothing
    }
    ${embedPart(share.embedText, snippetOf('parlour-klotski', attributes))}
  `;
};
