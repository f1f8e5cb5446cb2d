// What the arcade says of Klotski; part of words.ts.
import { count } from './counts.ts';

const moves = (number: number): string => count(number, 'move', 'moves');

export const klotski = {
  title: 'Klotski',
  /** Its name where it comes from. */
  chinese: '華容道',
  documentTitle: 'Klotski · 華容道',
  nav: 'Klotski',
  board: 'The board',
  skipToLayouts: 'Skip to the layouts',
  skipToBoard: 'Skip to the board',

  home: {
    text: 'Cao Cao’s retreat down the Huarong road: ten blocks in a tray, one way out. 412 layouts, from seven moves to a hundred and thirty-eight.',
    browse: 'Choose a layout',
    daily: 'Play today’s layout',
    dailyText: (name: string, best: number) => `Today’s layout is ${name}: ${moves(best)} at best.`,
  },

  gallery: {
    title: '412 layouts',
    line: (all: number, solved: number, perfect: number) =>
      solved === 0 ? `${all} layouts` : `${all} layouts, ${solved} solved, ${perfect} perfect`,
    layouts: 'Layouts',
    search: 'Search by name or number',
    searchPlaceholder: 'Name or number, 中文 or English',
    level: 'Difficulty',
    levels: {
      all: 'All',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      expert: 'Expert',
      master: 'Master',
      unsolvable: 'Unsolvable',
    },
    range: (from: number, to: number) =>
      to === Infinity ? `${from} moves and more` : `${from}–${to} moves`,
    mark: 'Show',
    marks: { all: 'all', unsolved: 'unsolved', solved: 'solved', perfect: 'perfect' },
    sort: 'Order',
    sorts: {
      gallery: 'of the gallery',
      difficulty: 'by difficulty',
      name: 'by name',
      solved: 'by what is solved',
    },
    found: (number: number) => count(number, 'layout', 'layouts'),
    nothing: 'No layout is like that.',
    showAll: 'Show all layouts',
    number: (number: number) => `No. ${number}`,
    best: moves,
    unsolvable: 'unsolvable',
    solved: 'solved',
    perfect: 'perfect',
    lastSeen: 'last opened',
  },

  options: {
    title: 'Options',
    tool: 'Options',
    find: 'Which layouts',
    counting: 'Counting',
    metric: 'A move is',
    metrics: {
      corner: 'any free way, corners included',
      straight: 'any distance in one direction',
      unit: 'a step by one cell',
    },
    metricsShort: { corner: 'with corners', straight: 'straight', unit: 'by cells' },
    metricNote: 'Each way of counting has games, marks and records of its own.',
    looks: 'Board',
    faces: 'On the blocks',
    facesNames: { names: 'names', colours: 'colours only', numbers: 'numbers' },
    distance: 'Show how many moves are left at least',
    animation: 'Blocks',
    animationNames: { auto: 'slide', none: 'are simply there' },
  },

  random: {
    title: 'A layout by chance',
    tool: 'Random',
    text: 'One that you have not solved yet, if there is any left.',
    any: 'Of any difficulty',
    of: (range: string, left: number) => `${range}, ${left} unsolved`,
  },

  play: {
    back: 'Layouts',
    backLabel: 'Back to the layouts',
    pager: 'Other layouts',
    previous: 'Previous',
    next: 'Next',
    nextUnsolved: 'Next unsolved',
    allSolved: 'All are solved',
    line: (best: number | undefined) =>
      best === undefined ? 'It cannot be solved' : `best ${best}`,
    unnamed: 'A layout without a name',
    about: 'About this layout',
    fewest: 'Fewest moves',
    impossible:
      'There is no way out of this one. It is here to be looked at, and to be tried all the same.',
    yours: 'Your best',
    time: 'Your fastest',
    notYet: 'not solved yet',
    helped: 'With help in this game, so it will not count as perfect.',
  },

  notice: {
    faultyLink: 'This link names no layout that can be played. Here is the first one.',
    badSave: 'The saved game could not be read, so the layout was set up anew.',
    seen: 'Begun from a replay: this game is not counted.',
  },

  statistics: {
    title: 'Statistics',
    solved: 'Solved',
    perfect: 'Perfect',
    time: 'Time',
    hints: 'Hints',
    metric: 'Counting',
    of: (number: number, all: number) => `${number} of ${all}`,
    layout: 'Layout',
    best: 'Best',
    fastest: 'Fastest',
    metrics: { corner: 'With corners', straight: 'Straight', unit: 'By cells' },
    byLayout: (layouts: number) => `By layout: ${layouts}`,
    none: 'Nothing has been solved yet.',
    explained:
      'Perfect is a solution in the fewest moves there are, with no hint taken and no solution shown since the board was set up. With help it still counts as solved.',
  },

  result: {
    title: 'Out!',
    moves: 'Moves',
    optimum: 'Fewest',
    time: 'Time',
    hints: 'Hints',
    perfect: 'perfect: nobody can do it in fewer moves',
    over: (more: number) => `${moves(more)} more than the fewest`,
    helped: 'solved with help, so not counted as perfect',
    best: 'your best here',
    seen: 'begun from a replay, so not counted',
    next: 'Next unsolved',
    again: 'Once more',
    share: 'Share this game',
    layouts: 'Layouts',
  },

  share: {
    layout: 'This layout',
    layoutText: 'From the start, with the same counting.',
    layoutTitle: 'A Klotski layout',
    gameTitle: 'A game of Klotski',
    embedText:
      'Two lines put this layout on any page. Serve the file parlour-klotski.js from your own site; it is in @parlour/klotski-element, under dist/cdn.',
  },

  rules: {
    title: 'Rules of Klotski',
    text: [
      [
        'The aim',
        'Bring the big block, Cao Cao, to the opening in the middle of the lower edge. Nothing is lifted and nothing turns: blocks slide into what is free.',
      ],
      [
        'The blocks',
        'Red is the big one, two cells by two. Blue stands upright, green lies across, sand covers a single cell. The names are those of the story: Guan Yu, Zhang Fei, Zhao Yun, Ma Chao and Huang Zhong bar the way of Cao Cao, and the soldiers stand between them.',
      ],
      [
        'What counts as a move',
        'The usual count takes any slide of one block along free cells as one move, corners included. Or only straight slides are one move, or each step by one cell. Going on with the same block prolongs its move where the count allows; back where the move began, it is taken back. Undo takes back whole moves.',
      ],
      [
        'Perfect',
        'Below the board stands how many moves you have made, and the fewest there are from the start. Reach that number without a hint and without having the solution shown, and the layout is perfect. Help is remembered until the board is set up anew; restarting is not enough, once more or choosing the layout again after it is solved is.',
      ],
      [
        'The layouts',
        'They were collected by the players of fayaa.com, and every number of moves here is proven. One of them, 走投无路, cannot be solved at all.',
      ],
    ],
    touch: 'Playing by hand',
    touchText:
      'Drag a block, around corners too. Or tap it and then the free cell where it shall go; two taps on the same block push it where it can go one way only.',
    keys: 'Playing by keyboard',
    keysText: [
      'Tab goes to the board, arrows go from block to block. Shift with an arrow slides the block; or Enter picks it up, arrows slide it, Enter lets it go.',
      'U undoes, Shift+U redoes, H gives a hint, V shows the solution, E says how far it is to the exit. With the board in focus, ? shows every key.',
      'Among the layouts, arrows go from picture to picture, Enter opens one.',
    ],
  },
};
