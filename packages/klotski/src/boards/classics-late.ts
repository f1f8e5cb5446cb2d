// Layouts and figures are facts, taken from the sources named in each board.

/** Puzzles from 1975 on. */
export const LATE_CLASSICS = {
  century: `board: Century
author: J. H. Conway, 1975
source: J. A. Storer, Mechanical Puzzles, cs.brandeis.edu/~storer/JimPuzzles, Century and Super Century
note: Without the half step that the block in the middle makes first: see “Century, in half steps”.
published: 99 corner, 111 straight
start:
AXXB
CXXD
CE.D
FE.G
HHII
goal:
....
....
....
.XX.
.XX.
`,
  'century-in-half-steps': `board: Century, in half steps
author: J. H. Conway, 1975
source: J. A. Storer, Mechanical Puzzles, cs.brandeis.edu/~storer/JimPuzzles, Century, after Winning Ways, vol. 2, 1982
note: Every cell of the puzzle is two by two cells here, so that the upright block can start in the middle.
published: 100 corner
start:
AAXXXXBB
AAXXXXBB
CCXXXXDD
CCXXXXDD
CC.EE.DD
CC.EE.DD
FF.EE.GG
FF.EE.GG
HHHHIIII
HHHHIIII
goal:
........
........
........
........
........
........
..XXXX..
..XXXX..
..XXXX..
..XXXX..
`,
  'century-and-a-half': `board: Century and a Half
author: J. H. Conway, 1978
source: J. A. Storer, Mechanical Puzzles, cs.brandeis.edu/~storer/JimPuzzles, Grand Master
note: The start of Century is to be turned upside down; blocks of one shape are alike. The half steps at either end make it 150.
published: 148 corner, 169 straight, 205 unit
same: ABFG CDE HI
start:
AXXB
CXXD
CE.D
FE.G
HHII
goal:
HHII
A..B
C..D
CXXD
FXXG
`,
  'super-century': `board: Super Century
author: G. Dogon, 2004
source: J. A. Storer, Mechanical Puzzles, cs.brandeis.edu/~storer/JimPuzzles, Century and Super Century
note: No layout of the 4×5 game takes longer, whatever its blocks.
published: 138 corner, 150 straight
start:
ABCD
AEXX
FEXX
FGG.
HHI.
goal:
....
....
....
.XX.
.XX.
`,
  'new-century': `board: New Century
author: J. A. Storer, after G. Dogon
source: J. A. Storer, Mechanical Puzzles, cs.brandeis.edu/~storer/JimPuzzles, Century
note: The start of Super Century is to be turned half round; blocks of one shape are alike.
published: 230 corner
same: AEF BCDI GH
start:
ABCD
AEXX
FEXX
FGG.
HHI.
goal:
.BHH
.GGA
XXEA
XXEF
CDIF
`,
  quzzle: `board: Quzzle
author: J. Lewis, about 2000
source: J. A. Storer, Mechanical Puzzles, cs.brandeis.edu/~storer/JimPuzzles, Quzzle and Quzzle Killer
note: The square goes from the top left to the top right corner.
published: 84 corner, 93 straight
start:
AABB
AACD
..CD
EFFG
EHHI
goal:
..AA
..AA
....
....
....
`,
  supercompo: `board: Supercompo
author: J. Kato
source: N. Baxter, The Sliding Block Puzzle Page, johnrausch.com/SlidingBlockPuzzles
note: The square goes to the middle of the bottom row.
published: 123 corner
start:
.XX.
AXXB
CDDE
CFFE
GHHI
goal:
....
....
....
.XX.
.XX.
`,
  bickford: `board: A Bandaged Fifteen Puzzle
author: N. Bickford, 2011
source: math-fun mailing list, 20 January 2011
note: The bar goes from the top left to the bottom right. The archived drawing has lost its blanks; with the third row FD.G instead the figure is the same.
published: 131 corner
start:
AAEB
FCEE
FDG.
.DHI
goal:
....
....
....
..AA
`,
} as const;
