import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { readCsv } from './read-csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cells = (bytes: Uint8Array) => readCsv(bytes).map((row) => row.cells);

/** 'Działka;Łąka' in Windows-1250. */
const windows1250 = Uint8Array.from([
  ...utf8('Dzia'),
  0xb3,
  ...utf8('ka;'),
  0xa3,
  0xb9,
  ...utf8('ka'),
]);

describe('encodings', () => {
  test.each([
    ['UTF-8', utf8('Działka;Łąka')],
    ['UTF-8 with a byte order mark', utf8('\ufeffDziałka;Łąka')],
    ['Windows-1250', windows1250],
    ['UTF-16', Buffer.from('\ufeffDziałka;Łąka', 'utf16le')],
  ])('%s', (_, bytes) => {
    expect(cells(bytes)).toEqual([['Działka', 'Łąka']]);
  });
});

describe('delimiters', () => {
  test.each([
    ['semicolons beside decimal commas', 'a;b\n1,5;2,5', ['1,5', '2,5']],
    ['commas', 'a,b\n"1,5",2', ['1,5', '2']],
    ['tabs', 'a\tb\n1,5\t2;3', ['1,5', '2;3']],
    ['the one the file names', 'sep=|\r\na|b\r\n1|2', ['1', '2']],
  ])('%s', (_, text, second) => {
    expect(cells(utf8(text))).toEqual([['a', 'b'], second]);
  });
});

test('rows keep the numbers a spreadsheet shows, whatever the line ends and blank rows', () => {
  expect(readCsv(utf8('a;b\r\n\r\n;\r\n1;2\n3;4\n\n'))).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['1', '2'] },
    { number: 5, cells: ['3', '4'] },
  ]);
});

test('a row named by a delimiter line counts that line', () => {
  expect(readCsv(utf8('sep=;\r\na;b')).map(({ number }) => number)).toEqual([2]);
});

test('a quote inside an unquoted value is an ordinary character', () => {
  expect(cells(utf8('a;b\nRod "Łąka";x'))).toEqual([
    ['a', 'b'],
    ['Rod "Łąka"', 'x'],
  ]);
});

test('any table comes back as it was written', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'Ł', ' ', '"', ';', ',', '\n', '0', '\t') })
    .map((text) => text.trim());
  const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`));
      // The heading decides about the delimiter.
      const lines = ['h;h;h', ...quoted.map((row) => row.join(';'))];
      expect(cells(utf8(lines.join('\r\n'))).slice(1)).toEqual(rows);
    }),
  );
});

test.each([
  ['to the end of the file', 'a;b\n1;2\n3;"4\n5;6', 3],
  ['over a very long text', `a;b\n1;"2\n${'3;4\n'.repeat(50_000)}`, 2],
])('a quote left open %s is told with its row', (_, text, row) => {
  expect(() => readCsv(utf8(text))).toThrow(ImportError);
  expect(() => readCsv(utf8(text))).toThrow(`od wiersza ${row}:`);
});
