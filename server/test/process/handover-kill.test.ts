import { expect, it } from 'vitest';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  holdingsOf,
  lastDay,
  leaves,
  nextDay,
} from '#test/handover-calls.ts';
import { createTestClient } from '#test/test-client.ts';
import { openRunning } from './open-running.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';

const password = 'Zielona-grządka-7';

/** So many handovers end at once. */
const count = 12;

it('kill -9 while handovers end leaves each of them ended or open, never half, and the open ones end after it', async () => {
  const dataDir = await preparedDataDir();
  const start = async () => {
    const program = startProgram({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: password } });
    const client = createTestClient(await program.address());
    expect((await client.signIn('admin', password)).status).toBe(204);
    return { program, calls: handoverCalls(client) };
  };
  const first = await start();
  const { db } = await openRunning(dataDir);
  const shown: { id: string; shown: string; gardenId: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    const { gardenId, first: holder } = await addHeldGarden(db, 'Dawny');
    const newcomer = await addNewcomer(db, { lastName: 'Nowy' });
    const form = { gardenId, leaving: [leaves(holder)], coming: [comes(newcomer.id)] };
    const id = await first.calls.begin(form);
    shown.push({ id, gardenId, shown: (await first.calls.preview(id)).body.shown });
  }

  const acknowledged = new Set<string>();
  await Promise.allSettled(
    shown.map(async (handover) => {
      const { status } = await first.calls.complete(handover.id, handover.shown);
      if (status !== 204) return;
      acknowledged.add(handover.id);
      first.program.kill('SIGKILL');
    }),
  );
  expect((await first.program.ended).signal).toBe('SIGKILL');
  expect(acknowledged.size).toBeGreaterThan(0);

  const { program, calls } = await start();
  const after = await openRunning(dataDir);
  const isWhole = async ({ gardenId }: { gardenId: string }, isDone: boolean) =>
    expect(await holdingsOf(after.db, gardenId)).toEqual(
      isDone
        ? [`Dawny Jan 2020-01-01 ${lastDay} 1 closed ${lastDay}`, `Nowy Anna ${nextDay} infinity 2`]
        : ['Dawny Jan 2020-01-01 infinity 1'],
    );
  for (const handover of shown) {
    const isDone = (await calls.result(handover.id)) !== null;
    expect(isDone || !acknowledged.has(handover.id)).toBe(true);
    await isWhole(handover, isDone);
    if (!isDone) await calls.end(handover.id);
    await isWhole(handover, true);
  }
  program.kill('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0 });
});
