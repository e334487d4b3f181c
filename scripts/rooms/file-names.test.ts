import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../project.ts';
import { kindsOnPage, wrongNames } from './file-names.ts';

const kinds = kindsOnPage(readFileSync(at('docs/architecture.md'), 'utf8'));

const paths = globSync('{contract,postgres,server,web,demo}/src/**/*.{ts,tsx}', { cwd: at() }).map(
  (path) => path.replaceAll(sep, '/'),
);

it('every file is named by the rule of the architecture', () => {
  expect(wrongNames(paths, kinds)).toEqual([]);
});

it('every kind on the page has several files', () => {
  const counts = [...kinds].map((kind) => ({
    kind,
    files: paths.filter((path) => new RegExp(`\\.${kind}\\.tsx?$`).test(path)).length,
  }));
  expect(counts.length).toBeGreaterThan(20);
  expect(counts.filter(({ files }) => files < 2)).toEqual([]);
});

it('refuses a word that is no kind, and a kind behind a dash', () => {
  const known = new Set(['labels', 'text', 'list']);
  const wrong = (...files: string[]) => wrongNames(files, known);
  expect(wrong('contract/src/party/party.words.ts')).toEqual([
    'contract/src/party/party.words.ts: ".words" is no kind of file',
  ]);
  expect(wrong('contract/src/party/party-labels.ts')).toEqual([
    'contract/src/party/party-labels.ts: "labels" is a kind of file and follows a dot',
  ]);
  expect(wrong('web/src/meter/history/history-text.ts')).toHaveLength(1);
  expect(
    wrong(
      'contract/src/party/party.labels.ts',
      'web/src/meter/history/history.text.test.ts',
      // What a function of this name does, and what a core is made of.
      'server/src/bank/reading/text/clean-text.ts',
      'contract/src/core/list/list-list.ts',
      // A record whose name ends so.
      'web/src/party/party-list.text.ts',
    ),
  ).toEqual([]);
});
