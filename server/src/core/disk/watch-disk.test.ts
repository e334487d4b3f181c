import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDiskSpace } from './disk-space.ts';
import { watchDisk } from './watch-disk.ts';

const megabyte = 1024 * 1024;
const plenty = 1024 * megabyte;

/** On a busy machine. */
const patient = { timeout: 10_000 };

it('the watch gives the reserve up, tells once of a full disk and once of its end, and makes it again', async () => {
  const databaseFolder = await mkdtemp(join(tmpdir(), 'grzadka-test-disk-'));
  onTestFinished(() => rm(databaseFolder, { recursive: true }));
  await writeFile(join(databaseFolder, 'reserve'), 'x');
  let free = 3.5 * megabyte;
  let looks = 0;
  const config = {
    dataDir: databaseFolder,
    databaseUrl: null,
    backupDir: null,
    storageUrl: null,
    minFreeDiskMb: 0,
  };
  const disk = openDiskSpace(config, async () => {
    looks += 1;
    return free;
  });
  const lines: string[] = [];
  const warnings: string[] = [];
  const watch = watchDisk({
    disk,
    databaseFolder,
    reserveBytes: 4096,
    lookMilliseconds: 1,
    print: (line) => void lines.push(line),
    log: { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') },
  });
  onTestFinished(() => watch.end());
  const severalLooks = async () => {
    const seen = looks;
    await expect.poll(() => looks, patient).toBeGreaterThan(seen + 5);
  };

  await severalLooks();
  expect(await readdir(databaseFolder)).toEqual([]);
  const full =
    'Brak miejsca na dysku: zwolnij co najmniej 29\u00a0MB. Program wróci wtedy do pracy sam.';
  expect(lines).toEqual([full]);

  free = plenty;
  await expect.poll(() => readdir(databaseFolder), patient).toEqual(['reserve']);
  await severalLooks();
  expect(lines).toEqual([full, 'Na dysku znów jest miejsce. Program pracuje dalej.']);

  // What no measure shows, the database knows.
  disk.databaseWaitsFor(32 * megabyte);
  await expect.poll(() => lines.length, patient).toBe(3);
  disk.databaseWaitsFor(0);
  await expect.poll(() => lines.length, patient).toBe(4);
  expect(warnings).toContain('the disk is full: the reserve was given up');
});
