import { clock } from '@parlour/element-core';
import { type KlondikeElement } from '@parlour/klondike-element';
import { html, nothing, render, type TemplateResult } from 'lit';
import { dailySeed } from '../daily.ts';
import { dealName, rulesName } from '../klondike/names.ts';
import { shownTable } from '../klondike/table.ts';
import { type Saved, unfinished } from '../saves.ts';
import { loadSettings } from '../settings.ts';
import { themeMenu } from '../shell.ts';
import { placeOf } from '../url.ts';
import { words } from '../words.ts';

/** A live table, to look at only. */
const miniature = (table: KlondikeElement): TemplateResult =>
  html`<div class="miniature" inert aria-hidden="true">${table}</div>`;

const addressOf = ({ options, slot }: Saved): string =>
  `./klondike.html${placeOf(options, slot) || `#${slot}`}`;

const described = ({ options, moves, seconds }: Saved): string =>
  [dealName(options), rulesName(options), words.home.progress(moves, clock(seconds))].join(' · ');

const continued = (saved: Saved, others: readonly Saved[], table: KlondikeElement) => html`
  <article class="game continue">
    ${miniature(table)}
    <div class="about">
      <h2>
        <a href=${addressOf(saved)}>${words.home.continueTitle}</a>
      </h2>
      <p>${words.home.klondike}<br />${described(saved)}</p>
      <span class="button primary" aria-hidden="true">${words.home.continueButton}</span>
      ${
        others.length > 0
          ? html`<p class="others">
              ${words.home.alsoOpen}:
              ${others.map(
                (other, index) =>
                  html`${index > 0 ? ', ' : nothing}<a href=${addressOf(other)}
                      >${dealName(other.options)}</a
                    >`,
              )}
            </p>`
          : nothing
      }
    </div>
  </article>
`;

/** Builds the home page; what it gives back draws it again. */
export const showHome = (now: Date): (() => void) => {
  const { home } = words;
  const settings = { ...loadSettings(), animation: 'none' };
  const seed = dailySeed(now);
  const daily = shownTable(settings);
  daily.seed = seed;
  const [first, ...others] = unfinished();
  const open = first && shownTable(settings);
  if (open) open.record = first.record;
  const newGame = first?.slot === 'own' ? '?new' : '';
  const draw = (): void => {
    render(
      html`
        <header class="masthead">
          <div class="lamp">${themeMenu(draw)}</div>
          <h1>${words.name}</h1>
          <p class="motto">${words.motto}</p>
        </header>
        <main>
          ${open ? continued(first, others, open) : nothing}
          <article class="game">
            ${miniature(daily)}
            <div class="about">
              <h2>${home.klondike}</h2>
              <p>${home.klondikeText}</p>
              <p class="buttons">
                <a class="button ${open ? '' : 'primary'}" href="./klondike.html${newGame}"
                  >${open ? home.newGame : home.play}</a
                >
                <a class="button" href="./klondike.html?seed=${seed}#daily">${home.dailyButton}</a>
              </p>
              <p class="day"><em>${words.day(now)}.</em> ${home.dailyText}</p>
            </div>
          </article>
          <section class="coming" aria-labelledby="coming">
            <h2 id="coming">${home.coming}</h2>
            <p>${home.comingText}</p>
            <dl>
              ${home.comingGames.map(
                ([name, text]) =>
                  html`<div>
                    <dt>${name}</dt>
                    <dd>${text}</dd>
                  </div>`,
              )}
            </dl>
          </section>
        </main>
        <footer>${home.footer.map((line) => html`<p>${line}</p>`)}</footer>
      `,
      document.body,
    );
  };
  draw();
  return draw;
};
