import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import { phone } from './windows.ts';

const menuOfStaff = [
  'Strona główna',
  'Aktualności',
  'Ogłoszenia',
  'Podstrona opłaty',
  'Podstrona władze',
  'Podstrona kontakt',
  'Podmioty',
  'Działki',
  'Liczniki',
  'Dokumenty',
  'Opłaty',
  'Transakcje',
  'Wiadomości',
  'System',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the menu of the staff is whole, and leads to each area', async ({ page, signIn }) => {
  await signIn('ROLE_TREASURER', { firstName: 'Zofia', lastName: 'Źdźbło' });
  await page.goto('/');
  await expect(page.getByText('Strona w budowie!')).toBeVisible();
  await expect(page).toHaveTitle('Strona główna – Grządka');
  const side = page.getByRole('complementary');
  await expect(side.getByText('Źdźbło Zofia')).toBeVisible();
  await expect(side.getByText('Skarbnik')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const links = menu.getByRole('link');
  await expect(links).toHaveText(menuOfStaff);

  await menu.getByRole('link', { name: 'Opłaty', exact: true }).click();
  await expect(heading(page, 'Opłaty')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Konta rozliczeniowe');
  await menu.getByRole('link', { name: 'Transakcje', exact: true }).click();
  await expect(heading(page, 'Transakcje')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Przyjmij wpłatę');
  await menu.getByRole('link', { name: 'Wiadomości', exact: true }).click();
  await expect(heading(page, 'Wiadomości')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nowa wiadomość');
  await menu.getByRole('link', { name: 'System' }).click();
  await expect(heading(page, 'Brak dostępu')).toBeVisible();

  await menu.getByRole('link', { name: 'Podstrona władze' }).click();
  await expect(page).toHaveURL('/strony/wladze/wersje');
  await expect(menu.getByRole('link', { name: 'Podstrona władze' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a plot holder sees the start page only', async ({ page, signIn }) => {
    await signIn('ROLE_USER');
    await page.goto('/liczniki');
    await expect(heading(page, 'Brak dostępu')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByText('Strona w budowie!')).toBeVisible();
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Strona główna']);
  });

  test('the menus open from the app bar', { tag: inLongRun }, async ({ page, signIn }) => {
    await signIn('ROLE_ADMIN', { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewiczówna' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
    await expect(page.getByRole('link', { name: 'Działki' })).toBeVisible();
    await page.getByRole('link', { name: 'Dokumenty' }).click();
    await expect(heading(page, 'Dokumenty')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Działki' })).toBeHidden();

    await page.getByRole('button', { name: 'Menu użytkownika' }).click();
    const user = page.getByRole('dialog', { name: 'Menu użytkownika' });
    await expect(user.getByText('Brzęczyszczykiewiczówna Konstancja')).toBeVisible();
    await user.getByRole('link', { name: 'Twoje konto' }).click();
    await expect(heading(page, 'Twoje dane')).toBeVisible();
    await page.getByRole('button', { name: 'Menu użytkownika' }).click();
    await user.getByRole('button', { name: 'Wyloguj' }).click();
    await expect(heading(page, 'Logowanie')).toBeVisible();
  });
});

test('the colours and the type that were chosen are there before the application is', async ({
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/');
  await page.getByRole('button', { name: 'Wygląd' }).click();
  const look = page.getByRole('dialog', { name: 'Wygląd' });
  await look.getByRole('radio', { name: 'Największy (130%)' }).check();
  await look.getByRole('radio', { name: 'Ciemny' }).check();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  // All that runs from now on is what the page itself blocks its first paint for.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '130');
  await expect(page.locator('body')).toHaveCSS('background-color', ground);
});

test('unknown addresses say so, and old links lead on', { tag: inLongRun }, async ({
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/nie-ma-takiej-strony');
  await expect(heading(page, 'Nie znaleziono strony')).toBeVisible();
  await goWithin(page, '/edytuj-wpis-aktualnosci/abc');
  await expect(page).toHaveURL('/aktualnosci/edytuj-wpis-aktualnosci/abc');
});

test('the keyboard reaches the content past a menu that shows where it is', async ({
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  // So low that the menu has to be scrolled.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/dokumenty');
  await expect(heading(page, 'Dokumenty')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await expect(menu.getByRole('link', { name: 'Dokumenty' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the licences of what others wrote are there for everybody', { tag: inLongRun }, async ({
  page,
}) => {
  const reply = await page.request.get('/licencje.txt');
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await reply.text()).toMatch(/^react \d.* \(MIT\)$/m);
});
