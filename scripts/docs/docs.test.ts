import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { readMarkdown } from './markdown.ts';
import {
  brokenCommands,
  brokenLinks,
  brokenPaths,
  brokenReferences,
  brokenTree,
  makeProject,
} from './references.ts';

const made = new Set(['node_modules', 'dist', 'data', '.git']);

const paths = globSync('**/*', {
  cwd: at(),
  withFileTypes: true,
  exclude: ({ name }) => made.has(name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}${sep}${entry.name}`.slice(at().length + 1))
  .map((path) => path.replaceAll(sep, '/'));

const project = makeProject(paths);
const pages = [...project.pages.keys()].filter(isDoc);

function isDoc(path: string): boolean {
  return path === 'README.md' || path === 'CONTRIBUTING.md' || path.startsWith('docs/');
}

describe.each(pages)('%s', (page) => {
  it('links to what exists', () => {
    expect(brokenLinks(project, page)).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(brokenPaths(project, page)).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(brokenCommands(project, page)).toEqual([]);
  });

  it('names records that exist', () => {
    expect(brokenReferences(project, readFileSync(at(page), 'utf8'))).toEqual([]);
  });
});

it('docs/architecture.md shows the folders there are', () => {
  expect(brokenTree(project, 'docs/architecture.md')).toEqual([]);
});

it('the glossary tells each term once, the Polish and the English ones', () => {
  const page = readFileSync(at('docs/product.md'), 'utf8');
  const [, glossary = ''] = /^## Glossary$(.*?)^## /ms.exec(page) ?? [];
  const rows = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].slice(1);
  const polish = rows.flatMap(([, terms = '']) => terms.split(/[;,]/)).map((term) => term.trim());
  const english = rows.map(([, , meaning = '']) => meaning.split(/[:;,(]/)[0]?.trim());
  expect(rows.length).toBeGreaterThan(0);
  for (const terms of [polish.filter((term) => term !== '–'), english]) {
    expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([]);
  }
});

it('code names pages and records that exist', () => {
  const code = paths.filter((path) => /\.(ts|tsx|sql|cjs)$/.test(path) && path !== ownPath);
  const broken = code.flatMap((path) =>
    brokenReferences(project, readFileSync(at(path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(broken).toEqual([]);
});

/** This file names what does not exist, below. */
const ownPath = 'scripts/docs/docs.test.ts';

describe('the check itself', () => {
  const sample = (text: string) =>
    makeProject(
      ['package.json', 'docs/page.md', 'docs/decisions/0044-storage.md', 'server/src/app.ts'],
      (path) => (path === 'package.json' ? '{"scripts":{"dev":"vite"}}' : text),
    );

  it.each([
    ['[a](page.md) [b](#the-end) [c](decisions) [d](https://example.com)\n# The end', []],
    ['![a](missing.png) [b](#end) [c](page.md#start)', ['missing.png', '#end', 'page.md#start']],
    ['`[a](missing.md)`\n```\n[b](missing.md)\n```', []],
  ])('of the links in %j misses %j', (text, broken) => {
    expect(brokenLinks(sample(text), 'docs/page.md')).toEqual(broken);
  });

  it('finds paths by their placeholders and ends', () => {
    const text =
      '`server/src/<area>.ts` `app.ts` `docs/decisions/` `server/src/b.ts` `c.sql` `a/b`';
    expect(brokenPaths(sample(text), 'docs/page.md')).toEqual(['server/src/b.ts', 'c.sql']);
  });

  it('finds the commands of npm and Node', () => {
    const text = '`npm run dev` `npm ci` `npm run nothing`\n```\nnode scripts/nothing.ts a\n```';
    const broken = ['npm run nothing', 'node scripts/nothing.ts'];
    expect(brokenCommands(sample(text), 'docs/page.md')).toEqual(broken);
  });

  it('finds what a tree shows', () => {
    const tree = '```\nserver/\n  src/app.ts, b.ts   text\n  src/c|d   text\n```';
    const broken = ['server/src/b.ts', 'server/src/c', 'server/src/d'];
    expect(brokenTree(sample(tree), 'docs/page.md')).toEqual(broken);
  });

  it('finds what code names', () => {
    const text = '// docs/page.md#a docs/page.md#b (0044) (0099) https://x.pl/docs/y docs/z.';
    const broken = ['docs/page.md#b', 'docs/z', '0099'];
    expect(brokenReferences(sample(`# A\n${text}`), text)).toEqual(broken);
  });

  it('makes the anchors that GitHub makes', () => {
    const text = '# Gdy coś się nie uda?\n## A b – c\n## A b – c\n<a id="x"></a>\n```\n# no\n```';
    const anchors = ['gdy-coś-się-nie-uda', 'a-b--c', 'a-b--c-1', 'x'];
    expect([...readMarkdown(text).anchors]).toEqual(anchors);
  });
});
