import {
  type accountantQuery,
  accountantRefusals,
  accountantSheets,
} from '@grzadka/contract/accountant/accountant-export.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { zipSync } from 'fflate';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { writeCsv } from '#src/core/export/write-csv.ts';
import { sheet, writeSheets } from '#src/core/export/write-sheets.ts';
import { readReceivables } from '#src/ledger/receivables.repo.ts';
import { readTurnover } from '#src/ledger/turnover.repo.ts';
import { type Books, bookSheets } from './book-sheets.ts';
import { countLines, readJournal, readKept } from './journal.repo.ts';
import { readOwnCodes } from './own-codes.ts';

/** What is asked for. */
export type AskedBooks = z.output<typeof accountantQuery>;

/** The file as it is sent, and how many lines of the ledger are in it. */
export interface MadeBooks {
  readonly bytes: Uint8Array;
  readonly lines: number;
}

/** So many lines are written to a sheet of a workbook; a text has no such end. */
const mostLines = 100_000;

/** Makes the file for the accountant (docs/product/accountant.md#file). 400 where it is too large for a workbook. */
export async function makeBooks(db: Kysely<Database>, asked: AskedBooks): Promise<MadeBooks> {
  const { from, thru, format } = asked;
  const lines = await countLines(db, { from, thru });
  if (format === 'xlsx' && lines > mostLines) {
    throw invalidFields({ thru: accountantRefusals.rows(formatDecimal(mostLines)) });
  }
  const sheets = Object.entries(bookSheets(await readBooks(db, asked)));
  const titled = sheets.map(([key, one]) => ({
    ...one,
    sheetName: accountantSheets[key as keyof typeof accountantSheets],
  }));
  if (format === 'xlsx') return { bytes: await writeSheets(titled.map(sheet)), lines };
  const files: Record<string, Uint8Array> = {};
  for (const { sheetName, columns, items } of titled) {
    const text = await new Response(writeCsv({ columns }, items)).arrayBuffer();
    files[`${sheetName.toLowerCase().replaceAll(' ', '-')}.csv`] = new Uint8Array(text);
  }
  return { bytes: zipSync(files), lines };
}

/** Reads all of it as of one instant, so that the sheets belong together. */
function readBooks(
  db: Kysely<Database>,
  { from, thru, 'with-names': withNames }: AskedBooks,
): Promise<Books> {
  const days = { from, thru };
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      journal: await readJournal(trx, days),
      turnover: await readTurnover(trx, days),
      receivables: await readReceivables(trx, thru),
      bank: await readKept(trx, 'bank_account', days),
      cash: await readKept(trx, 'cash_box', days),
      ownCode: await readOwnCodes(trx),
      withNames,
    }));
}
