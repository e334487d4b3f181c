import type { BankLineAssign } from '@grzadka/contract/bank/queue/bank-line.model';
import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { costCategoryRecord } from '@grzadka/contract/cost-category/cost-category.record';
import { incomeCategoryRecord } from '@grzadka/contract/income-category/income-category.record';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import { requireChoosable } from '#src/core/record/choosable.ts';
import { learnSenders } from '#src/payment/known-senders.ts';
import { assignLines } from '../booking/assign-lines.ts';
import type { LineReason } from '../booking/assignment.ts';
import type { Purpose } from '../booking/bank-entries.ts';
import { matchOne } from './match-one.ts';
import { readStoredLine, type StoredLine } from './stored-line.repo.ts';

type Part = BankLineAssign['parts'][number];

/** What a line is for, and which refunds it pays. */
interface Said {
  readonly purposes: readonly Purpose[];
  readonly refundIds: readonly string[];
}

/**
 * Books what a person says that a line is for, keeps what spoke for whom at that moment, and learns from whose account it came
 * (docs/product/bank.md#assigning). 404 without the line; 400 for parts that do not come to it, that are not there, or go the other way; 409
 * where somebody was first, for a category that is not in use any more, for a refund that does not wait, and for what the ledger refuses.
 */
export function assignByHand(
  db: Kysely<Database>,
  { caller, id, parts }: BankLineAssign & { caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    const line = await readStoredLine(trx, id);
    const { purposes, refundIds } = await readParts(trx, line, parts);
    const reasons = await reasonsOf(trx, line);
    const assignment = {
      lineId: line.id,
      purposes,
      decidedBy: 'person',
      reasons,
      refundIds,
    } as const;
    await assignLines(tx, [assignment], null);
    if (line.amount > 0) {
      // In one order, as accounts are locked.
      for (const settlementId of settlementsOf(purposes).toSorted()) {
        await learnSenders(trx, [line], settlementId);
      }
    }
  });
}

function settlementsOf(purposes: readonly Purpose[]): readonly string[] {
  return purposes.flatMap((purpose) => ('settlementId' in purpose ? [purpose.settlementId] : []));
}

/** All that spoke for any account, the best first: what the person had before them. */
async function reasonsOf(trx: Transaction<Database>, line: StoredLine): Promise<LineReason[]> {
  const { candidates } = await matchOne(trx, line);
  return candidates.flatMap(({ settlementId, reasons }) =>
    reasons.map((reason) => ({ settlementId, ...reason })),
  );
}

async function readParts(
  trx: Transaction<Database>,
  line: StoredLine,
  parts: readonly Part[],
): Promise<Said> {
  const purposes: Purpose[] = [];
  const refundIds: string[] = [];
  for (const [index, part] of parts.entries()) {
    const at = (field: string) => `parts.${index}.${field}`;
    const { amount } = part;
    if ('settlementId' in part) {
      const { settlementId } = part;
      await requireSettlement(trx, settlementId, at('settlementId'));
      purposes.push({ settlementId: settlementId.toLowerCase(), amount });
    } else if ('costCategoryId' in part) {
      const { costCategoryId } = part;
      const choice = { id: costCategoryId, field: at('costCategoryId') };
      const { id } = await requireChoosable(trx, costCategoryRecord, choice);
      purposes.push({ costCategoryId: id, amount });
    } else if ('incomeCategoryId' in part) {
      const { incomeCategoryId } = part;
      const choice = { id: incomeCategoryId, field: at('incomeCategoryId') };
      const { id } = await requireChoosable(trx, incomeCategoryRecord, choice);
      purposes.push({ incomeCategoryId: id, amount });
    } else if ('refundId' in part) {
      if (line.amount > 0) throw invalidFields({ [at('refundId')]: bankLineRefusals.notOutgoing });
      const refund = await readRefund(trx, part.refundId);
      if (refund.amount !== amount) {
        throw invalidFields({ [at('amount')]: bankLineRefusals.refundIsOf(refund.amount) });
      }
      refundIds.push(refund.id);
      purposes.push({ settlementId: refund.settlementId, amount });
    } else {
      if (line.amount < 0) throw invalidFields({ [at('inTransit')]: bankLineRefusals.notIncoming });
      purposes.push({ inTransit: true, amount });
    }
  }
  return { purposes, refundIds };
}

async function requireSettlement(
  trx: Transaction<Database>,
  id: string,
  field: string,
): Promise<void> {
  const gone = () => invalidFields({ [field]: paymentRefusals.goneSettlement });
  if (!isRecordId(id)) throw gone();
  await trx
    .selectFrom('settlement')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(gone);
}

/** A refund that is not there was paid by nobody: 409, as of one that was paid meanwhile. */
async function readRefund(
  trx: Transaction<Database>,
  id: string,
): Promise<{ id: string; settlementId: string; amount: number }> {
  const gone = () => new AppError('conflict', { message: bankLineRefusals.refundGone });
  if (!isRecordId(id)) throw gone();
  const { amountGrosz, ...refund } = await trx
    .selectFrom('refund')
    .select(['id', 'settlementId', 'amountGrosz'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(gone);
  return { ...refund, amount: Number(amountGrosz) };
}
