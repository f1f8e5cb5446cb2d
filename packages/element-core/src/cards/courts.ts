// Emblems of jack, queen and king as data, in the relative commands of `paths.ts`: what takes the
// colour of the suit, then what is brass. They stand above the middle of the card.

const pearl = 'c0-2 2-4 4-4s4 2 4 4-2 4-4 4-4-2-4-4z';
const band = 'm-20-19h40v5h-40z';

/** Five rounded leaves about the point that they grow from. */
export const PALMETTE =
  'm-9-2c-26 15-15-26 0 0zm3-5c-39-10 0-41 0 0zm6-2c-26-36 26-36 0 0zm6 2c0-41 39-10 0 0zm3 5c15-26 26 15 0 0z';

export const COURTS = [
  [
    'm-19-21c-7-20 7-37 25-36 14 1 22 11 18 21q-4-6-9-5 2 4 1 8-5-5-10-4 1 5-1 9-4-4-8-1-5 2-5 8z',
    `${band}m8 0c-1-16 4-26 18-32-11 9-14 18-14 32z`,
  ],
  [`m0-20${PALMETTE}`, `${band}m13-1c0-5 3-7 7-7s7 2 7 7z`],
  [
    'm-18-21l-5-23 13 11 10-18 10 18 13-11-5 23z',
    `${band}m-7-28${pearl}m23-7${pearl}m23 7${pearl}m-19 10l4 6-4 6-4-6z`,
  ],
] as const;

/** Half of the frame of a court card, and the line that sets the half off from the middle. */
export const FRAME = 'm-28.5 0v-60h57v60h-0.8v-59.2h-55.4v59.2zm8.5-12h40v1.5h-40z';
