import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { test, walk } from './walk.ts';

const garden = { id: 'g', name: 'za stawem, przy alei Tysiąclecia Państwa Polskiego 1234567890' };

/** As the server sends them on a day of May; the season of the test decides which there are on its day. */
const due: readonly Deadline[] = [
  {
    kind: 'legalisation',
    id: 'all',
    on: '2026-02-28',
    daysLeft: -90,
    meters: 1000,
    thru: '2027-08-27',
  },
  { kind: 'unclear-lines', id: 'all', on: null, daysLeft: null, lines: 12_345 },
  {
    kind: 'fees-known',
    id: 'r',
    on: '2027-05-31',
    daysLeft: 2,
    number: 'NAL/2027/1',
    title: 'Opłaty roczne na utrzymanie ogrodu, wywóz śmieci i opłatę energetyczną w 2027 roku',
    firstDueOn: '2027-06-30',
  },
  { kind: 'fees-resolved', id: '2027', on: '2027-06-30', daysLeft: 32 },
  { kind: 'annual-finances', id: '2027', on: '2027-07-01', daysLeft: 33 },
  { kind: 'transfer', id: 't', on: '2027-07-05', daysLeft: 37, garden },
];

async function letBeDue(page: Page, items: readonly Deadline[]): Promise<void> {
  await page.route('**/api/deadline', (route) => route.fulfill({ json: { items } }));
}

const all = (page: Page) => page.getByRole('link', { name: 'Wszystkie terminy (6)' });

test(
  'deadlines',
  walk({
    role: 'ROLE_TREASURER',
    prepare: async () => undefined,
    states: [
      {
        name: 'of which nothing is known',
        inLongRun: true,
        async reach({ page }) {
          await page.route('**/api/deadline', (route) =>
            route.fulfill({ status: 500, json: { code: 'internal', message: 'Wystapil blad' } }),
          );
          await page.goto('/terminy');
          await expect(page.getByText(/^Nie udało się wczytać terminów/)).toBeVisible();
        },
      },
      {
        name: 'of all kinds',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await letBeDue(page, due);
          await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
          await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
        },
      },
      {
        name: 'above the fees',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/oplaty');
          await expect(all(page)).toBeVisible();
          await expect(page.getByRole('link', { name: 'Dodaj uchwałę' })).toBeVisible();
        },
      },
      {
        name: 'above the transactions',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/transakcje');
          await expect(all(page)).toBeVisible();
          await expect(page.getByRole('link', { name: 'Przyjmij wpłatę (KP)' })).toBeVisible();
        },
      },
      {
        name: 'of which there are none',
        inLongRun: true,
        async reach({ page }) {
          await letBeDue(page, []);
          await goWithin(page, '/terminy');
          await expect(page.getByText('Nie ma zbliżających się terminów.')).toBeVisible();
          await page.unroute('**/api/deadline');
        },
      },
    ],
  }),
);
