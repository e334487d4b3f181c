import { addMeasurement, addMeter, addZone } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const zonePath = (id: string) => `/szczegoly-strefy/${id}`;

test(
  'the zones',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: emptyId } = await addZone(db, {
        name: 'Prąd – cały ogród',
        type: 'ElectricityMeter',
      });
      const { id } = await addZone(db, { name: 'Woda – Aleja Różana i Aleja Jaśminowa' });
      const readings = async (name: string, role: 'main' | 'plot', ...values: string[]) => {
        const { id: meterId } = await addMeter(db, { name, role, zoneId: id });
        for (const [index, value] of values.entries()) {
          const measuredAt = `2026-0${index + 4}-15T08:00:00.000Z`;
          await addMeasurement(db, { meterId, value, measuredAt });
        }
      };
      await readings('Główny przy bramie', 'main', '100', '112.5');
      await readings('W-1 przy studni z bardzo długą nazwą', 'plot', '10', '15.25');
      await readings('W-2', 'plot', '10', '17');
      await readings('Hydrofornia i oświetlenie', 'plot', '10', '10');
      await readings('W-3', 'plot', '10');
      return { empty: zonePath(emptyId), full: zonePath(id), edit: `/strefy/${id}/edycja` };
    },
    states: [
      {
        name: 'their list, with a deletion refused because there are meters',
        async reach({ page }) {
          await page.goto('/strefy');
          await expect(row(page, 'Prąd')).toContainText('Licznik energii elektrycznej');
          await button(page, 'Usuń strefę: Woda – Aleja Różana i Aleja Jaśminowa').click();
          await button(page, 'OK').click();
          await expect(page.getByRole('alert')).toContainText(
            'Strefa ma jeszcze liczniki: 5. Najpierw je przenieś.',
          );
        },
      },
      {
        name: 'a form, with a name that another one has',
        async reach({ page }) {
          await goWithin(page, '/nowa-strefa');
          await field(page, 'Nazwa').fill('prąd – cały ogród');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Jest już strefa o tej nazwie. Wpisz inną.')).toBeVisible();
        },
      },
      {
        name: 'the form of one that is there, with a fault',
        async reach({ page, data }) {
          await goWithin(page, data.edit);
          await field(page, 'Nazwa').fill('');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Nazwa nie może być pusta')).toBeVisible();
        },
      },
      {
        name: 'one that is empty, and the sector that is not chosen yet',
        inLongRun: true,
        async reach({ page, data }) {
          await goWithin(page, data.empty);
          await expect(page.getByText('Ta strefa nie ma jeszcze liczników.')).toBeVisible();
          await button(page, 'Dodaj cały sektor').click();
          await button(page, 'Dodaj').click();
          await expect(page.getByText('Wybierz sektor')).toBeVisible();
        },
      },
      {
        name: 'what one lost at most, with an opened line and a faulty price',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await button(page, 'Anuluj').click();
          await goToAnother(page, data.full);
          await expect(page.getByText('co najwyżej 0,25 m³ (2 %)')).toBeVisible();
          await expect(page.getByText('Pewne: 4 z 5 · Nieustalone: 1')).toBeVisible();
          await button(page, 'Z czego to wynika: W-2').click();
          await expect(page.getByText(/^Odczyt 2026\.04\.15 /).first()).toBeVisible();
          await field(page, 'Cena za m³ (zł)').fill('sześć');
          await button(page, 'Policz straty').click();
          await expect(page.getByText('Należy wprowadzić poprawną liczbę')).toBeVisible();
        },
      },
      {
        name: 'the choice of some meters',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zmień liczniki strefy').click();
          await page.getByRole('menuitem', { name: 'Dodaj wybrane liczniki' }).click();
          await page.getByRole('combobox', { name: 'Liczniki' }).fill('W-');
          await page.getByRole('option', { name: /^W-2/ }).click();
          await expect(page.getByRole('button', { name: 'W-2' })).toBeVisible();
        },
      },
    ],
  }),
);
