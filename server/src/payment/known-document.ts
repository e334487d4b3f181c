import { type PostedDocument, paymentRefusals } from '@grzadka/contract/payment/payment.model';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { Series } from '#src/ledger/entry-draft.ts';

const otherKey = () => new AppError('conflict', { message: paymentRefusals.otherKey });

/** The document that came with a key; undefined where none did. 409 where that is one of another kind. */
export async function findDocument(
  trx: Transaction<Database>,
  { clientKey, series }: { clientKey: string; series: Series },
): Promise<PostedDocument | undefined> {
  const known = await trx
    .selectFrom('ledgerEntry')
    .select(['id', 'number', 'series'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();
  if (known !== undefined && known.series !== series) throw otherKey();
  return known && { id: known.id, number: known.number };
}

/** A key that came with something else at the same time: who sent that did not wait for this one. */
export const refuseOtherKey = explainBroken({ ledger_entry_client_key: otherKey });
