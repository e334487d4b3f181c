import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { readTrialReport } from '#src/backup/trial/trial-report.ts';
import { trialRestore } from '#src/backup/trial/trial-restore.ts';
import { trialRestoreWorker } from '#src/backup/trial/trial-restore.worker.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { addGarden } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
await addGarden(app.db);
await uploaded(await app.as('ROLE_EMPLOYEE'), pdf);
const folder = join(app.dataDir, 'backups');
const unhurried = { jobs: noJobs, isLast: true, signal: new AbortController().signal };

/** Runs the job and gives what it logs. */
async function runTrial(): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = {
    info: (line: unknown) => lines.push(line),
    error: (line: unknown) => lines.push(line),
  };
  await trialRestoreWorker({ ...app, log }).run({}, unhurried);
  return lines;
}

const metrics = async () => (await app.anonymous().get<string>('/metrics')).body;

it('the newest archive is restored on trial, and how it went is told; the next hour has nothing to do', async () => {
  expect(await runTrial()).toEqual([]);
  expect(await metrics()).not.toContain('grzadka_backup_trial_timestamp_seconds{');

  await mkdir(folder);
  const { rows } = await backUp(await installationOf(app), join(folder, 'grzadka-2026-11-20.tar'));
  await writeFile(join(folder, 'grzadka-2026-11-19.tar'), 'Ala ma kota');
  const restored = { archive: 'grzadka-2026-11-20.tar', outcome: 'restored', reason: null };
  const [report, ...others] = await runTrial();
  expect(report).toMatchObject({ ...restored, rows, objects: 1 });
  expect(others).toEqual([]);
  expect(await readTrialReport(folder)).toEqual(report);
  expect(await metrics()).toMatch(
    /grzadka_backup_trial_timestamp_seconds\{outcome="restored"\} \d/,
  );
  expect(await readdir(app.dataDir)).not.toContain('trial-restore');
  expect(await runTrial()).toEqual([]);
});

it('an archive that does not come back is told with the reason, and leaves nothing behind', async () => {
  const path = join(app.dataDir, 'grzadka-2026-11-21.tar');
  await backUp(await installationOf(app), path);
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  const dataDir = join(app.dataDir, 'trial-restore');
  const { signal } = unhurried;
  expect(await trialRestore(path, { dataDir, databaseSize: 0, signal })).toMatchObject({
    outcome: 'failed',
    reason: `Kopia zapasowa „${path}” jest uszkodzona lub niekompletna. Niczego nie zmieniono.`,
  });
  // No disk of a test has a petabyte to give.
  expect(await trialRestore(path, { dataDir, databaseSize: 1e15, signal })).toMatchObject({
    outcome: 'impossible',
    reason: expect.stringMatching(
      /^Na dysku brakuje miejsca na próbę: zwolnij co najmniej \d+\u00a0MB\.$/,
    ),
  });
  expect(await readdir(app.dataDir)).not.toContain('trial-restore');
});
