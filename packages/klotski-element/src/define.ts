import { define } from '@parlour/element-core';
import { KlotskiElement } from './klotski-element.ts';

define('parlour-klotski', KlotskiElement);

export { KlotskiElement };

declare global {
  interface HTMLElementTagNameMap {
    'parlour-klotski': KlotskiElement;
  }
}
