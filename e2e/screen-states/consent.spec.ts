import { addConsent } from '@grzadka/server/test/consents.ts';
import { addParty } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { button, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'the list of consents',
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: () => Promise.resolve(null),
    states: [
      {
        name: 'without any',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/wiadomosci/zgody');
          await expect(page.getByText('Brak danych')).toBeVisible();
        },
      },
      {
        name: 'of each state, with long names and addresses',
        alsoIn: 'narrowest',
        async reach({ app: { db }, page }) {
          const lastName = 'Brzęczyszczykiewiczówna-Zając';
          const long = { email: `${'kwiatowa.aleja.'.repeat(4)}1@ogrodydzialkowe.example.pl` };
          const { id: partyId } = await addParty(db, { lastName, ...long });
          await addConsent(db, { partyId, ...long });
          await addConsent(db, { partyId, kind: 'e-delivery', email: 'dawna@example.pl' });
          await addConsent(db, { withdrawnOn: '2026-02-03' });
          const { id: without } = await addParty(db, { lastName: 'Lis' });
          await addConsent(db, { partyId: without, kind: 'e-delivery' });
          await page.reload();
          await expect(row(page, 'Lis Jan')).toContainText('Brak adresu e-mail');
          await expect(row(page, lastName).first()).toContainText('ogrodydzialkowe');
        },
      },
      {
        name: 'its settings, of one state',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Filtry i ustawienia listy').click();
          await page.getByRole('checkbox', { name: 'Stan' }).check();
          await page.getByRole('radio', { name: 'Adres się zmienił' }).check();
          await expect(page.getByText('Znaleziono: 1')).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'unsubscribing',
  walk({
    role: null,
    prepare: () => Promise.resolve(null),
    states: [
      {
        name: 'the one button',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/wypisz/nieznany');
          await expect(button(page, 'Wypisz mnie')).toBeVisible();
        },
      },
      {
        name: 'refused',
        inLongRun: true,
        async reach({ page }) {
          const path = '**/api/unsubscribe/nieznany';
          const message = 'Zbyt wiele prób. Spróbuj ponownie za 15\u00a0min.';
          await page.route(path, (route) =>
            route.fulfill({ status: 429, json: { message, code: 'throttled' } }),
          );
          await button(page, 'Wypisz mnie').click();
          await expect(page.getByRole('alert')).toContainText('Zbyt wiele prób');
          await page.unroute(path);
        },
      },
      {
        name: 'done',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wypisz mnie').click();
          await expect(page.getByText('Nie będziemy wysyłać')).toBeVisible();
        },
      },
    ],
  }),
);
