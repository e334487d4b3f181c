import { addDocument } from '@grzadka/server/test/content-factories.ts';
import { chooseFile, emptyFile } from '../files.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, heading, row } from '../publishing.ts';
import { test, walk } from './walk.ts';

const uploadPath = '/przeslij-dokument';
const longAgo = '2026-01-01T00:00:00.000Z';

test(
  'the documents',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app }) {
      const { id } = await addDocument(app.db, {
        name: 'Uchwała nr 7',
        publicationFromDate: longAgo,
        pinFromDate: longAgo,
      });
      return { file: `/przeslij-plik-dokumentu/${id}` };
    },
    states: [
      {
        name: 'their list',
        async reach({ page }) {
          await page.goto('/dokumenty');
          await expect(row(page, 'Uchwała nr 7')).toContainText('2026.01.01');
        },
      },
      {
        name: 'the form',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj: Uchwała nr 7' }).click();
          await expect(heading(page, 'Edycja dokumentu')).toBeVisible();
        },
      },
      {
        name: 'another file of one, that is not chosen yet',
        async reach({ page, data }) {
          await goWithin(page, data.file);
          await button(page, 'Prześlij').click();
          await expect(page.getByText('Nie wskazano pliku', { exact: true })).toBeVisible();
        },
      },
      {
        name: 'a new one, with faults',
        async reach({ page }) {
          await goWithin(page, uploadPath);
          await button(page, 'Prześlij').click();
          await expect(page.getByText('Nie wskazano pliku', { exact: true })).toBeVisible();
        },
      },
      {
        name: 'a new one on its way to the server',
        inLongRun: true,
        async reach({ page, devtools }) {
          await chooseFile(page, await emptyFile('nagranie.pdf', 30 * 1024 * 1024));
          // Slow enough to be looked at.
          await devtools.send('Network.emulateNetworkConditions', {
            offline: false,
            latency: 0,
            downloadThroughput: -1,
            uploadThroughput: 256 * 1024,
          });
          await button(page, 'Prześlij').click();
          await expect(page.getByText(/MB z 30\sMB \(\d+%\)/)).toBeVisible();
          await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
        },
      },
    ],
  }),
);
