import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { sql, type Transaction } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { requireChoosable } from '#src/core/record/choosable.ts';

/** Locks the account that a document is about; 400 at its field where it is not there. */
export async function requireSettlement(
  trx: Transaction<Database>,
  settlementId: string,
): Promise<void> {
  const gone = invalidFields({ settlementId: paymentRefusals.goneSettlement });
  if (!isRecordId(settlementId)) throw gone;
  const { rows } = await sql`
    select id from settlement where id = ${settlementId} for no key update
  `.execute(trx);
  if (rows.length === 0) throw gone;
}

/** Locks the cash box of a document, if it is there. */
export async function lockCashBox(trx: Transaction<Database>, id: string): Promise<void> {
  if (!isRecordId(id)) return;
  await sql`select from cash_box where id = ${id} for no key update`.execute(trx);
}

/** Refuses a cash box that is not there, 400 at its field, or takes and gives nothing any more, 409. */
export async function requireCashBox(trx: Transaction<Database>, id: string): Promise<void> {
  await requireChoosable(trx, cashBoxRecord, { id, field: 'cashBoxId' });
}
