import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import lit from 'eslint-plugin-lit';
import wc from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import * as jsonc from 'jsonc-eslint-parser';
import ts from 'typescript-eslint';
import { depConstraints } from './boundaries.js';

/** The rooms of an engine, in the order in which they may know each other: see CONTRIBUTING.md. */
const ROOMS = [
  'types',
  'options',
  'setup',
  'deal',
  'rules',
  'notation',
  'solver/*',
  'hint',
  'game',
  'index',
];

const roomFences = ROOMS.map((room, index) => ({
  files: [`packages/*/src/${room}.ts`],
  ignores: ['**/*.test.ts', 'packages/{*-element,*-core}/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: ROOMS.slice(index + 1).map((later) => ({
          group: [`./${later}.ts`, `../${later}.ts`],
          message: `${room} comes before ${later}: see CONTRIBUTING.md.`,
        })),
      },
    ],
  },
}));

/** @param {number} max */
const length = (max) => ({
  'max-lines': ['error', { max, skipBlankLines: false, skipComments: false }],
});

export default defineConfig(
  globalIgnores(['**/dist', '**/types', '**/coverage', '**/test-results', '.nx']),
  { files: ['**/*.{js,ts}'], ...js.configs.recommended },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The house writes `as T` where an index is known to be inside; `!` stays forbidden.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports' },
      ],
    },
  },
  {
    files: ['**/*.{js,ts}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['^(\\.\\./)+(?:vite\\.base|browsers|e2e\\.(?:stage|network|server))\\.ts$'],
          enforceBuildableLibDependency: false,
          depConstraints,
        },
      ],
    },
  },
  {
    files: ['packages/{*-element,element-core}/**/*.ts', 'apps/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended']],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/{*-element,element-core}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Engines are deterministic: take a seed.' },
        { object: 'Date', property: 'now', message: 'Engines are deterministic: take a clock.' },
      ],
    },
  },
  {
    files: ['**/*.{js,ts}'],
    ignores: ['**/*.test.ts', '**/*.test-support.ts', '**/fixture/**'],
    rules: length(300),
  },
  // A custom element is one class, whatever it can do.
  { files: ['packages/{*-element,element-core}/src/**/*-element.ts'], rules: length(500) },
  ...roomFences,
  {
    files: ['*/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: [
            '{projectRoot}/{vite,vitest}*.ts',
            '{projectRoot}/{src,e2e}/**/*.{test,nightly}.ts',
          ],
        },
      ],
    },
  },
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['tools/embed-smoke/fixture/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  prettier,
);
