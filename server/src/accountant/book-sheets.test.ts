import { accountantSheets } from '@grzadka/contract/accountant/accountant-export.model';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { sheet, writeSheets } from '#src/core/export/write-sheets.ts';
import { type Books, bookSheets } from './book-sheets.ts';

/** What a program for tables would take for a formula. */
const words = ['=1+2', '+48 600', '-5', '@SUMA(A1)', 'Wpłata „12A”; 3,50 zł'];

/** Books in which so many accounts owe or have paid, in cash or by bank, each with words that look like something else. */
function booksOf(count: number): Books {
  const days = { postingDay: '2025-02-28', effectiveDay: '2024-02-29' };
  const entries = Array.from({ length: count }, (_, at) => ({
    number: `KP/2025/${at + 1}`,
    description: words[at % words.length] ?? '',
    amount: 1 + at * 37,
  }));
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  const journal = entries.flatMap((entry) =>
    (['100', '200'] as const).map((code) => ({
      ...entry,
      ...days,
      series: 'KP' as const,
      code,
      ownCode: null,
      subject: entry.description,
      amount: code === '100' ? entry.amount : -entry.amount,
    })),
  );
  const moved = (code: '100' | '200', debit: number, credit: number) => ({
    code,
    opening: 0,
    debit,
    credit,
  });
  return {
    journal,
    turnover: count === 0 ? [] : [moved('100', total, 0), moved('200', 0, total)],
    receivables: entries.map(({ number, description, amount }) => ({
      reference: number,
      plot: description,
      sector: null,
      holders: description,
      balance: -amount,
      due: 0,
      overpaid: amount,
    })),
    bank: [],
    cash: [{ name: '=Kasa', opening: 0, lines: journal.filter(({ code }) => code === '100') }],
    ownCode: () => '=201',
    withNames: true,
  };
}

type Sheet = ReturnType<typeof bookSheets>['journal'];
type Column = Sheet['columns'][number];

/** What a cell has to hold that states something: an amount a number of złote, a day a date, and a text itself. */
function cellOf({ kind, value }: Column, row: Sheet['items'][number]) {
  const stated = value(row);
  if (stated === null) return null;
  if (kind === 'money') return Number(stated) / 100;
  return kind === 'day' ? new Date(`${String(stated)}T00:00:00Z`) : stated;
}

/** What stands below the headings that end so, in grosze. */
function sumOf({ columns, items }: Sheet, side: 'Wn' | 'Ma'): number {
  const own = columns.filter(({ heading }) => heading.endsWith(side));
  return items.reduce(
    (sum, row) => own.reduce((all, { value }) => all + Number(value(row) ?? 0), sum),
    0,
  );
}

it.each([[0], [1], [5000]])(
  'a workbook of %i documents has numbers, days and texts as such, and on each sheet debits that come to the credits',
  async (count) => {
    const sheets = bookSheets(booksOf(count));
    const titled = Object.entries(sheets).map(([key, one]) => ({
      ...one,
      sheetName: accountantSheets[key as keyof typeof accountantSheets],
    }));
    const bytes = await writeSheets(titled.map(sheet));
    const read = await readExcelFile(Buffer.from(bytes));
    expect(read.map(({ sheet: name, data }) => [name, data])).toEqual(
      titled.map(({ sheetName, columns, items }) => [
        sheetName,
        [
          columns.map(({ heading }) => heading),
          ...items.map((row) => columns.map((column) => cellOf(column, row))),
        ],
      ]),
    );
    expect(titled.map((one) => sumOf(one, 'Wn'))).toEqual(titled.map((one) => sumOf(one, 'Ma')));
  },
);
