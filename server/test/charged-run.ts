import { type Insertable, type Kysely, sql } from 'kysely';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { post } from '#src/ledger/post.ts';
import { addTariff } from './fee-factories.ts';

type Db = Kysely<Database>;

/** What one account is charged of one kind: its lines with their words, and when that is due, in grosze. */
interface ChargedKind {
  readonly settlementId: string;
  readonly feeKindId: string;
  readonly lines: readonly { readonly words: string; readonly amount: number }[];
  readonly parts: readonly { readonly dueOn: string; readonly amount: number }[];
}

/** An approved run of the year, as the program would have written it, whatever it would have reckoned. */
export async function addChargedRun(
  db: Db,
  year: number,
  charged: readonly ChargedKind[],
): Promise<{ id: string; number: string; charges: readonly { id: string }[] }> {
  const id = newId();
  const day = `${year}-03-15`;
  const days = { periodFrom: `${year}-01-01`, periodThru: `${year}-12-31`, issueDay: day };
  const { id: tariffId } = await addTariff(db);
  return change(db, commandLine, async (tx) => {
    const { trx } = tx;
    await trx
      .insertInto('chargeRun')
      .values({
        id,
        kind: 'annual',
        title: `Opłaty ${year}`,
        referenceDay: days.periodFrom,
        ...days,
        feeKindIds: [],
      })
      .execute();
    const entries = charged.map(({ settlementId, feeKindId, parts }) => {
      const amount = parts.reduce((sum, part) => sum + part.amount, 0);
      const stated = parts.map((part) => ({ feeKindId, description: null, ...part }));
      return {
        postingDay: day,
        description: `Opłaty ${year}`,
        lines: [
          { code: '200', settlementId, amount, parts: stated },
          { code: '700', feeKindId, amount: -amount },
        ] as const,
      };
    });
    const posted = await post(tx, [{ series: 'NAL', sourceId: id, entries }]);
    const amountGrosz = charged
      .flatMap(({ parts }) => parts)
      .reduce((sum, { amount }) => sum + amount, 0);
    const number = (posted[0]?.number ?? '').split('/').slice(0, 3).join('/');
    await trx
      .updateTable('chargeRun')
      .set({ number, approvedAt: sql`now()`, amountGrosz })
      .where('id', '=', id)
      .execute();
    const charges = charged.map(
      ({ settlementId, feeKindId, parts }, at): Insertable<Database['charge']> => ({
        id: newId(),
        runId: id,
        settlementId,
        feeKindId,
        place: at + 1,
        number: posted[at]?.number ?? '',
        amountGrosz: parts.reduce((sum, part) => sum + part.amount, 0),
        entryId: posted[at]?.id ?? '',
        ...days,
      }),
    );
    await writeInBatches(charges, (batch) => trx.insertInto('charge').values(batch).execute());
    const lines = charged.flatMap((kind, at) =>
      kind.lines.map(({ words, amount }, place) => ({
        id: newId(),
        chargeId: charges[at]?.id ?? '',
        place: place + 1,
        kind: 'fee' as const,
        tariffId,
        amountGrosz: amount,
        words,
        basis: '{}',
      })),
    );
    await writeInBatches(lines, (batch) => trx.insertInto('chargeLine').values(batch).execute());
    return { id, number, charges: charges.map((charge) => ({ id: charge.id })) };
  });
}
