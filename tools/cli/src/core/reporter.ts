import { type Player } from './player.ts';
import { type Reply } from './reply.ts';
import { writeJson } from './spoken.ts';
import { type Io } from './verb.ts';
import { plain } from './words.ts';
import { wrap } from './wrap.ts';

/** What a reporter shows of a dialogue. */
export interface Shown extends Player {
  readonly view: string;
  readonly verdict: string | undefined;
  /** The state of things for programs. */
  readonly json: Readonly<Record<string, unknown>>;
  takeEvents(): readonly unknown[];
}

/** One command as it was given. */
export interface Said {
  readonly line: number;
  readonly text: string;
}

/** How a dialogue is shown: in words, or as JSON. */
export interface Reporter {
  start(lines: readonly string[]): void;
  reply(said: Said, reply: Reply): void;
  end(verdict: string): void;
}

/** How much is shown in words. */
export interface TextParts {
  /** Show commands, as a script does. */
  readonly echo: boolean;
  /** Show the board at the end only. */
  readonly quiet: boolean;
}

/** The dialogue as people read it. */
export const textReporter = (dialogue: Shown, io: Io, { echo, quiet }: TextParts): Reporter => {
  let last = '';
  const write = (text: string): void => {
    io.stdout.write(`${wrap(text, io.stdout.columns)}\n`);
  };
  const say = (text: string): void => {
    last = text;
    write(text);
  };
  return {
    start: (lines) => {
      for (const line of [dialogue.title, ...lines]) say(line);
      if (!quiet) say(`\n${dialogue.view}`);
    },
    reply: ({ text }, { changed, lines, outcome, offer }) => {
      if (echo) say(`\n> ${plain(text)}`);
      for (const line of lines) say(line);
      if (changed && !quiet) say(`\n${dialogue.view}`);
      if (outcome !== undefined) say(outcome);
      // Not said in a script, and no reason to repeat the verdict.
      if (offer !== undefined && !echo) write(offer);
    },
    end: (verdict) => {
      if (quiet) say(`\n${dialogue.view}`);
      if (verdict !== last) say(echo ? `\n${verdict}` : verdict);
    },
  };
};

/** One JSON object for the start, each command and the end. */
export const jsonReporter = (dialogue: Shown, io: Io): Reporter => {
  const write = (value: unknown): void => {
    writeJson(io, value);
  };
  return {
    start: () => {
      write({ type: 'start', ...dialogue.json });
    },
    reply: ({ line, text }, { status, changed, lines, error }) => {
      write({
        type: 'command',
        line,
        command: text,
        ok: status !== 'refused',
        ...(error && { error }),
        changed,
        messages: lines,
        events: dialogue.takeEvents(),
        ...(changed && dialogue.json),
      });
    },
    end: (verdict) => {
      write({ type: 'end', verdict, ...dialogue.json });
    },
  };
};
