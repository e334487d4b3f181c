import type { ChargeRunCreate } from '@grzadka/contract/charge/run/charge-run.model';
import type { Kysely } from 'kysely';
import { askForCalculation, calculateRun } from '#src/charge/run/calculate-run.ts';
import { createChargeRun } from '#src/charge/run/charge-run.repo.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addFeeKind, addTariff } from './fee-factories.ts';
import { addAccount } from './ledger.ts';

type Db = Kysely<Database>;

/** A settlement account of a plot of that area, in square metres, known since ever. */
export async function addPlot(
  db: Db,
  { area = '300.00', name }: { area?: string; name?: string } = {},
) {
  const account = await addAccount(db, name === undefined ? {} : { name });
  const { gardenId } = await db
    .selectFrom('settlement')
    .select('gardenId')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('garden').set({ area }).where('id', '=', gardenId).execute();
  await db.deleteFrom('gardenArea').where('gardenId', '=', gardenId).execute();
  await db
    .insertInto('gardenArea')
    .values({
      id: account.id,
      gardenId: gardenId ?? '',
      area,
      source: 'plan',
      validFrom: '1900-01-01',
    })
    .execute();
  return { ...account, gardenId: gardenId ?? '' };
}

/** A draft of a year's fees that nobody has calculated yet. */
export async function addChargeRun(
  db: Db,
  { id = newId(), feeKindIds = [] }: { id?: string; feeKindIds?: string[] } = {},
) {
  await db
    .insertInto('chargeRun')
    .values({
      id,
      kind: 'annual',
      title: 'Opłaty roczne 2026',
      periodFrom: '2026-01-01',
      periodThru: '2026-12-31',
      referenceDay: '2026-01-01',
      issueDay: '2026-05-04',
      feeKindIds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id };
}

/** An account of a draft that is charged nothing. */
export async function addChargedSettlement(
  db: Db,
  { runId, gardenName }: { runId: string; gardenName: string },
) {
  await addChargeRun(db, { id: runId });
  const { id: settlementId } = await addAccount(db);
  await db
    .insertInto('chargeRunSettlement')
    .values({
      id: newId(),
      runId,
      settlementId,
      gardenName,
      charges: '[]',
      stretches: '[]',
      unheld: '[]',
      amountGrosz: 0,
      differenceGrosz: 0,
      cause: 'same',
      toCheck: false,
    })
    .execute();
}

/**
 * A draft that charges an account of a plot 0,45 zł for its one square metre, calculated in the name of the command line, in
 * the year of that day.
 */
export async function addReckonedRun(db: Db, { account, day }: { account: string; day: string }) {
  const { gardenId } = await db
    .selectFrom('settlement')
    .select('gardenId')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  if (gardenId === null) throw new Error('an account without a plot');
  await db.updateTable('garden').set({ area: '1' }).where('id', '=', gardenId).execute();
  const year = day.slice(0, 'YYYY'.length);
  const { id: feeKindId } = await addFeeKind(db);
  await addTariff(db, { feeKindId, validFrom: `${year}-01-01` });
  return reckonDraft(db, {
    ...runForm([feeKindId], [gardenId]),
    periodFrom: `${year}-01-01`,
    periodThru: `${year}-12-31`,
    issueDay: day,
  });
}

/** Adds a draft in the name of the command line, and calculates it. */
export async function reckonDraft(
  db: Db,
  form: Omit<ReturnType<typeof runForm>, 'kind'> & Pick<ChargeRunCreate, 'kind'>,
) {
  const { id } = await createChargeRun(db, {
    ...form,
    referenceDay: null,
    readingFrom: null,
    readingThru: null,
    consumptionFrom: null,
    dueYear: null,
    note: null,
    caller: commandLine,
  });
  await calculateDraft(db, id);
  return { id, caller: commandLine };
}

/** Asks for the calculation of a draft in the name of the command line, and does it at once. */
export async function calculateDraft(db: Db, id: string): Promise<void> {
  const jobs = { enqueue: () => Promise.resolve(true) };
  await askForCalculation({ db, jobs }, { id, caller: commandLine });
  await doCalculation(db, id);
}

/** Does the calculation of a draft that was asked for last. */
export async function doCalculation(db: Db, id: string): Promise<void> {
  const { calculationId } = await db
    .selectFrom('chargeRun')
    .select('calculationId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await calculateRun(db, { runId: id, calculationId: calculationId ?? '' });
}

/** What the form of a run of 2026 holds that charges these kinds of these plots. */
export function runForm(feeKindIds: string[], gardenIds: string[], given: object = {}) {
  return {
    kind: 'annual' as const,
    title: 'Opłaty roczne 2026',
    periodFrom: '2026-01-01',
    periodThru: '2026-12-31',
    issueDay: '2026-05-04',
    feeKindIds,
    sectorIds: [] as string[],
    gardenIds,
    settlementIds: [] as string[],
    ...given,
  };
}
