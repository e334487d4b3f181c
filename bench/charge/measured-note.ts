import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { calculateRun } from '@grzadka/server/src/charge/run/calculate-run.ts';
import { createChargeRun } from '@grzadka/server/src/charge/run/charge-run.repo.ts';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/** How long the calculation of a note took, in seconds, and how many debts had interest. */
export interface NoteCost {
  readonly seconds: number;
  readonly debts: number;
}

/** Calculates an interest note of so many accounts until today, the first ones by their numbers; and deletes it again. */
export async function measureNote(db: Kysely<Database>, accounts: number): Promise<NoteCost> {
  const chosen = await db
    .selectFrom('settlement')
    .select('id')
    .orderBy('number')
    .limit(accounts)
    .execute();
  const today = gardenToday();
  const { id } = await createChargeRun(db, {
    kind: 'interest',
    title: 'Odsetki',
    periodFrom: today,
    periodThru: today,
    referenceDay: null,
    readingFrom: null,
    readingThru: null,
    consumptionFrom: null,
    issueDay: today,
    dueYear: null,
    feeKindIds: [],
    sectorIds: [],
    gardenIds: [],
    settlementIds: chosen.map((account) => account.id),
    note: null,
    caller: commandLine,
  });
  const calculationId = newId();
  await db.updateTable('chargeRun').set({ calculationId }).where('id', '=', id).execute();
  const begun = performance.now();
  await calculateRun(db, { runId: id, calculationId });
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await sql<{ debts: number }>`
    select count(*)::integer as debts
    from charge_run_settlement cross join lateral jsonb_array_elements(charges #> '{0,lines}') line
    where run_id = ${id} and charges <> '[]'
  `.execute(db);
  await db.deleteFrom('chargeRun').where('id', '=', id).execute();
  return { seconds, debts: rows[0]?.debts ?? 0 };
}
