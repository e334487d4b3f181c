import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addMeter } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

/** Clerks who add readings whatever the answer, each to a meter of their own. */
export interface SteadyClerks {
  /** Ids of the readings that were acknowledged so far. */
  readonly acknowledged: readonly string[];
  /** Every status that was no success; a connection that broke is 0. */
  readonly failures: ReadonlySet<number>;
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

/** So that a server that refuses at once is not asked a thousand times a second. */
const afterFailure = 50;

/** Sets clerks to work who are signed in as `client` is, and go on until they are stopped. */
export async function setToWork(
  { db, client }: { db: Kysely<Database>; client: TestClient },
  count = 5,
): Promise<SteadyClerks> {
  const acknowledged: string[] = [];
  const failures = new Set<number>();
  const over = new AbortController();

  const work = async () => {
    const meterId = (await addMeter(db)).id;
    for (let value = 1; !over.signal.aborted; value++) {
      const reading = { meterId, measurementValue: `${value}` };
      const { status, body } = await client
        .post<{ id: string }>('/api/meter/add-measurement', reading)
        .catch(() => ({ status: 0, body: { id: '' } }));
      if (status === 201) acknowledged.push(body.id);
      else {
        failures.add(status);
        await pause(afterFailure);
      }
    }
  };
  const working = Promise.all(Array.from({ length: count }, work));
  return {
    acknowledged,
    failures,
    async stop() {
      over.abort();
      await working;
    },
  };
}

/** On a machine that is busy with other things, too. */
const patient = { timeout: 120_000, interval: 20 };

/** Waits until so many more readings are acknowledged; gives the milliseconds that the first took. */
export async function untilWorking({ acknowledged }: SteadyClerks, count = 20): Promise<number> {
  const before = acknowledged.length;
  const begun = performance.now();
  await expect.poll(() => acknowledged.length, patient).toBeGreaterThan(before);
  const first = performance.now() - begun;
  await expect.poll(() => acknowledged.length, patient).toBeGreaterThan(before + count);
  return first;
}

/** Ends the clerks' work; all that was acknowledged has to be there, nothing twice, in its order. */
export async function expectKept(clerks: SteadyClerks, db: Kysely<Database>): Promise<void> {
  await clerks.stop();
  const lost = await sql`
    select id from unnest(${clerks.acknowledged}::uuid[]) id except select id from measurement
  `.execute(db);
  const doubled = await sql`
    select meter_id, value from measurement group by meter_id, value having count(*) > 1
  `.execute(db);
  const disordered = await sql`
    select meter.id from meter
    where last_measurement_id is distinct from (
      select id from measurement where meter_id = meter.id order by value desc limit 1
    )
  `.execute(db);
  expect({ lost: lost.rows, doubled: doubled.rows, disordered: disordered.rows }).toEqual({
    lost: [],
    doubled: [],
    disordered: [],
  });
}
