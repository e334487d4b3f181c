import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { areaOfThatDay } from '@grzadka/contract/garden/garden-basis.model';
import {
  addAssignment,
  addGarden,
  addMeter,
  addParty,
  addTransferApplication,
} from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field } from '../party-screens.ts';
import { dateField, typeDate, typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

const gardenPath = (id: string) => `/szczegoly-dzialki/${id}`;

test(
  'a garden',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { id: bareId } = await addGarden(app.db);
      const { id } = await addGarden(app.db, { area: null });
      await addMeter(app.db, { gardenId: id, name: 'Wodomierz 12' });
      for (const [lastName, dates] of [
        ['Źdźbło', {}],
        ['Dawny', { validFrom: '2001-05-01', validThru: '2020-04-30' }],
        ['Przyszły', { validFrom: '2999-01-01' }],
      ] as const) {
        const { id: partyId } = await addParty(app.db, { lastName });
        await addAssignment(app.db, { gardenId: id, partyId, ...dates });
      }
      return { bare: gardenPath(bareId), full: gardenPath(id) };
    },
    states: [
      {
        name: 'that is not found',
        inLongRun: true,
        async reach({ page }) {
          await page.goto(gardenPath('0190a000-0000-7000-8000-000000000000'));
          await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
        },
      },
      {
        name: 'without holders and meters',
        inLongRun: true,
        async reach({ page, data }) {
          await goToAnother(page, data.bare);
          await expect(page.getByText('Nikt nie ma tej działki')).toBeVisible();
          await expect(page.getByText('Działka nie ma liczników')).toBeVisible();
        },
      },
      {
        name: 'with holders, those of the past too, and a meter',
        async reach({ page, data }) {
          await goToAnother(page, data.full);
          await button(page, 'Pokaż dawne (1)').click();
          await expect(page.getByRole('link', { name: 'Dawny Jan' })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Wodomierz 12' })).toBeVisible();
        },
      },
      {
        name: 'its new holder, refused',
        async reach({ page }) {
          await button(page, 'Przypisz osobę lub firmę').click();
          await page.getByRole('combobox', { name: 'Podmiot' }).fill('zdzblo');
          await page.getByRole('option', { name: 'Źdźbło Jan' }).click();
          await typeDay(page, 'Do dnia', '31122099');
          await button(page, 'Przypisz').click();
          await expect(page.getByRole('alert')).toContainText('ma już tę działkę w tym czasie');
        },
      },
      {
        name: 'a holder leaves',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Zakończ użytkowanie: Źdźbło Jan').click();
          const release = page.getByRole('dialog', { name: 'Zakończenie użytkowania' });
          await typeDate(dateField(release, 'Ostatni dzień'), '30042099');
          await expect(dateField(release, 'Ostatni dzień')).toHaveValue('30042099');
        },
      },
    ],
  }),
);

test(
  'what a garden is charged by',
  walk({
    role: 'ROLE_TREASURER',
    prepare: async ({ app }) => ({ gardenId: (await addGarden(app.db)).id }),
    states: [
      {
        name: 'an area by the plan that is there already',
        alsoIn: 'narrowest',
        async reach({ app, page, data }) {
          const { gardenId } = data;
          const area = { gardenId, area: '312,5', source: 'plan', validFrom: gardenToday() };
          const facts = { gardenId, residents: 2, electricity: true, water: false };
          const noted = 'Oświadczenie działkowca złożone na zebraniu wiosennym';
          for (const [path, values] of [
            ['add-area', area],
            ['set-facts', { ...facts, note: noted, validFrom: '2026-04-01' }],
          ] as const) {
            const reply = await page.request.post(`${app.origin}/api/garden/${path}`, {
              data: values,
              headers: { origin: app.origin },
            });
            expect(reply.status()).toBe(201);
          }
          await page.goto(gardenPath(gardenId));
          await expect(page.getByText(noted)).toBeVisible();
          await button(page, 'Dodaj powierzchnię').click();
          await field(page, 'Powierzchnia (m2)').fill('320');
          await button(page, 'Zapisz').click();
          await expect(page.getByText(areaOfThatDay)).toBeVisible();
        },
      },
      {
        name: 'its facts, with too many people',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Zmień dane do opłat').click();
          await field(page, 'Zgłoszeni mieszkańcy').fill('21');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wpisz liczbę od 0 do 20')).toBeVisible();
        },
      },
      {
        name: 'the question before its area is deleted',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await page.getByRole('button', { name: /^Usuń powierzchnię: 312,5/ }).click();
          await expect(
            page.getByRole('alertdialog', { name: 'Usunąć powierzchnię?' }),
          ).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'to whom a garden is to be transferred',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: gardenId } = await addGarden(db);
      const { id: fromPartyId } = await addParty(db, { firstName: 'Żaneta', lastName: 'Źdźbło' });
      await addAssignment(db, { gardenId, partyId: fromPartyId, validFrom: '2020-01-01' });
      const appliedOn = gardenToday();
      await addTransferApplication(db, { gardenId, fromPartyId, appliedOn });
      await addTransferApplication(db, { gardenId, fromPartyId, appliedOn: '2024-12-31' });
      return { path: gardenPath(gardenId) };
    },
    states: [
      {
        name: 'with one that waits, and one that silence decided',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(data.path);
          await expect(page.getByText('Zgoda przez milczenie z dniem 2025.02.28')).toBeVisible();
        },
      },
      {
        name: 'a new one, with a fault',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Zgłoszono przeniesienie prawa do działki').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/albo wpisz imię i nazwisko$/)).toBeVisible();
        },
      },
      {
        name: 'the decision, too late to refuse',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await page.getByRole('button', { name: /^Wpisz decyzję: Zgłoszenie z 2024/ }).click();
          await page.getByRole('combobox', { name: 'Decyzja zarządu' }).click();
          await page.getByRole('option', { name: 'Odmowa' }).click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Odmówić można było do 2025.02.28/)).toBeVisible();
        },
      },
      {
        name: 'the question before one is deleted',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await page.getByRole('button', { name: /^Usuń zgłoszenie: Zgłoszenie z 2024/ }).click();
          await expect(page.getByRole('alertdialog')).toContainText('dodane przez pomyłkę');
        },
      },
    ],
  }),
);

test(
  "a garden's form",
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { id } = await addGarden(app.db, { name: '12A', area: 300 });
      return { id, path: `${gardenPath(id)}/edycja-dzialki` };
    },
    states: [
      {
        name: 'of a new one, with faults',
        async reach({ page }) {
          await page.goto('/nowa-dzialka');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wybierz sektor')).toBeVisible();
        },
      },
      {
        name: 'with faults',
        async reach({ page, data }) {
          await goWithin(page, data.path);
          await field(page, 'Nazwa').fill('  ');
          await field(page, 'Powierzchnia (m2)').fill('');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Nazwa nie może być pusta')).toBeVisible();
        },
      },
      {
        name: 'the question before typed text is given up',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('link', { name: 'Liczniki' }).click();
          await expect(button(page, 'Zostań')).toBeFocused();
        },
      },
      {
        name: 'refused because somebody else was quicker',
        inLongRun: true,
        async reach({ app, page, data }) {
          await button(page, 'Zostań').click();
          await field(page, 'Nazwa').fill('12B');
          await field(page, 'Powierzchnia (m2)').fill('300');
          const reply = await page.request.put(`${app.origin}/api/garden/update`, {
            data: { id: data.id, name: '12C', area: 450 },
            headers: { origin: app.origin },
          });
          expect(reply.status()).toBe(204);
          await button(page, 'Zapisz').click();
          await expect(page.getByRole('alert')).toContainText('Ktoś zmienił te dane');
        },
      },
      {
        name: 'with what somebody else changed, taken over and in question',
        async reach({ page }) {
          await button(page, 'Odśwież dane').click();
          const review = page.getByRole('region', { name: 'Zmiany w międzyczasie' });
          await expect(review).toContainText('Wersja innej osoby: 12C');
          await expect(review).toContainText('Powierzchnia (m2): 450');
        },
      },
      {
        name: 'when the session has ended',
        inLongRun: true,
        async reach({ app, page }) {
          await app.db.deleteFrom('session').execute();
          await button(page, 'Zapisz').click();
          await expect(page.getByRole('dialog', { name: 'Zalogowanie wygasło' })).toBeVisible();
        },
      },
    ],
  }),
);
