import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../project.ts';
import { roundaboutWords } from './roundabout-words.ts';

it('no comment of the rules of the database has words that must be decoded', () => {
  const rules = globSync('server/src/**/*.sql', { cwd: at() });
  expect(rules.length).toBeGreaterThan(0);
  const found = rules.flatMap((path) =>
    sqlComments(readFileSync(at(path), 'utf8')).flatMap((comment) =>
      roundaboutWords(comment).map((word) => `${path}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});

it('the check itself reads comments over several lines, and no code', () => {
  const sql = '-- The gardens of\n-- whom nobody told.\nselect told.id /* as above */ from told;\n';
  expect(sqlComments(sql).flatMap(roundaboutWords)).toEqual(['of whom', 'told', 'as above']);
});

/** The comments of a file in SQL; lines of one kind that follow each other are one comment. */
function sqlComments(sql: string): readonly string[] {
  return [...sql.matchAll(/(?:^ *--.*\n?)+|--.*$|\/\*[^]*?\*\//gm)].map(([comment]) =>
    comment.replaceAll(/\s*\n *--/g, ''),
  );
}
