import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { addCampaign } from '@grzadka/server/test/campaigns.ts';
import { type Kysely, sql } from 'kysely';

/** An open round, and its meters. */
export interface MadeRound {
  readonly id: string;
  readonly meterIds: readonly string[];
}

/** Half-yearly readings of each meter before the round. */
const readings = 6;

/** Makes an open round of so many meters of its own, with nothing read in it. */
export async function makeRound({ ownerUrl }: DatabaseUrls, meters: number): Promise<MadeRound> {
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const { db } = opened;
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await addCampaign(db, {
    // A name that no earlier round of the run has.
    name: `Pomiar ${performance.now()}`,
    state: 'open',
    readFrom: today,
    readThru: today,
  });
  const { rows } = await sql<{ id: string }>`
    insert into meter (id, name, type, active)
    select gen_random_uuid(), ${id}::text || ' ' || number, 'WaterMeter', true
    from generate_series(1, ${meters}::integer) number
    returning id
  `.execute(db);
  const meterIds = rows.map((meter) => meter.id);
  await addReadings(db, meterIds);
  await sql`
    insert into campaign_meter (id, campaign_id, meter_id, is_open)
    select gen_random_uuid(), ${id}, meter_id, true from unnest(${meterIds}::uuid[]) meter_id
  `.execute(db);
  await sql`analyze meter, measurement, installation, campaign_meter`.execute(db);
  return { id, meterIds };
}

async function addReadings(db: Kysely<Database>, meterIds: readonly string[]): Promise<void> {
  for (let ago = readings; ago >= 1; ago -= 1) {
    await sql`
      insert into measurement (id, meter_id, installation_id, value, measured_at)
      select uuidv7(), meter_id, id, ${10 * (readings - ago + 1)}::integer, now() - ${ago}::integer * interval '180 days'
      from installation where meter_id = any (${meterIds}::uuid[])
    `.execute(db);
  }
}
