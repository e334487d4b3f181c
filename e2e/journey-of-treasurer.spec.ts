import { readFile } from 'node:fs/promises';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import { calculateRunWorker } from '@grzadka/server/src/charge/run/calculate-run.worker.ts';
import { type RunningJobs, runJobs } from '@grzadka/server/src/core/jobs/run-jobs.ts';
import { addPlot, reckonDraft, runForm } from '@grzadka/server/test/charge-runs.ts';
import { addTariff } from '@grzadka/server/test/fee-factories.ts';
import { feeKindNamed } from '@grzadka/server/test/ledger.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { countPresses } from './presses.ts';
import { button } from './publishing.ts';
import { dateField } from './type-day.ts';
import { phone } from './windows.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** A fact of the screen, or a figure, by its label. */
const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

/** Types digits into a day field, which the keyboard has reached: day, month, year. */
async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await dateField(page, label).focus();
  await page.keyboard.type(digits);
}

/** The letters of a run, one on each page. */
async function countLetters(page: Page, press: (what: Locator) => Promise<void>): Promise<number> {
  const download = page.waitForEvent('download');
  await press(button(page, 'Zawiadomienia (PDF)'));
  const pdf = await readFile(await (await download).path(), 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);

    let jobs: RunningJobs;
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    test.beforeEach(async ({ app, signIn }) => {
      const fail = (...line: unknown[]) => {
        throw new Error(`a calculation: ${JSON.stringify(line)}`);
      };
      const log = { info: () => {}, warn: () => {}, error: fail };
      const workers = [calculateRunWorker(app)];
      jobs = await runJobs({ pool: app.pool, log, workers, pollingInterval: 0.5 });
      await signIn('ROLE_TREASURER');
    });

    test.afterEach(() => jobs.stop());

    /** From the form of a new run to its notices; gives how many letters there are. */
    async function chargeAll(page: Page, sum: string): Promise<number> {
      await press(button(page, 'Oblicz'));
      await press(button(page, 'Zatwierdź'));
      await expect(dialog(page)).toContainText(`12 kont rozliczeniowych, razem ${sum}`);
      await press(dialog(page).getByRole('button', { name: 'Zatwierdź' }));
      // What had the focus is gone, and the message that comes leaves the page where it is.
      await expect(page.getByRole('group', { name: 'Postęp i dalsze kroki' })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      return countLetters(page, press);
    }

    test('an empty garden is led to printed notices, and the year after that takes ten presses', async ({
      app,
      page,
    }) => {
      for (let at = 1; at <= 12; at += 1) await addPlot(app.db, { name: `Działka ${at}` });
      const year = ratedYear(gardenToday());
      await page.goto('/oplaty');
      const presses = await countPresses(page);

      await test.step('resolution, rates, run, notices', async () => {
        await press(link(page, 'Dodaj uchwałę'));
        await expect(page.getByLabel('Numer')).toBeFocused();
        await page.keyboard.type(`3/${year}`);
        await typeDay(page, 'Data', `1704${year}`);
        await page.getByLabel('W sprawie').fill('Opłaty');
        await press(button(page, 'Zapisz'));
        await press(link(page, `Ustal stawki na rok ${year}`));
        await press(link(page, 'Ustal sposób naliczania: Opłata ogrodowa'));
        await page.getByLabel('Stawka za m² (zł)').fill('0,45');
        await page.getByLabel('Dzień i miesiąc').fill('31.12');
        await press(button(page, 'Zapisz'));
        await expect(page.getByLabel('Stawka za m² (zł)')).toHaveValue('0,45');
        await press(button(page, 'Zapisz'));
        await press(link(page, `Nalicz opłaty za rok ${year}`));
        expect(await chargeAll(page, '1620,00 zł')).toBe(12);
        expect(await presses()).toBeLessThanOrEqual(11);
      });

      await test.step('the next year', async () => {
        await page.goto('/oplaty');
        await expect(page.getByRole('main')).toContainText('1620,00 zł');
        const again = await countPresses(page);
        await press(link(page, `Rok ${year + 1}`));
        await press(link(page, `Ustal stawki na rok ${year + 1}`));
        await page.getByLabel('Numer').fill(`2/${year + 1}`);
        await typeDay(page, 'Data', `1804${year}`);
        await page.getByLabel('W sprawie').fill('Opłaty');
        await page.getByLabel('Stawka za m² (zł)').fill('0,50');
        await press(button(page, 'Zapisz'));
        await press(link(page, `Nalicz opłaty za rok ${year + 1}`));
        expect(await chargeAll(page, '1800,00 zł')).toBe(12);
        await expect(page.getByRole('table', { name: 'Rodzaj opłaty' })).toContainText(
          '+180,00 zł',
        );
        expect(await again()).toBeLessThanOrEqual(10);
      });
    });

    test('a blocked plot is mended and calculated again; a wrong area is corrected after approval', async ({
      app: { db },
      page,
    }) => {
      const year = Number(gardenToday().slice(0, 'YYYY'.length)) + 1;
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      const validFrom = `${year}-01-01`;
      await addTariff(db, { feeKindId, validFrom });
      const plots = [
        await addPlot(db, { name: 'Działka 1' }),
        await addPlot(db, { name: 'Działka 2' }),
      ];
      await db
        .deleteFrom('gardenArea')
        .where('gardenId', '=', plots[1]?.gardenId ?? '')
        .execute();
      const period = { periodFrom: validFrom, periodThru: `${year}-12-31` };
      await reckonDraft(db, {
        ...runForm([feeKindId], []),
        ...period,
        issueDay: gardenToday(),
      });
      await page.goto(`/oplaty?rok=${year}`);
      const presses = await countPresses(page);

      await test.step('mend, and calculate again', async () => {
        await press(link(page, 'Sprawdź i zatwierdź naliczenie'));
        await press(link(page, 'Podaj powierzchnię: Działka 2'));
        await expect(button(page, 'Dodaj powierzchnię')).toBeFocused();
        await press(button(page, 'Dodaj powierzchnię'));
        await expect(page.getByLabel('Powierzchnia (m2)')).toBeFocused();
        await page.keyboard.type('200');
        await press(button(page, 'Zapisz'));
        await expect(dialog(page)).toBeHidden();
        await press(button(page, 'Wstecz'));
        await press(button(page, 'Oblicz ponownie'));
        await press(button(page, 'Zatwierdź'));
        await expect(dialog(page)).toContainText('razem 225,00 zł');
        await press(dialog(page).getByRole('button', { name: 'Zatwierdź' }));
        await expect(button(page, 'Zawiadomienia (PDF)')).toBeVisible();
        expect(await presses()).toBeLessThanOrEqual(8);
      });

      await test.step('correct', async () => {
        await page.goto(`/szczegoly-dzialki/${plots[0]?.gardenId}`);
        const steps = await countPresses(page);
        await press(button(page, 'Dodaj powierzchnię'));
        await expect(page.getByLabel('Powierzchnia (m2)')).toBeFocused();
        await page.keyboard.type('250');
        await typeDay(page, 'Od dnia', `0101${year}`);
        await press(button(page, 'Zapisz'));
        await expect(page.getByText('Teraz na ten dzień: 250 m².')).toBeVisible();
        await press(link(page, /^Popraw naliczenie NAL/));
        await press(button(page, 'Popraw naliczenie'));
        await dialog(page).getByLabel('Przyczyna').fill('błędna powierzchnia');
        await press(dialog(page).getByRole('button', { name: 'Popraw naliczenie' }));
        await press(button(page, 'Zatwierdź'));
        await expect(dialog(page)).toContainText('razem 112,50 zł');
        await press(dialog(page).getByRole('button', { name: 'Zatwierdź' }));
        await expect(button(page, 'Zawiadomienia (PDF)')).toBeVisible();
        expect(await steps()).toBeLessThanOrEqual(7);
        // In the year in which it was posted; of the one to come there are no figures yet.
        await page.goto(`/oplaty?rok=${year - 1}`);
        await expect(fact(page, 'Naliczono')).toHaveText('202,50 zł');
        await press(page.getByRole('link', { name: `Rok ${year}`, exact: true }));
        await expect(fact(page, 'Naliczono')).toBeHidden();
      });
    });
  });
}
