import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PersonalExport } from '@grzadka/contract/personal-data/personal-data.model';
import { addDataRequest, addParty } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const done: PersonalExport = {
  id: '01930000-0000-7000-8000-000000000001',
  party: {
    id: '01930000-0000-7000-8000-000000000002',
    name: 'Brzęczyszczykiewiczówna-Wyrzykowska Konstancja',
  },
  state: 'done',
  createdAt: '2026-11-22T09:00:00.000Z',
  availableThru: '2026-11-29T09:00:00.000Z',
  size: 1_400_000,
};

const items: readonly PersonalExport[] = [
  { ...done, id: 'waiting', state: 'waiting', size: null },
  done,
  { ...done, id: 'failed', state: 'failed', size: null },
];

/** Has the lists answered with what would take a moment to come about. */
async function tell(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    return route.fulfill({ json: { hasParty: true, items } });
  });
}

test(
  'what persons ask for',
  walk({
    role: 'ROLE_SUPER_USER',
    person: { firstName: 'Zofia', lastName: 'Źdźbło' },
    prepare: ({ app }) =>
      addParty(app.db, {
        firstName: 'Konstancja',
        lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska',
      }),
    states: [
      {
        name: 'nobody asked for anything',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/system/dane-osobowe');
          await expect(page.getByText('Nie ma teraz plików z danymi osób.')).toBeVisible();
        },
      },
      {
        name: 'whose data are wanted, with a fault',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Przygotuj dane osoby' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Przygotuj', exact: true }).click();
          await expect(dialog.getByText('Wybierz osobę')).toBeVisible();
        },
      },
      {
        name: 'requests that wait and were answered',
        alsoIn: 'narrowest',
        async reach({ app, page, data: { id: partyId } }) {
          await addDataRequest(app.db, { partyId });
          const { id } = await addDataRequest(app.db, { partyId });
          const answer = 'Dano kopię danych na nośniku, w biurze zarządu.';
          await app.db
            .updateTable('dataRequest')
            .set({ kind: 'portability', answeredOn: gardenToday(), answer })
            .where('id', '=', id)
            .execute();
          await page.goto('/system/dane-osobowe');
          await expect(page.getByText(answer)).toBeVisible();
        },
      },
      {
        name: 'a request as it is answered, with faults',
        async reach({ page }) {
          await page.getByRole('button', { name: /^Wpisz odpowiedź/ }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Dzień odpowiedzi').fill('');
          await dialog.getByLabel('Co odpowiedziano').fill('Dano kopię');
          await dialog.getByRole('button', { name: 'Zapisz' }).click();
          await expect(dialog.getByText('Podaj dzień odpowiedzi')).toBeVisible();
        },
      },
      {
        name: 'archives that are made, done and failed',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await tell(page, '/api/personal-data/export');
          await page.goto('/system/dane-osobowe');
          await expect(page.getByRole('link', { name: /^Pobierz/ })).toHaveCount(1);
        },
      },
      {
        name: 'the own data',
        async reach({ page }) {
          await tell(page, '/api/own/personal-data');
          await page.goto('/twoje-dane');
          await expect(page.getByRole('link', { name: /^Pobierz/ })).toHaveCount(1);
        },
      },
    ],
  }),
);
