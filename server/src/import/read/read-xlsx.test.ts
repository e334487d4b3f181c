import { importLimits } from '@grzadka/contract/import/import-limits';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { rowsOfTable } from '#test/rows-of-table.ts';
import { ImportError } from '../import-error.ts';
import { readXlsx } from './read-xlsx.ts';

const workbook = (data: SheetData) => writeWorkbook(data).toBuffer();

async function readRows(bytes: Uint8Array) {
  return rowsOfTable(await readXlsx(bytes));
}

/** The cells of the only row below a heading of the same width. */
async function readRow(row: SheetData[number]) {
  const rows = await readRows(await workbook([row.map(() => 'h'), row]));
  return rows[1]?.cells;
}

/** A sheet with these rows. */
function sheetOf(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** The workbook with the text of one part changed. */
function withPart(bytes: Uint8Array, path: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  const part = parts[path];
  if (part === undefined) throw new Error(`the workbook has no ${path}`);
  return zipSync({ ...parts, [path]: strToU8(change(strFromU8(part))) });
}

describe('cells are read as people see them', () => {
  test('texts without the blanks around them', async () => {
    expect(await readRow(['  12A ', 'Łąka'])).toEqual(['12A', 'Łąka']);
  });

  test('numbers without the dust of floats, with a decimal comma', async () => {
    expect(await readRow([12, 0.1 + 0.2, 1234.5, -3, 48_601_234_567])).toEqual([
      '12',
      '0,3',
      '1234,5',
      '-3',
      '48601234567',
    ]);
  });

  test('numbers that their format pads with zeros', async () => {
    const padded = [
      { value: 950, format: '00-000' },
      { value: 7, format: '0000' },
      { value: 950, format: '00\\-000' },
      { value: 5_260_250_995, format: '000\\-000\\-00\\-00' },
      { value: 123, format: '00' },
      { value: 1.5, format: '0.00' },
    ];
    expect(await readRow(padded)).toEqual([
      '00-950',
      '0007',
      '00-950',
      '526-025-09-95',
      '123',
      '1,5',
    ]);
  });

  test('yes and no', async () => {
    expect(await readRow([true, false])).toEqual(['PRAWDA', 'FAŁSZ']);
  });

  test('dates stay dates, to the second', async () => {
    const format = 'yyyy-mm-dd hh:mm';
    const row = await readRow([
      { value: new Date('2026-11-21T00:00:00Z'), format },
      { value: new Date('2026-11-21T10:20:00Z'), format },
    ]);
    expect(row?.map(String)).toEqual(['2026-11-21T00:00:00', '2026-11-21T10:20:00']);
  });

  test('the error of a formula', async () => {
    const bytes = withPart(
      await workbook([
        ['h', 'h'],
        [1, 'x'],
      ]),
      'xl/worksheets/sheet1.xml',
      (xml) => xml.replace(/<c r="A2"[^>]*><v>1<\/v>/, '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v>'),
    );
    const rows = await readRows(bytes);
    expect(rows[1]?.cells).toEqual(['#DIV/0!', 'x']);
  });
});

describe('whatever way a program writes them', () => {
  const sheet = 'xl/worksheets/sheet1.xml';

  /** The cells below a heading of a workbook with this XML in place of the second row's cells. */
  async function cellsOf(cells: string, change: (workbook: Uint8Array) => Uint8Array = same) {
    const bytes = withPart(await workbook([['h'], ['x']]), sheet, (xml) =>
      xml.replace(/(<row r="2"[^>]*>).*?(<\/row>)/, `$1${cells}$2`),
    );
    return (await readRows(change(bytes)))[1]?.cells.map(String);
  }

  const same = (bytes: Uint8Array) => bytes;

  test('texts in their cells, in runs, with hints and with what XML cannot hold', async () => {
    const texts = [
      '<c r="A2" t="inlineStr"><is><t>Łąka &amp; las</t></is></c>',
      '<c r="B2" t="inlineStr"><is><r><t>W-</t></r><r><rPr><b/></rPr><t>12A</t></r><rPh><t>hint</t></rPh></is></c>',
      '<c r="C2" t="str"><f>A2&amp;"!"</f><v>a_x000A_b</v></c>',
      '<c r="E2" t="inlineStr"><is><t> </t></is></c>',
    ];
    expect(await cellsOf(texts.join(''))).toEqual(['Łąka & las', 'W-12A', 'a\nb']);
  });

  test('texts that many cells share', async () => {
    const shared = withPart(
      await workbook([['h'], ['x']]),
      'xl/sharedStrings.xml',
      () =>
        '<x:sst xmlns:x="a"><x:si><x:t>h</x:t></x:si><x:si><x:r><x:t>W&#243;</x:t></x:r><x:r><x:t>z</x:t></x:r></x:si></x:sst>',
    );
    const rows = await readRows(
      withPart(shared, sheet, () =>
        sheetOf(
          '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row><c r="A2" t="s"><v>1</v></c></row>',
        ),
      ),
    );
    expect(rows).toEqual([
      { number: 1, cells: ['h'] },
      { number: 2, cells: ['Wóz'] },
    ]);
  });

  test('dates as text, and days counted from 1904', async () => {
    expect(await cellsOf('<c r="A2" t="d"><v>2026-11-21T10:20:00Z</v></c>')).toEqual([
      '2026-11-21T10:20:00',
    ]);
    const from1904 = (bytes: Uint8Array) =>
      withPart(bytes, 'xl/workbook.xml', (xml) =>
        xml.replace(/<workbookPr[^>]*>|(?=<sheets>)/, '<workbookPr date1904="1"/>'),
      );
    const dates = await workbook([['h'], [{ value: new Date('2026-11-21'), format: 'd/m/yyyy' }]]);
    const [, row] = await readRows(from1904(dates));
    expect(row?.cells.map(String)).toEqual(['2030-11-22T00:00:00']);
  });

  test.each([
    ['a text that is not there', '<c r="A2" t="s"><v>999</v></c>'],
    ['a style that is not there', '<c r="A2" s="999"><v>1</v></c>'],
    ['a number that is none', '<c r="A2"><v>jeden</v></c>'],
    ['a kind that nobody knows', '<c r="A2" t="?"><v>1</v></c>'],
    ['no place', '<c><v>1</v></c>'],
    ['a place before the last one', '<c r="B2"><v>1</v></c><c r="A2"><v>1</v></c>'],
  ])('a cell with %s is refused', async (_, cell) => {
    await expect(cellsOf(cell)).rejects.toThrow('plik jest uszkodzony');
  });
});

test('rows come through whole, wherever the pieces in which they are unpacked end', async () => {
  const data = Array.from({ length: 1500 }, (_, i) => [
    `Łąka & „las” 🌿 <${i}>`,
    i + 0.5,
    i % 2 === 0,
  ]);
  const rows = await readRows(await workbook([['h', 'h', 'h'], ...data]));
  expect(rows.slice(1)).toEqual(
    data.map(([text, , isEven], i) => ({
      number: i + 2,
      cells: [text, `${i},5`, isEven ? 'PRAWDA' : 'FAŁSZ'],
    })),
  );
});

test('rows keep the numbers the program shows; blank ones are left out', async () => {
  const rows = await readRows(await workbook([[], ['a', 'b'], [null, ' '], [1, null], [null, 2]]));
  expect(rows).toEqual([
    { number: 2, cells: ['a', 'b'] },
    { number: 4, cells: ['1', ''] },
    { number: 5, cells: ['', '2'] },
  ]);
});

test('the first sheet that has rows is read', async () => {
  const sheets = [
    { sheet: 'Pusty', data: [] },
    { sheet: 'Lista', data: [['a'], ['1']] },
    { sheet: 'Inny', data: [['b'], ['2']] },
  ];
  const rows = await readRows(await writeWorkbook(sheets).toBuffer());
  expect(rows.map(({ cells }) => cells)).toEqual([['a'], ['1']]);
});

test('a workbook without any rows has none', async () => {
  expect(await readRows(await workbook([]))).toEqual([]);
});

describe('what is no workbook is refused', () => {
  const good = workbook([
    ['a', 'b'],
    ['1', '2'],
  ]);

  test.each([
    ['cut off', async () => (await good).subarray(0, 1000)],
    ['overwritten inside', async () => Buffer.from(await good).fill(7, 100, 600)],
    [
      'of broken XML',
      async () =>
        withPart(await good, 'xl/worksheets/sheet1.xml', () => '<worksheet><sheetData><row'),
    ],
    [
      'without the sheet it names',
      async () => {
        const { 'xl/worksheets/sheet1.xml': _, ...parts } = unzipSync(await good);
        return zipSync(parts);
      },
    ],
  ])('a file %s', async (_, broken) => {
    const refusal = readXlsx(await broken());
    await expect(refusal).rejects.toThrow(ImportError);
    await expect(refusal).rejects.toThrow('Nie można odczytać arkusza: plik jest uszkodzony.');
  });

  test('another kind of archive', async () => {
    const document = zipSync({ 'content.xml': strToU8('<office:document-content/>') });
    await expect(readXlsx(document)).rejects.toThrow('To nie jest arkusz .xlsx');
  });

  test('one that unpacks to more than any list of ours', async () => {
    const bomb = Buffer.from(await good);
    // The size by which the archive's list of contents announces the last part.
    bomb.writeUInt32LE(401 * 1024 * 1024, bomb.lastIndexOf('PK\x01\x02') + 24);
    await expect(readXlsx(bomb)).rejects.toThrow('Arkusz jest po rozpakowaniu zbyt duży');
  });

  const sheet = 'xl/worksheets/sheet1.xml';
  const cell = (content: string) =>
    sheetOf(`<row r="1"><c r="A1" t="inlineStr">${content}</c></row>`);
  const tooLong = 'Komórka arkusza ma ponad 32\u00a0767\u00a0znaków. Skróć jej treść';
  const odd = 'Arkusz jest zapisany w nietypowy sposób';

  test.each([
    ['a cell', sheet, cell(`<is><t>${'x'.repeat(32_768)}</t></is>`), tooLong],
    ['a cell in runs', sheet, cell(`<is>${'<r><t>xxxx</t></r>'.repeat(8192)}</is>`), tooLong],
    [
      'a value',
      sheet,
      sheetOf(`<row r="1"><c r="A1"><v>${'1'.repeat(32_768)}</v></c></row>`),
      tooLong,
    ],
    [
      'a text that cells share',
      'xl/sharedStrings.xml',
      `<sst><si><t>${'x'.repeat(32_768)}</t></si></sst>`,
      tooLong,
    ],
    ['levels', sheet, '<a>'.repeat(10_000), odd],
    ['levels in the formats', 'xl/styles.xml', '<a>'.repeat(10_000), odd],
    [
      'columns',
      sheet,
      sheetOf('<row r="1"><c r="ALM1"><v>1</v></c></row>'),
      'Plik ma ponad 1000 kolumn',
    ],
    [
      'rows',
      sheet,
      sheetOf('<row r="1048577"><c r="A1048577"><v>1</v></c></row>'),
      'Plik ma ponad 1\u00a0048\u00a0576\u00a0wierszy',
    ],
  ])('one with more than a list may have: %s', async (_, path, xml, message) => {
    await expect(readXlsx(withPart(await good, path, () => xml))).rejects.toThrow(message);
  });

  test.each([
    ['texts that cells share', 'xl/sharedStrings.xml', importLimits.sharedTextBytes],
    ['a sheet', sheet, importLimits.sheetBytes],
    ['formats', 'xl/styles.xml', importLimits.otherPartBytes],
  ])(
    'one of which %s unpack to more than such a part may, before it is unpacked',
    async (_, path, most) => {
      const bytes = Buffer.from(await good);
      // Where the list of contents, which stands last, gives the size of the part before its name.
      bytes.writeUInt32LE(most + 1, bytes.lastIndexOf(path) - 46 + 24);
      await expect(readXlsx(bytes)).rejects.toThrow('Arkusz jest po rozpakowaniu zbyt duży');
    },
  );

  test('one that unpacks to more than it says', async () => {
    const bytes = Buffer.from(await good);
    // Where the list of contents, which stands last, gives the size of the part before its name.
    bytes.writeUInt32LE(10, bytes.lastIndexOf(sheet) - 46 + 24);
    await expect(readXlsx(bytes)).rejects.toThrow('plik jest uszkodzony');
  });
});
