import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutMethods } from '../../web/build/leave-out-parts.ts';
import { at } from '../project.ts';

/** A call of one of them on a schema; zod's own functions have some of their names (`z.email()`, `z.iso.date()`). */
const call = new RegExp(
  `(?<!\\bz\\s*|\\bz\\.iso\\s*|\\bz\\.coerce\\s*)\\.(?:${leftOutMethods.join('|')})\\(`,
  'g',
);

test('no schema is asked for a method that the browser does not have', () => {
  const schemas = globSync(['contract/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: at() })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(at(path), 'utf8') }))
    .filter(
      ({ path, source }) =>
        path.startsWith('contract') || source.includes("import { z } from 'zod'"),
    );
  const calls = schemas.flatMap(({ path, source }) =>
    [...source.matchAll(call)].map(([found]) => `${path} ${found}`),
  );
  expect(schemas).not.toEqual([]);
  expect(calls).toEqual([]);
});

test.each(['z.string().email()', 'z\n  .string()\n  .url()', 'z.iso.date().catch(day)'])(
  'a call is found in %j',
  (source) => expect(source).toMatch(call),
);

test.each(['z.email()', 'z.iso.date()', 'z.coerce.date()', 'z\n  .uuid()'])(
  'a function of zod itself is none: %j',
  (source) => expect(source).not.toMatch(call),
);
