import { addGarden, addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, field } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const longName = 'Wodomierz przy studzience za altaną Brzęczyszczykiewiczówny';
const detailsPath = (id: string) => `/szczegoly-licznika/${id}`;

test(
  'the details of a meter',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { id: gardenId } = await addGarden(app.db);
      const { id: bareId } = await addMeter(app.db, { name: 'Główny' });
      const { id } = await addMeter(app.db, { gardenId, name: longName });
      for (const [value, day] of [
        ['3120', '2026-04-15'],
        ['8250', '2026-07-15'],
        ['3162.6', '2026-10-15'],
      ] as const) {
        const measuredAt = `${day}T10:00:00.000Z`;
        await addMeasurement(app.db, { meterId: id, value, measuredAt, surname: 'Pawlikowska' });
      }
      return { bare: detailsPath(bareId), full: detailsPath(id) };
    },
    states: [
      {
        name: 'without readings',
        inLongRun: true,
        async reach({ page, data }) {
          await page.goto(data.bare);
          await expect(page.getByText('Ten licznik nie ma jeszcze odczytów')).toBeVisible();
          await expect(page.getByText('Zużycie będzie tu widać od drugiego odczytu')).toBeVisible();
        },
      },
      {
        name: 'the form of a new one, with faults',
        async reach({ page }) {
          await goWithin(page, '/nowy-licznik');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Wybierz typ licznika')).toBeVisible();
        },
      },
      {
        name: 'with readings, some of whose use is undetermined',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, data.full);
          for (const name of [/Wykres odczytów/, /Wykres zużycia/]) {
            const chart = page.getByRole('figure', { name });
            await chart.scrollIntoViewIfNeeded();
            await expect(chart.locator('svg').first()).toBeVisible();
          }
          await page
            .getByRole('button', { name: /^Z czego to wynika/ })
            .first()
            .click();
          await expect(page.getByText(/^Odczyt 2026\.10\.15/)).toBeVisible();
        },
      },
      {
        name: 'a reading of another meter that is taken back, with faults',
        async reach({ page }) {
          await page.getByRole('button', { name: /^Unieważnij odczyt z 2026\.07\.15/ }).click();
          await page.getByRole('combobox', { name: 'Powód' }).click();
          await page.getByRole('option', { name: 'Inny licznik' }).click();
          await expect(page.getByLabel('To był odczyt licznika')).toBeVisible();
          await field(page, 'Prawidłowa wartość').fill('12m');
          await button(page, 'Unieważnij').click();
          await expect(page.getByText('Należy wprowadzić poprawną liczbę')).toBeVisible();
        },
      },
      {
        name: 'a reading that was taken back, with the right one',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('combobox', { name: 'Powód' }).click();
          await page.getByRole('option', { name: 'Pomyłka w zapisie' }).click();
          await field(page, 'Prawidłowa wartość').fill('3142,5');
          await button(page, 'Unieważnij').click();
          await expect(
            page.getByText(/^Unieważniony .*prawidłowa wartość: 3\u00a0142,5$/),
          ).toBeVisible();
          await expect(page.getByText('Zamiast odczytu unieważnionego')).toBeVisible();
          await expect(page.getByText(/Części zużycia nie da się ustalić/)).toBeHidden();
        },
      },
      {
        name: 'the form of a meter, with faults',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj' }).click();
          await field(page, 'Nazwa').fill('');
          await field(page, 'Kolejność obchodu').fill('3,5');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Nazwa nie może być pusta')).toBeVisible();
        },
      },
    ],
  }),
);
