import { type Player } from './player.ts';
import { joined, refused, type Reply, told } from './reply.ts';
import { didYouMean, quoted, table } from './words.ts';

interface Command {
  /** The first is the full word. */
  readonly words: readonly string[];
  /** `[N]`, `FILE`; none, if absent. */
  readonly operand?: string;
  readonly meaning: string;
  run(player: Player, operand: string): Reply;
}

/** A longer line is refused. */
export const COMMAND_LIMIT = 10_000;

const MANY = 100_000;

const readCount = (operand: string): number | undefined => {
  if (operand === '') return 1;
  if (operand.toLowerCase() === 'all') return MANY;
  return /^\d{1,6}$/.test(operand) ? Number(operand) : undefined;
};

const countedBy = (operand: string, act: (count: number) => Reply): Reply => {
  const count = readCount(operand);
  return count === undefined || count === 0
    ? refused('bad-operand', `${quoted(operand)} is not a number of moves.`)
    : act(count);
};

const needsFile = (operand: string, act: (path: string) => Reply): Reply =>
  operand === '' ? refused('bad-operand', 'Say the name of a file after it.') : act(operand);

/** Words as a shell parts them: quotes hold blanks together. */
const shellWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*"|['"])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  );

const COMMANDS: readonly Command[] = [
  {
    words: ['undo', 'u'],
    operand: '[N]',
    meaning: 'take the last move back, or N, or all',
    run: (player, operand) => countedBy(operand, (count) => player.undo(count)),
  },
  {
    words: ['redo'],
    operand: '[N]',
    meaning: 'play again what was taken back',
    run: (player, operand) => countedBy(operand, (count) => player.redo(count)),
  },
  {
    words: ['restart'],
    meaning: 'back to the deal; “redo all” plays it all again',
    run: (player) => player.restart(),
  },
  {
    words: ['new'],
    operand: '[flags]',
    meaning: 'deal another game; this one is kept for “back”',
    run: (player, operand) => player.deal(shellWords(operand)),
  },
  { words: ['back'], meaning: 'return to the game before', run: (player) => player.back() },
  { words: ['hint', 'h'], meaning: 'the best advice', run: (player) => player.hint() },
  { words: ['moves', 'm'], meaning: 'all legal moves', run: (player) => player.moves() },
  {
    words: ['auto', 'a'],
    meaning: 'what can safely be done by itself',
    run: (player) => player.auto(),
  },
  { words: ['board', 'b'], meaning: 'show the board again', run: (player) => player.board() },
  {
    words: ['options', 'rules'],
    meaning: 'the rules in force, and how to get this deal again',
    run: (player) => player.info(),
  },
  {
    words: ['record'],
    operand: '[json]',
    meaning: 'the game so far as text, to keep or to share',
    run: (player, operand) =>
      ['', 'json'].includes(operand.toLowerCase())
        ? player.record(operand === '' ? 'text' : 'json')
        : refused('bad-operand', 'After “record” comes nothing or “json”.'),
  },
  {
    words: ['save'],
    operand: 'FILE',
    meaning: 'write the record to a file',
    run: (player, operand) => needsFile(operand, (path) => player.save(path)),
  },
  {
    words: ['load'],
    operand: 'FILE',
    meaning: 'go on with the game of a record',
    run: (player, operand) => needsFile(operand, (path) => player.load(path)),
  },
  { words: ['help', '?'], meaning: 'this page', run: (player) => told(helpOf(player)) },
  {
    words: ['quit', 'q', 'exit'],
    meaning: 'leave',
    run: () => ({ status: 'quit', changed: false, lines: [] }),
  },
];

const WORDS = COMMANDS.flatMap(({ words }) => words);

const helpOf = (player: Player): string => {
  const own = COMMANDS.map(({ words, operand, meaning }) => {
    const aliased = Object.entries(player.aliases).filter(([, word]) => words.includes(word));
    const taken = Object.keys(player.aliases);
    const said = [
      ...words.filter((word) => !taken.includes(word)),
      ...aliased.map(([word]) => word),
    ];
    return [`${said.join(', ')}${operand === undefined ? '' : ` ${operand}`}`, meaning] as const;
  });
  return [
    `${player.title}. One command a line; several with “;” between them.`,
    ...(player.gameCommands.length > 0 ? [table(player.gameCommands)] : []),
    table(own),
  ].join('\n\n');
};

/** The commands of every game's text player, for its help page. */
export const PLAYER_COMMANDS: readonly (readonly [form: string, meaning: string])[] = COMMANDS.map(
  ({ words, operand, meaning }) => [
    `${words.join(', ')}${operand === undefined ? '' : ` ${operand}`}`,
    meaning,
  ],
);

const find = (player: Player, word: string): Command | undefined => {
  const meant = Object.hasOwn(player.aliases, word) ? player.aliases[word] : word;
  return COMMANDS.find(({ words }) => words.includes(meant ?? word));
};

const readWords = (text: string): readonly [word: string, operand: string] => {
  const end = text.search(/\s/);
  return end < 0
    ? [text.toLowerCase(), '']
    : [text.slice(0, end).toLowerCase(), text.slice(end).trim()];
};

const executeOne = (player: Player, text: string): Reply => {
  const [word, operand] = readWords(text);
  const command = find(player, word);
  if (!command) {
    const reply = player.play(text);
    if (reply.error?.code !== 'unknown-command') return reply;
    const meant = word.length > 1 ? didYouMean(word, WORDS) : '';
    return refused(reply.error.code, `${reply.error.message}${meant} “help” tells the commands.`);
  }
  if (operand !== '' && command.operand === undefined) {
    return refused(
      'bad-operand',
      `Nothing comes after “${word}”, but there is ${quoted(operand)}.`,
    );
  }
  return command.run(player, operand);
};

// The name of a file may hold a semicolon.
const TAKES_ALL = /^\s*(?:save|load)\s/i;

const executeAll = (player: Player, parts: readonly string[]): Reply => {
  let reply = told();
  player.begin();
  for (const part of parts) {
    reply = joined(reply, executeOne(player, part));
    if (reply.status !== 'done') break;
  }
  return player.settle(reply);
};

/**
 * Carries out one line. A refusal ends the line; what came before it on the line stands. Never
 * throws: should a game have a fault, it is told and the player can go on.
 */
export const execute = (player: Player, line: string): Reply => {
  if (line.length > COMMAND_LIMIT) {
    const message = `This line has more than ${COMMAND_LIMIT} characters; nothing was done.`;
    return refused('too-long', message);
  }
  const parts = (TAKES_ALL.test(line) ? [line] : line.split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  try {
    return executeAll(player, parts);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refused('internal-error', `This should not have happened, please report it: ${detail}`);
  }
};

/** Is there nothing to do in this line: empty, or a comment? */
export const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line);
