import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { databasePid } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it } from 'vitest';
import { addMeter } from '#test/factories.ts';
import { lostMeasurements } from '#test/process/lost-measurements.ts';
import { openRunning } from '#test/process/open-running.ts';
import { startProgram } from '#test/process/program.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { mayMount, smallDisk } from './small-disk.ts';

const password = 'Zielona-grządka-7';

/** All that the program has to say and to refuse while its disk is full. */
const outOfSpace = /^Brak miejsca na dysku: zwolnij co najmniej \d+\u00a0MB\. Program wróci wtedy/;

/** Longer than the five restarts take that a failure of another kind gets. */
const restartsMilliseconds = 20_000;

const patient = { timeout: 120_000, interval: 200 };

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' && address !== null ? address.port : 0);
}

/** Adds readings until it is stopped; keeps the ids of those that were acknowledged. */
function keepReading(client: TestClient, meterId: string) {
  const acknowledged: string[] = [];
  const refused: { status: number; body: ErrorBody }[] = [];
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      const reading = { meterId, measurementValue: `${acknowledged.length}` };
      const reply = await client.post<ErrorBody & { id: string }>(
        '/api/meter/add-measurement',
        reading,
      );
      if (reply.status === 201) acknowledged.push(reply.body.id);
      else {
        refused.push(reply);
        await delay(100);
      }
    }
  })();
  // Heard at the end; a program that is gone fails the test in words of its own.
  done.catch(() => undefined);
  return {
    acknowledged,
    refused,
    async stop() {
      stop.abort();
      await done;
    },
  };
}

describe.skipIf(!mayMount())('a full disk (where this user may mount one)', () => {
  it('filled to the last byte under the running program and freed: it is back, and nothing is lost', async () => {
    const disk = await smallDisk(400);
    const dataDir = join(disk.folder, 'data');
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: password, LOG_LEVEL: 'error' };
    const program = startProgram({ env });
    const client = createTestClient(await program.address());
    expect((await client.signIn('admin', password)).status).toBe(204);
    const { db, pool } = await openRunning(dataDir);
    const { id: meterId } = await addMeter(db);
    const reserve = join(dataDir, 'postgres', 'reserve');
    await expect.poll(() => existsSync(reserve), patient).toBe(true);

    const readings = keepReading(client, meterId);
    await expect.poll(() => readings.acknowledged.length, patient).toBeGreaterThan(20);
    // The reserve goes first, and its room is filled as well.
    await expect
      .poll(async () => {
        await disk.fill();
        return existsSync(reserve);
      }, patient)
      .toBe(false);
    await disk.fill();
    await program.line(outOfSpace);
    await expect
      .poll(async () => {
        await disk.fill();
        // A new file of PostgreSQL's log, in place of the 16 MB of readings that fill the present one.
        await pool.query('select pg_switch_wal()').catch(() => undefined);
        return databasePid(dataDir);
      }, patient)
      .toBeNull();
    const outcome = Promise.race([program.ended, delay(restartsMilliseconds, 'still running')]);
    expect(await outcome).toBe('still running');
    expect([...new Set(readings.refused.map(({ status }) => status))]).toEqual([503]);
    expect(readings.refused.at(-1)?.body.message).toMatch(outOfSpace);
    const ready = await client.get<ErrorBody>('/api/health/ready');
    expect([ready.status, ready.body.message]).toEqual([503, expect.stringMatching(outOfSpace)]);

    await disk.empty();
    const before = readings.acknowledged.length;
    await expect.poll(() => readings.acknowledged.length, patient).toBeGreaterThan(before + 20);
    await program.line(/^Na dysku znów jest miejsce/);
    await expect.poll(() => existsSync(reserve), patient).toBe(true);
    await readings.stop();
    expect(await lostMeasurements(dataDir, readings.acknowledged)).toEqual([]);
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('met by the start: it says so, answers in words, and starts when there is room', async () => {
    const disk = await smallDisk(300);
    const dataDir = join(disk.folder, 'data');
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: password, PORT: await freePort() };
    const origin = `http://127.0.0.1:${env.PORT}`;
    const withoutReserve = { ...env, DISK_RESERVE_MB: '0' };
    await disk.fill();
    const first = startProgram({ env: withoutReserve });
    await first.line(outOfSpace);
    const client = createTestClient(origin);
    await expect
      .poll(() => client.get<ErrorBody>('/api/garden').catch(() => null), patient)
      .toMatchObject({
        status: 503,
        body: { code: 'unavailable', message: expect.stringMatching(outOfSpace) },
      });
    const page = await client.get<string>('/', { accept: 'text/html' });
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('Brak miejsca')]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await client.get('/api/health/live')).status).toBe(200);
    expect((await client.get('/api/health/ready')).status).toBe(503);

    await disk.empty();
    expect(await first.address()).toBe(origin);
    expect((await client.signIn('admin', password)).status).toBe(204);
    // With a database there whose processes are all gone; and a program that waits can be ended.
    first.kill('SIGKILL');
    await first.ended;
    process.kill(databasePid(dataDir) ?? 0, 'SIGKILL');
    await expect.poll(() => databasePid(dataDir), patient).toBeNull();
    await disk.fill();
    const second = startProgram({ env: withoutReserve });
    await second.line(outOfSpace);
    second.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, stderr: '' });
    await disk.empty();
    const third = startProgram({ env });
    await third.address();
    expect((await client.signIn('admin', password)).status).toBe(204);
  });
});
