import { define } from '@parlour/element-core';
import { CanfieldElement } from './canfield-element.ts';

define('parlour-canfield', CanfieldElement);

export { CanfieldElement };

declare global {
  interface HTMLElementTagNameMap {
    'parlour-canfield': CanfieldElement;
  }
}
