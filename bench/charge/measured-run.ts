import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { approveRun } from '@grzadka/server/src/charge/approval/approve-run.ts';
import { reverseRun } from '@grzadka/server/src/charge/reversal/reverse-run.ts';
import { calculateRun } from '@grzadka/server/src/charge/run/calculate-run.ts';
import { createChargeRun } from '@grzadka/server/src/charge/run/charge-run.repo.ts';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { addTariff } from '@grzadka/server/test/fee-factories.ts';
import { type Kysely, sql } from 'kysely';
import { type ProcessorTime, processorTimeOf } from '../processes/processor-time.ts';

type Db = Kysely<Database>;

/** What a run took, in seconds, and how many debts it made of how many accounts. */
export interface RunCost {
  readonly calculated: number;
  readonly approved: number;
  /** What the approval took of the processor. */
  readonly approval: ProcessorTime;
  readonly charges: number;
  readonly accounts: number;
}

const tiers = [
  { upTo: '50', rate: '0.6212' },
  { upTo: null, rate: '1.1034' },
];

/** One of each way to charge, but for those that few plots are charged by. */
const ways: readonly TariffTerms[] = [
  { method: 'per-area', rate: '0.45' },
  { method: 'per-area', rate: '0.15' },
  { method: 'per-garden', rate: '30', condition: 'every' },
  { method: 'per-garden', rate: '12.5', condition: 'every' },
  { method: 'per-garden', rate: '60', condition: 'every' },
  { method: 'distribute', of: 'amount', total: '98765.43', key: 'area' },
  { method: 'distribute', of: 'amount', total: '12345.67', key: 'equal' },
  {
    method: 'consumption',
    meterType: 'ElectricityMeter',
    segments: [{ from: '1990-01-01', tiers }],
  },
];

/** Sets a price for each of eight kinds; gives their ids. */
export async function setPrices(db: Db): Promise<string[]> {
  const kinds = await db
    .selectFrom('feeKind')
    .select('id')
    .orderBy('position')
    .limit(ways.length)
    .execute();
  for (const [place, { id: feeKindId }] of kinds.entries()) {
    const terms = ways[place];
    if (terms !== undefined) await addTariff(db, { feeKindId, terms, validFrom: '2000-01-01' });
  }
  // Nobody can tell what meters used that nobody read.
  await sql`
    update meter set active = false where last_measurement_id is null
  `.execute(db);
  return kinds.map(({ id }) => id);
}

/** A draft that charges everybody for a year, by what was read until today, and how long its calculation took, in seconds. */
export async function draftOfAll(
  db: Db,
  feeKindIds: string[],
): Promise<{ readonly id: string; readonly calculated: number }> {
  const today = gardenToday();
  const year = today.slice(0, 'YYYY'.length);
  const { id } = await createChargeRun(db, {
    kind: 'annual',
    title: 'Opłaty roczne',
    periodFrom: `${year}-01-01`,
    periodThru: `${year}-12-31`,
    referenceDay: today,
    readingFrom: `${Number(year) - 1}-01-01`,
    readingThru: today,
    consumptionFrom: `${Number(year) - 1}-01-01`,
    issueDay: today,
    dueYear: Number(year) + 1,
    feeKindIds,
    sectorIds: [],
    gardenIds: [],
    settlementIds: [],
    note: null,
    caller: commandLine,
  });
  const calculationId = newId();
  await db.updateTable('chargeRun').set({ calculationId }).where('id', '=', id).execute();
  const calculated = await secondsOf(() => calculateRun(db, { runId: id, calculationId }));
  return { id, calculated };
}

/** Charges everybody for a year; and takes it back, so that it can be charged again. */
export async function chargeAll(db: Db, feeKindIds: string[]): Promise<RunCost> {
  const { id, calculated } = await draftOfAll(db, feeKindIds);
  let approval: ProcessorTime = { program: 0, database: 0 };
  const approved = await secondsOf(async () => {
    const request = { id, caller: commandLine, ifMatch: undefined, confirmShortNotice: true };
    approval = await processorTimeOf(db, () => approveRun(db, request));
  });
  const { rows } = await sql<{ charges: number; accounts: number }>`
    select count(*)::integer as charges, count(distinct settlement_id)::integer as accounts
    from charge where run_id = ${id}
  `.execute(db);
  await takeBack(db, id);
  const [made = { charges: 0, accounts: 0 }] = rows;
  return { calculated, approved, approval, ...made };
}

/** Takes an approved run back, so that the same can be charged again. */
export async function takeBack(db: Db, id: string): Promise<void> {
  await reverseRun(db, { id, day: gardenToday(), reason: 'Pomiar', caller: commandLine });
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
