import { html, nothing, render, type TemplateResult } from 'lit';
import { dailySeed } from '../daily.ts';
import { playPlace } from '../klotski/address.ts';
import { plainTitleOf } from '../klotski/names.ts';
import { dailyLayout } from '../klotski/selection.ts';
import { loadSettings as loadKlotskiSettings } from '../klotski/settings.ts';
import { shownTable as shownBoard } from '../klotski/table.ts';
import { shownTable } from '../klondike/table.ts';
import { loadSettings } from '../settings.ts';
import { themeMenu } from '../shell.ts';
import { words } from '../words.ts';
import { type OpenGame, openGames } from './open-games.ts';

/** A live table, to look at only. */
const miniature = (table: HTMLElement): TemplateResult =>
  html`<div class="miniature of-${table.localName}" inert aria-hidden="true">${table}</div>`;

const continued = (
  { href, game, name, details }: OpenGame,
  others: readonly OpenGame[],
  table: HTMLElement,
): TemplateResult => html`
  <article class="game continue">
    ${miniature(table)}
    <div class="about">
      <h2>
        <a href=${href}>${words.home.continueTitle}</a>
      </h2>
      <p>${game}: ${name}<br />${details}</p>
      <span class="button primary" aria-hidden="true">${words.home.continueButton}</span>
      ${
        others.length > 0
          ? html`<p class="others">
              ${words.home.alsoOpen}:
              ${others.map(
                (other, index) =>
                  html`${index > 0 ? ', ' : nothing}<a href=${other.href}
                      >${other.game} ${other.name}</a
                    >`,
              )}
            </p>`
          : nothing
      }
    </div>
  </article>
`;

/** A game's card, as long as the page lives. */
type Card = (isFirst: boolean) => TemplateResult;

const klondikeCard = (now: Date, open: readonly OpenGame[]): Card => {
  const { home } = words;
  const seed = dailySeed(now);
  const table = shownTable({ ...loadSettings(), animation: 'none' });
  table.seed = seed;
  const own = open.some(({ kind, isOwn }) => kind === 'klondike' && isOwn);
  return (isFirst) => html`
    <article class="game">
      ${miniature(table)}
      <div class="about">
        <h2>${home.klondike}</h2>
        <p>${home.klondikeText}</p>
        <p class="buttons">
          <a class="button ${isFirst ? 'primary' : ''}" href="./klondike.html${own ? '?new' : ''}"
            >${own ? home.newGame : home.play}</a
          >
          <a class="button" href="./klondike.html?seed=${seed}#daily">${home.dailyButton}</a>
        </p>
        <p class="day"><em>${words.day(now)}.</em> ${home.dailyText}</p>
      </div>
    </article>
  `;
};

const klotskiCard = (now: Date): Card => {
  const { klotski } = words;
  const { home } = klotski;
  const settings = loadKlotskiSettings();
  const { metric } = settings;
  const entry = dailyLayout(now);
  const table = shownBoard({ ...settings, animation: 'none', distance: false });
  table.layout = entry.layout;
  return (isFirst) => html`
    <article class="game">
      ${miniature(table)}
      <div class="about">
        <h2>${klotski.title} <span lang="zh-Hant">${klotski.chinese}</span></h2>
        <p>${home.text}</p>
        <p class="buttons">
          <a class="button ${isFirst ? 'primary' : ''}" href="./klotski.html">${home.browse}</a>
          <a class="button" href="./klotski.html${playPlace(entry.number, metric)}"
            >${home.daily}</a
          >
        </p>
        <p class="day">${home.dailyText(plainTitleOf(entry), entry.optimum?.[metric] ?? 0)}</p>
      </div>
    </article>
  `;
};

const comingPart = (): TemplateResult => {
  const { home } = words;
  return html`
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
  `;
};

/** Builds the home page; what it gives back draws it again. */
export const showHome = (now: Date): (() => void) => {
  const open = openGames();
  const [first, ...others] = open;
  const table = first?.table();
  const cards = [klondikeCard(now, open), klotskiCard(now)];
  const draw = (): void => {
    render(
      html`
        <header class="masthead">
          <div class="lamp">${themeMenu(draw)}</div>
          <h1>${words.name}</h1>
          <p class="motto">${words.motto}</p>
        </header>
        <main>
          ${first && table ? continued(first, others, table) : nothing}
          ${cards.map((card, index) => card(!first && index === 0))} ${comingPart()}
        </main>
        <footer>${words.home.footer.map((line) => html`<p>${line}</p>`)}</footer>
      `,
      document.body,
    );
  };
  draw();
  return draw;
};
