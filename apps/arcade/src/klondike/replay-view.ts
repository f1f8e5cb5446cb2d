import { parseRecord } from '@parlour/game-core';
import { klondike } from '@parlour/klondike';
import { html, nothing, render, type TemplateResult } from 'lit';
import { icon, type Icon } from '../icons.ts';
import { themeMenu } from '../shell.ts';
import { words } from '../words.ts';
import { dealName, rulesName } from './names.ts';
import { Replay, type Speed, SPEEDS } from './replay.ts';

const top = (line: string, draw: () => void): TemplateResult => html`
  <a class="skip" href="#table">${words.skip}</a>
  <header class="top">
    <a class="home" href="./" aria-label=${words.game.home}>
      ${icon('back')}<span>${words.name}</span>
    </a>
    <div class="title">
      <h1>${words.replay.title}</h1>
      <p>${line}</p>
    </div>
    <div class="lamp">${themeMenu(draw)}</div>
  </header>
`;

const showFaulty = (reason: string): void => {
  const draw = (): void => {
    render(
      html`
        ${top('\u00a0', draw)}
        <main id="table" tabindex="-1" class="faulty">
          <p>${words.notice.faultyRecord}</p>
          <p><q>${reason}</q></p>
          <p>
            <a class="button primary" href="./klondike.html">${words.notice.faultyRecordAction}</a>
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
export const showReplay = (text: string): void => {
  const parsed = parseRecord(text);
  if (!parsed.ok) {
    showFaulty(parsed.error.message);
    return;
  }
  const replay = new Replay(parsed.value);
  let fault = '';
  replay.table.addEventListener('parlour-error', ({ detail }) => {
    fault = detail.message;
  });
  const read = klondike.parseOptions(parsed.value.options);
  const line = read.ok
    ? words.game.dealLine(dealName(read.value), rulesName(read.value))
    : '\u00a0';
  const draw = (): void => {
    render(
      html`
        ${top(line, draw)}
        <main id="table" class="shown" tabindex="-1" aria-label=${words.game.table}>
          ${replay.table}
        </main>
        ${controls(replay)}
      `,
      document.body,
    );
  };
  replay.changed = draw;
  document.title = `${words.replay.title} · ${words.game.title} · ${words.name}`;
  draw();
  addEventListener('parlour-theme', draw);
  void replay.ready().then((isShown) => {
    if (isShown) replay.run();
    else {
      replay.changed = () => undefined;
      replay.table.remove();
      render(nothing, document.body);
      showFaulty(fault);
    }
  });
};
