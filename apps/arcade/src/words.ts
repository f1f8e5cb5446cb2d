// All that the arcade says, in one place. Another language is another object of this shape.
import { count } from './counts.ts';
import { klotski } from './words-klotski.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const drawOf = (draw: number): string => `draw ${NUMBERS[draw] ?? draw}`;

export const en = {
  lang: 'en',
  name: 'Parlour',
  motto: 'Old games, good cards, no hurry.',
  close: 'Close',
  skip: 'Skip to the table',

  theme: { label: 'Lamp', system: 'As the system', light: 'Light', dark: 'Dark' },

  home: {
    continueTitle: 'Continue where you left off',
    continueButton: 'Continue',
    alsoOpen: 'Also on the table',
    slots: { own: 'Your game', daily: 'A daily deal', shared: 'A shared deal' },
    progress: (moves: number, time: string) => `${count(moves, 'move', 'moves')}, ${time}`,
    klondike: 'Klondike',
    klondikeText:
      'The patience everybody knows: seven piles, four foundations, and a stock that comes round once more than you think.',
    play: 'Play',
    newGame: 'New game',
    dailyTitle: 'Today’s deal',
    dailyText: 'The same cards for everyone, until midnight.',
    dailyButton: 'Play today’s deal',
    coming: 'Being laid out',
    comingText: 'These three are not ready yet.',
    comingGames: [
      ['Canfield', 'thirteen cards in reserve, and the foundations start where chance says'],
      ['Sevens', 'lay in sequence from the seven, and hold back the card the others need'],
      ['Shisen-Sho', 'pairs of tiles, joined by a line with two turns at most'],
    ],
    footer: [
      'No account, no advertisements, nothing leaves this device.',
      'Works without a network once it has been opened.',
    ],
  },

  game: {
    title: 'Klondike',
    nav: 'Klondike',
    table: 'The table',
    deal: 'Deal',
    statistics: 'Statistics',
    rules: 'Rules',
    share: 'Share',
    home: 'Parlour, all games',
    drawOf,
    dealLine: (name: string, rules: string) => `${name} · ${rules}`,
    seedName: (seed: string | number) => (typeof seed === 'number' ? `No. ${seed}` : `“${seed}”`),
    numberName: (deal: string, number: number) => `${deal} no. ${number}`,
    dailyName: 'Today’s deal',
    sourceRules: 'da-nie’s rules',
    customName: 'A given position',
  },

  notice: {
    faultyLink: 'This link names a deal that does not exist. Here is another one.',
    faultyRecord: 'This link holds no game that can be shown:',
    faultyRecordAction: 'Play a new game',
    notSaved:
      'The game cannot be saved: the browser’s storage is full or closed. What was saved before is still there.',
    badSave: 'The saved game could not be read, so a new one was dealt.',
    stuck: 'No card can bring this game any further.',
    stuckUndo: 'Undo',
    stuckNew: 'New deal',
    dismiss: 'Dismiss',
  },

  options: {
    title: 'Deal and options',
    dealHeading: 'A deal of your choice',
    scheme: 'Deals of',
    schemes: {
      random: 'Parlour, by seed',
      danie: 'da-nie’s program, 0–99,999,999',
      danie5: 'da-nie’s article, 0–99,999',
    },
    seed: 'Seed',
    seedHint: 'A number or any text. Empty: chance decides.',
    number: 'Number',
    numberHint: 'A whole number. Empty: chance decides.',
    badDeal: 'There is no such deal.',
    dealNow: 'Deal',
    rulesHeading: 'Rules',
    rulesNote: 'Changed rules begin with the next deal.',
    draw: 'Cards turned at a time',
    drawNames: (draw: number) => count(draw, 'card', 'cards'),
    redeals: 'Turning the waste over',
    redealsDefault: 'as the rules say',
    redealsUnlimited: 'without end',
    redealsNames: (times: number) => (times === 0 ? 'never' : count(times, 'time', 'times')),
    spaces: 'An empty pile takes',
    spacesNames: { kings: 'kings', any: 'any card', none: 'nothing' },
    scoring: 'Scoring',
    scoringNames: { none: 'none', standard: 'standard', vegas: 'Vegas' },
    total: 'Carry Vegas dollars from game to game',
    rules: 'Rule set',
    rulesNames: { standard: 'standard', source: 'da-nie’s Patience' },
    fixed: 'This rule set leaves no choice here.',
    limited: 'Vegas limits this to one pass for each card turned.',
    apply: 'Deal with these rules',
    looksHeading: 'Cards and table',
    deck: 'Suits in',
    deckNames: { 'two-color': 'two colours', 'four-color': 'four colours' },
    hand: 'Stock on the',
    handNames: { right: 'left', left: 'right (left hand)' },
    animation: 'Cards',
    animationNames: { auto: 'travel', none: 'are simply there' },
  },

  statistics: {
    title: 'Statistics',
    games: 'Games',
    wins: 'Won',
    rate: 'Share won',
    streak: 'Streak',
    bestStreak: 'Best streak',
    vegas: 'Vegas, running total',
    mode: 'Mode',
    best: 'Best time',
    fewest: 'Fewest moves',
    bestScore: 'Best score',
    modeName: (mode: string) =>
      mode === 'source' ? 'da-nie’s rules' : drawOf(Number(mode.slice('draw-'.length))),
    none: 'No game has been finished yet. The first one counts once you have made a move and have won or moved on.',
    unreadable: (entries: number) =>
      `${count(entries, 'entry', 'entries')} could not be read and ${entries === 1 ? 'is' : 'are'} left out.`,
    unavailable: 'This browser keeps no statistics here: its database is closed to the page.',
    explained: 'Each deal counts once, whether you undo, restart or play it again.',
    reset: 'Reset statistics…',
    resetQuestion: 'Forget all games that were counted? This cannot be undone.',
    resetYes: 'Forget them',
    resetNo: 'Keep them',
    dash: '–',
  },

  rules: {
    title: 'Rules of Klondike',
    keys: 'Playing by keyboard',
    keysText: [
      'Tab goes to the table, arrows go from card to card. Enter or Space picks a card up and puts it down, Escape puts it back.',
      '1 to 7 are the piles, 0 is the stock, 9 the waste, Shift with 1 to 4 the foundations. D turns the stock, F sends a card home, A collects all that is safe.',
      'U undoes, Shift+U redoes, H gives a hint. With the table in focus, ? shows every key.',
    ],
    touch: 'Playing by hand',
    touchText:
      'Drag a card, or tap it and then the place where it shall go. Two taps play its best move. A right click collects what can safely go up.',
    text: [
      [
        'The aim',
        'Fifty-two cards, four foundations. Build each suit up from its ace to its king, and the game is won.',
      ],
      [
        'The table',
        'Seven piles hold one to seven cards, only the last of each face up. In the piles, cards go down in rank and alternate in colour: a red six on a black seven. A run moves whole or in part. A hidden card that is uncovered turns by itself, and an empty pile takes a king.',
      ],
      [
        'The stock',
        'The other twenty-four cards are the stock. It turns one card at a time, or three; the top one can be played. When the stock is empty, the waste is turned over and comes round again, in the same order.',
      ],
      [
        'Second thoughts',
        'The top card of a foundation may come back to the piles. Undo goes back to the deal and beyond: right after a new deal it brings the old game back.',
      ],
      [
        'Standard scoring',
        'Ten points for a card on a foundation, five from the waste to a pile, five for a card turned, three for each card moved between piles. A card taken back from a foundation costs fifteen. Turning the waste over costs a hundred with one card at a time; with more, twenty from the fourth time on.',
      ],
      [
        'Vegas',
        'The deck costs 52 dollars and each card on a foundation pays five. You may go through the stock as many times as cards are turned at once.',
      ],
      [
        'da-nie’s Patience',
        'The rules of a program for the PSP: the stock lies face up, its top card and that of the waste can both be played, and an ace goes to any empty foundation, or from one to another.',
      ],
      [
        'Can it be won?',
        'Most deals can, many are lost by the way they are played. When it is certain that nothing can bring a game further, the table says so.',
      ],
    ],
  },

  share: {
    title: 'Share',
    deal: 'This deal',
    dealText: 'The same cards, from the start.',
    game: 'This game',
    gameText: 'Every move so far; it plays itself when the link is opened.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Select the text and copy it.',
    send: 'Send…',
    embed: 'Embed this game',
    embedText:
      'Two lines put this deal on any page. Serve the file parlour-klondike.js from your own site; it is in @parlour/klondike-element, under dist/cdn.',
    dealTitle: 'A deal of Klondike',
    gameTitle: 'A game of Klondike',
    tooLong: 'This game is very long; some programs cut such links.',
  },

  result: {
    title: 'Well played',
    moves: 'Moves',
    time: 'Time',
    score: 'Score',
    streak: 'Streak',
    bestTime: 'your best time',
    fewest: 'your fewest moves',
    first: 'your first win',
    again: 'Same deal again',
    new: 'New game',
    share: 'Share this game',
    stay: 'Look at the table',
    alreadyCounted: 'This deal was counted before.',
    seen: 'Begun from a replay: not counted.',
  },

  replay: {
    title: 'Replay',
    controls: 'Replay',
    start: 'To the start',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One move on',
    end: 'To the end',
    position: 'Move',
    at: (index: number, length: number) => `Move ${index} of ${length}`,
    speed: 'Speed',
    speeds: { '0.5': 'half', '1': 'normal', '2': 'double', '5': 'five times' },
    from: 'Play from here',
    fromDeal: 'Play from the start',
  },

  klotski,

  money: (dollars: number) => `${dollars < 0 ? '−' : ''}$${Math.abs(dollars)}`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  /** "Sunday, 29 November" */
  day: (date: Date) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(
      date,
    ),
};

export type Words = typeof en;
export const words: Words = en;
