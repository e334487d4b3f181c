import { expect, it } from 'vitest';
import { chooseNearestTests } from './nearest-tests.ts';

/** Files by what they import; those whose names say so are tests. */
function choose(changed: readonly string[], imports: Readonly<Record<string, readonly string[]>>) {
  const files = Object.entries(imports).map(([path, names]) => ({ path, imports: names }));
  const tests = files.map(({ path }) => path).filter((path) => path.endsWith('.test.ts'));
  return chooseNearestTests(changed, files, tests);
}

it('takes the tests with the fewest imports in between, those beside the change first', () => {
  const imports = {
    'web/src/app/all.test.ts': ['web/src/app/routes.ts'],
    'web/src/app/routes.ts': ['web/src/news/screen.ts'],
    'web/src/home/home.test.ts': ['web/src/news/news.text.ts'],
    'web/src/news/other.test.ts': ['web/src/news/other.ts'],
    'web/src/news/screen.test.ts': ['web/src/news/screen.ts'],
    'web/src/news/screen.ts': ['web/src/news/news.text.ts'],
  };
  expect(choose(['web/src/news/news.text.ts', 'docs/product.md'], imports)).toEqual({
    run: ['web/src/news/screen.test.ts', 'web/src/home/home.test.ts', 'web/src/app/all.test.ts'],
    left: 0,
  });
  expect(choose(['web/src/news/screen.test.ts'], imports).run).toEqual([
    'web/src/news/screen.test.ts',
  ]);
  expect(choose(['web/src/news/gone.ts'], imports).run).toEqual([]);
});

it('leaves the far ones where there are many, and says how many', () => {
  const far = Array.from({ length: 40 }, (_, index) => `web/src/a${index}/a.test.ts`);
  const imports = {
    ...Object.fromEntries(far.map((path) => [path, ['web/src/app/routes.ts']])),
    'web/src/app/routes.ts': ['web/src/news/screen.ts'],
    'web/src/home/home.test.ts': ['web/src/news/screen.ts'],
  };
  const { run, left } = choose(['web/src/news/screen.ts'], imports);
  expect(run[0]).toBe('web/src/home/home.test.ts');
  expect(run.length + left).toBe(41);
  expect(left).toBeGreaterThan(0);
});

it('goes round in a circle once', () => {
  const imports = { 'a.ts': ['b.ts'], 'b.ts': ['a.ts'], 'b.test.ts': ['b.ts'] };
  expect(choose(['a.ts'], imports).run).toEqual(['b.test.ts']);
});
