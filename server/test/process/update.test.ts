import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fillFirstRelease, firstSchema } from '#test/first-release.ts';
import { makeOldDataDir } from '#test/old-data-dir.ts';
import { createTestClient } from '#test/test-client.ts';
import { openRunning } from './open-running.ts';
import { startProgram } from './program.ts';

const password = 'Zielona-grządka-7';
const count = 400;

it('a data folder of the first release is brought up to date by a start, and what it held is found', async () => {
  const dataDir = newDataDir();
  await makeOldDataDir(dataDir, firstSchema, ({ db }) => fillFirstRelease(db, count));
  const program = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } });
  await program.line(/^Kopia sprzed aktualizacji: /);
  const client = createTestClient(await program.address());
  await client.signIn('admin', password);
  const totals = ['/api/party', '/api/garden', '/api/meter'].map(async (path) => {
    const { body } = await client.get<{ totalItems: number }>(path);
    return body.totalItems;
  });
  expect(await Promise.all(totals)).toEqual([count, count, count]);

  const { db } = await openRunning(dataDir);
  const { rows } = await sql`
    select
      (select count(*)::int from party where gardens_held = 1 and gardens_held_thru = 'infinity') as holders,
      (select count(*)::int from assignment) as assignments,
      (
        select count(*)::int from measurement join installation on installation.id = installation_id
        where installation.meter_id = measurement.meter_id and channel = 'import' and recorded_at = measured_at
      ) as measurements,
      (select count(*)::int from meter join measurement on measurement.id = last_measurement_id) as last_ones,
      (select count(*)::int from audit_entry where record_type = 'party' and record_name like 'Lis % Anna') as named
  `.execute(db);
  expect(rows).toEqual([
    {
      holders: count,
      assignments: count + count / 10,
      measurements: 4.75 * count,
      lastOnes: count,
      named: count,
    },
  ]);
});
