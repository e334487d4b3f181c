import { type PostedDocument, paymentRefusals } from '@grzadka/contract/payment/payment.model';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { Series } from '#src/ledger/entry-draft.ts';

const otherKey = () => new AppError('conflict', { message: paymentRefusals.otherKey });

/** What a document that is sent says of itself. */
interface SentDocument {
  readonly clientKey: string;
  readonly series: Series;
  readonly amount: number;
  /** The account that it is about, if any. */
  readonly settlementId: string | null;
  /** The category of costs, or of other income, that it belongs to, if any. */
  readonly categoryId: string | null;
}

/**
 * The document that came with a key; undefined where none did. 409 where that is one of another kind, and where it was sent with
 * another amount, account or category: who mended these after a lost connection would take them for what is posted.
 */
export async function findDocument(
  trx: Transaction<Database>,
  { clientKey, series, amount, settlementId, categoryId }: SentDocument,
): Promise<PostedDocument | undefined> {
  const known = await trx
    .selectFrom('ledgerEntry')
    .innerJoin('moneyMovement', 'moneyMovement.id', 'ledgerEntry.id')
    .select(['ledgerEntry.id', 'ledgerEntry.number', 'ledgerEntry.series'])
    .select(['moneyMovement.amountGrosz', 'moneyMovement.settlementId'])
    .select(['moneyMovement.costCategoryId', 'moneyMovement.incomeCategoryId'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.series !== series) throw otherKey();
  const { id, number } = known;
  const posted = Number(known.amountGrosz);
  const ofCategory = known.costCategoryId ?? known.incomeCategoryId;
  if (posted !== amount || known.settlementId !== settlementId || ofCategory !== categoryId) {
    throw new AppError('conflict', { message: paymentRefusals.sentOtherwise(number, posted) });
  }
  return { id, number };
}

/** A key that came with something else at the same time: who sent that did not wait for this one. */
export const refuseOtherKey = explainBroken({ ledger_entry_client_key: otherKey });
