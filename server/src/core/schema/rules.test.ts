import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ruleFiles } from './rules.ts';

const sources = new URL('../../', import.meta.url);
const migrations = new URL('../../../migrations/', import.meta.url);
/** The last migration that made rules. */
const lastOfRules = '0115';

it('lays down every text of rules that stands among the sources', async () => {
  const texts = (await readdir(sources, { recursive: true })).filter((file) =>
    file.endsWith('.sql'),
  );
  expect(texts.toSorted()).toEqual([...ruleFiles].toSorted());
});

it('leaves tables, columns and data to the migrations, and no function, trigger or view', async () => {
  const later = (await readdir(migrations)).filter((file) => file > lastOfRules);
  const withRules: string[] = [];
  for (const file of later) {
    const text = await readFile(new URL(file, migrations), 'utf8');
    if (makesRules.test(text)) withRules.push(file);
  }
  expect(withRules).toEqual([]);
  expect('create or replace function f() …').toMatch(makesRules);
  expect("  execute format('create constraint trigger %I …')").toMatch(makesRules);
});

const makesRules =
  /\b(?:create|alter|drop) (?:or replace )?(?:constraint )?(?:function|trigger|view)\b/i;
