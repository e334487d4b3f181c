import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { databaseOf } from '#test/old-database.ts';

it('has meters keep a reading as their last one that was taken late, in place of the estimate of its round', async () => {
  const database = await databaseOf('0130_own_readings');
  const { db } = database;
  const campaignId = newId();
  await sql`
    insert into campaign (id, name, read_from, read_thru, state, opened_at, closed_at)
    values (${campaignId}, 'Jesień', '2026-10-12', '2026-10-25', 'closed', '2026-10-12', '2026-10-26')
  `.execute(db);

  /** A meter whose last measurement is an estimate, which was read once before. */
  async function addEstimated(name: string, readAt: string, readFor: string | null = null) {
    const [meterId, deviceId, readId, estimateId] = Array.from({ length: 4 }, newId);
    await sql`insert into meter (id, name, type) values (${meterId}, ${name}, 'WaterMeter')`.execute(
      db,
    );
    await sql`insert into installation (id, meter_id) values (${deviceId}, ${meterId})`.execute(db);
    await sql`
      insert into measurement (id, meter_id, installation_id, value, measured_at, channel, campaign_id) values
        (${readId}, ${meterId}, ${deviceId}, 130, ${readAt}, 'office', ${readFor}),
        (${estimateId}, ${meterId}, ${deviceId}, 134, '2026-10-25T12:00Z', 'estimate', ${campaignId})
    `.execute(db);
    await sql`
      update meter set last_measurement_id = ${estimateId}, last_measured_at = '2026-10-25T12:00Z'
      where id = ${meterId}
    `.execute(db);
  }

  await addEstimated('of its days', '2026-10-20T10:00Z');
  await addEstimated('for it', '2026-10-05T10:00Z', campaignId);
  await addEstimated('before it', '2026-10-05T10:00Z');

  await bringUpToDate(database);

  const { rows } = await sql<{ name: string; channel: string; isOfThen: boolean }>`
    select name, channel, last_measured_at = measured_at as is_of_then
    from meter join measurement on measurement.id = last_measurement_id
    order by name
  `.execute(db);
  expect(rows).toEqual([
    { name: 'before it', channel: 'estimate', isOfThen: true },
    { name: 'for it', channel: 'office', isOfThen: true },
    { name: 'of its days', channel: 'office', isOfThen: true },
  ]);
});
