import type { RetentionItem } from '@grzadka/contract/retention/retention.model';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const items: readonly RetentionItem[] = [
  { kind: 'mail-bodies', nextOn: null, count: 0 },
  { kind: 'reading-photos', nextOn: null, count: 0 },
  { kind: 'message-recipients', nextOn: '2026-12-24', count: 1_234 },
  { kind: 'audit', nextOn: '2036-11-22', count: 1 },
];

test(
  'what is kept for how long',
  walk({
    role: 'ROLE_SUPER_USER',
    prepare: () => Promise.resolve({}),
    states: [
      {
        name: 'with what goes next',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.route('**/api/system/retention', (route) =>
            route.fulfill({ json: { items } }),
          );
          await page.goto('/system/dane-osobowe/przechowywanie');
          await expect(page.getByText('2026.12.24')).toBeVisible();
        },
      },
    ],
  }),
);
