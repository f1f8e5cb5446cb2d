// Emblems of jack, queen and king as data, in the same relative commands as `paths.ts`: what takes
// the colour of the suit, and what is brass. They stand on the middle of the card, reaching up.

const pearl = 'c0-2 1-4 4-4s4 2 4 4-1 4-4 4-4-2-4-4z';

export const COURTS = [
  [
    // a plume
    'm-17 49c-2-14 2-24 10-32 10-10 26-12 32-20-1 14-4 20-9 27l-6 1 3 3c-4 5-8 8-13 11l-6 0 3 3c-3 2-7 3-10 4z',
    'm-19 51c4-18 16-30 32-38-13 10-22 22-28 38z',
  ],
  [
    'm0-14c-12 4-22 1-29-9 11-5 21-2 29 9zc-14-5-21-16-21-29 13 4 20 14 21 29zc-8-14-8-28 0-40 8 12 8 26 0 40zc1-15 8-25 21-29 0 13-7 24-21 29zc8-11 18-14 29-9-7 10-17 13-29 9z',
    `m-21-14h42v5h-42z`,
  ],
  ['m-22-16l-7-28 15 13 14-25 14 25 15-13-7 28z', `m-22-14h44v5h-44zm-11-33${pearl}`],
] as const;
