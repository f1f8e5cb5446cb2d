// The page of a replay: the table, and what it is run with. Games say what they are called.
import { type GameRecord, parseRecord } from '@parlour/game-core';
import { html, nothing, render, type TemplateResult } from 'lit';
import { type Top, topBar } from './frame.ts';
import { icon, type Icon } from './icons.ts';
import { type Replay, type Speed, SPEEDS } from './replay.ts';
import { words } from './words.ts';

/** What a game says of its replays. */
export interface ReplayPage {
  /** The name of the game. */
  readonly game: string;
  /** Its page, where one can play. */
  readonly page: string;
  readonly back?: NonNullable<Top['back']>;
  /** What is played, in a line. */
  readonly line: (record: GameRecord) => unknown;
  readonly replay: (record: GameRecord) => Replay;
}

const top = (page: ReplayPage, line: unknown, changed: () => void): TemplateResult =>
  topBar({ title: words.replay.title, line, changed, ...(page.back && { back: page.back }) });

const showFaulty = (page: ReplayPage, reason: string): void => {
  const draw = (): void => {
    render(
      html`
        ${top(page, '\u00a0', draw)}
        <main id="table" tabindex="-1" class="faulty">
          <p>${words.notice.faultyRecord}</p>
          <p><q>${reason}</q></p>
          <p>
            <a class="button primary" href=${page.page}>${words.notice.faultyRecordAction}</a>
          </p>
        </main>
      `,
      document.body,
    );
  };
  draw();
  addEventListener('parlour-theme', draw);
};

const button = (name: Icon, label: string, act: () => void, isOff: boolean): TemplateResult => html`
  <button
    type="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${() => {
      if (!isOff) act();
    }}
  >
    ${icon(name)}
  </button>
`;

const controls = (replay: Replay): TemplateResult => {
  const { replay: text, notice } = words;
  const { index, length, isRunning } = replay;
  const takeOver = async (): Promise<void> => {
    const place = await replay.takeOver();
    if (place === undefined) alert(notice.notSaved);
    else location.assign(`${location.pathname}${place}`);
  };
  return html`
    <section class="replay" aria-label=${text.controls}>
      <input
        type="range"
        min="0"
        max=${length}
        .value=${String(index)}
        aria-label=${text.position}
        aria-valuetext=${text.at(index, length)}
        @input=${(event: Event) =>
          void replay.seek(Number((event.currentTarget as HTMLInputElement).value))}
      />
      <div class="buttons">
        ${button('start', text.start, () => void replay.seek(0), index === 0)}
        ${button(
          'stepBack',
          text.back,
          () => {
            replay.step(-1);
          },
          index === 0,
        )}
        <button
          type="button"
          class="primary"
          aria-label=${isRunning ? text.pause : text.play}
          title=${isRunning ? text.pause : text.play}
          @click=${() => {
            if (isRunning) replay.pause();
            else replay.run();
          }}
        >
          ${icon(isRunning ? 'pause' : 'play')}
        </button>
        ${button(
          'stepOn',
          text.forward,
          () => {
            replay.step(1);
          },
          index >= length,
        )}
        ${button('end', text.end, () => void replay.seek(length), index >= length)}
      </div>
      <p class="at">${text.at(index, length)}</p>
      <label class="speed">
        <span>${text.speed}</span>
        <select
          @change=${(event: Event) => {
            replay.speed = (event.currentTarget as HTMLSelectElement).value as Speed;
          }}
        >
          ${SPEEDS.map(
            (speed) =>
              html`<option value=${speed} .selected=${speed === replay.speed}>
                ${text.speeds[speed]}
              </option>`,
          )}
        </select>
      </label>
      <button type="button" class="take-over" @click=${() => void takeOver()}>
        ${index === 0 ? text.fromDeal : text.from}
      </button>
    </section>
  `;
};

/** Shows a record from an address: it plays itself, and can be taken over anywhere. */
export const showReplay = (text: string, page: ReplayPage): void => {
  const parsed = parseRecord(text);
  if (!parsed.ok) {
    showFaulty(page, parsed.error.message);
    return;
  }
  const replay = page.replay(parsed.value);
  const { table } = replay;
  let fault = '';
  table.addEventListener('parlour-error', ({ detail }) => {
    fault = detail.message;
  });
  const line = page.line(parsed.value);
  const draw = (): void => {
    render(
      html`
        ${top(page, line, draw)}
        <main id="table" class="shown" tabindex="-1" aria-label=${words.game.table}>${table}</main>
        ${controls(replay)}
      `,
      document.body,
    );
  };
  replay.changed = draw;
  document.title = `${words.replay.title} · ${page.game} · ${words.name}`;
  draw();
  addEventListener('parlour-theme', draw);
  void replay.ready().then((isShown) => {
    if (isShown) replay.run();
    else {
      replay.changed = () => undefined;
      removeEventListener('parlour-theme', draw);
      table.remove();
      render(nothing, document.body);
      showFaulty(page, fault);
    }
  });
};
