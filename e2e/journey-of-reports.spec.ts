import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { addSubmission } from '@grzadka/server/test/campaigns.ts';
import { addLogin, addMeter } from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addOwnPlot, meterPhoto } from './own-plot.ts';
import { button } from './party-screens.ts';
import { countPresses } from './presses.ts';
import { phone } from './windows.ts';

/**
 * Notes, in the page, the values of the reports that had stood before the person for 300 ms when a key was pressed, and how
 * many keys were pressed before that.
 */
function watchKeys(): { stood: string[]; unseen: number } {
  const known: { stood: string[]; unseen: number } = { stood: [], unseen: 0 };
  const shown = () => document.querySelector('main h2')?.textContent?.match(/^\d+/)?.[0] ?? '';
  let last = { value: shown(), since: Number.NEGATIVE_INFINITY };
  new MutationObserver(() => {
    const value = shown();
    if (value !== last.value) last = { value, since: performance.now() };
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  // Before the program has the key.
  globalThis.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (timeStamp - last.since >= 300) known.stood.push(last.value);
      else known.unseen += 1;
    },
    { capture: true },
  );
  return known;
}

test.describe('by keys', () => {
  // For the clock.
  test.use({ ownBrowser: true });

  /** How many readings were reported. */
  const reports = 60;

  /** Opens the queue of sixty reports; gives the ids of those that are accepted from then on. */
  async function openQueue(app: ServedApp, page: Page): Promise<readonly string[]> {
    for (let i = 1; i <= reports; i++) {
      const { id: meterId } = await addMeter(app.db, { name: `Wodomierz ${i}` });
      await addSubmission(app.db, { meterId, value: String(i) });
    }
    await page.clock.install();
    await page.goto('/zgloszenia-odczytow');
    await expect(page.getByText(`Zgłoszenie 1 z ${reports}`)).toBeVisible();
    const accepted: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(submissionEndpoints.accept.path)) return;
      const { id } = request.postDataJSON() as { id: string };
      accepted.push(id);
    });
    return accepted;
  }

  test('sixty reports take sixty keys', async ({ app, page, signIn }) => {
    await signIn('ROLE_EMPLOYEE');
    const accepted = await openQueue(app, page);
    const presses = await countPresses(page);

    await test.step('a key each', async () => {
      for (let left = reports; left > 0; left--) {
        await expect(page.getByText(`Zgłoszenie 1 z ${left}`)).toBeVisible();
        await page.clock.fastForward(300);
        await page.keyboard.press(left % 2 === 0 ? 'Enter' : 'a');
      }
      await expect(page.getByText('Nie ma zgłoszeń do rozpatrzenia')).toBeVisible();
      expect(accepted).toHaveLength(reports);
      expect(await presses()).toBe(0);
    });
  });

  test('keys that follow each other at 40 ms accept none that nobody has seen', async ({
    app,
    page,
    signIn,
  }) => {
    await signIn('ROLE_EMPLOYEE');
    const accepted = await openQueue(app, page);
    // From here on time goes by with the keys alone.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const seen = await page.evaluateHandle(watchKeys);
    for (let press = 0; press < reports; press++) {
      await page.clock.fastForward(40);
      await page.keyboard.press('a');
    }
    await expect(page.getByText(/^Naciśnięcie klawisza A pominięto/).first()).toBeVisible();
    const { stood, unseen } = await seen.evaluate((known) => known);
    // One press accepts one report, the one before the person, and none is sent that was not.
    expect(new Set(accepted).size).toBe(accepted.length);
    const readTaken = () =>
      app.db
        .selectFrom('submission')
        .select(['id', 'value'])
        .where('state', '<>', 'waiting')
        .execute();
    // The answer to the last one may be under way.
    await expect(async () => {
      const ids = (await readTaken()).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(accepted.toSorted());
    }).toPass();
    const taken = await readTaken();
    const mostSeen = stood.map(Number);
    for (const { value } of taken) expect(mostSeen).toContain(Number(value));
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThanOrEqual((reports * 40) / 300);
    expect(unseen).toBeGreaterThan(accepted.length);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a holder reports a reading with a photo, and sees what became of it', async ({
    app,
    page,
    signIn,
    otherBrowser,
  }) => {
    await signIn('ROLE_USER');
    await addOwnPlot(app, { name: '12A' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Zobacz liczniki i opłaty' }).tap();
    await page.getByRole('link', { name: 'Zobacz liczniki i opłaty: Działka 12A' }).tap();
    await page.getByRole('link', { name: /^Zgłoś odczyt: / }).tap();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await meterPhoto());
    await expect(page.getByRole('img', { name: 'Zdjęcie, które wyślesz' })).toBeVisible();
    await page.getByLabel('Co pokazuje licznik').fill('130,5');
    await button(page, 'Wyślij').tap();
    await expect(page.getByText(/Czeka na sprawdzenie w biurze/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Wysłane zdjęcie' })).toBeVisible();

    await test.step('the office sends it back', async () => {
      const { id } = await addLogin(app.db);
      const office = await otherBrowser(id);
      await office.goto('/liczniki');
      await office.getByRole('link', { name: 'Zgłoszenia (1)' }).click();
      await expect(office.getByRole('img', { name: 'Zdjęcie licznika' })).toBeVisible();
      await button(office, 'Odeślij').click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Powód odesłania').fill('Nie widać cyfr');
      await dialog.getByRole('button', { name: 'Odeślij' }).click();
      await expect(office.getByText('Nie ma zgłoszeń do rozpatrzenia')).toBeVisible();
    });

    await page.reload();
    await expect(page.getByText('Powód: Nie widać cyfr')).toBeVisible();
  });
});
