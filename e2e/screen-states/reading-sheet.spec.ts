import {
  addGarden,
  addMeasurement,
  addMeter,
  describeDevice,
} from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goToAnother } from '../go-within.ts';
import { button } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

const sheetPath = '/liczniki/odczyty-z-kartki';
const longMeterName = 'Licznik przy studzience nad najdłuższą alejką tego ogrodu';
const longPlot = 'Konwaliowa 112a/3';

test(
  'the sheet of readings',
  walk({
    role: 'ROLE_ADMIN',
    async prepare({ app }) {
      const { id: gardenId } = await addGarden(app.db, { name: longPlot });
      const named = { name: longMeterName, gardenId, walkOrder: 1 };
      const { id } = await addMeter(app.db, named);
      await describeDevice(app.db, id, { serialNumber: '8ELS-1203-4455-6677-88' });
      for (const [value, month] of [
        ['100000.125', '03'],
        ['123456.125', '04'],
      ] as const) {
        const measuredAt = `2026-${month}-01T10:00:00.000Z`;
        await addMeasurement(app.db, { meterId: id, value, measuredAt });
      }
      await addMeter(app.db, { name: 'Wodomierz 2', walkOrder: 2 });
      await addMeter(app.db, { name: 'Wodomierz 3', walkOrder: 3 });
    },
    states: [
      {
        name: 'with nothing typed, and a day to come',
        inLongRun: true,
        async reach({ page }) {
          await page.goto(`${sheetPath}?filter-by-sector=true&sector=Sektor+3`);
          await expect(page.getByText('Nic nie pasuje do wyszukiwania i filtrów')).toBeVisible();
          await page.route('**/api/meter/sheet*', (route) => route.abort(), { times: 1 });
          await goToAnother(page, sheetPath);
          await expect(page.getByText('Nie udało się wczytać listy')).toBeVisible();
          await button(page, 'Spróbuj ponownie').click();
          await expect(page.getByText('zwykle')).toBeVisible();
          await typeDay(page, 'Dzień odczytów', '01012099');
          await expect(page.getByText('Ta data jest późniejsza niż dziś.')).toBeVisible();
        },
      },
      {
        name: 'with values found doubtful, faulty, saved and typed',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await typeDay(page, 'Dzień odczytów', '01052026');
          await page.getByRole('textbox', { name: new RegExp(longMeterName) }).click();
          await page.keyboard.type('9999999');
          await page.keyboard.press('Enter');
          await page.keyboard.type('1a');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', { name: /^Popraw odczyt: / })).toBeVisible();
          await page.getByRole('textbox', { name: new RegExp(longMeterName) }).click();
          await page.keyboard.type('5');
          await expect(page.getByText('Ten odczyt jest już zapisany.')).toBeVisible();
        },
      },
      {
        name: 'with nothing that is sought',
        inLongRun: true,
        async reach({ page }) {
          await page.keyboard.press('/');
          await page.keyboard.type('altana');
          await expect(page.getByText('Nie ma tego na kartce.')).toBeVisible();
        },
      },
      {
        name: 'its summary',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Podsumowanie').click();
          await expect(page.getByText('Do poprawienia: 1')).toBeVisible();
        },
      },
    ],
  }),
);
