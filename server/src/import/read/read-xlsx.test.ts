import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { ImportError } from '../import-error.ts';
import { readXlsx } from './read-xlsx.ts';

const workbook = (data: SheetData) => writeWorkbook(data).toBuffer();

/** The cells of the only row below a heading of the same width. */
async function readRow(row: SheetData[number]) {
  const rows = await readXlsx(await workbook([row.map(() => 'h'), row]));
  return rows[1]?.cells;
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
    const rows = await readXlsx(bytes);
    expect(rows[1]?.cells).toEqual(['#DIV/0!', 'x']);
  });
});

test('rows keep the numbers the program shows; blank ones are left out', async () => {
  const rows = await readXlsx(await workbook([[], ['a', 'b'], [null, ' '], [1, null], [null, 2]]));
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
  const rows = await readXlsx(await writeWorkbook(sheets).toBuffer());
  expect(rows.map(({ cells }) => cells)).toEqual([['a'], ['1']]);
});

test('a workbook without any rows has none', async () => {
  expect(await readXlsx(await workbook([]))).toEqual([]);
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
});
