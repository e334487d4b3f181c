import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { ensureEmbeddedDatabase } from '#src/core/database/server/ensure-embedded-database.ts';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { databaseEnvironment, execute } from '#test/test-cluster.ts';
import { startOffice, stopOffice } from './office.ts';
import { startStreamingReplica } from './streaming-replica.ts';

const name = 'grzadka';
const patient = { timeout: 60_000, interval: 20 };

async function startPrimary() {
  const dataDir = newDataDir();
  await prepareDataFolder(dataDir);
  const primary = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => primary.stop());
  await ensureEmbeddedDatabase(primary, name);
  return primary;
}

async function titlesSeenBy(client: TestClient): Promise<string[]> {
  const { status, body } = await client.get<{ items: { title: string }[] }>('/api/news?limit=100');
  expect(status).toBe(200);
  return body.items.map(({ title }) => title);
}

async function write(client: TestClient, title: string): Promise<void> {
  const { status } = await client.post('/api/news/create', { title, lead: title });
  expect(status).toBe(201);
}

/**
 * How many connections to a server were last used, after that moment of its clock, to read a list: by the beginning of its
 * statement, since the server shows no more than that.
 */
async function listReads(url: string, since: Date): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where query like '%string_agg(item, %' and pid <> pg_backend_pid() and query_start > $1`,
      [since],
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

it('a replica: lists come from it, never without what the reader has written, and from the primary when it is late or gone', async () => {
  const primary = await startPrimary();
  const replica = await startStreamingReplica(primary);
  onTestFinished(() => replica.stop());
  const urls = { url: primary.applicationUrl(name), ownerUrl: primary.ownerUrl(name) };
  const office = await startOffice({
    databaseUrl: urls.ownerUrl,
    env: {
      ...databaseEnvironment(urls),
      DATABASE_READ_URL: replica.applicationUrl(name),
      WEB_CONCURRENCY: '2',
    },
  });
  const writer = office.client;
  const reader = createTestClient(office.origin);
  await reader.signIn('admin', 'Zielona-grządka-7');
  await office.program.line(/lists are read from the replica/);

  for (let i = 1; i <= 20; i++) {
    await write(writer, `Wpis ${i}`);
    // At once, so that both processes are asked.
    const seen = await Promise.all(Array.from({ length: 4 }, () => titlesSeenBy(writer)));
    for (const titles of seen) expect(titles).toContain(`Wpis ${i}`);
  }
  await expect.poll(() => titlesSeenBy(reader), patient).toContain('Wpis 20');

  await execute(replica.ownerUrl(name), 'select pg_wal_replay_pause()');
  await write(writer, 'Po zatrzymaniu');
  expect(await titlesSeenBy(writer)).toContain('Po zatrzymaniu');
  // What others read is a little old, which shows where it comes from,
  await expect.poll(() => titlesSeenBy(reader), patient).not.toContain('Po zatrzymaniu');
  expect(await titlesSeenBy(writer)).toContain('Po zatrzymaniu');
  // but not for long.
  await expect.poll(() => titlesSeenBy(reader), patient).toContain('Po zatrzymaniu');
  await office.program.line(/"reason":"it is late"/);

  const resumed = new Date();
  await execute(replica.ownerUrl(name), 'select pg_wal_replay_resume()');
  const over = new AbortController();
  const reading = Promise.all(
    [writer, reader].map(async (client) => {
      for (let i = 1; !over.signal.aborted; i++) await titlesSeenBy(client);
    }),
  );
  await expect.poll(() => listReads(replica.ownerUrl(name), resumed), patient).toBeGreaterThan(0);
  await replica.stop();
  await write(writer, 'Bez repliki');
  await expect.poll(() => titlesSeenBy(reader), patient).toContain('Bez repliki');
  over.abort();
  await reading;
  await stopOffice(office);
});
