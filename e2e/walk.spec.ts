import { randomUUID } from 'node:crypto';
import { addCampaignReader } from '@grzadka/server/test/campaigns.ts';
import { addLogin } from '@grzadka/server/test/factories.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun, isLongRun } from './long-run.ts';
import { openLossyProxy } from './lossy-proxy.ts';
import { addOwnPlot } from './own-plot.ts';
import {
  addReader,
  addRound,
  button,
  countOf,
  counts,
  field,
  keptEntries,
  measured,
  plotName,
  plotOf,
  readPlot,
  signInAgain,
  walkAt,
} from './walk-round.ts';
import { phone } from './windows.ts';

test.use(phone);

test('a walk without a network loses nothing and doubles nothing, whatever becomes of tab and line', async ({
  app,
  browser,
}) => {
  const [plots, read, photos] = isLongRun ? [300, 120, 30] : [300, 30, 4];
  const { campaignId } = await addRound(app, plots);
  const proxy = await openLossyProxy(app.origin);
  const context = await browser.newContext({
    ...phone,
    baseURL: proxy.origin,
    serviceWorkers: 'allow',
  });
  await addReader(app, context, campaignId, proxy.origin);
  const photo = {
    name: 'licznik.png',
    mimeType: 'image/png',
    buffer: await picture({ width: 2400, height: 1800 }).png().toBuffer(),
  };

  let page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Tura odczytów: Jesień 2026' }).click();
  await expect(plotOf(page, plotName(1))).toBeVisible();
  await expect(page.getByText('działa bez internetu')).toBeVisible();

  await context.setOffline(true);
  const half = read / 2;
  const readOn = async (from: number, thru: number) => {
    for (let index = from; index <= thru; index += 1) {
      await expect(plotOf(page, plotName(index))).toBeVisible();
      if (index % Math.floor(read / photos) === 0 && index / Math.floor(read / photos) <= photos) {
        await page.getByLabel('Zdjęcie', { exact: true }).setInputFiles(photo);
        await expect(button(page, 'Usuń zdjęcie')).toBeVisible();
      }
      await readPlot(page, index);
    }
  };
  await readOn(1, half);
  await counts(page, 0, half);
  // Something typed and not saved is there again, too.
  await field(page).fill('77');
  await page.close();

  page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(walkAt(campaignId));
  await expect(plotOf(page, plotName(half + 1))).toBeVisible();
  await expect(field(page)).toHaveValue('77');
  await expect(
    page.getByText(/^Dane z \d{4}\.\d\d\.\d\d \d\d:\d\d · działa bez internetu$/),
  ).toBeVisible();
  await counts(page, 0, half);
  await readOn(half + 1, read);
  await counts(page, 0, read);

  proxy.lose(true);
  // Back in the network it is sent by itself, again and again where answers are lost.
  await context.setOffline(false);
  await counts(page, read, 0);
  await expect(page.getByText(/^Zdjęcia do wysłania/)).toBeHidden();
  expect(proxy.lost()).toBeGreaterThan(0);
  const expected = Array.from(
    { length: read },
    (_, index) => `Wodomierz ${plotName(index + 1)}: ${101.5 + index}`,
  );
  expect(await measured(app)).toEqual(expected);
  expect(await countOf(app, 'readingPhoto')).toBe(photos);
  expect(await keptEntries(page)).toBe(0);
  await context.close();
  await proxy.close();
});

test('of two readers at one meter the same value is one, and another one is for the office', async ({
  app,
  context,
  page,
  otherSession,
}) => {
  const { campaignId, meterIds } = await addRound(app, 2);
  await addReader(app, context, campaignId, app.origin);
  const { id: otherId } = await addLogin(app.db, { role: 'ROLE_USER' });
  await addCampaignReader(app.db, { campaignId, loginId: otherId });
  const other = await otherSession(otherId);
  const readByOther = (meterId: string | undefined, measurementValue: string) => ({
    clientKey: randomUUID(),
    meterId,
    state: 'read',
    measurementValue,
    measuredAt: new Date().toISOString(),
  });
  await page.goto(walkAt(campaignId));
  await expect(plotOf(page, plotName(1))).toBeVisible();
  const readings = [readByOther(meterIds[0], '101.5'), readByOther(meterIds[1], '999')];
  const sent = await other.post('/api/campaign/sync', {
    data: { campaignId, sentAt: new Date().toISOString(), readings },
  });
  expect(sent.ok()).toBe(true);
  await readPlot(page, 1);
  await readPlot(page, 2);
  await counts(page, 2, 0);
  expect(await measured(app)).toEqual(['Wodomierz 001: 101.5', 'Wodomierz 002: 999']);
  expect(await countOf(app, 'submission')).toBe(1);
});

test.describe('a phone whose clock is an hour off', () => {
  test.use({ ownBrowser: true });

  test('says when it was read all the same', { tag: inLongRun }, async ({ app, context, page }) => {
    const { campaignId } = await addRound(app, 1);
    await addReader(app, context, campaignId, app.origin);
    await page.clock.install({ time: new Date(Date.now() + 60 * 60_000) });
    await page.goto(walkAt(campaignId));
    await readPlot(page, 1);
    await counts(page, 1, 0);
    const { measuredAt } = await app.db
      .selectFrom('measurement')
      .select('measuredAt')
      .executeTakeFirstOrThrow();
    const off = Math.abs(new Date(measuredAt).getTime() - Date.now());
    expect(off).toBeLessThan(10 * 60_000);
  });
});

test('who signs out says what becomes of what waits, and nobody else sees or sends it', async ({
  app,
  context,
  page,
}) => {
  const { campaignId } = await addRound(app, 3);
  await addReader(app, context, campaignId, app.origin);
  await page.goto(walkAt(campaignId));
  await expect(plotOf(page, plotName(1))).toBeVisible();
  await page.route('**/api/campaign/sync', (route) => route.abort());
  await readPlot(page, 1);
  await counts(page, 0, 1);
  const signOut = async () => {
    await button(page, 'Menu użytkownika').click();
    await button(page, 'Wyloguj').click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Niewysłane odczyty' });
  await expect(question).toContainText('Niewysłane odczyty: 1. Wyślij je, zanim się wylogujesz.');
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await counts(page, 0, 1);
  await signOut();
  await question.getByRole('button', { name: 'Zostaw na tym urządzeniu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();

  await page.unroute('**/api/campaign/sync');
  await addReader(app, context, campaignId, app.origin);
  await page.goto(walkAt(campaignId));
  await counts(page, 0, 0);
  await readPlot(page, 1);
  await counts(page, 1, 0);
  expect(await measured(app)).toEqual(['Wodomierz 001: 101.5']);

  // What the first one left waits for them to sign in.
  expect(await keptEntries(page)).toBe(1);
});

test('sixty meters take at most three touches each besides their digits', {
  tag: inLongRun,
}, async ({ app, context, page }) => {
  const { campaignId } = await addRound(app, 60);
  await addReader(app, context, campaignId, app.origin);
  await page.goto(walkAt(campaignId));
  let touches = 0;
  const tap = async (name: string) => {
    touches += 1;
    await button(page, name).tap();
  };
  for (let index = 1; index <= 60; index += 1) {
    await expect(plotOf(page, plotName(index))).toBeVisible();
    const before = touches;
    if (index % 10 === 0) {
      await tap('Niedostępny');
      await tap('Zamknięta furtka');
    } else {
      // The field has the focus already, and the phone its keyboard.
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(`${100 + index}`);
      await tap('Zapisz i następny');
    }
    expect(touches - before, `touches at the meter ${index}`).toBeLessThanOrEqual(3);
  }
  await expect(page.getByRole('heading', { name: 'Wszystko odczytane' })).toBeVisible();
  await counts(page, 60, 0);
  expect(await measured(app)).toHaveLength(54);
});

test('a round that is closed, and a session that ends, lose nothing that was typed', async ({
  app,
  context,
  page,
}) => {
  const { campaignId } = await addRound(app, 4);
  const loginId = await addReader(app, context, campaignId, app.origin);
  await page.goto(walkAt(campaignId));
  await expect(plotOf(page, plotName(1))).toBeVisible();
  await app.db.deleteFrom('session').execute();
  await readPlot(page, 1);
  await expect(page.getByText(/^Zalogowanie wygasło. Odczyty czekają/)).toBeVisible();
  await signInAgain(app, context, loginId, app.origin);
  await page.reload();
  await counts(page, 1, 0);

  await page.route('**/api/campaign/sync', (route) => route.abort());
  await readPlot(page, 2);
  await field(page).fill('150');
  await button(page, 'Pomiń').click();
  await expect(plotOf(page, plotName(4))).toBeVisible();
  await app.db.updateTable('campaign').set({ state: 'closed', closedAt: new Date() }).execute();
  await page.unroute('**/api/campaign/sync');
  await page.reload();
  await expect(page.getByText('Ta tura jest już zamknięta.')).toBeVisible();
  await counts(page, 2, 0);
  await expect(plotOf(page, plotName(3))).toBeVisible();
  await button(page, 'Zapisz').click();
  await counts(page, 3, 0);
  await expect(field(page)).toBeHidden();
  expect(await measured(app)).toEqual(['Wodomierz 001: 101.5']);
  expect(await countOf(app, 'submission')).toBe(2);
});

test('a photo that was forgotten is added to the reading without typing it again', async ({
  app,
  context,
  page,
}) => {
  const { campaignId } = await addRound(app, 2);
  await addReader(app, context, campaignId, app.origin);
  await page.goto(walkAt(campaignId));
  await readPlot(page, 1);
  await counts(page, 1, 0);
  await button(page, 'Poprzedni').click();
  await expect(plotOf(page, plotName(1))).toBeVisible();
  const buffer = await picture({ width: 240, height: 180 }).png().toBuffer();
  await page
    .getByLabel('Zdjęcie', { exact: true })
    .setInputFiles({ name: 'licznik.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Odczytano 101,5 m³: zapisany, ze zdjęciem')).toBeVisible();
  await expect.poll(() => countOf(app, 'readingPhoto')).toBe(1);
  expect(await keptEntries(page)).toBe(0);
});

test('whoever walks finds the way to it on the start page without scrolling, whatever they hold', async ({
  app,
  context,
  page,
}) => {
  const { campaignId } = await addRound(app, 1);
  await addReader(app, context, campaignId, app.origin);
  for (const name of ['Aleja Jaśminowa 112A', 'Aleja Różana 7', 'Aleja Lipowa 9'])
    await addOwnPlot(app, { name });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Zobacz liczniki i opłaty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tura odczytów: Jesień 2026' })).toBeInViewport({
    ratio: 1,
  });
});
