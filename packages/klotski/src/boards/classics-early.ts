// Layouts and figures are facts, taken from the sources named in each board.

/** Puzzles up to the 1970s, oldest first. */
export const EARLY_CLASSICS = {
  'motor-car': `board: Motor-Car Problem
author: H. E. Dudeney, 1903
source: “Classic Sliding-Block Puzzles”, a public list of boards with their fewest moves
note: Three cars at the top and three at the bottom of the garage change places; cars of one colour are alike.
published: 17 corner
same: ABC DEF
start:
ABC
#.#
..#
#.#
DEF
goal:
DEF
#.#
..#
#.#
ABC
`,
  pennant: `board: Pennant Puzzle, also Dad's Puzzler
author: L. W. Hardy, 1909; US patent 1017752, 1912
source: M. Gardner, Sixth Book of Mathematical Games from Scientific American, 1971, ch. 7
note: The piano goes from the top left to the bottom left corner.
published: 59 corner
start:
AABB
AACC
DE..
FGHH
FGII
goal:
....
....
....
AA..
AA..
`,
  'moving-day': `board: Moving Day
author: S. Loyd, 1914
source: N. Baxter, The Sliding Block Puzzle Page, johnrausch.com/SlidingBlockPuzzles
note: The two pieces on the right change places, whatever the others do.
published: 17 corner
start:
C.A
DEB
goal:
..B
..A
`,
  hughes: `board: Hughes Puzzle
source: N. Baxter, The Sliding Block Puzzle Page, johnrausch.com/SlidingBlockPuzzles
note: The upright block goes from the top left to the bottom right corner.
published: 21 corner
start:
A.B
A.C
DEE
FFG
goal:
...
...
..A
..A
`,
  ma: `board: Ma's Puzzle
author: Standard Trailer Co., 1927
source: M. Gardner, Sixth Book of Mathematical Games from Scientific American, 1971, ch. 7
note: The two bent blocks meet in the top right corner. Gardner's readers brought his 32 moves down to 23.
published: 23 corner
start:
AAABB
CCDDB
EFFGG
EEHHH
..I..
goal:
...BB
...EB
...EE
.....
.....
`,
  blockado: `board: Blockado
author: Acme Novelty, 1928
source: N. Baxter, The Sliding Block Puzzle Page, johnrausch.com/SlidingBlockPuzzles
note: The square goes from the top left to the bottom left corner.
published: 74 corner
start:
AABB
AACC
..DD
EFGG
EFHH
IJKK
goal:
....
....
....
....
AA..
AA..
`,
  'ane-rouge': `board: L'Âne rouge, with its door
author: J. H. Fleming, British patent, 1932
source: M. Gardner, Sixth Book of Mathematical Games from Scientific American, 1971, ch. 7
note: Only the donkey may pass the door. Leaving through it costs no move of its own, turns included.
published: 81 corner
door: - A
start:
######
#BAAC#
#BAAC#
#DEEF#
#DGHF#
#I..J#
##--##
##--##
######
goal:
######
#....#
#....#
#....#
#....#
#....#
##AA##
##AA##
######
`,
  'traffic-cop': `board: Traffic Cop Tangle
author: A. S. Filipiak, 100 Puzzles: How to Make and How to Solve Them, 1942
source: N. Baxter, The Sliding Block Puzzle Page, johnrausch.com/SlidingBlockPuzzles
note: The two squares change places.
published: 47 corner
start:
AACD
AAEE
..FG
BBHH
BBIJ
goal:
BB..
BB..
....
AA..
AA..
`,
  'eight-puzzle': `board: Eight-puzzle, one of its two hardest starts
source: A. Reinefeld, Complete Solution of the Eight-Puzzle, IJCAI 1993; OEIS A089473
note: With one free cell every move is one step, so all metrics agree.
published: 31 corner, 31 straight, 31 unit
start:
867
254
3.1
goal:
123
456
78.
`,
} as const;
