// @ts-check
// npm run --silent parlour -- <args>: the parlour command from the sources.
import { parlour } from '../lib/parlour.js';

await parlour(process.argv.slice(2));
