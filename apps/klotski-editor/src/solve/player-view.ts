// The controls of a solution that is shown on the board.
import { html, type TemplateResult } from 'lit';
import { type Bench } from '../shell/bench.ts';
import { icon, type Icon } from '../shell/icons.ts';
import { type Show, SPEEDS } from './player.ts';
import { words } from './words.ts';

const button = (name: string, sign: Icon, act: () => void, off = false): TemplateResult => html`
  <button
    type="button"
    class="quiet"
    aria-label=${name}
    title=${name}
    aria-disabled=${String(off)}
    @click=${() => {
      if (!off) act();
    }}
  >
    ${icon(sign)}
  </button>
`;

/** Takes the place of the tools as long as a solution is shown. */
export const playerBar = (show: Show, { player, editor }: Bench): TemplateResult => {
  const { title, steps, boards, index, isRunning, speed } = show;
  const { length } = steps;
  const text = words.player;
  const go = (to: number) => () => {
    player.go(to);
  };
  return html`
    <div class="player" role="group" aria-label=${title}>
      <p class="heading"><strong>${title}</strong> <span>${text.at(index, length)}</span></p>
      <input
        type="range"
        min="0"
        max=${length}
        .value=${String(index)}
        aria-label=${text.position}
        aria-valuetext=${text.at(index, length)}
        @input=${(event: Event) => {
          player.go(Number((event.target as HTMLInputElement).value));
        }}
      />
      <div class="controls">
        ${button(text.start, 'start', go(0), index === 0)}
        ${button(text.back, 'stepBack', go(index - 1), index === 0)}
        ${
          isRunning
            ? button(text.pause, 'pause', () => {
                player.pause();
              })
            : button(text.play, 'play', () => {
                player.run();
              })
        }
        ${button(text.forward, 'stepOn', go(index + 1), index === length)}
        ${button(text.end, 'end', go(length), index === length)}
        <label class="speed">
          <span class="sr">${text.speed}</span>
          <select
            @change=${(event: Event) => {
              player.setSpeed(Number((event.target as HTMLSelectElement).value));
            }}
          >
            ${SPEEDS.map(
              (one) =>
                html`<option value=${one} ?selected=${one === speed}>${text.pace(one)}</option>`,
            )}
          </select>
        </label>
      </div>
      <div class="buttons">
        <button
          type="button"
          @click=${() => {
            player.close();
          }}
        >
          ${text.close}
        </button>
        <button
          type="button"
          @click=${() => {
            const blocks = boards[index] ?? [];
            const { keepsIds } = editor.state.design;
            player.close();
            editor.do({ type: 'load', blocks, keepsIds });
          }}
        >
          ${text.take}
        </button>
      </div>
    </div>
  `;
};
