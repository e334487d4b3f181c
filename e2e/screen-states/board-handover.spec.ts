import type { BoardHandover } from '@grzadka/contract/board-handover/board-handover.model';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const done: BoardHandover = {
  id: '01930000-0000-7000-8000-000000000001',
  state: 'done',
  createdAt: '2026-11-22T09:00:00.000Z',
  availableThru: '2026-11-29T09:00:00.000Z',
  size: 1_400_000,
  madeBy: 'Brzęczyszczykiewiczówna-Wyrzykowska Konstancja',
};

const items: readonly BoardHandover[] = [
  { ...done, id: 'waiting', state: 'waiting', size: null },
  done,
  { ...done, id: 'failed', state: 'failed', size: null, madeBy: null },
];

test(
  'what a board hands over',
  walk({
    role: 'ROLE_ADMIN',
    prepare: () => Promise.resolve({}),
    states: [
      {
        name: 'nothing was asked for',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/system/dane-osobowe/przekazanie-spraw');
          await expect(page.getByText('Nie ma teraz pliku dla nowego zarządu.')).toBeVisible();
        },
      },
      {
        name: 'packs that are made, done and failed',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.route('**/api/system/handover', (route) =>
            route.request().method() === 'GET'
              ? route.fulfill({ json: { items } })
              : route.fallback(),
          );
          await page.goto('/system/dane-osobowe/przekazanie-spraw');
          await expect(page.getByRole('link', { name: /^Pobierz/ })).toHaveCount(1);
        },
      },
    ],
  }),
);
