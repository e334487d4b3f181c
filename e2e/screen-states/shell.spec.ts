import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { test, walk } from './walk.ts';

test(
  'the frame of all screens',
  walk({
    role: 'ROLE_ADMIN',
    person: { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewiczówna' },
    prepare: async () => {},
    states: [
      {
        name: 'the start page, with the whole menu',
        async reach({ page }) {
          await page.goto('/');
          await expect(page.getByText('Strona w budowie!')).toBeVisible();
        },
      },
      {
        name: "a phone's menu",
        only: 'narrow',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Otwórz menu' }).click();
          await expect(page.getByRole('link', { name: 'Działki' })).toBeVisible();
        },
      },
      {
        name: "a phone's menu of the person",
        only: 'narrow',
        async reach({ page }) {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('link', { name: 'Działki' })).toBeHidden();
          await page.getByRole('button', { name: 'Menu użytkownika' }).click();
          const user = page.getByRole('dialog', { name: 'Menu użytkownika' });
          await expect(user.getByText('Brzęczyszczykiewiczówna Konstancja')).toBeVisible();
        },
      },
      {
        name: 'an address that leads nowhere',
        async reach({ page }) {
          await goWithin(page, '/nie-ma-takiej-strony');
          await expect(page.getByRole('heading', { name: 'Nie znaleziono strony' })).toBeVisible();
        },
      },
    ],
  }),
);
