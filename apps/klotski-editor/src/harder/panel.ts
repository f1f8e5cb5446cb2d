// From the board to harder ones: as far as moves lead, among all layouts of the same blocks, and with
// one block different.
import { type Metric, METRICS } from '@parlour/klotski';
import { html, nothing, render, type TemplateResult } from 'lit';
import { keep, recall } from '../browse/kept.ts';
import { OptimaSeeker } from '../browse/optima-seeker.ts';
import { choices, field, progressView } from '../browse/parts-view.ts';
import { NO_SHELF, type Shelf } from '../browse/shelf.ts';
import { hardestOf } from '../browse/shelves.ts';
import { Taking } from '../browse/taking.ts';
import { Wall } from '../browse/wall.ts';
import { number } from '../browse/words.ts';
import { type Bench, type Panel } from '../shell/bench.ts';
import { Farthest } from './farthest.ts';
import { type Change, CHANGES } from './neighbours.ts';
import { neighbourShelf, rankingShelf, type Standing, standingOf } from './shelves.ts';
import { Surroundings } from './surroundings.ts';
import { words } from './words.ts';

const KEPT = 'harder';
const WHICH = ['all', ...CHANGES] as const;
const WHICH_WORDS = { all: words.all, ...words.changes };

const metricOf = (value: unknown): Metric => METRICS.find((name) => name === value) ?? 'corner';

class Harder {
  readonly #bench: Bench;
  readonly #parts: readonly HTMLElement[];
  readonly #farthest: Farthest;
  readonly #taking: Taking;
  readonly #seeker = new OptimaSeeker(() => {
    this.#rank();
  });
  readonly #surroundings = new Surroundings(() => {
    this.#surround();
  });
  readonly #walls: Readonly<Record<'ranking' | 'neighbours', Wall>>;
  #metric = metricOf(recall(KEPT));
  #which: Change | 'all' = 'all';
  #shelves: Record<'ranking' | 'neighbours', Shelf> = { ranking: NO_SHELF, neighbours: NO_SHELF };
  #standing: Standing | undefined;
  #order: { readonly name: string; readonly numbers: Int32Array } | undefined;
  #isVisible = false;

  constructor(section: HTMLElement, bench: Bench) {
    this.#bench = bench;
    this.#farthest = new Farthest(bench, () => {
      this.#draw();
    });
    render(
      html`<div class="harder">
        <div class="head-of"></div>
        <section class="ranking" aria-labelledby="ranking-title">
          <h3 id="ranking-title">${words.ranking}</h3>
          <div class="ranking-of"></div>
          <div class="wall-of" data-wall="ranking"></div>
        </section>
        <section class="neighbours" aria-labelledby="neighbours-title">
          <h3 id="neighbours-title">${words.neighbours}</h3>
          <div class="neighbours-of"></div>
          <div class="wall-of" data-wall="neighbours"></div>
        </section>
      </div>`,
      section,
    );
    this.#parts = ['.head-of', '.ranking-of', '.neighbours-of'].map(
      (name) => section.querySelector(name) as HTMLElement,
    );
    this.#taking = new Taking(bench, () => {
      this.#draw();
    });
    this.#walls = {
      ranking: this.#wall(section, 'ranking', words.rankingWall),
      neighbours: this.#wall(section, 'neighbours', words.neighboursWall),
    };
    bench.editor.subscribe(() => {
      this.#look();
    });
    // Nothing is searched for where nobody looks.
    new IntersectionObserver((changes) => {
      this.#isVisible = changes.at(-1)?.isIntersecting === true;
      this.#look();
    }).observe(section);
  }

  #wall(section: HTMLElement, name: 'ranking' | 'neighbours', label: string): Wall {
    const host = section.querySelector(`[data-wall=${name}]`) as HTMLElement;
    return new Wall(host, {
      id: `${name}-wall`,
      label,
      least: 5.5,
      take: (index) => {
        const tile = this.#shelves[name].tileAt(index);
        if (tile) this.#taking.take(tile.layout, tile.label);
      },
    });
  }

  /** Asks about the board, if it can be played on and one looks. */
  #look(): void {
    const { judgement, counts, layout, design } = this.#bench.editor.state;
    if (this.#isVisible && judgement.playable.holds) {
      const { horizontal: h, vertical: v, soldier: s } = counts;
      this.#seeker.want({ h, v, s }, this.#metric);
      this.#surroundings.want(layout, design.blocks, this.#metric);
      this.#rank();
      this.#surround();
    } else this.#draw();
  }

  #rank(): void {
    const { seeking } = this.#seeker;
    const { layout } = this.#bench.editor.state;
    if (seeking.status === 'found') {
      const { optima } = seeking;
      const name = JSON.stringify([optima.blocks, optima.metric]);
      if (this.#order?.name !== name) {
        this.#order = { name, numbers: hardestOf(optima) };
        this.#shelves.ranking = rankingShelf(optima, this.#order.numbers);
        this.#walls.ranking.show(this.#shelves.ranking, undefined);
      }
      this.#standing = standingOf(layout, optima, this.#order.numbers);
    } else if (this.#order) {
      this.#order = undefined;
      this.#standing = undefined;
      this.#shelves.ranking = NO_SHELF;
      this.#walls.ranking.show(NO_SHELF, undefined);
    }
    this.#draw();
  }

  #surround(): void {
    const { rated, here } = this.#surroundings;
    const wanted = rated.filter(({ change }) => this.#which === 'all' || change === this.#which);
    this.#shelves.neighbours = neighbourShelf(wanted, here);
    this.#walls.neighbours.refresh(this.#shelves.neighbours);
    this.#draw();
  }

  #draw(): void {
    const [head, ranking, neighbours] = this.#parts;
    const isPlayable = this.#bench.editor.state.judgement.playable.holds;
    const walls = head?.parentElement;
    walls?.classList.toggle('unplayable', !isPlayable);
    if (head) render(this.#headView(isPlayable), head);
    if (ranking) render(isPlayable ? this.#rankingView() : nothing, ranking);
    if (neighbours) render(isPlayable ? this.#neighboursView() : nothing, neighbours);
  }

  #headView(isPlayable: boolean): TemplateResult {
    const { positions, outcome } = this.#farthest;
    return html`
      <div class="asked">
        ${field(
          words.metric,
          choices(METRICS, words.metrics, this.#metric, (metric) => {
            this.#metric = metric;
            keep(KEPT, metric);
            this.#look();
          }),
        )}
        <button
          type="button"
          class="primary"
          ?disabled=${!isPlayable}
          @click=${() => {
            void this.#farthest.go(this.#metric);
          }}
        >
          ${words.goFarthest}
        </button>
        <p class="note">${outcome ?? (isPlayable ? words.farthestNote : words.unplayable)}</p>
      </div>
      ${
        positions === undefined
          ? nothing
          : html`<div class="working">
              <label>
                <span>${words.seekingFarthest}: ${number(positions)}</span>
                <progress></progress>
              </label>
              <button
                type="button"
                @click=${() => {
                  this.#farthest.stop();
                }}
              >
                ${words.stop}
              </button>
            </div>`
      }
      ${this.#taking.view()}
    `;
  }

  #rankingView(): TemplateResult {
    const { seeking } = this.#seeker;
    const standing = this.#standing;
    if (seeking.status === 'seeking')
      return progressView({
        text: words.seekingRanking,
        part: seeking.part,
        stop: words.stop,
        onStop: () => {
          this.#seeker.stop();
        },
      });
    if (seeking.status === 'stopped')
      return this.#stopped(() => {
        this.#seeker.resume();
      });
    if (!standing) return html``;
    if (standing.size === 0) return html`<p class="note">${words.noRanking}</p>`;
    return html`<p class="note">
      ${
        standing.rank === undefined
          ? words.rankNone
          : words.rank(standing.rank, standing.size, standing.percent)
      }
    </p>`;
  }

  #neighboursView(): TemplateResult {
    const { done, total, isStopped, here, rated } = this.#surroundings;
    const harder = rated.filter(
      ({ optimum }) => typeof optimum === 'number' && typeof here === 'number' && optimum > here,
    );
    const isDone = done === total;
    return html`
      ${
        isDone
          ? html`<p class="note">
              ${typeof here === 'number' ? words.harder(harder.length, total) : words.total(total)}
            </p>`
          : isStopped
            ? this.#stopped(() => {
                this.#surroundings.resume(this.#bench.editor.state.layout);
              })
            : progressView({
                text: words.seekingNeighbours(done, total),
                part: done / total,
                stop: words.stop,
                onStop: () => {
                  this.#surroundings.stop();
                },
              })
      }
      <fieldset class="which">
        <legend class="sr">${words.which}</legend>
        ${WHICH.map(
          (which) =>
            html`<label>
              <input
                type="radio"
                name="which"
                .checked=${which === this.#which}
                @change=${() => {
                  this.#which = which;
                  this.#surround();
                }}
              />
              <span>${WHICH_WORDS[which]}</span>
            </label>`,
        )}
      </fieldset>
      ${this.#shelves.neighbours.size === 0 ? html`<p class="note">${words.noNeighbours}</p>` : nothing}
    `;
  }

  #stopped(resume: () => void): TemplateResult {
    return html`<p class="working">
      <span class="note">${words.stopped}</span>
      <button type="button" @click=${resume}>${words.resume}</button>
    </p>`;
  }
}

export const harder: Panel = {
  id: 'harder',
  title: words.title,
  mount: (section, bench) => {
    new Harder(section, bench);
  },
};
