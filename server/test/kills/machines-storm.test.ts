import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { findFreePort } from '@grzadka/postgres/free-port';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storageUrl } from '#src/core/config/storage-url.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { ensureEmbeddedDatabase } from '#src/core/database/server/ensure-embedded-database.ts';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';
import { openS3Storage } from '#src/core/storage/s3-storage.ts';
import { addMeter } from '#test/factories.ts';
import { type Program, startProgram } from '#test/process/program.ts';
import { createTestClient } from '#test/test-client.ts';
import { databaseEnvironment } from '#test/test-cluster.ts';
import { startTestBucket, storedKeys } from '#test/test-storage.ts';
import { bankLines, statements } from './bank-chores.ts';
import { cashDocuments } from './cash-chores.ts';
import { type Labour, take, type Workplace } from './chore.ts';
import { disorders } from './disorders.ts';
import { images, uploads } from './file-chores.ts';
import { hasHaproxy, startHaproxy } from './haproxy.ts';
import { chargeRuns, openingFiles, postings } from './ledger-chores.ts';
import { blocks, clones, exchanges, news, readings } from './record-chores.ts';
import { walks } from './round-chores.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 50);
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const machines = 3;
const password = 'Zielona-grządka-7';
const patient = { timeout: 120_000, interval: 50 };

/** Which machine is killed in each round, and after how many milliseconds. */
const storm = fc.sample(
  fc.record({
    victim: fc.integer({ min: 0, max: machines - 1 }),
    after: fc.integer({ min: 100, max: 4_000 }),
  }),
  { seed, numRuns: rounds },
);

/** A machine of the program: nothing of it but its port outlives a kill. */
interface Machine {
  readonly start: () => Program;
  readonly isReady: () => Promise<boolean>;
}

async function prepareMachine(env: Readonly<Record<string, string>>, port: number) {
  const origin = `http://127.0.0.1:${port}`;
  return {
    start: () =>
      startProgram({
        env: { ...env, DATA_DIR: newDataDir(), PORT: `${port}`, WEB_CONCURRENCY: '1' },
      }),
    isReady: () =>
      fetch(`${origin}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
  } satisfies Machine;
}

async function startDatabase() {
  const dataDir = newDataDir();
  await prepareDataFolder(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => server.stop());
  await ensureEmbeddedDatabase(server, 'grzadka');
  const urls = { url: server.applicationUrl('grzadka'), ownerUrl: server.ownerUrl('grzadka') };
  const database = openDatabase(urls.ownerUrl, { max: 2, statementTimeout: 0 });
  onTestFinished(() => closeDatabase(database));
  return { urls, db: database.db };
}

/** All chores go on until they feel the kill or it is over; each ends the piece that it was at. */
async function workUntilKilled(
  labours: readonly Labour[],
  place: Workplace,
  kill: () => Promise<void>,
): Promise<void> {
  const strike = new AbortController();
  const labouring = labours.map(async (labour) => {
    while (!strike.signal.aborted) {
      if (!(await labour.work(place)) && !strike.signal.aborted)
        throw new Error(`${labour.name}: failed without a kill`);
    }
  });
  await Promise.all([kill().then(() => strike.abort()), ...labouring]);
}

/** Waits until the database has done what a machine that is dead had asked for: another one's connections stay. */
async function untilForgotten({ db }: Workplace, clients: readonly number[]): Promise<void> {
  const left = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where pid = any (${clients}::int[]) and state <> 'idle'
    `.execute(db);
    return rows.length;
  };
  await expect.poll(left, patient).toBe(0);
}

async function busyConnections({ db }: Workplace): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
  `.execute(db);
  return rows.map(({ pid }) => pid);
}

describe.runIf(hasHaproxy())(
  'three machines, one database, one bucket (where HAProxy is installed)',
  () => {
    it(`${rounds} kills of one machine after the other lose nothing, and the others go on`, {
      timeout: rounds * 60_000,
    }, async () => {
      process.stdout.write(`      KILL_SEED=${seed}\n`);
      const { urls, db } = await startDatabase();
      const bucket = await startTestBucket();
      onTestFinished(() => bucket[Symbol.asyncDispose]());
      const storage = openS3Storage(storageUrl.parse(bucket.url));
      const env = {
        ...databaseEnvironment(urls),
        STORAGE_URL: bucket.url,
        ADMIN_PASSWORD: password,
        BACKUP_DIR: 'off',
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'loopback',
      };
      const ports = await Promise.all(Array.from({ length: machines }, findFreePort));
      const fleet = await Promise.all(ports.map((port) => prepareMachine(env, port)));
      const running = fleet.map(({ start }) => start());
      for (const { isReady } of fleet) await expect.poll(isReady, patient).toBe(true);
      const origin = await startHaproxy(ports);
      const client = createTestClient(origin);
      expect((await client.signIn('admin', password)).status).toBe(204);
      const place: Workplace = { client, db, dataDir: newDataDir() };

      const meters = await Promise.all([addMeter(db), addMeter(db)]);
      const { id: exchanged } = await addMeter(db);
      const labours = [
        ...meters.map(({ id }, index) => take(readings(`readings ${index + 1}`, id))),
        take(exchanges(exchanged)),
        take(await walks(place)),
        take(news),
        take(await blocks(place)),
        take(await clones(place)),
        take(uploads),
        take(await images(place)),
        take(await postings(place)),
        take(await cashDocuments(place)),
        take(await statements(place)),
        take(await bankLines(place)),
        take(await chargeRuns(place)),
        take(await openingFiles(place)),
      ];
      const reconcile = async () => {
        const faults = await Promise.all(labours.map((labour) => labour.reconcile(place)));
        expect(faults.filter((fault) => fault !== null)).toEqual([]);
        expect(await disorders(db, storage)).toEqual([]);
      };
      for (const { victim, after } of storm) {
        // The one of the round before has just come up, or comes up meanwhile: never are two of them down.
        const machine = fleet[victim];
        if (machine === undefined) throw new Error('no such machine');
        for (const { isReady } of fleet) await expect.poll(isReady, patient).toBe(true);
        await workUntilKilled(labours, place, async () => {
          await pause(after);
          running[victim]?.kill('SIGKILL');
        });
        await running[victim]?.ended;
        await untilForgotten(place, await busyConnections(place));
        // While it is down: the others answer, and have all that was acknowledged.
        await reconcile();
        running[victim] = machine.start();
        process.stdout.write(`      machine ${victim + 1} after ${after} ms\n`);
      }
      await reconcile();
      const stored = new Set(await storedKeys(storage));
      const rows = await db.selectFrom('storedObject').select('id').execute();
      expect(rows.filter(({ id }) => !stored.has(id))).toEqual([]);
      for (const { name, acknowledged } of labours) {
        process.stdout.write(`      ${name}: ${acknowledged} acknowledged\n`);
        expect(acknowledged, name).toBeGreaterThan(0);
      }
    });
  },
);
