import { expect, test } from './fixtures.ts';
import { findings, noFindings } from './screen-states/findings.ts';
import { windows } from './windows.ts';

test('without a connection the application says so, and opens when it is back', async ({
  app,
  browser,
}) => {
  // A browser of its own: in the others the worker is switched off.
  const context = await browser.newContext({
    baseURL: app.origin,
    serviceWorkers: 'allow',
    viewport: windows.narrow,
  });
  const page = await context.newPage();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.goto('/logowanie?z=listu');
  await expect(heading('Logowanie')).toBeVisible();
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(open.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  // Nothing that anybody has read or typed: no answers of calls, and no page but this one.
  expect(kept.toSorted()).toEqual([
    '/appearance.js',
    expect.stringMatching(/^\/assets\/atkinson-.*-latin-ext-.*\.woff2$/),
    expect.stringMatching(/^\/assets\/atkinson-.*-latin-wght-.*\.woff2$/),
    '/brak-polaczenia.html',
    '/icon.svg',
  ]);
  await page.evaluate(() => localStorage.setItem('grzadka-scheme', 'dark'));

  await context.setOffline(true);
  await page.reload();
  await expect(heading('Brak połączenia')).toBeVisible();
  // In the colours chosen on this device, those by night.
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await findings(page)).toEqual(noFindings);
  await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'light'));
  expect(await findings(page)).toEqual(noFindings);
  const shown = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    return {
      icon: document.images[0]?.naturalWidth !== 0,
      type: faces.filter(({ status }) => status === 'loaded').length,
    };
  });
  expect(shown, 'the mark, and the type for Latin and Polish letters').toEqual({
    icon: true,
    type: 2,
  });

  await context.setOffline(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading('Logowanie')).toBeVisible();
  await expect(page).toHaveURL('/logowanie?z=listu');
  await context.close();
});
