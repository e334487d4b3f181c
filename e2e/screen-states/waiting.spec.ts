import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { addGarden } from '@grzadka/server/test/factories.ts';
import { addWaiting } from '@grzadka/server/test/waiting.ts';
import { expect } from '../fixtures.ts';
import { button, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const lastDay = addDays(gardenToday(), 14);

test(
  'the waiting list',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const name = 'Wstrzemięźliwicka-Chrząszczyżewoszycka Konstancja';
      const wishes = { areaFrom: '250', areaThru: '1200', water: true, electricity: true };
      const { id: first } = await addWaiting(db, { name, appliedOn: '2019-04-01', ...wishes });
      await addWaiting(db, { name: 'Lis Ewa', appliedOn: '2024-02-29' });
      await addWaiting(db, { name: 'Lis Adam', appliedOn: '2025-02-28' });
      const { id: garden } = await addGarden(db, { name: 'A-112' });
      return { first, garden };
    },
    states: [
      {
        name: 'the list',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/dzialki');
          await page.getByRole('link', { name: 'Oczekuje: 3, najdłużej od 2019.04.01' }).click();
          await expect(row(page, 'Lis Ewa')).toContainText('Oczekuje');
        },
      },
      {
        name: 'the form of a new entry, which says too little',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/nowy-oczekujacy');
          await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Nowa Anna');
          await button(page, 'Zapisz').first().click();
          await expect(page.getByText('Podaj telefon albo e-mail')).toBeVisible();
        },
      },
      {
        name: 'who waits for a plot that nobody holds',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/szczegoly-dzialki/${data.garden}`);
          await expect(page.getByText(/nie pasuje: bez wody, bez prądu/)).toBeVisible();
        },
      },
      {
        name: 'an offer that passes somebody over',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Zaproponuj: Lis Adam' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Zaproponuj działkę' }).click();
          await expect(dialog.getByText(/^Wcześniej na liście: Lis Ewa/)).toBeVisible();
        },
      },
      {
        name: 'somebody to whom a plot is offered',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog
            .getByRole('textbox', { name: 'Dlaczego nie po kolei' })
            .fill('Lis Ewa wyjechała');
          await dialog.getByRole('button', { name: 'Zaproponuj działkę' }).click();
          await page.getByRole('link', { name: 'Wpisz odpowiedź' }).click();
          await expect(page.getByText('Nie po kolei: Lis Ewa wyjechała')).toBeVisible();
          await expect(
            page.getByText(`Odpowiedź do ${lastDay.replaceAll('-', '.')}`),
          ).toBeVisible();
        },
      },
      {
        name: 'the form of somebody who is there',
        async reach({ page, data }) {
          await page.goto(`/oczekujacy/${data.first}/edycja`);
          await expect(page.getByRole('checkbox', { name: 'Rezygnuje z działki' })).toBeVisible();
        },
      },
      {
        name: 'who said yes',
        inLongRun: true,
        async reach({ page, data }) {
          await page.goto(`/szczegoly-dzialki/${data.garden}`);
          await page.getByRole('link', { name: 'Wpisz odpowiedź' }).click();
          await page.getByRole('button', { name: /^Przyjmuje:/ }).click();
          await expect(page.getByText('Działka przyjęta')).toBeVisible();
        },
      },
    ],
  }),
);
