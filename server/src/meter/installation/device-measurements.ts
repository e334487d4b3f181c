import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import type { Database } from '#src/core/database/tables.ts';

/** The measurements of a device that count: docs/product/readings.md#effective. */
export function selectEffective(trx: Transaction<Database>, installationId: string) {
  return trx
    .selectFrom('effectiveMeasurement')
    .select(['id', 'value', 'measuredAt'])
    .where('installationId', '=', installationId);
}

/** Of these the ones that somebody read. */
export function wasRead({ eb }: ExpressionBuilder<Database, 'effectiveMeasurement'>) {
  return eb('channel', '!=', 'estimate');
}

/** The last value read of a device, before an instant where one is stated. */
export function findLastRead(
  trx: Transaction<Database>,
  installationId: string,
  before: string | null,
) {
  return selectEffective(trx, installationId)
    .where(wasRead)
    .$if(before !== null, (measurement) => measurement.where('measuredAt', '<', before ?? ''))
    .orderBy('measuredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many measurements of a device there are from an instant on, those that were taken back included. */
export async function countMeasurements(
  trx: Transaction<Database>,
  installationId: string,
  since: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('measurement')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('installationId', '=', installationId)
    .where('measuredAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Gives the measurements of a device to another one of the same meter, those that were taken back included: all, or
 * those from an instant on. Only an exchange and its undoing may (migration 0051).
 */
export async function moveMeasurements(
  trx: Transaction<Database>,
  { from, to, since }: { from: string; to: string; since: string | null },
): Promise<void> {
  await allowMoves(trx, 'on');
  await trx
    .updateTable('measurement')
    .set({ installationId: to })
    .where('installationId', '=', from)
    .$if(since !== null, (measurement) => measurement.where('measuredAt', '>=', since ?? ''))
    .execute();
  await allowMoves(trx, 'off');
}

/** Lets measurements be given to other devices, or no more; for the transaction alone. */
export async function allowMoves(db: Kysely<Database>, state: 'on' | 'off'): Promise<void> {
  await sql`
    select set_config('grzadka.moves_measurements', ${state}, true) ${sentWithTheNext}
  `.execute(db);
}
