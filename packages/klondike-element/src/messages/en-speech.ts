import { type KlondikeRefusal, wordsFor } from '@parlour/klondike/advice';
import { andMore, capital, card, cards, list, place } from './en.ts';
import type { KlondikeSpeech } from './words.ts';

export const enSpeech: KlondikeSpeech = {
  separator: '; ',
  autoplayed: (count) => `Auto-played ${cards(count)} to foundations`,
  refused: (refusal, state) => wordsFor(refusal as KlondikeRefusal, state),
  hintMove: (id, more, to) => `Hint: ${card(id)}${andMore(more)} to ${place(to)}`,
  hintDeal: 'Hint: turn the stock',
  noHint: 'No hint',
  stuck: 'No way to progress is left. Undo, or deal a new game.',
  noMoves: 'No moves',
  canGo: (id, targets) => `${capital(card(id))} can go to ${list(targets.map(place))}`,
  summary: ({ stock, waste, foundations, tableau }, part) => {
    const top = (id: number | undefined): string => (id === undefined ? 'empty' : card(id));
    const parts = {
      deck: [`Stock ${stock}`, `waste ${top(waste)}`],
      foundations: [`Foundations ${list(foundations.map(top))}`],
      tableau: tableau.map(
        ({ down, top: id }, index) =>
          `Tableau ${index + 1} ${top(id)}${down > 0 ? `, ${down} face down` : ''}`,
      ),
    };
    return (part === 'all' ? Object.values(parts).flat() : parts[part]).join('; ');
  },
  rulesTitle: 'Klondike',
  rules: (state) => {
    const draw = state?.rules.draw ?? 1;
    return [
      'Build each suit up from the ace to the king on the four foundations.',
      'In the tableau, build down in alternating colours. Face-up runs move together; an uncovered card turns by itself; a king may take an empty place.',
      `The stock turns ${cards(draw)} at a time. The top card of the waste can be played.`,
      'Drag a card, or tap it and then the pile it shall go to. Tapping twice plays its best move. A right click collects what safely goes to the foundations.',
    ];
  },
  keyHelp: [
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
  ],
};
