// A solution that is shown move by move; the game itself stays as it is.
import type { IconName, Tool } from '@parlour/element-core';
import {
  type KlotskiEvent,
  type KlotskiMove,
  type KlotskiState,
  tryPlay,
} from '@parlour/klotski/play';
import { stepsOf } from './announce.ts';
import type { KlotskiSpeech } from './messages/words.ts';

/** Milliseconds between two moves, by speed. */
const PACES = [900, 450, 220] as const;

/** What a demonstration reaches of the element. */
export interface Stage {
  /** The picture is to change. */
  readonly show: () => void;
  readonly say: (text: string) => void;
  /** What the blocks are called by. */
  readonly faces: () => string;
}

/** What keys in the field do while it is shown. */
const KEYS: Readonly<Record<string, IconName>> = {
  Escape: 'close',
  'Shift+ArrowLeft': 'back',
  'Shift+ArrowRight': 'forward',
};

export class Demonstration {
  readonly #words: KlotskiSpeech['demonstration'];
  readonly #stage: Stage;
  readonly #states: readonly KlotskiState[];
  /** What happens by each move. */
  readonly #events: readonly (readonly KlotskiEvent[])[];
  #index = 0;
  #speed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    words: KlotskiSpeech['demonstration'],
    start: KlotskiState,
    moves: readonly KlotskiMove[],
    stage: Stage,
  ) {
    this.#words = words;
    this.#stage = stage;
    const states = [start];
    const events: (readonly KlotskiEvent[])[] = [];
    for (const move of moves) {
      const played = tryPlay(states.at(-1) ?? start, move);
      if (!played.ok) break;
      states.push(played.value.state);
      events.push(played.value.events);
    }
    this.#states = states;
    this.#events = events;
    stage.say(words.begin(this.length));
  }

  get state(): KlotskiState | undefined {
    return this.#states[this.#index];
  }

  /** "Move 3 of 81" */
  get stand(): string {
    return this.#words.at(this.#index, this.length);
  }

  /** Moves from here to the exit. */
  get left(): number {
    return this.length - this.#index;
  }

  get length(): number {
    return this.#states.length - 1;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** One move on or back, by hand. */
  step(by: 1 | -1): void {
    this.pause();
    const before = this.#index;
    this.#go(by);
    const [moved] = this.#events[before] ?? [];
    const block = this.state?.blocks.find(({ id }) => moved?.type === 'slid' && id === moved.id);
    if (by < 0 || !block || moved?.type !== 'slid') this.#stage.say(this.stand);
    else {
      const steps = stepsOf([moved.from, ...moved.path]);
      this.#stage.say(this.#words.step(block, this.#stage.faces(), steps, this.stand));
    }
  }

  #go(by: 1 | -1): void {
    this.#index = Math.min(Math.max(this.#index + by, 0), this.length);
    this.#stage.show();
  }

  /** Runs on from here, or from the start once more. */
  run(): void {
    if (this.#index === this.length) this.#index = 0;
    this.#wait();
    this.#stage.show();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stage.show();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#go(1);
      if (this.#index < this.length) {
        this.#wait();
        return;
      }
      this.pause();
      this.#stage.say(this.stand);
    }, PACES[this.#speed]);
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % PACES.length;
    this.#stage.show();
  }

  /** The buttons of the bar while it is shown. */
  get tools(): readonly Tool[] {
    const { back, play, pause, forward, speed, close } = this.#words;
    return [
      // First, where the Tab key comes in.
      this.isRunning ? ['pause', pause] : ['play', play],
      ['back', back],
      ['forward', forward],
      ['speed', `${speed} ${2 ** this.#speed}×`],
      ['close', close],
    ];
  }

  /** Buttons that can do nothing now. */
  get unusable(): readonly unknown[] {
    return [this.#index === 0 && 'back', this.#index === this.length && 'forward'];
  }

  get status(): readonly (readonly [string, string])[] {
    return [[this.#words.title, this.stand]];
  }

  /** The button that a key stands for. */
  toolOf(chord: string): IconName | undefined {
    if (chord === 'Space' || chord === 'Enter') return this.isRunning ? 'pause' : 'play';
    return KEYS[chord];
  }

  /** Does what a button says; whether it was one of these. `close` is the element's. */
  tool(action: string): boolean {
    switch (action) {
      case 'back':
        this.step(-1);
        break;
      case 'forward':
        this.step(1);
        break;
      case 'play':
        this.run();
        break;
      case 'pause':
        this.pause();
        break;
      case 'speed':
        this.faster();
        break;
      default:
        return false;
    }
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
