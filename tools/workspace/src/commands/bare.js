// @ts-check
// Lays out a bare project with one package of the house in it, as npm packs it, and tells where the
// package is: node bare.js <folder of the package> <empty folder>
import { relative, resolve } from 'node:path';
import { layOut } from '../lib/bare.js';
import { root } from '../lib/house.js';

const [folder = '', bare = ''] = process.argv.slice(2);
const [packed] = layOut(relative(root, resolve(folder)).replaceAll('\\', '/'), resolve(bare));
process.stdout.write(`${packed?.installed ?? ''}\n`);
