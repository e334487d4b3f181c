import { checkArchive } from '@grzadka/server/src/backup/archive/read-archive.ts';
import { backupRequestWorkers } from '@grzadka/server/src/backup/requested/backup-request.worker.ts';
import { runJobs } from '@grzadka/server/src/core/jobs/run-jobs.ts';
import { addGarden } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './windows.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

test.use(phone);

test('a backup is made, checked and downloaded', async ({ app, page, signIn }) => {
  await addGarden(app.db, { name: 'Działka 7' });
  await signIn('ROLE_ADMIN');
  const { url } = app.database;
  const workers = backupRequestWorkers({ ...app, url, log: silent });
  const jobs = await runJobs({ ...app, log: silent, workers, pollingInterval: 0.5 });
  try {
    await page.goto('/system');
    const card = page.getByRole('listitem').filter({ hasText: 'Kopie zapasowe' });
    await expect(card).toContainText('Nie ma jeszcze żadnej kopii.');
    await page.getByRole('link', { name: 'Kopie zapasowe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopie zapasowe');
    await page.getByRole('button', { name: 'Utwórz kopię' }).click();
    const rows = page.getByRole('list', { name: 'Lista kopii' }).getByRole('listitem');
    await expect(rows).toHaveText(/na życzenie.*Nie była jeszcze sprawdzana.*Zlecenie: Nowak Anna/);

    await page.getByRole('button', { name: /^Sprawdź: / }).click();
    await expect(rows).toHaveText(/Sprawdzona \S+ \S+: dobra/);

    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Pobierz: / }).click();
    const download = await started;
    const { tables } = await checkArchive(await download.path());
    expect(tables).toContainEqual(expect.objectContaining({ name: 'garden', rows: 1 }));

    // It is written down when the last byte has left, which the browser may hear of before.
    await expect(async () => {
      await page.goto('/system');
      await expect(card).toContainText('Ostatnio pobrano');
    }).toPass();

    await page.getByRole('link', { name: 'Kopie zapasowe' }).click();
    await page.getByRole('link', { name: 'Jak odtworzyć dane' }).click();
    const command = `npm run restore -- --replace ${app.dataDir}/backups/${download.suggestedFilename()}`;
    await expect(page.getByText(command)).toBeVisible();
  } finally {
    await jobs.stop();
  }
});
