import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { requireRoomForAnother } from './require-room.ts';

it('another archive needs twice the size of the newest one, whatever the older ones had', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-test-backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const free = (bytes: number) => requireRoomForAnother(folder, async () => bytes);
  await free(0);

  await writeFile(join(folder, 'grzadka-2026-11-20.tar'), 'x'.repeat(5000));
  await utimes(join(folder, 'grzadka-2026-11-20.tar'), 0, new Date('2026-11-20T00:30:00Z'));
  await writeFile(join(folder, 'grzadka-2026-11-21-120000.tar'), 'x'.repeat(1000));
  await free(2000);
  await expect(free(1999)).rejects.toThrow(
    'Brak miejsca na dysku: zwolnij co najmniej 1\u00a0MB tam, gdzie ma powstać kopia',
  );
});
