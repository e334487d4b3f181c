import { addCampaign, addCampaignMeter } from '@grzadka/server/test/campaigns.ts';
import {
  addGarden,
  addMeasurement,
  addMeter,
  describeDevice,
} from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const longPlot = 'Konwaliowa 112a/3';
const longMeterName = 'Licznik przy studzience nad najdłuższą alejką tego ogrodu';

test(
  'the walk of a round',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id } = await addCampaign(db, { name: 'Jesień 2026', state: 'open' });
      const place = 'studzienka przy furtce';
      for (const [index, name] of [longMeterName, 'Wodomierz 2', 'Wodomierz 3'].entries()) {
        const { id: gardenId } = await addGarden(db, { name: index === 0 ? longPlot : `${index}` });
        const { id: meterId } = await addMeter(db, { name, gardenId, walkOrder: index, place });
        await describeDevice(db, meterId, { serialNumber: `8ELS-1203-4455-6677-${index}` });
        for (const [value, month] of [
          ['100000.125', '03'],
          ['123456.125', '04'],
        ] as const) {
          const measuredAt = `2026-${month}-01T10:00:00.000Z`;
          await addMeasurement(db, { meterId, value, measuredAt });
        }
        await addCampaignMeter(db, { campaignId: id, meterId });
      }
      return { id };
    },
    states: [
      {
        name: 'a meter with all that is known of it',
        alsoIn: 'narrowest',
        inForcedColours: true,
        async reach({ page, data }) {
          await page.goto(`/tury-odczytow/${data.id}/obchod`);
          await expect(page.getByRole('heading', { name: `Działka ${longPlot}` })).toBeVisible();
        },
      },
      {
        name: 'a value that looks wrong',
        async reach({ page }) {
          await page.getByRole('textbox', { name: 'Odczyt' }).fill('9');
          await expect(page.getByText(/^Wartość jest mniejsza od ostatniej/)).toBeVisible();
        },
      },
      {
        name: 'the question about it',
        async reach({ page }) {
          await button(page, 'Zapisz i następny').click();
          await expect(page.getByRole('dialog', { name: 'Sprawdź odczyt' })).toBeVisible();
        },
      },
      {
        name: 'why a meter is inaccessible',
        async reach({ page }) {
          await button(page, 'Popraw wartość').click();
          await button(page, 'Niedostępny').click();
          await expect(
            page.getByRole('dialog', { name: 'Dlaczego nie można odczytać?' }),
          ).toBeVisible();
        },
      },
      {
        name: 'a search with what it finds',
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Znajdź').click();
          await page.getByRole('textbox', { name: 'Działka albo numer fabryczny' }).fill('8ELS');
          await expect(page.getByRole('button', { name: /8ELS-1203-4455-6677-2/ })).toBeVisible();
        },
      },
      {
        name: 'entries that wait, and one that was refused',
        async reach({ page }) {
          await button(page, 'Zamknij').click();
          await page.route('**/api/campaign/sync', (route) => route.abort());
          await page.getByRole('textbox', { name: 'Odczyt' }).fill('123457');
          await button(page, 'Zapisz i następny').click();
          await expect(page.getByText(/Czekają: 1/)).toBeVisible();
        },
      },
      {
        name: 'the end, with meters left',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Niedostępny').click();
          await button(page, 'Brak licznika').click();
          await button(page, 'Pomiń').click();
          await expect(
            page.getByRole('heading', { name: /^Liczniki do odczytania/ }),
          ).toBeVisible();
        },
      },
      {
        name: 'a round that was closed meanwhile',
        inLongRun: true,
        async reach({ app, page, data }) {
          await app.db
            .updateTable('campaign')
            .set({ state: 'closed', closedAt: new Date() })
            .where('id', '=', data.id)
            .execute();
          await page.reload();
          await expect(page.getByText('Ta tura jest już zamknięta.')).toBeVisible();
        },
      },
    ],
  }),
);
