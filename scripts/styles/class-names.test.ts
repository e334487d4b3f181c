import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../project.ts';
import { wrongClassNames } from './class-names.ts';

const read = (path: string) => readFileSync(at(path), 'utf8');

const sheets = globSync('web/src/**/*.module.css', { cwd: at() }).map((path) =>
  path.replaceAll(sep, '/'),
);

const code = globSync('web/src/**/*.{ts,tsx}', { cwd: at() }).map((path) => ({
  path: path.replaceAll(sep, '/'),
  text: read(path),
}));

/** The code that imports a module of styles, which it calls `styles` there. */
const usersOf = (sheet: string) =>
  code.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '(\..*\.module\.css)'/g)]
      .filter(([, , to = '']) => join(dirname(path), to).replaceAll(sep, '/') === sheet)
      // What it calls otherwise is another module.
      .map(([, name]) =>
        text
          .replaceAll('styles[', 'others[')
          .replaceAll(`${name === 'styles' ? 'others' : name}[`, 'styles['),
      ),
  );

it.each(sheets)('each class of %s is used, and each that is used is there', (sheet) => {
  const users = usersOf(sheet);
  expect(wrongClassNames(read(sheet), users)).toEqual([]);
});

it('says which class is missing, and which is not used', () => {
  const sheet = '/* .old */ .row { color: red; } .row:hover > .cell { width: 1.5rem; }';
  const found = wrongClassNames(sheet, ["styles['row']; styles['line']"]);
  expect(found).toEqual(['no class "line"', 'nobody uses "cell"']);
  expect(wrongClassNames(sheet, ["styles[is ? 'row' : 'cell']"])).toEqual([]);
});
