import type { Erasure } from '@grzadka/contract/personal-data/erasure.model';
import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const held: Erasure = {
  id: '01930000-0000-7000-8000-000000000001',
  number: 12,
  partyId: '01930000-0000-7000-8000-000000000002',
  heldName: 'Brzęczyszczykiewiczówna-Wyrzykowska Konstancja',
  ground: 'consent-withdrawn',
  askedOn: '2026-11-20',
  askedBy: 'representative',
  state: 'held',
  nextOn: '2026-12-22',
  isOnHold: true,
  obstacle: 'Ta osoba ma saldo 12,00 zł do zapłaty. Najpierw przyjmij wpłatę albo umórz dług.',
  createdAt: '2026-11-22T09:00:00.000Z',
  cancelledAt: null,
  contactAt: null,
  nameAt: null,
};

const forgotten: Erasure = {
  ...held,
  id: 'forgotten',
  number: 11,
  partyId: null,
  heldName: null,
  state: 'contact',
  nextOn: '2032-01-01',
  isOnHold: false,
  obstacle: null,
  contactAt: '2026-11-23T03:20:00.000Z',
};

test(
  'who is forgotten',
  walk({
    role: 'ROLE_ADMIN',
    async prepare({ app }) {
      const party = await addParty(app.db, { firstName: 'Zenobia', lastName: 'Żabicka' });
      const garden = await addGarden(app.db, { name: 'Różana 17' });
      await addAssignment(app.db, { gardenId: garden.id, partyId: party.id });
      return party;
    },
    states: [
      {
        name: 'nobody was',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/system/dane-osobowe/usuniecia');
          await expect(page.getByText('Nie ma teraz odłożonych danych.')).toBeVisible();
        },
      },
      {
        name: 'what has to be done before that',
        async reach({ page, data: { id } }) {
          await page.goto(`/system/dane-osobowe/usuniecia?osoba=${id}`);
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByText(/Ta osoba ma działkę: Różana 17/)).toBeVisible();
        },
      },
      {
        name: 'data that are put away, and the register',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.route('**/api/personal-data/erasures', (route) =>
            route.fulfill({ json: { items: [held, forgotten] } }),
          );
          await page.goto('/system/dane-osobowe/usuniecia');
          await expect(page.getByText('Nazwisko zniknie z ksiąg 2032.01.01')).toBeVisible();
        },
      },
    ],
  }),
);
