// @ts-check
// custom-elements.json of an element package: made from its sources by the analyzer, told in the
// paths that are shipped.

/**
 * @typedef {{ readonly name: string, readonly module?: string, readonly package?: string }} Reference
 * @typedef {object} Item an attribute, an event, a member, a part …
 * @property {string} [name] an event without a name is one that the analyzer could not read
 * @property {string} [kind]
 * @property {string} [privacy]
 * @property {string} [description]
 * @property {Reference} [inheritedFrom]
 *
 * @typedef {object} Declaration
 * @property {string} kind
 * @property {string} name
 * @property {string} [tagName]
 * @property {boolean} [customElement]
 * @property {Reference} [superclass]
 * @property {Item[]} [members]
 * @property {Item[]} [attributes]
 * @property {Item[]} [events]
 *
 * @typedef {object} Export
 * @property {string} kind
 * @property {string} name
 * @property {Reference} declaration
 *
 * @typedef {object} Module
 * @property {string} kind
 * @property {string} path
 * @property {Declaration[]} declarations
 * @property {Export[]} exports
 *
 * @typedef {{ readonly schemaVersion: string, readonly readme?: string, readonly modules: Module[] }} Manifest
 */

/** Where the class and the definition of an element package are when it is installed. */
const ELEMENT = 'dist/element.js';
const DEFINE = 'dist/define.js';

/** Members that the page is not meant to use, or that every custom element has. */
const INNER = new Set([
  ...['connectedCallback', 'disconnectedCallback', 'connectedMoveCallback', 'adoptedCallback'],
  ...[
    'attributeChangedCallback',
    'observedAttributes',
    'formAssociated',
    'properties',
    'styles',
    'shadowRootOptions',
  ],
  ...['render', 'update', 'updated', 'firstUpdated', 'willUpdate', 'shouldUpdate'],
  'getUpdateComplete',
]);

/** @param {Item} item */
const isPublic = ({ name, privacy }) =>
  name !== undefined &&
  !/^[#_]/.test(name) &&
  !INNER.has(name) &&
  (privacy ?? 'public') === 'public';

/**
 * @param {Item} item
 * @param {ReadonlyMap<string, string>} packageOf which package a class comes from, if another
 * @returns {Item}
 */
function told(item, packageOf) {
  if (!item.inheritedFrom) return item;
  const { name } = item.inheritedFrom;
  const from = packageOf.get(name);
  return { ...item, inheritedFrom: from ? { name, package: from } : { name, module: ELEMENT } };
}

/**
 * The manifest as it is shipped: public things of the elements only, under the paths of the package.
 *
 * @param {Manifest} analyzed of the sources of the package and of those it inherits from
 * @param {string} folder whose elements count, as the analyzed paths begin
 * @param {ReadonlyMap<string, string>} packages names of packages by folder, for the others
 * @returns {Manifest}
 */
export function shippedManifest(analyzed, folder, packages) {
  /** @type {Map<string, string>} */
  const packageOf = new Map();
  for (const { path, declarations } of analyzed.modules) {
    for (const [other, name] of packages) {
      if (other !== folder && path.startsWith(`${other}/`))
        for (const declaration of declarations) packageOf.set(declaration.name, name);
    }
  }
  const elements = analyzed.modules
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ declarations }) => declarations)
    .filter(({ customElement, tagName }) => customElement && tagName);
  const declarations = elements.map((element) => {
    /** @type {Record<string, unknown>} */
    const shipped = { ...element };
    for (const [key, value] of Object.entries(element)) {
      if (!Array.isArray(value)) continue;
      shipped[key] = value
        // What the analyzer guesses from a dispatch has no description, and may have no real name.
        .filter((item) => isPublic(item) && (key !== 'events' || item.description))
        .map((item) => told(item, packageOf));
    }
    const from = element.superclass && packageOf.get(element.superclass.name);
    if (element.superclass && from) {
      shipped['superclass'] = { name: element.superclass.name, package: from };
    }
    return /** @type {Declaration} */ (/** @type {unknown} */ (shipped));
  });
  return {
    schemaVersion: analyzed.schemaVersion,
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: ELEMENT,
        declarations,
        exports: elements.map(({ name }) => ({
          kind: 'js',
          name,
          declaration: { name, module: ELEMENT },
        })),
      },
      {
        kind: 'javascript-module',
        path: DEFINE,
        declarations: [],
        exports: elements.map(({ name, tagName = '' }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: ELEMENT },
        })),
      },
    ],
  };
}

/**
 * The names in the first column of the tables of a readme that begin with a heading.
 *
 * @param {string} text Markdown
 * @param {string} heading of the first column, in lower case
 * @returns {string[]} `seed` of a cell `` `seed="…"` ``
 */
export function namesInTables(text, heading) {
  /** @type {string[]} */
  const names = [];
  let inside = false;
  for (const line of text.split('\n')) {
    const cell = /^\|([^|]*(?:\\\|[^|]*)*)\|/.exec(line)?.[1]?.trim();
    if (cell === undefined) inside = false;
    else if (!inside) inside = cell.toLowerCase() === heading;
    else names.push(...[...cell.matchAll(/`([\w-]+)[^`]*`/g)].map(([, name = '']) => name));
  }
  return names;
}

/**
 * What is wrong with a manifest: paths that are not shipped, and anything in which it does not agree
 * with the tables of the readme.
 *
 * @param {Manifest} manifest
 * @param {{ readonly readme: string, readonly exists: (path: string) => boolean }} shipped
 * @returns {string[]}
 */
export function faultsOfManifest(manifest, { readme, exists }) {
  const faults = manifest.modules
    .filter(({ path }) => !exists(path))
    .map(({ path }) => `${path} is not shipped`);
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  if (elements.length === 0) faults.push('it holds no element');
  for (const element of elements) {
    for (const [heading, items] of /** @type {const} */ ([
      ['attribute', element.attributes],
      ['event', element.events],
    ])) {
      const known = new Set((items ?? []).map(({ name }) => name));
      const listed = new Set(namesInTables(readme, heading));
      for (const name of listed)
        if (!known.has(name)) faults.push(`${heading} ${name} is in the readme only`);
      for (const name of known)
        if (name && !listed.has(name))
          faults.push(`${heading} ${name} is not in the readme's table`);
      for (const { name, description } of items ?? [])
        if (!description) faults.push(`${heading} ${name} is not described`);
    }
  }
  return faults;
}
