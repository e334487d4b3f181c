import { readFile } from 'node:fs/promises';
import { makeHandoverWorker } from '@grzadka/server/src/board-handover/make-handover.worker.ts';
import { runJobs } from '@grzadka/server/src/core/jobs/run-jobs.ts';
import { readArchive } from '@grzadka/server/test/personal-data.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './windows.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

test.use(phone);

test('the next board gets its file by one press', async ({ app, page, signIn }) => {
  await signIn('ROLE_ADMIN');
  const workers = [makeHandoverWorker({ ...app, log: silent })];
  const jobs = await runJobs({ ...app, log: silent, workers, pollingInterval: 0.5 });
  try {
    await page.goto('/system');
    await page.getByRole('link', { name: 'Dane osobowe' }).click();
    await page.getByRole('link', { name: 'Przekazanie spraw nowemu zarządowi' }).click();
    await page.getByRole('button', { name: 'Przygotuj plik' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Pobierz: / }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^przekazanie-spraw-\d{4}-\d\d-\d\d\.zip$/);
    const files = await readArchive(new Response(await readFile(await download.path())));
    // The page to sign, to be printed as it is.
    expect(files['protokol-przekazania.pdf']).toMatch(/^%PDF-/);
  } finally {
    await jobs.stop();
  }
});
