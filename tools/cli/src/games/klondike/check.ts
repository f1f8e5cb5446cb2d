import { ok } from '@parlour/game-core';
import { klondike as game } from '@parlour/klondike';
import { parseSolvitaire } from '@parlour/klondike/solvitaire';
import { runBatch } from '../../core/batch.ts';
import { defineVerb } from '../../core/define-verb.ts';
import { isOn } from '../../core/flags.ts';
import { jsonEntries } from '../../core/lines.ts';

/** `parlour klondike check`. */
export const checkVerb = defineVerb({
  game: 'klondike',
  name: 'check',
  summary: 'Check deals in Solvitaire’s JSON and print them as Parlour’s positions.',
  operands: '[FILE…|-]',
  flags: [{ name: 'json', help: 'one JSON object for each deal' }],
  notes:
    'Reads one deal a line, or deals over several lines, from files or stdin. A fault is told with ' +
    'its line and column; missing and duplicate cards are named. The rest is still read.',
  examples: ['deal.json', '< deals.jsonl'],
  run: (given, io) =>
    runBatch(
      {
        files: given.positionals.length > 0 ? given.positionals : ['-'],
        json: isOn(given, 'json'),
        entries: jsonEntries,
        places: true,
        answer: ({ text }) => {
          const state = parseSolvitaire(text);
          if (!state.ok) return state;
          const made = game.makeState(state.value);
          return ok({ text: made, json: { state: made } });
        },
      },
      io,
    ),
});
