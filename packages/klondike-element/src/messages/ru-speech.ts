import { rankIndex, suitIndex } from '@parlour/element-core/piles/messages/cards';
import { capital, card, plural, suit } from '@parlour/element-core/piles/messages/ru';
import {
  accusative,
  at,
  parentOf,
  ruKeys,
  ruRefused,
  ruSpeech as shared,
} from '@parlour/element-core/piles/messages/ru-speech';
import type { PileId } from '@parlour/klondike';
import type { KlondikeRefusal } from '@parlour/klondike/advice';
import type { KlondikeSpeech } from './words.ts';

/** Why a card does not go onto another one. */
const onPile = (id: number, parent: number, pile: PileId): string => {
  const top = `${at(pile)} сверху ${card(parent)}.`;
  const index = rankIndex(id);
  if (pile.startsWith('t')) {
    return index === 12
      ? `Короля ни на что не кладут; ${top}`
      : `${capital(card(id))} ложится на ${parentOf(id)}; ${top}`;
  }
  return index === 0
    ? `${capital(card(id))} ложится на пустую базу; ${top}`
    : `${capital(card(id))} ложится на ${accusative(index - 1)} ${suit(suitIndex(id))}; ${top}`;
};

export const ruSpeech: KlondikeSpeech = {
  ...shared,
  refused: (refusal, state) => {
    const { code, cards: ids = [], piles = [] } = refusal as KlondikeRefusal;
    const [id = 0, parent = 0] = ids;
    const [pile = 'stock'] = piles;
    switch (code) {
      case 'face-down':
        return `${capital(at(pile))} часть этих карт закрыта.`;
      case 'wrong-colour':
      case 'wrong-rank':
      case 'wrong-suit':
        return onPile(id, parent, pile);
      case 'other-foundation':
        return `${capital(card(id))} идёт на базу ${suit(suitIndex(id))}, а это база ${suit(Number(pile[1]) - 1)}.`;
      case 'needs-ace':
        return `Базу начинают с туза; ${card(id)} не подходит.`;
      case 'needs-king':
        return `На пустой столбец ${pile.slice(1)} кладут только ${accusative(state.rules.ranks - 1)}; ${card(id)} не подходит.`;
      case 'space-closed':
        return `Пустой столбец ${pile.slice(1)} не занимают.`;
      case 'malformed':
      case 'game-over':
      case 'no-such-pile':
      case 'same-pile':
      case 'stock-empty':
      case 'stock-not-empty':
      case 'nothing-to-redeal':
      case 'no-redeals-left':
      case 'pile-empty':
      case 'not-enough-cards':
      case 'one-card-only':
      case 'stock-closed':
      case 'no-target':
      case 'no-worrying-back':
        return ruRefused({ code, cards: ids, piles }, state);
    }
  },
  rulesTitle: 'Косынка',
  rules: (state) => {
    const draw = state?.rules.draw ?? 1;
    return [
      'Соберите на четырёх базах все масти по порядку, от туза до короля.',
      'В столбцах карты кладут по убыванию, чередуя красные и чёрные. Открытые карты, лежащие по порядку, переносят вместе; закрытая карта, оказавшись сверху, открывается сама; на пустое место можно положить короля.',
      `Из колоды открывают по ${draw} ${plural(draw, 'карте', 'карты', 'карт')}. Играет верхняя карта сброса.`,
      'Перетащите карту или коснитесь её, а потом стопки, куда её положить. Двойное касание делает лучший ход этой картой. Правая кнопка мыши собирает на базу всё, что там не помешает.',
    ];
  },
  keyHelp: ruKeys,
};
