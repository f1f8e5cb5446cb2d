import { css } from 'lit';

/** What Klondike's table has of its own under a hand; the rest is shared by all tables of piles. */
export const klondikeStyles = css`
  .run > .card,
  .stock .card {
    pointer-events: none;
  }
`;
