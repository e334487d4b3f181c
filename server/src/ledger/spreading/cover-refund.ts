import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { PostedEntry } from '../entry-draft.ts';
import { namesNothing } from '../naming/named-debts.ts';
import { readOpenParts, readOverpayments, spreadInOrder } from './spread-overpayments.ts';

/**
 * Has what was overpaid cover what an entry gives back of it (docs/product/payments.md#refunds), also where the account keeps its
 * overpayments. Whoever posts it saw to it that there is as much.
 */
export async function coverRefund(
  trx: Transaction<Database>,
  { id, lines }: PostedEntry,
): Promise<void> {
  for (const line of lines) {
    if (line.code !== '200' || line.isRefund !== true) continue;
    const accounts = [line.settlementId];
    const payments = await readOverpayments(trx, accounts, {
      entryIds: [],
      lineIds: [],
      isAll: true,
    });
    const own = await trx
      .selectFrom('openItem')
      .innerJoin('ledgerLine', 'ledgerLine.id', 'lineId')
      .select('openItem.id')
      .where('entryId', '=', id)
      .execute();
    const ids = new Set(own.map((part) => part.id));
    const parts = (await readOpenParts(trx, accounts)).filter((part) => ids.has(part.id));
    const covered = spreadInOrder(payments, parts, () => namesNothing).map((allocation) => ({
      ...allocation,
      madeBy: 'refund' as const,
    }));
    if (covered.length > 0) await trx.insertInto('allocation').values(covered).execute();
  }
}
