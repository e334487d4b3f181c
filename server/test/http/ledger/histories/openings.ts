import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { importFile } from '#src/import/import-file.ts';
import { recogniseFile } from '#src/import/import-kinds.ts';
import { surveyTable } from '#src/import/read/table.ts';
import { pick } from './pick.ts';
import type { Place } from './place.ts';

/** What accounts owed, or had overpaid, on a day. */
interface OpeningBalances {
  readonly day: string;
  readonly rows: readonly {
    readonly account: number;
    readonly feeKind: string;
    readonly amount: number;
  }[];
}

/** Has a file of opening balances say what the accounts owed, or had overpaid, on a day. */
export async function importOpening(
  db: Kysely<Database>,
  accounts: Place['accounts'],
  one: OpeningBalances,
): Promise<void> {
  const lines = one.rows.flatMap(({ account, feeKind, amount }) => {
    const reference = pick(accounts, account)?.reference;
    if (reference === undefined) return [];
    const dueOn = feeKind === '' ? '' : one.day;
    return [[reference, one.day, `${feeKind === '' ? -amount : amount}`, dueOn, feeKind]];
  });
  const ofEach = Map.groupBy(lines, ([reference, , , , feeKind]) => `${reference} ${feeKind}`);
  const rows = [...ofEach.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
  if (rows.length === 0) return;
  const heading = [
    'Numer rozliczenia',
    'Stan na dzień',
    'Kwota',
    'Termin płatności',
    'Rodzaj opłaty',
  ];
  const table = await surveyTable(async function* () {
    for (const [index, cells] of [heading, ...rows].entries()) yield { number: index + 1, cells };
  });
  await importFile(db, recogniseFile(table), { fileName: 'bilans.csv' });
}
