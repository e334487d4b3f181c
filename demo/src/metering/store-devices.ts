import { writeInBatches } from '@grzadka/server/src/core/database/in-batches.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { DemoDevice } from './devices.ts';

/** Stores the devices of meters that were just added: the database has begun each with an unknown device. */
export async function storeDevices(
  db: Kysely<Database>,
  devices: readonly DemoDevice[],
): Promise<void> {
  const meterIds = [...new Set(devices.map(({ meterId }) => meterId))];
  await writeInBatches(meterIds, (batch) =>
    db.deleteFrom('installation').where('meterId', '=', sql<string>`any(${batch})`).execute(),
  );
  await writeInBatches(devices, (batch) => db.insertInto('installation').values(batch).execute());
}
