import { describe, expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { endOfLog, type LogPosition } from '#src/core/replica/log-position.ts';
import type { ReadReplica } from '#src/core/replica/read-replica.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addGarden, addLogin, addSession } from '#test/factories.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

/**
 * The application with a "replica" that is another database, so that a list shows where it was read; one that streams is in
 * server/test/faults. Gives what it takes to pretend how far that is.
 */
async function startWithReplica(replicaUrl: string) {
  const database = openDatabase(replicaUrl, { max: 2 });
  const failures: unknown[] = [];
  const progress = { replayed: 0n as LogPosition };
  const replica: ReadReplica = {
    db: database.db,
    hasReplayed: (position) => position <= progress.replayed,
    fail: (error) => void failures.push(error),
    close: () => closeDatabase(database),
  };
  const { url } = await createTestDatabase();
  const app = await serveApp({ databaseUrl: url, replica });
  onTestFinished(async () => {
    await app.close();
    await replica.close();
  });
  await addGarden(app.db, { name: 'Na serwerze głównym' });
  const { id } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
  const token = await addSession(app.db, id);
  const signIn = () => createTestClient(app.origin, { [sessionCookie]: token });
  return { signIn, database, failures, progress };
}

type Client = ReturnType<typeof createTestClient>;

async function gardensSeenBy(client: Client, further = ''): Promise<string[]> {
  const headers = { cookie: `${client.cookie()}${further}` };
  const reply = await client.get<{ items: { name: string }[]; totalItems: number }>(
    '/api/garden',
    headers,
  );
  expect(reply.status).toBe(200);
  // Counted where transactions in progress are known.
  expect(reply.body.totalItems).toBe(1);
  return reply.body.items.map(({ name }) => name);
}

async function write(client: Client): Promise<void> {
  const { status, headers } = await client.post('/api/news/create', { title: 'Wpis' });
  expect(status).toBe(201);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^grzadka_written=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
}

describe('a list with a replica', () => {
  it('comes from it, but for those who have written from the primary until it has that', async () => {
    const { url } = await createTestDatabase();
    const { signIn, database, progress, failures } = await startWithReplica(url);
    await addGarden(database.db, { name: 'Na replice 1' });
    await addGarden(database.db, { name: 'Na replice 2' });
    const [writer, reader] = [signIn(), signIn()];
    expect(await gardensSeenBy(reader)).toEqual(['Na replice 1', 'Na replice 2']);

    await write(writer);
    expect(await gardensSeenBy(writer)).toEqual(['Na serwerze głównym']);
    expect(await gardensSeenBy(reader)).toHaveLength(2);
    // Past every write, and before the end of the log.
    progress.replayed = endOfLog - 1n;
    expect(await gardensSeenBy(writer)).toHaveLength(2);
    // What nobody gave it makes no reader miss anything.
    expect(await gardensSeenBy(reader, '; grzadka_written=cokolwiek')).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('comes from the primary when the replica fails', async () => {
    const { signIn, failures } = await startWithReplica('postgres://nikt:tajne@127.0.0.1:1/brak');
    expect(await gardensSeenBy(signIn())).toEqual(['Na serwerze głównym']);
    expect(failures).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })]);
  });
});
