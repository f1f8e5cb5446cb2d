// Who may import whom. Layers and families are listed here; the games' scopes are read from the
// packages' own tags, so that a new game is fenced in from its first commit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which kind of project may depend on which: an import may only go down. */
const layers = {
  'type:core': ['type:core'],
  'type:engine': ['type:core', 'type:engine'],
  'type:element': ['type:core', 'type:engine', 'type:element'],
  'type:app': ['type:core', 'type:engine', 'type:element'],
  'type:tool': ['type:core', 'type:engine'],
};

/** Scopes that everybody, or every card game, may use. */
const common = ['scope:shared', 'scope:cards'];

/** @returns {string[]} the scopes of the games, as the packages' tags name them */
function gameScopes() {
  const root = join(import.meta.dirname, 'packages');
  const scopes = readdirSync(root).flatMap((folder) => {
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const tags = JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags ?? [];
    return tags.filter((/** @type {string} */ tag) => tag.startsWith('scope:'));
  });
  return [...new Set(scopes)].filter((scope) => !common.includes(scope)).sort();
}

export const depConstraints = [
  ...Object.entries(layers).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
    sourceTag,
    onlyDependOnLibsWithTags,
  })),
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:cards', onlyDependOnLibsWithTags: common },
  // A game knows itself and what is common; never another game.
  ...gameScopes().map((scope) => ({
    sourceTag: scope,
    onlyDependOnLibsWithTags: [scope, ...common],
  })),
  { sourceTag: 'family:board', notDependOnLibsWithTags: ['scope:cards'] },
];
