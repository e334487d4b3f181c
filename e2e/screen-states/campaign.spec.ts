import { addCampaign, addCampaignMeter } from '@grzadka/server/test/campaigns.ts';
import { addGarden, addMeasurement, addMeter } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const longName = 'Jesień 2026 – cały ogród, woda i prąd, razem z licznikami wspólnymi';

test(
  'the rounds of readings',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id } = await addCampaign(db, {
        name: longName,
        state: 'open',
        selfReport: true,
      });
      const { id: draft } = await addCampaign(db, { name: 'Wiosna 2027' });
      for (const [index, name] of ['Wodomierz nad najdłuższą alejką', 'W-2', 'W-3'].entries()) {
        const { id: gardenId } = await addGarden(db, { name: `${index + 1}A` });
        const { id: meterId } = await addMeter(db, { name, gardenId });
        await addCampaignMeter(db, { campaignId: id, meterId });
        const measuredAt = '2026-10-15T08:00:00.000Z';
        if (index === 0) await addMeasurement(db, { meterId, value: '123456.125', measuredAt });
      }
      return { round: `/tury-odczytow/${id}`, draft: `/tury-odczytow/${draft}` };
    },
    states: [
      {
        name: 'the open round above the meters',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/liczniki');
          await expect(page.getByRole('link', { name: `Tura ${longName}: 1 z 3` })).toBeVisible();
        },
      },
      {
        name: 'the rounds',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await goWithin(page, '/tury-odczytow');
          await expect(row(page, longName)).toBeVisible();
        },
      },
      {
        name: 'an open round with its progress',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page, data }) {
          await goToAnother(page, data.round);
          await expect(
            page.getByText('Odczytane: 1 z 3 · Niedostępne: 0 · Do odczytania: 2'),
          ).toBeVisible();
        },
      },
      {
        name: 'the question before it is closed',
        async reach({ page }) {
          await button(page, 'Zamknij turę').click();
          await expect(page.getByText(/^Liczniki bez odczytu: 2\./)).toBeVisible();
        },
      },
      {
        name: 'its meters',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await page.getByRole('link', { name: 'Pokaż liczniki (3)' }).click();
          await expect(row(page, 'Wodomierz nad najdłuższą alejką')).toBeVisible();
        },
      },
      {
        name: 'the way back for a filled-in sheet, without a file',
        async reach({ page, data }) {
          await goWithin(page, `${data.round}/wczytaj-arkusz`);
          await button(page, 'Sprawdź plik').click();
          await expect(page.getByText('Nie wskazano pliku')).toBeVisible();
        },
      },
      {
        name: 'a draft',
        async reach({ page, data }) {
          await goToAnother(page, data.draft);
          await expect(page.getByText('Do tury wejdą liczniki: 3')).toBeVisible();
        },
      },
      {
        name: 'the form of a new round, with its faults',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goWithin(page, '/nowa-tura-odczytow');
          await expect(field(page, 'Nazwa')).toBeVisible();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Nazwa nie może być pusta')).toBeVisible();
        },
      },
      {
        name: 'the form of one that is there',
        async reach({ page, data }) {
          await goWithin(page, `${data.draft}/edycja`);
          await expect(field(page, 'Nazwa')).toHaveValue('Wiosna 2027');
        },
      },
    ],
  }),
);
