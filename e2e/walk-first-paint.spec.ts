import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import {
  addReader,
  addRound,
  button,
  counts,
  field,
  measured,
  plotName,
  plotOf,
  walkAt,
} from './walk-round.ts';
import { phone } from './windows.ts';

test.use(phone);

/** What the browser keeps for walks. */
const keptStores = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('grzadka-walk-')),
  );

async function signOut(page: Page): Promise<void> {
  await button(page, 'Menu użytkownika').click();
  await button(page, 'Wyloguj').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
}

test('what is typed before the program has begun is there once it has, and a sign-out forgets the screen', async ({
  app,
  browser,
}) => {
  const { campaignId } = await addRound(app, 2);
  const context = await browser.newContext({
    ...phone,
    baseURL: app.origin,
    serviceWorkers: 'allow',
  });
  await addReader(app, context, campaignId, app.origin);
  let page = await context.newPage();
  await page.goto(walkAt(campaignId));
  await expect(page.getByText('działa bez internetu')).toBeVisible();
  await expect.poll(() => keptStores(page)).toContain('grzadka-walk-first-paint');
  await context.setOffline(true);
  await page.close();

  page = await context.newPage();
  // The program begins after the first frame, which is held back.
  await page.addInitScript(() => {
    const { requestAnimationFrame } = globalThis;
    const held: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(globalThis, {
      goOn: () => {
        globalThis.requestAnimationFrame = requestAnimationFrame;
        for (const callback of held) requestAnimationFrame(callback);
      },
    });
  });
  await page.goto('/');
  await expect(plotOf(page, plotName(1))).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('101.5');
  await expect(button(page, 'Zapisz i następny')).toBeDisabled();
  await page.evaluate('goOn()');
  await expect(button(page, 'Zapisz i następny')).toBeEnabled();
  await expect(page).toHaveURL(walkAt(campaignId));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('101,5');
  await button(page, 'Zapisz i następny').click();
  await expect(plotOf(page, plotName(2))).toBeVisible();
  await counts(page, 0, 1);

  // Back in the network it is sent by itself.
  await context.setOffline(false);
  await counts(page, 1, 0);
  expect(await measured(app)).toEqual(['Wodomierz 001: 101.5']);
  await signOut(page);
  await expect.poll(() => keptStores(page)).toEqual([]);
  await context.close();
});

test('a sign-out forgets it on the page that has kept it, too', { tag: inLongRun }, async ({
  app,
  browser,
}) => {
  const { campaignId } = await addRound(app, 1);
  const context = await browser.newContext({
    ...phone,
    baseURL: app.origin,
    serviceWorkers: 'allow',
  });
  await addReader(app, context, campaignId, app.origin);
  const page = await context.newPage();
  await page.goto(walkAt(campaignId));
  await expect(page.getByText('działa bez internetu')).toBeVisible();
  await expect.poll(() => keptStores(page)).toHaveLength(2);
  await signOut(page);
  await expect.poll(() => keptStores(page)).toEqual([]);
  await context.close();
});
