import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the suite must know of an element: the `embed.json` in the folder of its package. */
export interface Subject {
  readonly tag: string;
  /** Attributes that deal a known game. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Finds, in the shadow root, what the game is played with: cards, tiles, blocks. */
  readonly piece: string;
  /** How wide a piece must be, at least, where the element is 280 px wide. */
  readonly smallest: number;
  /** A move by hand in the known game: this piece, dropped on that target, both in the shadow root. */
  readonly drag: { readonly piece: string; readonly target: string };
  /** Does a drag count that is let go outside of the element? Where pieces are held to their ways. */
  readonly countsOutside?: boolean;
  /** A property that deals another game, also as an attribute. */
  readonly property: {
    readonly name: string;
    readonly attribute: string;
    readonly value: number | string;
  };
  /** Keys as Playwright names them that mean nothing to the element. */
  readonly foreignKeys: readonly string[];
  /** Bytes that the file for a script tag may have after gzip. */
  readonly budget: number;
}

/** An element as it was built: the folder of its files for a script tag, and the first of them. */
export interface Built {
  readonly subject: Subject;
  readonly folder: string;
  readonly file: string;
}

/** The element of an installed package; the subject stands in the package's sources. */
export const builtOf = (installed: string, sources: string): Built => {
  const { unpkg } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly unpkg: string;
  };
  const subject = JSON.parse(readFileSync(join(sources, 'embed.json'), 'utf8')) as Subject;
  return { subject, folder: join(installed, dirname(unpkg)), file: basename(unpkg) };
};
