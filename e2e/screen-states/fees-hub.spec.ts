import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { addChargedRun } from '@grzadka/server/test/charged-run.ts';
import { addTariff } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { inLongRun } from '../long-run.ts';
import { test, walk } from './walk.ts';

const hub = '/oplaty?rok=2026';

test(
  'how a year of fees stands',
  walk({
    role: 'ROLE_TREASURER',
    prepare: async () => undefined,
    states: [
      {
        name: 'nothing is there yet, not even what notices tell of the garden',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto(hub);
          await expect(page.getByText(/^Na zawiadomieniach zabraknie: nazwa ogrodu/)).toBeVisible();
          await expect(page.getByRole('link', { name: 'Dodaj uchwałę' })).toBeVisible();
        },
      },
      {
        name: 'a part of it is charged, and a draft waits',
        alsoIn: 'narrowest',
        async reach({ app: { db }, page }) {
          const { id: account } = await addAccount(db);
          for (const name of ['Wywóz śmieci', 'Opłata stała za energię']) {
            await addTariff(db, { feeKindId: await feeKindNamed(db, name) });
          }
          const amount = 1_284_320_55;
          await addChargedRun(db, 2026, [
            {
              settlementId: account,
              feeKindId: await feeKindNamed(db, 'Opłata ogrodowa'),
              lines: [{ words: 'Opłata ogrodowa', amount }],
              parts: [{ dueOn: '2099-06-30', amount }],
            },
          ]);
          await db
            .insertInto('chargeRun')
            .values({
              id: newId(),
              kind: 'media',
              title: 'Woda i energia elektryczna w sezonie 2026',
              periodFrom: '2026-01-01',
              periodThru: '2026-12-31',
              referenceDay: '2026-01-01',
              issueDay: '2026-10-25',
              feeKindIds: [],
            })
            .execute();
          await page.reload();
          await expect(page.getByText(/^Jeszcze nie naliczono/)).toBeVisible();
          const next = page.getByRole('link', { name: 'Sprawdź i zatwierdź naliczenie' });
          await expect(next).toBeVisible();
        },
      },
      {
        name: 'all of it is done',
        inLongRun: true,
        async reach({ app: { db }, page }) {
          await db.deleteFrom('chargeRun').where('state', '=', 'draft').execute();
          const run = db.selectFrom('chargeRun').select('id');
          const { id } = await run.executeTakeFirstOrThrow();
          await page.request.get(`/api/charge-run/${id}/notices`);
          await page.reload();
          await expect(page.getByText(/^Pobrano zawiadomienia/)).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the same for who may not write',
  { tag: inLongRun },
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: async () => undefined,
    states: [
      {
        name: 'the steps without a button',
        async reach({ page }) {
          await page.goto(hub);
          await expect(page.getByRole('list', { name: 'Kolejne kroki' })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Dodaj uchwałę' })).toBeHidden();
        },
      },
    ],
  }),
);
