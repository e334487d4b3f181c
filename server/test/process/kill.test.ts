import { databasePid } from '@grzadka/postgres/test/data-folder';
import { expect, it } from 'vitest';
import { addMeter } from '#test/factories.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { lostMeasurements } from './lost-measurements.ts';
import { openRunning } from './open-running.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { type Program, startProgram } from './program.ts';

const password = 'Zielona-grządka-7';

async function start(dataDir: string): Promise<{ program: Program; client: TestClient }> {
  const program = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } });
  const client = createTestClient(await program.address());
  expect((await client.signIn('admin', password)).status).toBe(204);
  return { program, client };
}

/** Returns the ids of the measurements that the server has acknowledged; calls `onEach` with their number so far. */
async function addUntilItFails(
  client: TestClient,
  meterId: string,
  onEach: (count: number) => void,
): Promise<string[]> {
  const acknowledged: string[] = [];
  try {
    for (;;) {
      const measurement = { meterId, measurementValue: `${acknowledged.length}` };
      const reply = await client.post<{ id: string }>('/api/meter/add-measurement', measurement);
      if (reply.status !== 201) return acknowledged;
      acknowledged.push(reply.body.id);
      onEach(acknowledged.length);
    }
  } catch {
    return acknowledged; // the server is gone
  }
}

/** Kills while measurements are written, and gives those the server has acknowledged. */
async function killDuringWrites(
  dataDir: string,
  { program, client }: { program: Program; client: TestClient },
  victims: readonly number[],
): Promise<string[]> {
  const { db } = await openRunning(dataDir);
  const meters = await Promise.all([addMeter(db), addMeter(db), addMeter(db)]);
  const strike = (count: number) => {
    if (count !== 50) return;
    for (const pid of victims) process.kill(pid, 'SIGKILL');
  };
  const acknowledged = (
    await Promise.all(meters.map(({ id }) => addUntilItFails(client, id, strike)))
  ).flat();
  expect((await program.ended).signal).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  return acknowledged;
}

it('kill -9 of the application, of it and its database, or of the database alone loses nothing that was acknowledged', async () => {
  const dataDir = await preparedDataDir();
  const runningDatabase = () => databasePid(dataDir) ?? 0;
  const first = await start(dataDir);
  const orphan = runningDatabase();
  const withoutApplication = await killDuringWrites(dataDir, first, [first.program.pid]);
  const second = await start(dataDir);
  expect(runningDatabase()).not.toBe(orphan);
  expect(await lostMeasurements(dataDir, withoutApplication)).toEqual([]);

  const both = [second.program.pid, runningDatabase()];
  const withoutBoth = await killDuringWrites(dataDir, second, both);
  const { client, program } = await start(dataDir);
  expect(await lostMeasurements(dataDir, [...withoutApplication, ...withoutBoth])).toEqual([]);

  // The database alone comes back, and the application goes on.
  const killed = runningDatabase();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => databasePid(dataDir) ?? killed).not.toBe(killed);
  await expect.poll(async () => (await client.get('/api/garden')).status).toBe(200);
  program.kill('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  expect(databasePid(dataDir)).toBeNull();
});
