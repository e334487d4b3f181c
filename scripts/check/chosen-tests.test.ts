import { expect, it } from 'vitest';
import { chooseHttpTests } from './chosen-tests.ts';

const folder = 'server/test/http';
const tests = [
  `${folder}/absent-fields.test.ts`,
  `${folder}/bank/lines.test.ts`,
  `${folder}/garden-sector.test.ts`,
  `${folder}/garden.test.ts`,
  `${folder}/news.test.ts`,
  `${folder}/permissions.test.ts`,
  `${folder}/tables.test.ts`,
];

function choose(...changed: string[]): readonly string[] {
  return chooseHttpTests(changed, tests).run.map((test) => test.slice(folder.length + 1, -8));
}

it('takes the tests of an area, its own first', () => {
  expect(choose('server/src/garden/garden.repo.ts')).toEqual(['garden', 'garden-sector']);
  expect(choose('contract/src/bank/bank.model.ts')).toEqual(['bank/lines']);
});

it('takes what walks all calls where one is declared, and the tables after a migration', () => {
  expect(choose('contract/src/news/news.endpoints.ts')).toEqual([
    'absent-fields',
    'news',
    'permissions',
  ]);
  expect(choose('server/migrations/0300_more.sql')).toEqual(['tables']);
});

it('takes a test that was changed, and none for screens, pages and the core', () => {
  expect(choose(`${folder}/news.test.ts`)).toEqual(['news']);
  expect(choose('web/src/garden/garden.area.ts', 'docs/product.md')).toEqual([]);
  expect(choose('server/src/core/list/list.ts')).toEqual([]);
});

it('says which are left when there are many', () => {
  const many = Array.from({ length: 10 }, (_, index) => `${folder}/garden-${index}.test.ts`);
  const { run, left } = chooseHttpTests(['server/src/garden/garden.repo.ts'], [...many, ...tests]);
  expect(run[0]).toBe(`${folder}/garden.test.ts`);
  expect(run.length + left.length).toBe(12);
  expect(left).toContain(`${folder}/garden-9.test.ts`);
});
