import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { mayRole } from '@grzadka/contract/core/access/permissions';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import type { Kysely } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { readLetterLacks } from '#src/settings/paper-lacks.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { readKindsByHand } from './amount-rules.ts';
import { readTotals } from './totals.ts';

/** A run with its settings, how far its calculation is, and what it comes to; 404 when there is none. */
export async function getChargeRun(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<ChargeRunDetails & { version: number }> {
  const run = await readRow(db, 'chargeRun', id);
  const totals = await readTotals(db, run);
  const [firstDue] = totals.dueDays;
  return {
    ...toldOf(run),
    ...(await readNamed(db, run)),
    ...totals,
    // Interest is nothing that is made known before.
    lastIssueDay: firstDue && run.kind !== 'interest' ? lastDay.toTellFees(firstDue.dueOn) : null,
    paperLacks: await readLetterLacks(db),
  };
}

function toldOf(run: ChargeRunRow) {
  const { calculation, progressDone, progressOf, progressFailed, amountGrosz } = run;
  return {
    id: run.id,
    title: run.title,
    number: run.number,
    kind: run.kind,
    state: run.state,
    periodFrom: run.periodFrom,
    periodThru: run.periodThru,
    referenceDay: run.referenceDay,
    readingFrom: run.readingFrom,
    readingThru: run.readingThru,
    consumptionFrom: run.consumptionFrom,
    issueDay: run.issueDay,
    dueYear: run.dueYear,
    note: run.note,
    amount: amountGrosz === null ? null : Number(amountGrosz),
    progress: calculation && {
      state: calculation,
      done: progressDone,
      of: progressOf,
      failed: progressFailed,
    },
    approval: run.approval && {
      state: run.approval,
      done: run.approvalDone,
      of: run.approvalOf,
      refusal: run.approvalRefusal,
    },
    calculatedAt: run.calculatedAt,
    approvedAt: run.approvedAt,
    shortNotice: run.shortNotice,
    reversedOn: run.reversedOn,
    reversalReason: run.reversalReason,
    version: run.version,
  };
}

/**
 * Reads what the run names, with its names. Sectors, plots and accounts that it is narrowed to and that are gone by now are
 * returned as gone: without them, the form would save a run of everything.
 */
async function readNamed(db: Kysely<Database>, run: ChargeRunRow) {
  const { feeKindIds, sectorIds, gardenIds, settlementIds, correctsId } = run;
  const byHand = await readKindsByHand(db, run);
  const { count, sum } = await db
    .selectFrom('chargeAmount')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.sum<string | null>('amountGrosz').as('sum'),
    ])
    .where('runId', '=', run.id)
    .executeTakeFirstOrThrow();
  const feeKinds = await db
    .selectFrom('feeKind')
    .select(['id', 'name', 'purpose'])
    .where('id', '=', anyOf(feeKindIds, 'uuid'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const sectors = await db
    .selectFrom('sector')
    .select(['id', 'name'])
    .where('id', '=', anyOf(sectorIds, 'text'))
    .orderBy('id')
    .execute();
  const gardens = await db
    .selectFrom('garden')
    .select(['id', 'name'])
    .where('id', '=', anyOf(gardenIds, 'uuid'))
    .orderBy('id')
    .execute();
  const settlements = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('id', '=', anyOf(settlementIds, 'uuid'))
    .orderBy('number')
    .execute();
  const corrects =
    correctsId === null
      ? undefined
      : await db
          .selectFrom('chargeRun')
          .select(['id', 'number'])
          .where('id', '=', correctsId)
          .executeTakeFirst();
  return {
    feeKinds: feeKinds.map((kind) => ({
      ...kind,
      isByHand: byHand.some(({ id }) => id === kind.id),
    })),
    amountsByHand: { count: Number(count), sum: Number(sum ?? 0) },
    sectors: [
      ...sectors,
      ...goneOf(sectorIds, sectors).map((id) => ({ id, name: chargeRefusals.gone })),
    ],
    gardens: [
      ...gardens,
      ...goneOf(gardenIds, gardens).map((id) => ({ id, name: chargeRefusals.gone })),
    ],
    settlements: [
      ...settlements,
      ...goneOf(settlementIds, settlements).map((id) => ({ id, reference: chargeRefusals.gone })),
    ],
    corrects: corrects ?? null,
  };
}

/** Which of the ids nothing was found for. */
function goneOf(ids: readonly string[], found: readonly { readonly id: string }[]): string[] {
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * Refuses an interest note to whoever may not know who owes, since whoever is in it is behind (docs/product/interest.md#notes): 403. Any other run is
 * about everybody. 404 where there is none.
 */
export async function requireMayRead(
  db: Kysely<Database>,
  { id, caller: { role } }: { readonly id: string; readonly caller: Pick<Caller, 'role'> },
): Promise<void> {
  if (mayRole(role, 'debtor:read')) return;
  const { kind } = await readRow(db, 'chargeRun', recordId(id));
  if (kind === 'interest') {
    throw new AppError('forbidden', { message: chargeRefusals.interestForbidden });
  }
}
