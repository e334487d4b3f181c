import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { ensureEmbeddedDatabase } from '@grzadka/server/src/core/database/server/ensure-embedded-database.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { prepareDataFolder } from '@grzadka/server/src/core/process/data-folder.ts';
import { sessionCookie } from '@grzadka/server/src/session/session-cookie.ts';
import { addLogin, addSession } from '@grzadka/server/test/factories.ts';
import { startOffice } from '@grzadka/server/test/faults/office.ts';
import { createTestClient } from '@grzadka/server/test/test-client.ts';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DataSet } from '../fill/data-sets.ts';
import { fillDataSet } from '../fill/fill-data-set.ts';
import { type Acknowledged, type Desk, idsOf, work } from './clerk.ts';
import { createLatencies } from './latencies.ts';

const seconds = Number(process.env['LOAD_SECONDS'] ?? 300);
const clerkCount = Number(process.env['LOAD_CLERKS'] ?? 200);

/** What they work on: about as much as one large association has. */
const association: DataSet = {
  gardens: 500,
  parties: 500,
  meters: 5_000,
  measurementsPerMeter: 1,
  news: 0,
  notices: 0,
  pageVersions: 0,
  documents: 0,
  messages: 10,
  auditEntries: 5_000,
  ledger: null,
};

const megabyte = 1024 * 1024;

/** Seconds between two looks at the memory of the process. */
const sampleSeconds = 5;

test(`${clerkCount} clerks for ${seconds} seconds`, {
  timeout: (seconds + 120) * 1000,
}, async () => {
  const beside = process.env['LOAD_DATABASE'] === 'beside' ? await startDatabaseBeside() : null;
  const env = { LOG_LEVEL: 'error', BACKUP_DIR: 'off', ...beside?.env };
  // Under npm, whose start script says how much V8 may let pile up.
  const { program, origin, db } = await startOffice({
    env,
    isUnderNpm: true,
    ...(beside && { databaseUrl: beside.databaseUrl }),
  });
  try {
    await workAndReconcile(origin, db);
  } finally {
    program.kill('SIGTERM');
    await program.ended;
  }
});

/** A server that the program only has the address of, as on another machine; the program then has a process for each core. */
async function startDatabaseBeside() {
  const dataDir = newDataDir();
  await prepareDataFolder(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => server.stop());
  await ensureEmbeddedDatabase(server, 'grzadka');
  const databaseUrl = server.ownerUrl('grzadka');
  const url = server.applicationUrl('grzadka');
  return {
    databaseUrl,
    env: {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: databaseUrl,
      WEB_CONCURRENCY: `${availableParallelism()}`,
    },
  };
}

async function workAndReconcile(origin: string, db: Kysely<Database>): Promise<void> {
  await fillDataSet(db, association);

  const clerks = await Promise.all(
    Array.from({ length: clerkCount }, async () => {
      const { id } = await addLogin(db, { role: 'ROLE_TREASURER' });
      return createTestClient(origin, { [sessionCookie]: await addSession(db, id) });
    }),
  );
  const [first] = clerks;
  if (first === undefined) throw new Error('LOAD_CLERKS is less than one');
  const desk: Desk = {
    meters: await idsOf(first, '/api/meter'),
    gardens: await idsOf(first, '/api/garden'),
    latencies: createLatencies(),
    acknowledged: { readings: [], saves: new Map(), documents: [] },
    errors: [],
  };
  const before = await countReadings(db);

  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const memory = sampleMemory(origin, isOver);
  await Promise.all(clerks.map((clerk) => work(clerk, desk, isOver)));

  for (const line of desk.latencies.lines()) console.log(line);
  for (const line of memoryLines(await memory)) console.log(line);
  expect(desk.errors).toEqual([]);
  await reconcile(db, desk.acknowledged, before);
}

async function countReadings(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from measurement`.execute(db);
  return Number(rows[0]?.count);
}

/** Each acknowledged write is there once, and nothing else has been written. */
async function reconcile(
  db: Kysely<Database>,
  { readings, saves, documents }: Acknowledged,
  readingsBefore: number,
): Promise<void> {
  const lost = await sql`
    select id from unnest(${readings}::uuid[]) id except select id from measurement
  `.execute(db);
  expect(lost.rows).toEqual([]);
  expect((await countReadings(db)) - readingsBefore).toBe(readings.length);

  const gardens = await db.selectFrom('garden').select(['id', 'version']).execute();
  const saved = gardens.filter(({ version }) => version > 1);
  expect(new Map(saved.map(({ id, version }) => [id, version - 1]))).toEqual(saves);

  const stored = await db.selectFrom('document').select('id').execute();
  expect(stored.map(({ id }) => id).toSorted()).toEqual(documents.toSorted());
  for (const kind of [readings, [...saves], documents]) expect(kind).not.toEqual([]);
  const total = [...saves.values()].reduce((sum, count) => sum + count, 0);
  console.log(`kept: ${readings.length} readings, ${total} saves, ${documents.length} uploads`);
}

/** Megabytes of memory that the process had of the system, one number for each look. */
async function sampleMemory(origin: string, isOver: () => boolean): Promise<number[]> {
  const client = createTestClient(origin);
  const samples: number[] = [];
  while (!isOver()) {
    await pause(sampleSeconds * 1000);
    const { body } = await client.get<string>('/metrics');
    samples.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / megabyte);
  }
  return samples;
}

function memoryLines(samples: readonly number[]): string[] {
  const minute = 60 / sampleSeconds;
  const lines: string[] = [];
  for (let at = 0; at < samples.length; at += minute) {
    const part = samples.slice(at, at + minute);
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    lines.push(
      `memory in minute ${at / minute + 1}: ${mean.toFixed(0)} MB, at most ${Math.max(...part).toFixed(0)} MB`,
    );
  }
  return lines;
}
