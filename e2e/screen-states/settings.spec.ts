import { picture } from '@grzadka/server/test/test-images.ts';
import { chooseFile } from '../files.ts';
import { expect } from '../fixtures.ts';
import { button, heading } from '../publishing.ts';
import { test, walk } from './walk.ts';

/** As long as a name may be. */
const name =
  'Rodzinny Ogród Działkowy imienia Obrońców Wybrzeża i Kolejarzy Węzła Gdyńskiego „Złote Kłosy” w Rumi';

test(
  'the settings',
  walk({
    role: 'ROLE_SUPER_USER',
    prepare: async () => ({
      logo: { name: 'logo.png', mimeType: 'image/png', content: await picture().png().toBuffer() },
    }),
    states: [
      {
        name: 'the form, with faults',
        async reach({ page }) {
          await page.goto('/system/ustawienia');
          await expect(page.getByLabel('Nazwa ogrodu')).toBeFocused();
          await page.keyboard.type(name);
          await page.getByLabel('Nazwa do przelewu').fill('ROD Złote Kłosy');
          await page.getByLabel('Numer rachunku bankowego').fill('61 1090 1014');
          await page.getByLabel('NIP').fill('526-025-09-96');
          await page.keyboard.press('Control+S');
          await expect(page.getByText(/^Numer rachunku powinien mieć/)).toBeVisible();
        },
      },
      {
        name: 'the site switched on, with a draft, and the question before it is replaced',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('checkbox', { name: 'Strona internetowa ogrodu' }).check();
          await expect(page.getByText('Po zapisaniu strona będzie pod adresem')).toBeVisible();
          const insert = button(page, 'Wstaw wzór: Polityka prywatności');
          await insert.click();
          await expect(page.getByLabel('Polityka prywatności', { exact: true })).toHaveValue(
            /Administratorem danych/,
          );
          await insert.click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
      {
        name: 'the form of the logo, with a file that cannot be one',
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await page.getByRole('link', { name: 'Dodaj logo' }).click();
          await expect(heading(page, 'Logo ogrodu')).toBeVisible();
          await chooseFile(page, {
            name: 'logo.svg',
            mimeType: 'image/svg+xml',
            content: '<svg/>',
          });
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Logo musi być plikiem/)).toBeVisible();
        },
      },
      {
        name: 'the form, with a logo and a whole number of an account',
        alsoIn: 'narrowest',
        async reach({ page, data: { logo } }) {
          await chooseFile(page, logo);
          await button(page, 'Zapisz').click();
          await expect(page.getByRole('img', { name: 'Logo ogrodu' })).toBeVisible();
          // What was typed has waited.
          await expect(page.getByLabel('Nazwa ogrodu')).toHaveValue(name);
          await page
            .getByLabel('Numer rachunku bankowego')
            .fill('61 1090 1014 0000 0712 1981 2874');
        },
      },
      {
        name: 'the form of the picture, with a file that cannot be one',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Dodaj zdjęcie' }).click();
          await expect(heading(page, 'Zdjęcie na stronie ogrodu')).toBeVisible();
          await chooseFile(page, {
            name: 'ogrod.svg',
            mimeType: 'image/svg+xml',
            content: '<svg/>',
          });
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Zdjęcie musi być plikiem/)).toBeVisible();
        },
      },
      {
        name: 'the form, with a picture',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page, data: { logo } }) {
          await chooseFile(page, logo);
          await button(page, 'Zapisz').click();
          await expect(page.getByRole('img', { name: 'Zdjęcie na stronie ogrodu' })).toBeVisible();
        },
      },
      {
        name: 'the question before a draft with gaps gets public',
        inLongRun: true,
        async reach({ page }) {
          await page.getByLabel('Nazwa do przelewu').fill('ROD Zlote Klosy');
          await page.keyboard.press('Control+S');
          await expect(page.getByRole('alertdialog')).toContainText('Miejsce do uzupełnienia');
        },
      },
      {
        name: 'the sign-in, with name and logo',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Opublikuj mimo to').click();
          await expect(page).not.toHaveURL(/ustawienia/);
          await expect(page).toHaveTitle(new RegExp(` – ${name}$`));
          await button(page, 'Wyloguj').click();
          await expect(page).toHaveTitle(`Logowanie – ${name}`);
          await page.reload();
          await expect(page.getByText(name, { exact: true })).toBeVisible();
          await expect(page).toHaveTitle(`Logowanie – ${name}`);
        },
      },
    ],
  }),
);
