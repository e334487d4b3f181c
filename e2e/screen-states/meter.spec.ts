import { addGarden, addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { dateField, typeDate } from '../type-day.ts';
import { test, walk } from './walk.ts';

const longMeterName = 'Licznik przy studzience nad najdłuższą alejką tego ogrodu';
const longSurname = 'Brzęczyszczykiewiczówna'.repeat(3);

test(
  'the meters',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app }) {
      const { id: gardenId } = await addGarden(app.db);
      const { id: meterId } = await addMeter(app.db, { gardenId, name: 'Wodomierz 1 przy źródle' });
      for (let number = 0; number < 30; number += 1) {
        const measuredAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
        const value = String(number * 1.5);
        const surname = number === 0 ? longSurname : 'Nowak';
        await addMeasurement(app.db, { meterId, value, measuredAt, surname });
      }
      await addMeter(app.db, { name: 'Wodomierz 2 przy źródle' });
      const { id: longId } = await addMeter(app.db, { gardenId, name: longMeterName });
      for (const verdict of [['too-large'], ['smaller', 'duplicate-day', 'swapped']] as const) {
        const measuredAt = `2026-03-0${verdict.length}T10:00:00.000Z`;
        const reading = { meterId: longId, value: '1234.125', measuredAt };
        await addMeasurement(app.db, { ...reading, verdict: [...verdict], surname: longSurname });
      }
    },
    states: [
      {
        name: 'their list, searched, with and without readings',
        async reach({ page }) {
          await page.goto('/liczniki');
          await button(page, 'Szukaj').click();
          await page.keyboard.type('zrodle');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Znaleziono: 2')).toBeVisible();
          await expect(row(page, 'Wodomierz 1')).toContainText('Nowak Anna');
          await expect(row(page, 'Wodomierz 2')).toContainText('(brak danych)');
        },
      },
      {
        name: 'the settings of their list, with a faulty range of time',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('button', { name: 'Ustawienia listy' }).click();
          const time = page.getByRole('group', { name: 'Czas ostatniego pomiaru' }).first();
          await time.getByRole('checkbox').check();
          for (const [name, digits] of [
            ['Do', '010320261100'],
            ['Od', '020320261100'],
          ] as const) {
            await typeDate(dateField(time, name), digits);
          }
          await expect(time.getByText(/^Data początkowa nie może być późniejsza/)).toBeVisible();
        },
      },
      {
        name: 'an unlikely reading within a round, with a long history',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goWithin(page, '/liczniki');
          await page.getByRole('link', { name: 'Dodaj pomiar: Wodomierz 1 przy źródle' }).click();
          await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
          const chart = page.getByRole('figure', { name: /Wykres odczytów/ });
          await chart.scrollIntoViewIfNeeded();
          await expect(chart.locator('svg').first()).toBeVisible();
          await field(page, 'Wartość licznika').fill('1');
          await expect(page.getByText(/Wartość jest mniejsza od ostatniej/)).toBeVisible();
          await page.getByRole('combobox', { name: 'Odpowiedź na ostrzeżenie' }).click();
          await page.getByRole('option', { name: 'Inny powód' }).click();
          await expect(field(page, 'Uwaga')).toBeVisible();
        },
      },
      {
        name: 'a first reading, with a fault',
        inLongRun: true,
        async reach({ page }) {
          await field(page, 'Wartość licznika').fill('');
          await button(page, 'Pomiń').click();
          await expect(page.getByText('Ten licznik nie ma jeszcze odczytów')).toBeVisible();
          await field(page, 'Wartość licznika').fill('12m');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Należy wprowadzić poprawną liczbę')).toBeVisible();
        },
      },
      {
        name: 'the readings to check, with long names',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await field(page, 'Wartość licznika').fill('');
          await goWithin(page, '/odczyty-do-sprawdzenia');
          await expect(row(page, longMeterName).first()).toContainText('Drugi odczyt z tego dnia');
        },
      },
      {
        name: 'the answer to one of them, with faults',
        inLongRun: true,
        async reach({ page }) {
          await button(page, `Potwierdź: ${longMeterName}, 1\u00A0234,125\u00A0m³`).first().click();
          const dialog = page.getByRole('dialog', { name: 'Potwierdź odczyt' });
          await expect(dialog.getByRole('radio').first()).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(dialog.getByText('Wybierz odpowiedź')).toBeVisible();
          await dialog.getByRole('radio', { name: 'Inny powód' }).check();
          await page.keyboard.press('Enter');
          await expect(dialog.getByText('Wpisz, jaki to powód')).toBeVisible();
        },
      },
    ],
  }),
);
