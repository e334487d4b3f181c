import { Readable } from 'node:stream';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addCostCategory } from '@grzadka/server/test/categories.ts';
import { addDocument } from '@grzadka/server/test/content-factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

/** A cost with long words in all that may be said of it, and one without any of it. */
async function addCosts({ db, storage }: ServedApp) {
  const category = await addCostCategory(db, {
    name: 'Konserwacja hydroforni i studni głębinowych',
  });
  const [said, bare] = [1_284_320_55, 12_00].map((amount) => ({
    costCategoryId: category.id,
    amount,
  }));
  if (said === undefined || bare === undefined) throw new Error('no costs');
  const line = await addBankLine(db, {
    amount: -said.amount - bare.amount,
    bookingDay: '2026-05-04',
  });
  await assignLine(db, line.id, [said, bare]);
  // A storage without a file, beside a row that names one, would be taken for one that is gone.
  await storage.put(newId(), Readable.from('x'), 1);
  const { id: fileId } = await addDocument(db, { name: 'Faktura za remont hydroforni' });
  const costs = db.selectFrom('cost').select('id').orderBy('amountGrosz', 'desc');
  const { id } = await costs.executeTakeFirstOrThrow();
  await db
    .updateTable('cost')
    .set({
      documentNumber: 'FV/2026/05/0123/HYDRO',
      documentDay: '2026-04-30',
      supplierName:
        'Przedsiębiorstwo Wodno-Kanalizacyjne „Brzęczyszczykiewicz i Wspólnicy” sp. z o.o.',
      ksefNumber: '5265877635-20260826-0100001AF629-AF',
      fileId,
      description: 'Wymiana pompy, przewodów i sterownika w studni przy Alei Jaśminowej',
    })
    .where('id', '=', id)
    .execute();
  return { details: `/transakcje/koszty/${id}`, edit: `/transakcje/koszty/${id}/edycja` };
}

test(
  'costs',
  walk({
    role: 'ROLE_TREASURER',
    prepare: ({ app }) => addCosts(app),
    states: [
      {
        name: 'their list with its sum',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/transakcje/koszty');
          await expect(row(page, 'Brzęczyszczykiewicz')).toContainText('1 284 320,55');
        },
      },
      {
        name: 'one with all that may be said of it',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page, data }) {
          await goWithin(page, data.details);
          await expect(page.getByText('FV/2026/05/0123/HYDRO')).toBeVisible();
        },
      },
      {
        name: 'its form with a number that is none',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, data.edit);
          await field(page, 'Numer KSeF').fill('526 587 76 35');
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Numer KSeF ma tylko cyfry/)).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the report of a year',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      await addCosts(app);
      await app.db
        .insertInto('costCategory')
        .values({
          id: newId(),
          name: 'Nieużywana',
          purpose: 'other',
          active: true,
        })
        .execute();
      return undefined;
    },
    states: [
      {
        name: 'with costs alone',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await page.goto('/oplaty/sprawozdanie?rok=2026');
          await expect(page.getByRole('table', { name: 'Koszty' })).toContainText('1 284 332,55');
        },
      },
      {
        name: 'after a draft of a document was made',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Utwórz szkic dokumentu').click();
          await expect(page.getByRole('link', { name: 'Otwórz szkic' })).toBeVisible();
        },
      },
    ],
  }),
);
