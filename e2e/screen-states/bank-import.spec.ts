import { addBankAccount } from '@grzadka/server/test/bank-lines.ts';
import { mt940, pkoTable } from '@grzadka/server/test/bank-statements.ts';
import { addAccount } from '@grzadka/server/test/ledger.ts';
import { chooseFile } from '../files.ts';
import { expect } from '../fixtures.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const statement = (name: string, content: string) => ({ name, mimeType: 'text/plain', content });

const longWords =
  'Opłata za działkę przy Alei Jaśminowej za rok 2026, rata druga, i za wodę z hydroforni';

test(
  'bank statements',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { nrb } = await addBankAccount(db, { name: 'Rachunek w banku spółdzielczym w Górze' });
      const { reference } = await addAccount(db, {
        name: '12A',
        lastName: 'Wiśniewska-Grzegorczyk',
      });
      const lines = [
        { amount: 223_51, title: `Dz 12A ${reference}`, name: 'WIŚNIEWSKA-GRZEGORCZYK JAN' },
        {
          amount: -1_234_56,
          title: longWords,
          name: 'Przedsiębiorstwo Wodociągów i Kanalizacji',
          account: '64124000010000000012345678',
        },
        { amount: 15_00, title: 'GR00012321', name: 'KTOŚ' },
      ];
      return { nrb, lines };
    },
    states: [
      {
        name: 'the form, without any file so far',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/transakcje/import');
          await expect(page.getByText('Nie wczytano jeszcze żadnego wyciągu.')).toBeVisible();
        },
      },
      {
        name: 'a file with faults',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          const faulty = pkoTable(data.lines).replaceAll('"15,00"', '1.234');
          await chooseFile(page, statement('bledny.csv', faulty));
          await button(page, 'Pokaż wyciąg').click();
          await expect(page.getByRole('heading', { name: 'Co jest nie tak (1)' })).toBeVisible();
        },
      },
      {
        name: 'the columns of a table that nobody knows, of which some are not pointed at',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await chooseFile(
            page,
            statement('inny.csv', 'Kiedy;Za co;Ile\n2026-05-20;dz 12A;12,50\n'),
          );
          await button(page, 'Pokaż wyciąg').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('combobox', { name: 'Rachunek nadawcy', exact: true }).click();
          await page.getByRole('option', { name: 'Za co' }).click();
          await dialog.getByRole('button', { name: 'Zapisz układ i pokaż wyciąg' }).click();
          await expect(dialog.getByText(/^Wskaż obie kolumny: z rachunkiem/)).toBeVisible();
        },
      },
      {
        name: 'what a file would book',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await chooseFile(page, statement('wyciag.sta', mt940(data.nrb, data.lines, 5_000_00)));
          await button(page, 'Pokaż wyciąg').click();
          await expect(page.getByText(longWords)).toBeVisible();
        },
      },
      {
        name: 'the question whether it is to be forgotten',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Usuń wyciąg').click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
      {
        name: 'a file that is booked',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Anuluj' }).click();
          await button(page, 'Zaksięguj').click();
          await expect(page.getByText(/^Wyciąg jest zaksięgowany/)).toBeVisible();
        },
      },
      {
        name: 'the form, with what was taken in',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wstecz').click();
          await expect(page.getByRole('link', { name: 'wyciag.sta' })).toBeVisible();
        },
      },
      {
        name: 'suspected doubles of a file that names no account',
        inLongRun: true,
        async reach({ page, data }) {
          const others = data.lines.map((line) => ({ ...line, title: `${line.title} inaczej` }));
          await chooseFile(page, statement('tabela.csv', pkoTable(others)));
          await button(page, 'Pokaż wyciąg').click();
          await expect(page.getByText(/^W programie:/).first()).toBeVisible();
        },
      },
      {
        name: 'the question whose it is',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zaksięguj').click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
      {
        name: 'suspected doubles to be decided',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('button', { name: 'Tak, zaksięguj' }).click();
          await expect(button(page, 'To ta sama').first()).toBeVisible();
        },
      },
    ],
  }),
);
