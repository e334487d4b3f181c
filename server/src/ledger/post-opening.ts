import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { LineDraft } from './entry-draft.ts';
import { post } from './post.ts';

/** What keeps money of its own, how a line of the ledger names it, and why it is not opened twice. */
interface Keeper {
  readonly table: 'cash_box' | 'bank_account';
  readonly column: 'cashBoxId' | 'bankAccountId';
  readonly line: (id: string, amount: number) => LineDraft;
  readonly opened: (number: string) => string;
}

/** What was in it at first, in grosze, on which day: today where none is stated. */
interface Opening {
  readonly id: string;
  readonly amount: number;
  readonly day: string | null;
}

/**
 * Posts what was in a cash box, or on a bank account, when the program began to keep it: its line against 800, once for each
 * (docs/product/payments.md#cash-opening). 404 without it; 409 where it has an opening, and for what the ledger refuses.
 */
export async function postOpening(
  tx: ChangeTransaction,
  { table, column, line, opened }: Keeper,
  opening: Opening,
): Promise<{ id: string; number: string }> {
  const id = recordId(opening.id).toLowerCase();
  // Two who state it at once come one after the other.
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where id = ${id} for no key update
  `.execute(tx.trx);
  const [keeper] = rows;
  if (keeper === undefined) throw notFound();
  const known = await selectOpenings(tx.trx)
    .where(`ledgerLine.${column}`, '=', id)
    .executeTakeFirst();
  if (known !== undefined) throw new AppError('conflict', { message: opened(known.number) });
  const { amount, day } = opening;
  const entry = {
    postingDay: day ?? gardenToday(),
    description: `Bilans otwarcia: ${keeper.name}`,
    typed: '',
    lines: [line(id, amount), { code: '800', amount: -amount } as const],
  };
  const [posted] = await post(tx, [{ series: 'BO', sourceId: null, entries: [entry] }]);
  if (posted === undefined) throw new Error('nothing was posted');
  return { id: posted.id, number: posted.number };
}

/** What cash boxes and bank accounts were opened with and is not taken back, to be narrowed to one of them. */
export function selectOpenings(db: Kysely<Database>) {
  return db
    .selectFrom('ledgerLine')
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'ledgerLine.entryId')
    .select(['ledgerEntry.id', 'ledgerEntry.number', 'ledgerEntry.postingDay'])
    .select(grosze(sql.ref('ledgerLine.amountGrosz')).as('amount'))
    .where('ledgerEntry.series', '=', 'BO')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledgerEntry as taking')
            .select('taking.id')
            .whereRef('taking.reversesId', '=', 'ledgerEntry.id'),
        ),
      ),
    );
}
