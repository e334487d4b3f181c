import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { pageTexts } from '../words/source-texts.ts';
import { roundaboutWords } from './roundabout-words.ts';

/** The manual is Polish. */
const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: at() }).filter(
  (path) => !path.split(sep).includes('instrukcja'),
);
const rules = globSync('server/src/**/*.sql', { cwd: at() });

describe.each([
  ['page', pages, pageSentences],
  ['comment of the rules of the database', rules, sqlComments],
] as const)('no %s', (_, paths, textsOf) => {
  it('has words that have to be decoded', () => {
    expect(paths.length).toBeGreaterThan(0);
    const found = paths.flatMap((path) =>
      textsOf(readFileSync(at(path), 'utf8')).flatMap((text) =>
        roundaboutWords(text).map((word) => `${path}: ${word} in '${text.slice(0, 60)}…'`),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the check itself', () => {
  it('reads comments over several lines, and no code', () => {
    const sql =
      '-- The gardens of\n-- whom nobody told.\nselect told.id /* as above */ from told;\n';
    expect(sqlComments(sql).flatMap(roundaboutWords)).toEqual(['of whom', 'told', 'as above']);
  });

  it('reads sentences over several lines, and neither code nor titles', () => {
    const page =
      '# 93. What is told\n\nSome of\nwhich, [as above](told.md); `told`.\n- [0093 What is told](a.md)\n';
    expect(pageSentences(page).flatMap(roundaboutWords)).toEqual(['of which', 'as above']);
  });
});

/** The paragraphs of a page. Titles stay as they are: links and the index of the decisions name them by their words. */
function pageSentences(page: string): readonly string[] {
  return pageTexts(page.replaceAll(/^#.*|(?<=\[)\d{4} [^\]]*/gm, '')).map(({ text }) => text);
}

/** The comments of a file in SQL; lines of comments that follow each other are one. */
function sqlComments(sql: string): readonly string[] {
  return [...sql.matchAll(/(?:^ *--.*\n?)+|--.*$|\/\*[^]*?\*\//gm)].map(([comment]) =>
    comment.replaceAll(/\s*\n *--/g, ''),
  );
}
