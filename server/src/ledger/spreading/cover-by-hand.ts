import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { PostedEntry } from '../entry-draft.ts';
import { spreadByHand } from './spread-by-hand.ts';

/** Has what an entry pays cover what somebody said of it, before the rule spreads the rest (docs/product/ledger.md#spreading-by-hand). */
export async function coverByHand(
  tx: ChangeTransaction,
  { id, lines }: PostedEntry,
): Promise<void> {
  for (const line of lines) {
    if (line.code !== '200' || line.covers === undefined || line.covers.length === 0) continue;
    const payment = await tx.trx
      .selectFrom('ledgerLine')
      .select('id')
      .where('entryId', '=', id)
      .where('settlementId', '=', line.settlementId)
      .where('amountGrosz', '<', '0')
      .executeTakeFirstOrThrow();
    await spreadByHand(tx, { lineId: payment.id, shares: line.covers });
  }
}
