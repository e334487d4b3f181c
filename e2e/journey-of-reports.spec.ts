import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { addSubmission } from '@grzadka/server/test/campaigns.ts';
import { addLogin, addMeter } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { addOwnPlot, meterPhoto } from './own-plot.ts';
import { button } from './party-screens.ts';
import { countPresses } from './presses.ts';
import { phone } from './windows.ts';

test.describe('by keys', () => {
  // For the clock.
  test.use({ ownBrowser: true });

  /** How many readings were reported. */
  const reports = 60;

  test('sixty reports take sixty keys', async ({ app, page, signIn }) => {
    for (let i = 1; i <= reports; i++) {
      const { id: meterId } = await addMeter(app.db, { name: `Wodomierz ${i}` });
      await addSubmission(app.db, { meterId, value: String(i) });
    }
    await signIn('ROLE_EMPLOYEE');
    await page.clock.install();
    await page.goto('/zgloszenia-odczytow');
    await expect(page.getByText(`Zgłoszenie 1 z ${reports}`)).toBeVisible();
    const presses = await countPresses(page);
    const accepted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(submissionEndpoints.accept.path)) accepted.push(request.url());
    });

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
