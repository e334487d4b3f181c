import { type CashBoxOpening, cashBoxRefusals } from '@grzadka/contract/cash-box/cash-box.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { post } from '#src/ledger/post.ts';

/**
 * Posts what was in a cash box when the program began to keep it (docs/product/payments.md#cash-opening): 100 against 800, once
 * for each box. 404 without the box; 409 where it has an opening, and for what the ledger refuses.
 */
export function openCashBox(
  db: Kysely<Database>,
  { caller, ...opening }: CashBoxOpening & { caller: Actor },
): Promise<{ id: string; number: string }> {
  return change(db, caller, async (tx) => {
    const cashBoxId = recordId(opening.cashBoxId).toLowerCase();
    // Two who state it at once come one after the other.
    const { rows } = await sql<{ name: string }>`
      select name from cash_box where id = ${cashBoxId} for no key update
    `.execute(tx.trx);
    const [box] = rows;
    if (box === undefined) throw notFound();
    const known = await selectOpenings(tx.trx)
      .where('ledgerLine.cashBoxId', '=', cashBoxId)
      .executeTakeFirst();
    if (known !== undefined) {
      throw new AppError('conflict', { message: cashBoxRefusals.opened(known.number) });
    }
    const { amount, day } = opening;
    const lines = [
      { code: '100', cashBoxId, amount },
      { code: '800', amount: -amount },
    ] as const;
    const postingDay = day ?? gardenToday();
    const entry = { postingDay, description: `Bilans otwarcia: ${box.name}`, typed: '', lines };
    const [posted] = await post(tx, [{ series: 'BO', sourceId: null, entries: [entry] }]);
    if (posted === undefined) throw new Error('nothing was posted');
    return { id: posted.id, number: posted.number };
  });
}

/** What cash boxes were opened with and is not taken back, to be narrowed to one of them. */
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
