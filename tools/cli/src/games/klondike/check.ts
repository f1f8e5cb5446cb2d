import { klondike as game, type KlondikeState } from '@parlour/klondike';
import { parseDeckString, parsePysolBoard } from '@parlour/klondike/schemes';
import { parseSolvitaire } from '@parlour/klondike/solvitaire';
import { type Entry, type Line, lineEntries } from '../../core/lines.ts';
import { checkVerbOf, type ForeignFormat } from '../cards/check-verb.ts';

/** Boards one after the other, each from its line `Talon:` on. */
const boardEntries = async function* (lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  let open: { readonly line: number; readonly parts: string[] } | undefined;
  for await (const { number, text } of lines) {
    if (open && /^\s*talon:/i.test(text)) {
      yield { line: open.line, text: open.parts.join('\n') };
      open = undefined;
    }
    if (!open && /^\s*(?:#|$)/.test(text)) continue;
    open ??= { line: number, parts: [] };
    open.parts.push(text);
  }
  if (open) yield { line: open.line, text: open.parts.join('\n') };
};

const OTHERS: readonly ForeignFormat<KlondikeState>[] = [
  { name: 'shootme', parse: (text) => parseDeckString(text), entries: lineEntries },
  { name: 'pysol', parse: (text) => parsePysolBoard(text), entries: boardEntries },
];

/** `parlour klondike check`. */
export const checkVerb = checkVerbOf<KlondikeState>({
  game: 'klondike',
  summary: 'Check deals in other programs’ formats and print them as Parlour’s positions.',
  notes:
    'Reads one deal a line, or deals over several lines, from files or stdin. A fault is told with ' +
    'its line and column; missing and duplicate cards are named. The rest is still read.\n\n' +
    'Formats: solvitaire is Solvitaire’s JSON, shootme the deck string of ShootMe’s Klondike-Solver, ' +
    'pysol the board that starts with a line “Talon:”.',
  makeState: game.makeState,
  parseSolvitaire: (text) => parseSolvitaire(text),
  others: OTHERS,
  examples: ['deal.json', '< deals.jsonl', '--from pysol board.txt'],
});
