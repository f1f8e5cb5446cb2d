import { define } from '@parlour/element-core';
import { KlondikeElement } from './klondike-element.ts';

define('parlour-klondike', KlondikeElement);

export { KlondikeElement };

declare global {
  interface HTMLElementTagNameMap {
    'parlour-klondike': KlondikeElement;
  }
}
