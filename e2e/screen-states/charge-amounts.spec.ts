import { reckonDraft, runForm } from '@grzadka/server/test/charge-runs.ts';
import { addFeeKind, addTariff } from '@grzadka/server/test/fee-factories.ts';
import { addAccount } from '@grzadka/server/test/ledger.ts';
import { chooseFile } from '../files.ts';
import { expect } from '../fixtures.ts';
import { button, field } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const csv = (...rows: string[]) => ({
  name: 'kwoty.csv',
  mimeType: 'text/csv',
  content: ['Działka;Kwota;Opis', ...rows].join('\n'),
});

test(
  'what is set by hand',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: feeKindId } = await addFeeKind(db, { name: 'Szkody i niewykonane prace' });
      await addTariff(db, { feeKindId, terms: { method: 'manual', rate: '10' } });
      await addAccount(db, { name: 'R-1', lastName: 'Brzęczyszczykiewicz' });
      await addAccount(db, { name: 'R-2' });
      const { id } = await reckonDraft(db, {
        ...runForm([feeKindId], []),
        title: 'Szkody 2026',
        issueDay: '2026-05-20',
      });
      return { run: `/oplaty/naliczenia/${id}` };
    },
    states: [
      {
        name: 'a draft of which nothing is set yet',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page, data }) {
          await page.goto(data.run);
          await expect(page.getByText('Nie ma jeszcze żadnej kwoty.')).toBeVisible();
        },
      },
      {
        name: 'a file with faults',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Wczytaj kwoty z pliku' }).click();
          await chooseFile(page, csv('R-1;0;', 'R-9;5;', 'R-2;1,005;brama'));
          await button(page, 'Sprawdź').click();
          await expect(page.getByRole('heading', { name: 'W pliku są błędy' })).toBeFocused();
        },
      },
      {
        name: 'a file that is taken in',
        inLongRun: true,
        async reach({ page }) {
          await chooseFile(page, csv('R-1;1 234,50;naprawa ogrodzenia przy alei głównej'));
          await button(page, 'Sprawdź').click();
          await button(page, 'Wczytaj').click();
          await expect(page.getByRole('heading', { name: /^Wczytano plik/ })).toBeFocused();
        },
      },
      {
        name: 'the form of an amount, with what is wrong',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Pokaż kwoty' }).click();
          await button(page, 'Dodaj kwotę').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('combobox').fill('R-2');
          await page.getByRole('option', { name: /^R-2/ }).click();
          await dialog.getByRole('button', { name: 'Dodaj kwotę' }).click();
          await expect(dialog.getByText('Podaj kwotę')).toBeVisible();
        },
      },
      {
        name: 'the amounts',
        alsoIn: 'narrowest',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Kwota').fill('50');
          await dialog.getByRole('button', { name: 'Dodaj kwotę' }).click();
          await expect(dialog).toBeHidden();
          await expect(page.getByText(/^Kwoty: 2, razem 1284,50/)).toBeVisible();
          // Where the next one is begun.
          await expect(button(page, 'Dodaj kwotę')).toBeFocused();
        },
      },
      {
        name: 'the form of one that is there',
        async reach({ page }) {
          await button(page, 'Zmień: Działka R-1').click();
          await expect(field(page, 'Opis')).toHaveValue(/^naprawa/);
        },
      },
      {
        name: 'the question before one is taken away',
        inLongRun: true,
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Anuluj' }).click();
          await button(page, 'Usuń: Działka R-1').click();
          await expect(page.getByText(/zniknie z tego naliczenia/)).toBeVisible();
        },
      },
    ],
  }),
);
