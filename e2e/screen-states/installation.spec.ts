import { addGarden, addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { button, field, section } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

const longNumber = 'APATORJS16028012345678901234567890KLASAB2019PLOMB';

/** An electricity meter with readings of two devices, only the first of them known; gives the address of its details. */
async function addMeterOfTwoDevices({ app }: { app: ServedApp }): Promise<string> {
  const { id: gardenId } = await addGarden(app.db);
  const { id: meterId } = await addMeter(app.db, {
    gardenId,
    name: 'Licznik energii przy altanie nad starym stawem, druga skrzynka od strony furtki',
    type: 'ElectricityMeter',
  });
  for (const [measuredAt, value] of [
    ['2026-01-10T10:00:00.000Z', '801.2'],
    ['2026-03-04T10:00:00.000Z', '21.8'],
  ] as const) {
    await addMeasurement(app.db, { meterId, value, measuredAt });
  }
  return `/szczegoly-licznika/${meterId}`;
}

test(
  'the exchange of the device at a meter',
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: addMeterOfTwoDevices,
    states: [
      {
        name: 'an exchange, recorded late, with values that cannot be right and the faults of a save',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(data);
          await page.getByRole('link', { name: 'Wymień licznik' }).click();
          await expect(field(page, 'Stan końcowy')).toBeFocused();
          await page.keyboard.type('8');
          await typeDay(page, 'Kiedy wymieniono', '010220261200');
          await expect(page.getByText('przejdą na nowy licznik')).toBeVisible();
          await page.getByRole('checkbox', { name: 'Licznik przeszedł przez zero' }).check();
          await field(page, 'Stan początkowy').fill('50');
          await field(page, 'Cyfry przed przecinkiem').fill('12');
          await button(page, 'Dodaj mnożnik').click();
          await page.keyboard.type('0');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Mnożnik musi być większy od zera')).toBeVisible();
        },
      },
      {
        name: 'what is known of a device, with a long number',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('checkbox', { name: 'Licznik przeszedł przez zero' }).uncheck();
          await field(page, 'Stan końcowy').fill('830,7');
          await field(page, 'Numer fabryczny').fill(longNumber);
          await field(page, 'Stan początkowy').fill('0,3');
          await field(page, 'Cyfry przed przecinkiem').fill('5');
          await field(page, 'Mnożnik').fill('40');
          await page.keyboard.press('Enter');
          await expect(section(page, 'Licznik')).toContainText(longNumber);
          await page.getByRole('link', { name: 'Zmień dane licznika' }).first().click();
          await expect(field(page, 'Mnożnik')).toHaveValue('40');
        },
      },
    ],
  }),
);

test(
  'the taking off and putting on of a device',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app }) {
      const details = await addMeterOfTwoDevices({ app });
      const known = { serialNumber: longNumber, digits: 5, multiplier: '40' };
      await app.db.updateTable('installation').set(known).execute();
      return details;
    },
    states: [
      {
        name: 'a taking off, with faults',
        async reach({ page, data }) {
          await page.goto(data);
          await page.getByRole('link', { name: 'Zdejmij' }).click();
          await expect(field(page, 'Stan końcowy')).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page.getByText('Wybierz powód')).toBeVisible();
        },
      },
      {
        name: 'a putting on after the winter, with what is proposed',
        async reach({ page }) {
          await page.getByRole('combobox', { name: 'Powód zdjęcia' }).click();
          await page.getByRole('option', { name: 'Zdjęty na zimę' }).click();
          await field(page, 'Stan końcowy').fill('25');
          await page.keyboard.press('Enter');
          await page.getByRole('link', { name: 'Załóż' }).click();
          await expect(field(page, 'Numer fabryczny')).toHaveValue(longNumber);
        },
      },
    ],
  }),
);
