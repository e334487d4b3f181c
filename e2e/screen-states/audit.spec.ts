import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { commandLine, writeAuditEntry } from '@grzadka/server/src/core/change/audit-entry.ts';
import { updateRecord } from '@grzadka/server/src/core/change/change.ts';
import {
  importedEntry,
  writeImportedEntries,
} from '@grzadka/server/src/core/change/imported-entries.ts';
import { notices } from '@grzadka/server/src/notice/notice.routes.ts';
import { addNotice } from '@grzadka/server/test/content-factories.ts';
import { addGarden } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const longName = 'Zebranie sprawozdawczo-wyborcze w sprawie przebudowy wodociągu '.repeat(3).trim();

test(
  'the audit',
  walk({
    role: 'ROLE_ADMIN',
    async prepare({ app }) {
      const garden = await addGarden(app.db, { name: '12A', area: 310 });
      const who = { caller: { userLoginId: null, displayName: 'Nowak Anna' }, ifMatch: undefined };
      const change = { id: garden.id, set: { area: 1315.5 }, ...who };
      await updateRecord(app.db, gardenRecord, change);
      const { id } = await addNotice(app.db, { title: longName });
      await notices.delete(app.db, { id, ...who });
      const byCommand = { actor: commandLine, recordId: id };
      const counts = { added: 200, changed: 12, unchanged: 0 };
      const after = { fileName: 'dzialki.xlsx', records: 'Działki', ...counts };
      await app.db.transaction().execute(async (trx) => {
        const about = { action: 'import', recordType: 'import', after };
        const importId = await writeAuditEntry(trx, { ...byCommand, ...about });
        const changed = { before: { area: 315.5 }, after: { area: 320 } };
        const entry = importedEntry({ type: 'garden', id: garden.id, ...changed });
        await writeImportedEntries(trx, { actor: commandLine, importId }, [entry]);
        await writeAuditEntry(trx, { ...byCommand, action: 'end-session', recordType: 'login' });
      });
      return { garden: garden.id };
    },
    states: [
      {
        name: 'a list',
        async reach({ page }) {
          await page.goto('/system/dziennik');
          await expect(page.getByText('Wczytanie pliku')).toBeVisible();
        },
      },
      {
        name: 'its filters',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Filtry i ustawienia listy (aktywne filtry: 1)').click();
          await page.getByRole('combobox', { name: 'Kto' }).click();
          await page.getByRole('option').nth(1).click();
          await expect(page.getByRole('group', { name: 'Kiedy' })).toBeVisible();
        },
      },
      {
        name: 'an import',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/system/dziennik');
          await page.getByRole('link', { name: /^Szczegóły: Wczytanie pliku/ }).click();
          await expect(page.getByRole('link', { name: 'Pozycje z tego pliku' })).toBeVisible();
        },
      },
      {
        name: 'a change by a file',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Pozycje z tego pliku' }).click();
          await expect(page.getByText('z pliku dzialki.xlsx')).toBeVisible();
          await page.getByRole('link', { name: /^Szczegóły: Zmiana/ }).click();
          await expect(page.getByRole('link', { name: 'dzialki.xlsx' })).toBeVisible();
        },
      },
      {
        name: 'a deletion of something with a long name',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goWithin(page, '/system/dziennik?phrase=zebranie');
          await page.getByRole('link', { name: /^Szczegóły: Usunięcie/ }).click();
          await expect(button(page, 'Przywróć')).toBeVisible();
        },
      },
      {
        name: 'the question before it is restored',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Przywróć').click();
          await expect(
            page.getByRole('alertdialog', { name: 'Przywrócić usunięte dane?' }),
          ).toBeVisible();
        },
      },
      {
        name: 'the history of a garden',
        async reach({ page, data }) {
          await goWithin(page, `/historia/garden/${data.garden}`);
          await expect(page.getByText('z pliku dzialki.xlsx')).toBeVisible();
        },
      },
      {
        name: 'what one change of its history was',
        async reach({ page }) {
          await page
            .getByRole('link', { name: /^Szczegóły: Zmiana/ })
            .last()
            .click();
          await expect(page.getByText('Było: 310')).toBeVisible();
        },
      },
    ],
  }),
);
