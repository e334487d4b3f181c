import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeDatabase, type OpenDatabase } from '#src/core/database/open-database.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { addMeter } from '#test/factories.ts';
import { killDatabase } from '#test/faults/signal-database.ts';
import { openRunning } from '#test/process/open-running.ts';
import { type Program, startGroupUnderNpm } from '#test/process/program.ts';
import { createTestClient } from '#test/test-client.ts';
import { storedKeys } from '#test/test-storage.ts';
import { bankLines, statements } from './bank-chores.ts';
import { cashDocuments } from './cash-chores.ts';
import { type Labour, take, type Workplace } from './chore.ts';
import { disorders } from './disorders.ts';
import { backups, images, imports, uploads } from './file-chores.ts';
import { chargeRuns, openingFiles, postings } from './ledger-chores.ts';
import { blocks, clones, exchanges, news, readings } from './record-chores.ts';
import { walks } from './round-chores.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 50);
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

const victims = ['the program', 'the database', 'both'] as const;

/** Who is killed in each round, and after how many milliseconds. */
const storm = fc.sample(
  fc.record({ victim: fc.constantFrom(...victims), after: fc.integer({ min: 100, max: 4_000 }) }),
  { seed, numRuns: rounds },
);

/** A program that was started, and all that chores are done with. */
interface Running extends Workplace {
  readonly program: Program;
  readonly database: OpenDatabase;
  /** The first process of the database. */
  readonly postmaster: number | null;
}

const password = 'Zielona-grządka-7';

/** As its operator does; it has to come up by itself, whatever the last one has left. */
async function start(dataDir: string): Promise<Running> {
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    BACKUP_DIR: 'off',
  };
  const program = startGroupUnderNpm(env);
  const client = createTestClient(await program.address());
  expect((await client.signIn('admin', password)).status).toBe(204);
  const database = await openRunning(dataDir);
  const postmaster = databasePid(dataDir);
  return { program, client, database, db: database.db, dataDir, postmaster };
}

/** All chores go on until they feel the kill or are stopped after it; each ends the piece that it was at. */
async function workUntilKilled(
  labours: readonly Labour[],
  running: Running,
  { victim, after }: (typeof storm)[number],
): Promise<void> {
  const strike = new AbortController();
  const labouring = labours.map(async (labour) => {
    while (!strike.signal.aborted) {
      const isAcknowledged = await labour.work(running);
      if (!isAcknowledged && !strike.signal.aborted)
        throw new Error(`${labour.name}: failed without a kill`);
    }
  });
  const striking = async () => {
    await pause(after);
    if (victim !== 'the database') process.kill(-running.program.pid, 'SIGKILL');
    if (victim !== 'the program') killDatabase(running.dataDir);
    strike.abort();
  };
  await Promise.all([striking(), ...labouring]);
}

/** Gives the program that serves after a round. */
async function standUp(running: Running, victim: string): Promise<Running> {
  if (victim !== 'the database') {
    await running.program.ended;
    await closeDatabase(running.database);
    return start(running.dataDir);
  }
  // Those it had made answer for another moment.
  const postmaster = () => databasePid(running.dataDir) ?? running.postmaster;
  await expect.poll(postmaster, { timeout: 60_000, interval: 10 }).not.toBe(running.postmaster);
  const ready = async () => (await running.client.get('/api/health/ready')).status;
  await expect.poll(ready, { timeout: 60_000, interval: 50 }).toBe(200);
  // The chores' own connections are those of before, until they notice.
  const answers = () =>
    sql`select 1`.execute(running.db).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000, interval: 50 }).toBe(true);
  return { ...running, postmaster: postmaster() };
}

/** What lies in the storage without a row, as soon as the sweep may take it. */
async function expectSweptClean({ db, dataDir }: Workplace): Promise<void> {
  const folder = join(dataDir, 'storage');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), yesterday, yesterday);
  const storage = openFolderStorage(folder);
  const result = await sweepStorage({ db, storage });
  process.stdout.write(`      swept: ${result.orphans} orphans\n`);
  expect(result.isSuspicious).toBe(false);
  const rows = await db.selectFrom('storedObject').select('id').execute();
  expect((await storedKeys(storage)).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(await readdir(join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
}

it(`${rounds} kills lose nothing that was acknowledged`, { timeout: rounds * 60_000 }, async () => {
  process.stdout.write(`      KILL_SEED=${seed}\n`);
  let running = await start(newDataDir());
  const meters = await Promise.all([addMeter(running.db), addMeter(running.db)]);
  const { id: exchanged } = await addMeter(running.db);
  const labours = [
    ...meters.map(({ id }, index) => take(readings(`readings ${index + 1}`, id))),
    take(exchanges(exchanged)),
    take(await walks(running)),
    take(news),
    take(await blocks(running)),
    take(await clones(running)),
    take(uploads),
    take(await images(running)),
    take(imports),
    take(await postings(running)),
    take(await cashDocuments(running)),
    take(await statements(running)),
    take(await bankLines(running)),
    take(await chargeRuns(running)),
    take(await openingFiles(running)),
    take(backups(running)),
  ];
  for (const [index, round] of storm.entries()) {
    await workUntilKilled(labours, running, round);
    const struck = performance.now();
    running = await standUp(running, round.victim);
    const up = ((performance.now() - struck) / 1000).toFixed(1);
    process.stdout.write(`      ${round.victim} after ${round.after} ms, up again after ${up} s\n`);
    const place = running;
    const faults = await Promise.all(labours.map((labour) => labour.reconcile(place)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    const storage = openFolderStorage(join(running.dataDir, 'storage'));
    expect(await disorders(running.db, storage)).toEqual([]);
    // More kills than these leave more behind than a sweep believes crashes to.
    if (index % 10 === 9) await expectSweptClean(running);
  }
  await expectSweptClean(running);
  const place = running;
  const faults = await Promise.all(labours.map((labour) => labour.reconcile(place)));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  for (const { name, acknowledged } of labours) {
    process.stdout.write(`      ${name}: ${acknowledged} acknowledged\n`);
    expect(acknowledged, name).toBeGreaterThan(0);
  }
  running.program.kill('SIGTERM');
  await running.program.ended;
  expect(databasePid(running.dataDir)).toBeNull();
});
