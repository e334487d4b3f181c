import { addGarden } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goToAnother } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import { findings, noFindings } from './screen-states/findings.ts';

const beside = (page: Page) => page.getByRole('complementary', { name: 'Pomoc' });

test('the help stands beside the screen, follows it, and leads through the manual', async ({
  app,
  page,
  signIn,
}) => {
  await addGarden(app.db, { name: '12A' });
  await signIn('ROLE_TREASURER');
  await page.goto('/dzialki');
  await page.getByRole('button', { name: 'Pomoc', exact: true }).press('Enter');
  const help = beside(page);
  await expect(help.getByRole('heading', { level: 2, name: 'Pomoc' })).toBeFocused();
  await expect(help.getByRole('heading', { name: 'Działki', exact: true })).toBeInViewport();
  expect(await findings(page)).toEqual(noFindings);
  const [screen, panel] = [await page.getByRole('main').boundingBox(), await help.boundingBox()];
  expect(panel).toMatchObject({ x: (screen?.x ?? 0) + (screen?.width ?? 0), y: 0 });

  await page
    .getByRole('main')
    .getByRole('link', { name: /Szczegóły/ })
    .click();
  // The part of the list's page about it may be in view before the screen is there, which the help then follows.
  await expect(page.getByRole('heading', { level: 1, name: 'Szczegóły działki' })).toBeVisible();
  await expect(help.getByRole('heading', { name: 'Szczegóły działki' })).toBeInViewport();

  await help.getByRole('link', { name: 'Podmioty', exact: true }).click();
  await expect(help.getByRole('heading', { name: 'Działki podmiotu' })).toBeInViewport();
  await expect(page).toHaveURL(/szczegoly-dzialki/);

  await help.getByRole('textbox', { name: 'Szukaj w pomocy' }).fill('ZGUBIONY telefon');
  await help.getByRole('button', { name: /Zgubiony telefon z kodami/ }).click();
  await expect(help.getByRole('heading', { name: 'Zgubiony telefon z kodami' })).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pomoc', exact: true })).toBeFocused();
});

test('on a phone the help covers the screen, and the manual has addresses of its own', {
  tag: inLongRun,
}, async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/liczniki');
  await page.getByRole('button', { name: 'Menu użytkownika' }).click();
  await page.getByRole('button', { name: 'Pomoc', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Pomoc' });
  await expect(help.getByRole('heading', { name: 'Liczniki i odczyty' })).toBeVisible();
  expect(await help.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await findings(page)).toEqual(noFindings);
  await help.getByRole('button', { name: 'Zamknij pomoc' }).click();
  await expect(help).toBeHidden();

  await page.goto('/pomoc/tresc#podgląd');
  await expect(page).toHaveTitle('Treść: teksty i obrazy – Pomoc – Grządka');
  await expect(page.getByRole('heading', { name: 'Podgląd' })).toBeInViewport();
  expect(await findings(page)).toEqual(noFindings);
  await goToAnother(page, '/pomoc');
  await expect(page).not.toHaveTitle(/^Treść/);
  await page.getByRole('link', { name: 'Dokumenty' }).click();
  await expect(page).toHaveURL('/pomoc/dokumenty');
  await page.getByRole('link', { name: 'Otwórz ekran: Dokumenty' }).click();
  await expect(page).toHaveURL('/dokumenty');
});
