import type { ChargedSettlementDetails } from '@grzadka/contract/charge/run/charge-run.model';
import type { Kysely } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Charge, Unheld } from '../calculation/result.ts';
import { presentLine, readToldTariffs } from '../present-line.ts';
import { presentChargedSettlement, selectChargedSettlements } from './charged-settlements.list.ts';

/** An account of a run with every line of what it is charged (docs/product/charge-runs.md#accounts); 404 where it is not in it. */
export async function getChargedSettlement(
  db: Kysely<Database>,
  { id, settlementId }: { id: string; settlementId: string },
): Promise<ChargedSettlementDetails> {
  const row = await selectChargedSettlements(db)
    .select((eb) => [
      eb.ref('charges').$castTo<readonly Charge[]>().as('charges'),
      eb.ref('unheld').$castTo<readonly Unheld[]>().as('unheld'),
    ])
    .where('runId', '=', recordId(id))
    .where('chargeRunSettlement.settlementId', '=', recordId(settlementId))
    .executeTakeFirstOrThrow(notFound);
  const { charges, unheld, ...settlement } = row;
  const tariffs = await readToldTariffs(
    db,
    charges.flatMap(({ lines }) => lines.flatMap(({ tariffId }) => tariffId ?? [])),
  );
  const kinds = await db
    .selectFrom('feeKind')
    .select(['id', 'name'])
    .where(
      'id',
      '=',
      anyOf(
        charges.map(({ feeKindId }) => feeKindId),
        'uuid',
      ),
    )
    .execute();
  const nameOf = new Map(kinds.map((kind) => [kind.id, kind.name]));
  return {
    ...presentChargedSettlement(settlement),
    unheld: unheld.map(({ words, amount }) => ({ words, amount })),
    waiver: await readWaiver(db, { runId: recordId(id), settlementId: recordId(settlementId) }),
    charges: charges.map(({ feeKindId, amount, parts, lines }) => ({
      feeKind: { id: feeKindId, name: nameOf.get(feeKindId) ?? '' },
      amount,
      parts: byDueDay(parts),
      lines: lines.map((line) => presentLine(line, tariffs)),
    })),
  };
}

/** What is to be paid by each day: interest on several debts has a part for each of them. */
function byDueDay(parts: Charge['parts']): { dueOn: string; amount: number }[] {
  return [...Map.groupBy(parts, ({ dueOn }) => dueOn)].map(([dueOn, of]) => ({
    dueOn,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

async function readWaiver(
  db: Kysely<Database>,
  { runId, settlementId }: { runId: string; settlementId: string },
): Promise<ChargedSettlementDetails['waiver']> {
  const row = await db
    .selectFrom('interestWaiver')
    .innerJoin('resolution', 'resolution.id', 'resolutionId')
    .select(['amountGrosz', 'reason', 'resolutionId', 'resolution.number'])
    .where('runId', '=', runId)
    .where('settlementId', '=', settlementId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { amountGrosz, reason, resolutionId, number } = row;
  const amount = amountGrosz === null ? null : Number(amountGrosz);
  return { amount, reason, resolution: { id: resolutionId, number } };
}
