import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, field, row } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

test(
  'cash boxes, and categories of costs and income',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: box } = await db
        .insertInto('cashBox')
        .values({ id: newId(), name: 'Świetlica', active: true })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: category } = await db
        .insertInto('costCategory')
        .values({
          id: newId(),
          name: 'Naprawy hydroforni i wodociągu przy Alei Jaśminowej',
          purpose: 'management',
          active: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { category, box };
    },
    states: [
      {
        name: 'the cash boxes',
        async reach({ page }) {
          await page.goto('/transakcje/kasa');
          await expect(row(page, 'Kasa')).toContainText('0,00');
        },
      },
      {
        name: 'the form of a new one, with the name of another',
        async reach({ page }) {
          await button(page, 'Nowa kasa').click();
          await field(page, 'Nazwa').fill('kasa');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Jest już kasa o tej nazwie. Wpisz inną.')).toBeVisible();
        },
      },
      {
        name: 'one of them',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, `/transakcje/kasa/${data.box}`);
          await expect(button(page, 'Wpisz bilans otwarcia')).toBeVisible();
        },
      },
      {
        name: 'the question what was in it at first, without an amount',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wpisz bilans otwarcia').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Wpisz bilans otwarcia' }).click();
          await expect(dialog.getByText('Podaj kwotę')).toBeVisible();
        },
      },
      {
        name: 'its form',
        async reach({ page, data }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await goWithin(page, `/transakcje/kasa/${data.box}/edycja`);
          await expect(field(page, 'Nazwa')).toHaveValue('Świetlica');
        },
      },
      {
        name: 'its report, of days in the wrong order',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, `/transakcje/raport-kasowy?kasa=${data.box}`);
          await typeDay(page, 'Od', '31122098');
          await button(page, 'Drukuj raport').click();
          await expect(page.getByText(/nie może być późniejsza/)).toBeVisible();
        },
      },
      {
        name: 'the cost categories',
        async reach({ page }) {
          await goWithin(page, '/transakcje/kategorie-kosztow');
          await expect(row(page, 'Naprawy')).toBeVisible();
        },
      },
      {
        name: 'the form of a new one, with nothing in it',
        async reach({ page }) {
          await button(page, 'Nowa kategoria kosztów').click();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Nazwa nie może być pusta')).toBeVisible();
        },
      },
      {
        name: 'one cost category',
        async reach({ page, data }) {
          await goWithin(page, `/transakcje/kategorie-kosztow/${data.category}`);
          await expect(page.getByRole('link', { name: 'Edytuj', exact: true })).toBeVisible();
        },
      },
      {
        name: 'its form',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj', exact: true }).click();
          await expect(field(page, 'Nazwa')).toHaveValue(/^Naprawy/);
        },
      },
      {
        name: 'the income categories',
        async reach({ page }) {
          await goWithin(page, '/transakcje/kategorie-przychodow');
          await expect(row(page, 'Klucze i piloty')).toBeVisible();
        },
      },
      {
        name: 'the form of a new income category, with the name of another',
        async reach({ page }) {
          await button(page, 'Nowa kategoria przychodów').click();
          await field(page, 'Nazwa').fill('klucze i piloty');
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Jest już kategoria przychodów/)).toBeVisible();
        },
      },
      {
        name: 'one income category',
        async reach({ page }) {
          await field(page, 'Nazwa').fill('Wynajem świetlicy i placu przy Alei Jaśminowej');
          await button(page, 'Zapisz').click();
          await row(page, 'Wynajem świetlicy')
            .getByRole('link', { name: /^Szczegóły/ })
            .click();
          await expect(page.getByRole('link', { name: 'Edytuj', exact: true })).toBeVisible();
        },
      },
      {
        name: 'the form of an income category',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj', exact: true }).click();
          await expect(field(page, 'Nazwa')).toHaveValue(/^Wynajem świetlicy/);
        },
      },
    ],
  }),
);
