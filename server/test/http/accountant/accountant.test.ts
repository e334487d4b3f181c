import { accountantSheets } from '@grzadka/contract/accountant/accountant-export.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#src/import/read/read-csv.ts';
import { addBankAccount, addBankLine, assignLine } from '#test/bank-lines.ts';
import { addCashBox, cashier } from '#test/cash.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount, feeKindNamed, postDebt } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const year = new Date().getFullYear() - 1;
const days = { from: `${year}-03-01`, thru: `${year}-12-31` };
const debtor = await addAccount(db, { name: '12A', lastName: 'Żądło' });
const payer = await addAccount(db, { name: '14', lastName: 'Bąk' });

type Cell = string | number | Date | boolean | null;

const send = (query: Record<string, string>) =>
  treasurer.send(`/api/ledger/export?${new URLSearchParams({ ...days, ...query }).toString()}`);

/** The sheets of the workbook by their names, the heading of each first, as another library reads them. */
async function workbook(query: Record<string, string> = {}) {
  const reply = await send({ format: 'xlsx', ...query });
  expect(reply.status).toBe(200);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const sheets = await readExcelFile(bytes);
  return new Map(sheets.map(({ sheet, data }) => [sheet, data as Cell[][]]));
}

let read: ReturnType<typeof workbook> | undefined;

/** The workbook as most ask for it, which is made once. */
const usual = () => (read ??= workbook());

/** What stands below the headings that end so, added up. */
function sumsOf(rows: readonly (readonly Cell[])[]): { debit: number; credit: number } {
  const [heading = [], ...cells] = rows;
  const isSum = (row: readonly Cell[]) => row.includes('Razem');
  const total = (side: string) =>
    heading
      .flatMap((title, at) => (String(title).endsWith(side) ? [at] : []))
      .reduce(
        (sum, at) =>
          sum +
          cells
            .filter((row) => !isSum(row))
            .reduce((added, row) => {
              const cell = row[at] ?? 0;
              expect(typeof cell).toBe('number');
              return added + Math.round(Number(cell) * 100);
            }, 0),
        0,
      );
  return { debit: total('Wn'), credit: total('Ma') };
}

beforeAll(async () => {
  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  const parts = (amount: number) => [{ feeKindId, amount, dueOn: `${year}-06-30` }];
  await postDebt(db, { account: debtor.id, day: `${year}-02-01`, parts: parts(100_00) });
  await postDebt(db, { account: debtor.id, day: `${year}-05-01`, parts: parts(123_51) });
  await postDebt(db, { account: payer.id, day: `${year}-05-01`, parts: parts(10_00) });
  const box = await addCashBox(db, { name: 'Kasa główna' });
  const desk = cashier(treasurer, box.id);
  await desk.open(500_00, `${year}-01-01`);
  await desk.receive(payer.id, 50_05, { day: `${year}-07-01` });
  const category = await addCostCategory(db, { name: 'Prąd' });
  await db
    .updateTable('costCategory')
    .set({ ownCode: '402-3' })
    .where('id', '=', category.id)
    .execute();
  const cost = { kind: 'cost', costCategoryId: category.id, day: `${year}-08-01` };
  await desk.payOut(30_10, cost);
  const bank = await addBankAccount(db, { name: 'Konto ogrodu' });
  const line = await addBankLine(db, {
    bankAccountId: bank.id,
    bookingDay: `${year}-09-01`,
    amount: 23_51,
    counterpartyName: 'ŻĄDŁO BOGUMIŁ',
  });
  await assignLine(db, line.id, [{ settlementId: debtor.id, amount: 23_51 }]);
  await db.updateTable('settings').set({ receivablesCode: '201-1', cashCode: '101' }).execute();
});

describe('the workbook for the accountant', () => {
  it('has five sheets, and on each the debits come to the credits', async () => {
    const sheets = await usual();
    expect([...sheets.keys()]).toEqual(Object.values(accountantSheets));
    for (const [name, rows] of sheets) {
      const { debit, credit } = sumsOf(rows);
      expect(debit, name).toBe(credit);
      expect(debit, name).toBeGreaterThan(0);
    }
  });

  it('has each line of the days with its documents, days and numbers as such', async () => {
    const [heading, ...lines] = (await usual()).get('Dziennik') ?? [];
    expect(heading).toEqual([
      'Numer',
      'Dzień księgowania',
      'Liczy się od dnia',
      'Dokument',
      'Opis',
      'Konto',
      'Własne konto',
      'Czego dotyczy',
      'Wn',
      'Ma',
    ]);
    const day = new Date(Date.UTC(year, 6, 1));
    expect(lines.filter(([number]) => String(number).startsWith('KP/'))).toEqual([
      [
        `KP/${year}/1`,
        day,
        day,
        'Wpłata do kasy',
        expect.any(String),
        '100',
        '101',
        'Kasa główna',
        50.05,
        null,
      ],
      [
        `KP/${year}/1`,
        day,
        day,
        'Wpłata do kasy',
        expect.any(String),
        '200',
        '201-1',
        payer.reference,
        null,
        50.05,
      ],
    ]);
    // A category has a number of its own.
    expect(lines.find(([, , , , , code]) => code === '400')?.slice(5, 8)).toEqual([
      '400',
      '402-3',
      'Prąd',
    ]);
    expect(lines.map(([, posted]) => posted instanceof Date)).not.toContain(false);
    // Of before these days nothing.
    expect(lines).toHaveLength(12);
  });

  it('has turnovers and balances that are those of the ledger', async () => {
    const rows = (await usual()).get('Obroty i salda') ?? [];
    const of = (code: string) => rows.find(([found]) => found === code)?.slice(1);
    expect(of('200')).toEqual([
      '201-1',
      'Rozrachunki z działkowcami',
      100,
      null,
      133.51,
      73.56,
      159.95,
      null,
    ]);
    expect(of('100')).toEqual(['101', 'Kasa', 500, null, 50.05, 30.1, 519.95, null]);
    expect(rows.at(-1)?.slice(2)).toEqual(['Razem', 600, 600, 260.68, 260.68, 733.51, 733.51]);
  });

  it('has names of those who owe on request alone', async () => {
    const without = await usual();
    expect(JSON.stringify([...without])).not.toMatch(/Żądło|ŻĄDŁO|Bąk/i);
    expect(without.get('Rozrachunki')).toEqual([
      ['Numer rozliczenia', 'Działka', 'Sektor', 'Wn', 'Ma'],
      [debtor.reference, '12A', expect.any(String), 200, null],
      [payer.reference, '14', expect.any(String), null, 40.05],
      ['Saldo konta 200', null, null, null, 159.95],
    ]);
    const named = (await workbook({ 'with-names': 'true' })).get('Rozrachunki') ?? [];
    expect(named[0]).toContain('Działkowcy');
    expect(JSON.stringify(named)).toContain('Żądło');
  });

  it('has what was in cash and at the bank before, each document, and what is left', async () => {
    const sheets = await usual();
    expect(sheets.get('Kasa')?.map((row) => row.slice(3))).toEqual([
      ['Opis', 'Wn', 'Ma'],
      ['Saldo początkowe', 500, null],
      [expect.any(String), 50.05, null],
      [expect.any(String), null, 30.1],
      ['Saldo końcowe', null, 519.95],
    ]);
    expect(
      sheets
        .get('Bank')
        ?.map(([keeper, , , words, debit, credit]) => [keeper, words, debit, credit]),
    ).toEqual([
      ['Rachunek bankowy', 'Opis', 'Wn', 'Ma'],
      ['Konto ogrodu', 'Saldo początkowe', null, null],
      ['Konto ogrodu', expect.any(String), 23.51, null],
      ['Konto ogrodu', 'Saldo końcowe', null, 23.51],
    ]);
  });
});

it('as text it is one archive with a file for each sheet, with decimal commas', async () => {
  const reply = await send({ format: 'csv' });
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toMatch(/ksiegi-\d{4}-\d\d-\d\d\.zip/);
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'dziennik.csv',
    'obroty-i-salda.csv',
    'rozrachunki.csv',
    'bank.csv',
    'kasa.csv',
  ]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files['kasa.csv']);
  expect(text.startsWith('\uFEFFKasa;Dzień;Numer;Opis;Wn;Ma\r\n')).toBe(true);
  expect(text).toContain('50,05');
  const sheets = await usual();
  for (const [at, rows] of [...sheets.values()].entries()) {
    const bytes = Object.values(files)[at] ?? new Uint8Array();
    const table = await readCsv(bytes);
    expect(await Array.fromAsync(table.rows()), String(at)).toHaveLength(rows.length - 1);
  }
});

it('who took which days, and whether with names, is in the audit', async () => {
  await workbook({ 'with-names': 'true' });
  const { after } = await db
    .selectFrom('auditEntry')
    .select('after')
    .where('action', '=', 'export')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    list: 'Księgi dla księgowego',
    format: 'xlsx',
    conditions: `${year}.03.01–${year}.12.31, z nazwiskami`,
  });
});

it('is for the treasury alone, and for days in their order', async () => {
  const employee = await app.as('ROLE_EMPLOYEE');
  const address = `/api/ledger/export?${new URLSearchParams({ ...days, format: 'xlsx' }).toString()}`;
  expect((await employee.get(address)).status).toBe(403);
  const wrong = await treasurer.get<ErrorBody>(
    `/api/ledger/export?from=${year}-02-01&thru=${year}-01-01&format=xlsx`,
  );
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['thru']]);
});

it('of days without anything is a file with headings', async () => {
  const reply = await send({ format: 'xlsx', from: '1999-01-01', thru: '1999-12-31' });
  expect(reply.status).toBe(200);
});
