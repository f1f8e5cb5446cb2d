// @ts-check
// npm start: installs what is missing and opens the text player. What follows `--` goes to it.
import { install } from '../lib/install.js';
import { parlour } from '../lib/parlour.js';

if (await install()) {
  process.stderr.write('Opening Klondike in the text player; "help" there tells what to type.\n');
  await parlour(['klondike', 'play', ...process.argv.slice(2)]);
} else {
  process.exitCode = 1;
}
