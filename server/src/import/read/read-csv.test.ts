import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOfTable } from '#test/rows-of-table.ts';
import { ImportError } from '../import-error.ts';
import { readCsv } from './read-csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const readRows = async (bytes: Uint8Array) => rowsOfTable(await readCsv(bytes));
const cells = async (bytes: Uint8Array) => (await readRows(bytes)).map((row) => row.cells);

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
  ])('%s', async (_, bytes) => {
    expect(await cells(bytes)).toEqual([['Działka', 'Łąka']]);
  });
});

describe('delimiters', () => {
  test.each([
    ['semicolons beside decimal commas', 'a;b\n1,5;2,5', ['1,5', '2,5']],
    ['commas', 'a,b\n"1,5",2', ['1,5', '2']],
    ['tabs', 'a\tb\n1,5\t2;3', ['1,5', '2;3']],
    ['the one the file names', 'sep=|\r\na|b\r\n1|2', ['1', '2']],
  ])('%s', async (_, text, second) => {
    expect(await cells(utf8(text))).toEqual([['a', 'b'], second]);
  });
});

test('rows keep the numbers a spreadsheet shows, whatever the line ends and blank rows', async () => {
  expect(await readRows(utf8('a;b\r\n\r\n;\r\n1;2\n3;4\n\n'))).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['1', '2'] },
    { number: 5, cells: ['3', '4'] },
  ]);
});

test('a row named by a delimiter line counts that line', async () => {
  expect((await readRows(utf8('sep=;\r\na;b'))).map(({ number }) => number)).toEqual([2]);
});

test('a quote inside an unquoted value is an ordinary character', async () => {
  expect(await cells(utf8('a;b\nRod "Łąka";x'))).toEqual([
    ['a', 'b'],
    ['Rod "Łąka"', 'x'],
  ]);
});

test('any table comes back as it was written', async () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'Ł', ' ', '"', ';', ',', '\n', '0', '\t') })
    .map((text) => text.trim());
  const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`));
      // The heading decides about the delimiter.
      const lines = ['h;h;h', ...quoted.map((row) => row.join(';'))];
      expect((await cells(utf8(lines.join('\r\n')))).slice(1)).toEqual(rows);
    }),
  );
});

test.each([
  ['to the end of the file', 'a;b\n1;2\n3;"4\n5;6', 3],
  ['over a very long text', `a;b\n1;"2\n${'3;4\n'.repeat(50_000)}`, 2],
])('a quote left open %s is told with its row', async (_, text, row) => {
  const refusal = readCsv(utf8(text));
  await expect(refusal).rejects.toThrow(ImportError);
  await expect(refusal).rejects.toThrow(`od wiersza ${row}:`);
});

test('a heading may begin with columns that have no name', async () => {
  expect(await cells(utf8(' \n\t\ta;b\n1\t2\t3'))).toEqual([
    ['', '', 'a;b'],
    ['1', '2', '3'],
  ]);
});

test.each([
  [
    'a line of nothing but delimiters',
    `a\n${';'.repeat(2_000_000)}`,
    'Jeden z wierszy pliku ma ponad 100\u00a0000\u00a0znaków.',
  ],
  [
    'a heading without an end',
    'x'.repeat(2_000_000),
    'Jeden z wierszy pliku ma ponad 100\u00a0000\u00a0znaków.',
  ],
  [
    'a cell',
    `a;b\n1;2\n3;${'x'.repeat(40_000)}`,
    'Komórka w wierszu 3 ma ponad 32\u00a0767\u00a0znaków.',
  ],
  ['columns', `a${';b'.repeat(1000)}`, 'Plik ma ponad 1000 kolumn'],
])('%s beyond what a list may have is refused', async (_, text, message) => {
  await expect(readCsv(utf8(text))).rejects.toThrow(message);
});

test.each([
  ['UTF-8', utf8],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('no letter is broken in two where %s is decoded in pieces', async (_, encode) => {
  // Four bytes a letter, more of them than are decoded at a time, and a heading that moves them by each number of bytes.
  const long = '🌿'.repeat(15_000);
  for (const heading of ['h', 'hh', 'hhh', 'hhhh']) {
    const text = `${heading}\n${long}\n${long}`;
    expect(await cells(encode(text))).toEqual([[heading], [long], [long]]);
  }
});
