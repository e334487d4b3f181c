import type { ExportColumn } from '@grzadka/contract/core/export/export-columns';
import { expect, it } from 'vitest';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

type Payment = readonly [day: string | null, grosze: number | null];

const columns: readonly ExportColumn<Payment>[] = [
  { kind: 'day', heading: 'Dzień', value: ([day]) => day },
  { kind: 'money', heading: 'Kwota', value: ([, grosze]) => grosze },
];

async function* payments(): AsyncGenerator<Payment> {
  yield ['2026-03-29', 123_450];
  yield [null, -7];
  yield ['1950-01-01', null];
}

it('a day and money are a date and a number of a workbook', async () => {
  const stream = writeXlsx({ sheetName: 'Wpłaty', columns }, payments());
  const table = await readXlsx(await new Response(stream).bytes());
  const rows = (await Array.fromAsync(table.rows())).map(({ cells }) => cells.map(String));
  expect(rows).toEqual([
    ['2026-03-29T00:00:00', '1234,5'],
    ['', '-0,07'],
    ['1950-01-01T00:00:00', ''],
  ]);
});

it('and a day and a decimal comma in CSV', async () => {
  const bytes = await new Response(writeCsv({ columns }, payments())).bytes();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    ['\uFEFFDzień;Kwota', '2026-03-29;1234,50', ';-0,07', '1950-01-01;'].join('\r\n'),
  );
});
