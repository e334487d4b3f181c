import type { ListPage } from '@grzadka/contract/core/list/list';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { keepLastMeasurements } from '#test/first-release.ts';
import { detailsOf, devicesOf } from '#test/meter-devices.ts';
import { databaseOf } from '#test/old-database.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';

const [garden, read, unread, idle] = Array.from({ length: 4 }, newId);

/** Meters as the release before left them: in a garden, out of use, never read, with readings of every kind. */
async function fill(db: Kysely<Database>): Promise<void> {
  await sql`insert into garden (id, sector_id, name) values (${garden}, '2', '7')`.execute(db);
  await sql`
    insert into meter (id, name, type, active, garden_id) values
      (${read}, 'W-1', 'WaterMeter', true, ${garden}),
      (${unread}, 'W-2', 'WaterMeter', true, null),
      (${idle}, 'E-3', 'ElectricityMeter', false, null)
  `.execute(db);
  await sql`
    insert into measurement (id, meter_id, value, measured_at, measured_by_first_name, measured_by_last_name) values
      (${newId()}, ${read}, 120.5, '2025-04-15T08:00:00.123456Z', 'Anna', 'Nowak'),
      (${newId()}, ${read}, 99, '2026-04-15T08:00:00Z', 'Anna', 'Nowak'),
      (${newId()}, ${read}, 162.6, '2025-10-15T08:00:00Z', null, null),
      (${newId()}, ${idle}, 0, '2024-01-01T00:00:00Z', null, 'biuro')
  `.execute(db);
  await keepLastMeasurements(db);
}

/** What was kept of meters and measurements before there were devices. */
async function keptOf(db: Kysely<Database>) {
  const { rows: meters } = await sql`
    select id, name, type, active, garden_id, last_measurement_id, last_measured_at::text as last_measured_at
    from meter order by id
  `.execute(db);
  const { rows: measurements } = await sql`
    select id, meter_id, value, measured_at::text as measured_at, measured_by_first_name, measured_by_last_name, login_id
    from measurement order by id
  `.execute(db);
  return { meters, measurements };
}

it('gives every meter a device that was there since ever, and changes nothing that was known', async () => {
  const database = await databaseOf('0049_site_statements');
  await fill(database.db);
  const before = await keptOf(database.db);

  await bringUpToDate(database);

  expect(await keptOf(database.db)).toEqual(before);
  const app = await serveApp({ databaseUrl: database.url });
  onTestFinished(() => app.close());
  const { id } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
  const client = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
  const { body } = await client.get<ListPage<MeterListItem>>('/api/meter');
  expect(body.items.map(({ name, lastMeasurement }) => [name, lastMeasurement?.value])).toEqual([
    ['E-3', 0],
    ['W-1', 99],
    ['W-2', undefined],
  ]);

  const details = await Promise.all(
    [read, unread, idle].map((meter) => detailsOf(client, meter ?? '')),
  );
  expect(
    details.map(({ installations, meter: { role, sector } }) => ({ installations, role, sector })),
  ).toEqual(
    [
      { firstValue: 120.5, sector: expect.objectContaining({ id: '2' }) },
      { firstValue: 0, sector: null },
      { firstValue: 0, sector: null },
    ].map(({ firstValue, sector }) => ({
      installations: [
        expect.objectContaining({
          firstValue,
          installedAt: null,
          removedAt: null,
          multiplier: 1,
          digits: null,
        }),
      ],
      role: 'plot',
      sector,
    })),
  );
  const only = details[0]?.installation?.id;
  expect(await devicesOf(client, read ?? '').history()).toEqual(
    [120.5, 162.6, 99].map((value) => ({ value, installationId: only })),
  );
});
