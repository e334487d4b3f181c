import { databasePid } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it } from 'vitest';
import { addMeter } from '#test/factories.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
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

/** Ids of the measurements the server has acknowledged; `onEach` is told how many so far. */
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

describe('kill -9', () => {
  it.each(['the application', 'the application and its database'])(
    'of %s during writes loses no acknowledged measurement',
    async (victims) => {
      const dataDir = await preparedDataDir();
      const first = await start(dataDir);
      const { db } = await openRunning(dataDir);
      const meters = await Promise.all([addMeter(db), addMeter(db), addMeter(db)]);
      const postmaster = databasePid(dataDir) ?? 0;
      const strike = (count: number) => {
        if (count !== 50) return;
        first.program.kill('SIGKILL');
        if (victims !== 'the application') process.kill(postmaster, 'SIGKILL');
      };
      const acknowledged = (
        await Promise.all(meters.map(({ id }) => addUntilItFails(first.client, id, strike)))
      ).flat();
      expect((await first.program.ended).signal).toBe('SIGKILL');
      expect(acknowledged.length).toBeGreaterThanOrEqual(50);

      await start(dataDir);
      expect(databasePid(dataDir)).not.toBe(postmaster);
      const { pool } = await openRunning(dataDir);
      const { rows } = await pool.query<{ lost: string }>(
        'select id as lost from unnest($1::uuid[]) id except select id from measurement',
        [acknowledged],
      );
      expect(rows).toEqual([]);
    },
  );

  it('of the database alone: it comes back and the application goes on', async () => {
    const dataDir = await preparedDataDir();
    const { client, program } = await start(dataDir);
    const killed = databasePid(dataDir) ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => databasePid(dataDir) ?? killed, { timeout: 20_000 }).not.toBe(killed);
    await expect
      .poll(async () => (await client.get('/api/garden')).status, { timeout: 20_000 })
      .toBe(200);
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    expect(databasePid(dataDir)).toBeNull();
  });
});
