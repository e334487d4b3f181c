import { systemOverview } from '@grzadka/contract/system/overview.model';
import { addLogin, addParty, addSession } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { test, walk } from './walk.ts';

test(
  'what keeps the program going',
  walk({
    role: 'ROLE_SUPER_USER',
    async prepare({ app }) {
      const name = { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewiczówna-Wyrzykowska' };
      const { id: partyId } = await addParty(app.db, name);
      const { id } = await addLogin(app.db, { partyId, role: 'ROLE_TREASURER' });
      await addSession(app.db, id);
      await addSession(app.db, id);
      await addSession(app.db, (await addLogin(app.db, { role: 'ROLE_ADMIN', partyId: null })).id);
    },
    states: [
      {
        name: 'an area that is still to come',
        async reach({ page }) {
          await page.goto('/oplaty');
          await expect(page.getByText('Ten dział jest w przygotowaniu')).toBeVisible();
        },
      },
      {
        name: 'the cards',
        async reach({ page }) {
          await goWithin(page, '/system');
          await expect(page.getByText('Przeglądarki: 4.')).toBeVisible();
        },
      },
      {
        name: 'the cards with a problem and a state that is not known',
        async reach({ page }) {
          await page.route('**/api/system/overview', async (route) => {
            const response = await route.fetch();
            const { cards } = systemOverview.parse(await response.json());
            const told = cards.map(({ key, state }) => {
              if (key === 'storage')
                return { key, state: { level: 'problem', freeBytes: 1_000_000 } };
              return { key, state: key === 'sessions' ? null : state };
            });
            await route.fulfill({ response, json: { cards: told } });
          });
          await page.goto('/system');
          await expect(page.getByText('Stan nieznany')).toBeVisible();
        },
      },
      {
        name: 'the room for data',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Miejsce na dane' }).click();
          await expect(page.getByText('Najbliższe porządki')).toBeVisible();
        },
      },
      {
        name: 'who is signed in',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Wstecz' }).click();
          await page.getByRole('link', { name: 'Kto jest zalogowany' }).click();
          await expect(page.getByRole('button', { name: /^Wyloguj wszędzie/ })).toBeVisible();
        },
      },
      {
        name: 'the question before all sessions of somebody are ended',
        async reach({ page }) {
          await page.getByRole('button', { name: /^Wyloguj wszędzie/ }).click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  }),
);
