import {
  addAssignment,
  addGarden,
  addMeter,
  addParty,
  addTwoMeasurements,
} from '@grzadka/server/test/factories.ts';
import { feeKindNamed, postDebt, postPayment } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { partyDetailsPath } from './party-screens.ts';
import { windows } from './windows.ts';

/** A plot as most are: with a holder and a former one, two meters, and three years that are charged and partly paid. */
async function addPlot({ db }: ServedApp) {
  const { id: gardenId } = await addGarden(db, { name: '210', area: 419 });
  const { id: formerId } = await addParty(db, { lastName: 'Noga' });
  const past = { validFrom: '1978-10-17', validThru: '1981-07-06' };
  await addAssignment(db, { gardenId, partyId: formerId, ...past });
  const { id: partyId } = await addParty(db, { lastName: 'Drozd' });
  await addAssignment(db, { gardenId, partyId, validFrom: '1981-07-07' });
  for (const name of ['W-210', 'E-210']) {
    const { id } = await addMeter(db, { gardenId, name });
    await addTwoMeasurements(db, id);
  }
  const open = db.selectFrom('settlement').select('id').where('closedOn', 'is', null);
  const { id: account } = await open.executeTakeFirstOrThrow();
  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  for (const year of [2023, 2024, 2025, 2026]) {
    const parts = ['06-30', '10-31'].map((day) => ({
      amount: 230_45,
      dueOn: `${year}-${day}`,
      feeKindId,
    }));
    await postDebt(db, { account, day: `${year}-04-15`, description: `Opłata ${year}`, parts });
    for (const description of [
      `Partycypacja PZD ${year}`,
      `Wywóz śmieci ${year}`,
      `Woda ${year}`,
    ]) {
      const single = [{ amount: 62_85, dueOn: `${year}-06-30` }];
      await postDebt(db, { account, day: `${year}-04-15`, description, parts: single });
    }
  }
  await postPayment(db, { account, day: '2024-01-10', amount: 800_00 });
  const { id: otherId } = await addGarden(db, { name: '211', area: 300 });
  await addAssignment(db, { gardenId: otherId, partyId, validFrom: '1990-05-01' });
  return { plot: `/szczegoly-dzialki/${gardenId}`, party: partyDetailsPath(partyId), account };
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a plot, a party and an account have room where people look at them', async ({
  app,
  page,
  signIn,
}) => {
  const { plot, party, account } = await addPlot(app);
  await signIn('ROLE_ADMIN');
  const main = page.getByRole('main');
  await page.setViewportSize(windows.narrow);
  for (const address of [plot, party]) {
    await page.goto(address);
    await expect(main).toContainText(/do zapłaty/);
    await expect(main).toContainText(/po terminie .*od\s\d{4}\.\d\d\.\d\d \(\d+\sdni\)/);
    await expect(page.getByRole('link', { name: 'Przyjmij wpłatę' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Napisz' })).toBeVisible();
    await expect(page.getByRole('link', { name: /W-210 .*m³.*Dodaj pomiar/ })).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect(await heightOf(page), address).toBeLessThanOrEqual(2 * windows.narrow.height);
  }

  await page.goto(plot);
  const area = page.getByRole('button', { name: 'Powierzchnia i dane do opłat' });
  await expect(page.getByText('dziś w opłatach').first()).toBeHidden();
  await area.click();
  await expect(page.getByText('dziś w opłatach').first()).toBeVisible();

  await page.setViewportSize(windows.wide);
  await page.goto(`/oplaty/konta/${account}`);
  const open = page.getByRole('table', { name: 'Z czego wynika saldo' });
  const row = open.getByRole('row', { name: /^Opłata 2026/ }).first();
  await expect(page.getByRole('heading', { name: 'Księgowania' })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await heightOf(page)).toBeLessThanOrEqual(1.5 * windows.wide.height);
  // The row is pressed wherever it is.
  await row.getByRole('cell').last().click({ force: true });
  await expect(open).toContainText('Zaksięgowano 2026.04.15');
});
