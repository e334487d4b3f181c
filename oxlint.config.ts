import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type OxlintOverride } from 'oxlint';
import { areaEdges, type Layer } from './oxlint.area-edges.ts';

/** The layers that have a folder for each area. */
const layers: readonly Layer[] = ['contract', 'server', 'web'];

/**
 * Folders that are no area: the core, which may import none, and those that compose the areas and so
 * may import all of them.
 */
const notAreas: ReadonlySet<string> = new Set(['core', 'app', 'import', 'admin']);

/** Every area: the folders of the layers, so that a new one is bound by the rules from its first file. */
const areas = [...new Set(layers.flatMap(foldersOf))].filter((folder) => !notAreas.has(folder));

function foldersOf(layer: string): string[] {
  return readdirSync(join(import.meta.dirname, layer, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Folders that an area's files may not import from, besides what other layers forbid them. */
function forbiddenAreas(allowed: readonly string[]) {
  return areas
    .filter((area) => !allowed.includes(area))
    .map((area) => ({
      group: [`**/${area}/**`],
      message: `The area "${area}" is not among the edges in oxlint.area-edges.ts.`,
    }));
}

/** The workspaces and which others each may import. */
const workspaceEdges = {
  contract: [],
  postgres: [],
  server: ['contract', 'postgres'],
  web: ['contract'],
  demo: ['contract', 'server'],
  e2e: ['contract', 'server', 'demo'],
  bench: ['contract', 'postgres', 'server', 'demo'],
} satisfies Record<string, readonly string[]>;

type Workspace = keyof typeof workspaceEdges;

/** What runs in a browser too, and so has no Node around it. */
const browserWorkspaces: ReadonlySet<Workspace> = new Set(['contract', 'web']);

function forbiddenWorkspaces(workspace: Workspace) {
  const allowed: readonly string[] = workspaceEdges[workspace];
  const forbidden = Object.keys(workspaceEdges)
    .filter((other) => other !== workspace && !allowed.includes(other))
    .map((other) => `@grzadka/${other}/**`);
  return {
    group: browserWorkspaces.has(workspace) ? [...forbidden, 'node:*'] : forbidden,
    message: `Not among what the workspace "${workspace}" may import (oxlint.config.ts).`,
  };
}

/** What reads HTML, past what is counted first (0119); the two files that may have a reason beside it. */
const htmlReaders = [
  {
    name: 'htmlparser2',
    allowImportNames: ['DomUtils'],
    message: 'HTML is read by content/html/read-html.ts, which counts first.',
  },
  {
    name: 'sanitize-html',
    message: 'HTML is sanitised by content/sanitize.ts, which counts first.',
  },
];

/** Zod's schemas with every method on them, which the browser would have to fetch whole (0061). */
const schemasWithMethods = {
  name: 'zod',
  message: "Schemas are made by the functions of 'zod/mini', of which what is used ships.",
};

function edges(files: string[], workspace: Workspace, allowed: readonly string[]) {
  const patterns = [forbiddenWorkspaces(workspace), ...forbiddenAreas(allowed)];
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { paths: [...htmlReaders, schemasWithMethods], patterns }],
    },
  } satisfies OxlintOverride;
}

const areaOverrides = layers.flatMap((layer) => [
  // What composes the areas: app.ts, workers.ts, the web's app folder, the import, the administration.
  edges([`${layer}/src/**`], layer, areas),
  edges([`${layer}/src/core/**`], layer, []),
  ...areas.map((area) =>
    edges([`${layer}/src/${area}/**`], layer, [area, ...(areaEdges[layer][area] ?? [])]),
  ),
  // A test may put together what the program puts together elsewhere.
  edges([`${layer}/src/**/*.test.{ts,tsx}`], layer, areas),
]);

export default defineConfig({
  jsPlugins: ['./scripts/lint/house-rules.ts'],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/dist/**', 'node_modules/**'],
  rules: {
    'max-lines': ['error', { max: 300 }],
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', 'dayjs/locale/*', '@fontsource*/**'] },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'unicorn/filename-case': 'off',
    // Steps that must come one after another (tests, migrations, imports) are the rule here, not the
    // exception.
    'no-await-in-loop': 'off',
    // What zod/mini calls its default; no other name begins like that.
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
    // Says of pg and dayjs, which are CommonJS, that named imports would do; under Node they do not.
    'import/no-named-as-default-member': 'off',
    // TypeScript itself reports a missing return; this rule misses exhaustive switches.
    'consistent-return': 'off',
    // A small function beside its only use reads better than one a screen away.
    'unicorn/consistent-function-scoping': 'off',
    // Is about Express; Fastify's handlers are made to be async.
    'oxc/no-async-endpoint-handlers': 'off',
    // Generic code over a definition known at run time cannot do without; each has its reason beside it.
    'typescript/no-unsafe-type-assertion': 'off',
    // A copied object is a few nanoseconds; what it spares the reader is a mutated one.
    'oxc/no-map-spread': 'off',
    // The second argument says which of many cases failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // React 19 and the automatic runtime need no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Focus on the first field of a form or the harmless answer of a question is wanted; components
    // see to it, no DOM attribute does.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    ...areaOverrides,
    edges(['contract/test/**'], 'contract', areas),
    edges(['server/test/**'], 'server', areas),
    edges(['web/test/**'], 'web', areas),
    edges(['postgres/**'], 'postgres', areas),
    edges(['demo/src/**'], 'demo', areas),
    edges(['e2e/**'], 'e2e', areas),
    edges(['bench/**'], 'bench', areas),
    {
      // What ships reads texts that strangers typed; a test's text is its own.
      files: ['contract/src/**', 'postgres/**', 'server/src/**', 'web/**', 'demo/src/**'],
      excludeFiles: ['**/*.test.*', '**/test/**'],
      rules: { 'house/linear-patterns': 'error' },
    },
    {
      files: ['web/src/**/*.test.tsx'],
      rules: { 'house/press-by-helpers': 'error' },
    },
    {
      files: ['**/*.ts', '**/*.tsx'],
      excludeFiles: ['scripts/lint/plain-comments.*'],
      rules: { 'house/plain-comments': 'error' },
    },
    // The tables of the whole database stand together and name the areas' types.
    edges(['server/src/core/database/tables.ts'], 'server', areas),
    // The first administrator's name and password obey the rules of any login.
    edges(['server/src/core/config/config.ts'], 'server', ['login']),
    // The core's tests try it on real lists.
    edges(['contract/src/core/**/*.test.ts'], 'contract', areas),
    {
      // Printed from the schema: as long as there are tables.
      files: ['server/src/core/database/tables.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      // Their tools, and the bench, load these by their default export.
      files: [
        '*.config.ts',
        '**/*.config.ts',
        'e2e/*.setup.ts',
        'bench/figures/*.figures.ts',
        'scripts/lint/house-rules.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // A test names the shape of the reply it expects, and asserts on it.
      files: ['server/test/**', 'demo/test/**', 'e2e/**'],
      rules: { 'typescript/no-unnecessary-type-parameters': 'off' },
    },
    {
      // Speed is measured, never asserted.
      files: ['bench/**'],
      rules: { 'vitest/expect-expect': 'off' },
    },
    {
      // Playwright hands a fixture on through a function it calls `use`, which is no hook.
      files: ['e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      // Programs for a terminal speak through the console.
      files: ['scripts/**', 'server/src/main.ts', '**/*.cli.ts', 'bench/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});
