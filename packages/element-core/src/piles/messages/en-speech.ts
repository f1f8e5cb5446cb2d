// English that every patience says when it is asked.
import type { KeyHelp, SharedSpeech } from '../patience-words.ts';
import { andMore, capital, card, cards, list, place } from './en.ts';

export const enSpeech: SharedSpeech = {
  separator: '; ',
  autoplayed: (count) => `Auto-played ${cards(count)} to foundations`,
  hintMove: (id, more, to) => `Hint: ${card(id)}${andMore(more)} to ${place(to)}`,
  hintDeal: 'Hint: turn the stock',
  noHint: 'No hint',
  stuck: 'No way to progress is left. Undo, or deal a new game.',
  noMoves: 'No moves',
  canGo: (id, targets) => `${capital(card(id))} can go to ${list(targets.map(place))}`,
  summary: ({ stock, waste, reserve, foundations, tableau }, part, base) => {
    const top = (id: number | undefined): string => (id === undefined ? 'empty' : card(id));
    const parts = {
      deck: [
        ...(base === undefined ? [] : [base]),
        `Stock ${stock}`,
        `waste ${top(waste)}`,
        ...(reserve
          ? [
              reserve.count > 0
                ? `reserve ${reserve.count}, top ${top(reserve.top)}`
                : 'reserve empty',
            ]
          : []),
      ],
      foundations: [`Foundations ${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `Tableau ${index + 1} ${top(id)}${down > 0 ? `, ${down} face down` : ''}`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('; ');
  },
};

export const enKeys: KeyHelp = [
  ['← → ↑ ↓', 'go from card to card'],
  ['Ctrl+← Ctrl+→', 'start or end of the row'],
  ['PgUp PgDn', 'the other row'],
  ['Home End', 'first or last card of the pile'],
  ['Enter Space', 'pick up, put down, turn the stock'],
  ['Esc', 'put back'],
  ['1 … 7', 'tableau pile'],
  ['0 9', 'stock, waste'],
  ['Shift+1 … 4', 'foundation'],
  ['F Ctrl+Enter', 'to its foundation'],
  ['D', 'turn the stock'],
  ['A', 'collect to the foundations'],
  ['U Shift+U', 'undo, redo'],
  ['H', 'hint'],
  ['M Shift+M', 'moves of this card, all moves'],
  ['S', 'summary of the table'],
  ['W T P', 'read stock and waste, foundations, tableau'],
  ['L', 'say the last message again'],
  ['N', 'next card of this rank'],
  ['Z', 'show the card large'],
  ['?', 'this help'],
];
