import type { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import { approveRun } from '@grzadka/server/src/charge/approval/approve-run.ts';
import { askForCalculation, calculateRun } from '@grzadka/server/src/charge/run/calculate-run.ts';
import { createChargeRun } from '@grzadka/server/src/charge/run/charge-run.repo.ts';
import { proposeRun } from '@grzadka/server/src/charge/run/proposal.ts';
import { skipSettlement } from '@grzadka/server/src/charge/run/skip-settlement.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Kysely } from 'kysely';
import type { Office } from '../people/office.ts';

interface Charging extends Office {
  /** The year of the latest fees; those of the year before are charged, too. */
  readonly year: number;
  /** Whether what was used is charged, too. */
  readonly isByMeter: boolean;
  readonly today: Temporal.PlainDate;
}

/** Why a plot that cannot be charged is left out. */
const skipReason = 'Do wyjaśnienia, rozliczymy w następnym naliczeniu';

/**
 * Charges the fees of two springs, and what was used by meter until the autumn between them, as people would: each run is
 * proposed, calculated and approved, without the plots that cannot be charged. Gives the run of the last spring.
 */
export async function chargeYears(
  db: Kysely<Database>,
  { year, isByMeter, today, ...office }: Charging,
): Promise<{ id: string }> {
  const before = year - 1;
  await chargeYear(db, office, { kind: 'annual', year: before, issueDay: `${before}-04-15` });
  if (isByMeter) {
    await chargeYear(db, office, {
      kind: 'media',
      year: before,
      issueDay: `${before}-09-28`,
      readingFrom: `${before}-07-01`,
      readingThru: `${before}-09-27`,
      consumptionFrom: `${before - 1}-10-01`,
    });
  }
  const issueDay = notAfter(`${year}-04-15`, today);
  return chargeYear(db, office, { kind: 'annual', year, issueDay });
}

/** The day, or today where that is to come. */
export function notAfter(day: string, today: Temporal.PlainDate): string {
  return day < today.toString() ? day : today.toString();
}

interface Year {
  readonly kind: keyof typeof chargeRunKindLabels;
  readonly year: number;
  readonly issueDay: string;
  readonly readingFrom?: string;
  readonly readingThru?: string;
  readonly consumptionFrom?: string;
}

async function chargeYear(
  db: Kysely<Database>,
  office: Office,
  { kind, year, issueDay, readingFrom, readingThru, consumptionFrom }: Year,
): Promise<{ id: string }> {
  const { feeKinds, ...proposed } = await proposeRun(db, { kind, on: `${year}-01-01` });
  const { id } = await createChargeRun(db, {
    caller: office.treasurer,
    ...proposed,
    kind,
    issueDay,
    readingFrom: readingFrom ?? null,
    readingThru: readingThru ?? null,
    consumptionFrom: consumptionFrom ?? null,
    dueYear: null,
    feeKindIds: feeKinds.filter(({ isProposed }) => isProposed).map((feeKind) => feeKind.id),
    sectorIds: [],
    gardenIds: [],
    settlementIds: [],
    note: null,
  });
  await finishRun(db, office, id);
  return { id };
}

/** Calculates a draft, leaves out what cannot be charged, and approves the rest. */
export async function finishRun(
  db: Kysely<Database>,
  { treasurer, manager }: Office,
  id: string,
): Promise<void> {
  // Nobody else works on the jobs of a database that is being filled: it is done here, at once.
  const jobs = { enqueue: () => Promise.resolve(true) };
  await askForCalculation({ db, jobs }, { id, caller: treasurer });
  const { calculationId } = await db
    .selectFrom('chargeRun')
    .select('calculationId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await calculateRun(db, { runId: id, calculationId: calculationId ?? '' });
  const blocked = await db
    .selectFrom('chargeRunSettlement')
    .select('settlementId')
    .where('runId', '=', id)
    .where('state', '=', 'blocked')
    .orderBy('gardenName')
    .execute();
  for (const { settlementId } of blocked) {
    const left = { id, ifMatch: undefined, settlementId: settlementId ?? '', reason: skipReason };
    await skipSettlement(db, { ...left, caller: treasurer });
  }
  await approveRun(db, { id, ifMatch: undefined, caller: manager });
}
