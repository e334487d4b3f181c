import { megabyte } from '@grzadka/contract/core/upload';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** The application with a clerk, on disks with as much room as `disk.free` says. */
async function startOnDisk(disk: { free: number }) {
  const { url } = await createTestDatabase();
  const app = await serveApp({ databaseUrl: url, freeBytes: async () => disk.free });
  onTestFinished(() => app.close());
  const { id } = await addLogin(app.db);
  const clerk = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
  return { app, clerk };
}

describe('free space', () => {
  it('stands in readiness and in the metrics, by what lies on the disk', async () => {
    const { clerk } = await startOnDisk({ free: 1.5 * 1024 * megabyte });
    const { status, body } = await clerk.get('/api/health/ready');
    expect([status, body]).toEqual([
      200,
      { status: 'ok', freeDiskMb: { data: 1536, backups: 1536 } },
    ]);
    const metrics = (await clerk.get<string>('/metrics')).body;
    expect(metrics).toContain(`grzadka_disk_free_bytes{place="data"} ${1536 * megabyte}`);
  });

  it('that is gone makes it not ready and names the cause of every other 503', async () => {
    const message =
      'Brak miejsca na dysku: zwolnij co najmniej 20 MB. Program wróci wtedy do pracy sam.';
    const freeBytes = async () => 12 * megabyte;
    const databaseUrl = 'postgres://nikt:tajne@127.0.0.1:1/brak';
    const app = await serveApp({ databaseUrl, freeBytes });
    onTestFinished(() => app.close());
    const client = createTestClient(app.origin);
    for (const reply of [
      await client.get('/api/health/ready'),
      await client.signIn('ktos', 'haslo-haslo'),
    ]) {
      expect([reply.status, reply.body]).toEqual([503, { code: 'unavailable', message }]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const { clerk } = await startOnDisk({ free: 12 * megabyte });
    const { status, body } = await clerk.get('/api/health/ready');
    expect([status, body]).toEqual([503, { code: 'unavailable', message }]);
    expect((await clerk.get('/api/garden')).status).toBe(200);
  });
});
