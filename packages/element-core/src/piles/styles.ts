import { css } from 'lit';

/**
 * Layout of a table of piles. All lengths derive from the card's width `--w`, and that from the
 * element's own; fans draw together so that a column never grows out of its room (in card widths).
 */
export const pileStyles = css`
  :host {
    background: var(--_felt);
    border-radius: var(--parlour-radius, 12px);
    --_columns: 7;
    --_gap: 0.12;
    --_room: 6;
    --_fan: 0.5;
  }
  .field {
    --w: min(
      calc(100cqi / (var(--_columns) * (1 + var(--_gap)) + var(--_gap))),
      var(--parlour-card-width, 112px),
      max(26px, calc((100dvh - 76px) / (3.45 + var(--_room))))
    );
    --gap: calc(var(--w) * var(--_gap));
    position: relative;
    display: grid;
    gap: calc(var(--w) * 0.22);
    width: fit-content;
    margin: 0 auto;
    padding: calc(var(--gap) * 1.2) var(--gap) calc(var(--gap) * 2);
    direction: ltr;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--_columns), var(--w));
    gap: var(--gap);
  }
  .pile {
    position: relative;
    height: calc(var(--w) * 1.4);
    border-radius: calc(var(--w) * 0.05);
  }
  .pile.down {
    --ds: min(calc(var(--_fan) / 2), calc(var(--_room) * 0.3 / max(var(--downs), 1)));
    --us: min(
      var(--_fan),
      calc((var(--_room) - var(--downs) * var(--ds)) / max(var(--ups) - 1, 1))
    );
    height: calc(var(--w) * (1.4 + var(--_room)));
  }
  .pile.down .card {
    top: calc(var(--w) * (var(--d) * var(--ds) + var(--u) * var(--us)));
  }
  .pile.side .card {
    left: calc(var(--w) * var(--u) * 0.22);
  }
  .place,
  .pile > .card,
  .run > .card {
    position: absolute;
    width: var(--w);
    height: calc(var(--w) * 1.4);
  }
  .run {
    position: absolute;
    inset: 0 0 auto;
    height: calc(var(--w) * (1.4 + max(var(--downs) - 1, 0) * var(--ds, 0)));
    border-radius: calc(var(--w) * 0.05);
  }
  @container (min-width: 700px) {
    .field {
      --_room: 2.5;
      --_fan: 0.34;
      --_gap: 0.16;
    }
  }
  @media print {
    :host {
      background: none;
    }
  }
`;
