import { html, nothing, type TemplateResult } from 'lit';
import { wishesOf } from '../options.ts';
import { absolute, embedPart, linkPart, recordLink, snippetOf } from '../share.ts';
import { searchOf } from '../url.ts';
import { words } from '../words.ts';
import { type History } from './game.ts';

export const shareSheet = (history: History): TemplateResult => {
  const { share } = words;
  const { options } = history;
  const isDeal = options.deal !== 'custom';
  return html`
    ${
      isDeal
        ? linkPart({
            id: 'link-deal',
            heading: share.deal,
            text: share.dealText,
            url: absolute(`${searchOf(options) || '?'}#shared`),
            title: share.dealTitle,
          })
        : nothing
    }
    ${
      history.index > 0
        ? linkPart({
            id: 'link-game',
            heading: share.game,
            text: share.gameText,
            url: recordLink(history.record()),
            title: share.gameTitle,
          })
        : nothing
    }
    ${embedPart(share.embedText, snippetOf('parlour-klondike', Object.entries(wishesOf(options))))}
  `;
};
