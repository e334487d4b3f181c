import { sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import { lockSettlements } from '../lock-settlements.ts';
import { spreadOverpayments } from './spread-overpayments.ts';

/**
 * Leaves to the rule again what all payments of a settlement account cover (docs/product/ledger.md#spreading-by-hand): what it and what
 * people had spread is released until today, and spread anew; what reversals, refunds and moves took stays. 404 without the account.
 */
export async function resetSpread(
  { trx, actor }: ChangeTransaction,
  settlementId: string,
): Promise<void> {
  const id = recordId(settlementId).toLowerCase();
  await lockSettlements(trx, [id]);
  const { rows } = await sql<{ lineId: string; number: string; isByHand: boolean }>`
    with ended as (
      update allocation set released_at = now(), released_on = today()
      where settlement_id = ${id} and released_at is null and made_by in ('rule', 'person')
      returning line_id, made_by
    )
    select line_id, number, bool_or(made_by = 'person') as is_by_hand
    from ended
    join ledger_line on ledger_line.id = line_id
    join ledger_entry on ledger_entry.id = entry_id
    group by line_id, number order by number, line_id
  `.execute(trx);
  const lineIds = rows.map(({ lineId }) => lineId);
  await spreadOverpayments(trx, [id], { entryIds: [], lineIds });
  for (const { number: documentNumber } of rows.filter(({ isByHand }) => isByHand)) {
    const after = { documentNumber, allocatedAmount: 0 };
    const about = { recordType: 'settlement', recordId: id };
    await writeAuditEntry(trx, { actor, action: 'allocate', ...about, after });
  }
}
