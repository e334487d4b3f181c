import type { Waiting } from '@grzadka/contract/home/home.model';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { test, walk } from './walk.ts';

const at = '2026-11-14T09:30:00.000Z';
const longTitle =
  'Walne zebranie sprawozdawczo-wyborcze członków Rodzinnego Ogrodu Działkowego „Pod Kasztanami”, drugi termin';

const waiting: Waiting = {
  campaigns: [],
  readings: 1204,
  submissions: 1207,
  drafts: {
    count: 1207,
    named: [
      { type: 'news', id: 'n', name: longTitle, parentId: null, at },
      { type: 'page-version', id: 'v', name: 'Władze', parentId: 'wladze', at },
    ],
  },
  ending: {
    count: 1,
    named: [{ type: 'notice', id: 'o', name: 'Z'.repeat(200), parentId: null, at }],
  },
  undelivered: {
    count: 1,
    named: [{ type: 'message', id: 'm', name: longTitle, parentId: null, at }],
  },
  failedMail: 12,
  operations: { count: 1207, incoming: 12_345_678_90, outgoing: 1_234_567_00 },
  backup: { isThere: true, awayAt: at },
};

test(
  'the frame of all screens',
  walk({
    role: 'ROLE_ADMIN',
    person: { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewiczówna' },
    prepare: async () => {},
    states: [
      {
        name: 'the start page, with the whole menu',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/');
          await expect(page.getByText('Strona w budowie!')).toBeVisible();
        },
      },
      {
        name: 'the start page with all that can wait, and with long titles',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.route('**/api/home/waiting', (route) => route.fulfill({ json: waiting }));
          await page.reload();
          await expect(page.getByRole('link', { name: 'Pobierz kopię zapasową' })).toBeVisible();
        },
      },
      {
        name: 'the start page where that could not be found out',
        inLongRun: true,
        async reach({ page }) {
          await page.route('**/api/home/waiting', (route) =>
            route.fulfill({ status: 500, json: {} }),
          );
          await page.reload();
          await expect(page.getByText(/Nie udało się sprawdzić, co na Ciebie czeka/)).toBeVisible();
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
