import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { feeKindNamed, openAccount, postDebt, postPayment } from '@grzadka/server/test/ledger.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, partyDetailsPath, row } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

test(
  'the settlement accounts',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const { id: gardenId } = await addGarden(db, { name: 'Aleja Jaśminowa 112A' });
      const hold = async (lastName: string, days: { validFrom?: string; validThru?: string }) => {
        const { id: partyId } = await addParty(db, { firstName: 'Konstancja', lastName });
        await addAssignment(db, { gardenId, partyId, ...days });
      };
      await hold('Dawna', { validThru: '2020-12-31' });
      await hold('Brzęczyszczykiewiczówna-Wyrzykowska', { validFrom: '2021-01-01' });
      await hold('Żak', { validFrom: '2021-01-01' });
      const account = db.selectFrom('settlement').select('id').where('closedOn', 'is', null);
      const { id } = await account.executeTakeFirstOrThrow();
      const feeKindId = await feeKindNamed(db, 'Opłata stała za energię');
      const parts = [
        {
          amount: 1_230_50,
          dueOn: '2024-06-30',
          feeKindId,
          description: 'za całą Aleję w 2024 roku',
        },
        { amount: 310_00, dueOn: '2025-06-30', feeKindId },
      ];
      const description = 'Bilans otwarcia: Opłata stała za energię';
      await postDebt(db, { account: id, day: '2025-12-31', series: 'BO', description, parts });
      await postPayment(db, { account: id, day: '2026-01-10', amount: 1_300_00 });
      const former = db.selectFrom('settlement').select('id').where('closedOn', 'is not', null);
      const overpaid = await former.executeTakeFirstOrThrow();
      await postPayment(db, { account: overpaid.id, day: '2026-01-10', amount: 12_345_50 });
      const lastName = 'Wstrzemięźliwicka-Chrząszczyżewoszycka';
      const { id: without, partyId: waiting } = await openAccount(db, { lastName });
      await db.insertInto('membership').values({ id: newId(), partyId: waiting }).execute();
      return { without, waiting };
    },
    states: [
      {
        name: 'the hub',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/oplaty');
          await expect(page.getByRole('heading', { name: 'Konta rozliczeniowe' })).toBeVisible();
        },
      },
      {
        name: 'their list',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('main').getByRole('link', { name: 'Konta rozliczeniowe' }).click();
          await expect(row(page, 'Żak')).toContainText('GR0000');
          await expect(row(page, 'Żak')).toContainText('Do zapłaty 240,50');
          // Those that are closed are behind the filter that the list begins with.
          await expect(row(page, 'Dawna')).toBeHidden();
          await page.getByRole('button', { name: 'Wyłącz filtr: Stan: Otwarte' }).click();
          await expect(row(page, 'Dawna')).toContainText('zamknięte 2020.12.31');
          await expect(row(page, 'Dawna')).toContainText(/Nadpłata 12\s345,50/);
        },
      },
      {
        name: 'their list narrowed by what is owed, one end of it being no amount',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page
            .getByRole('button', { name: 'Filtry i ustawienia listy', exact: true })
            .click();
          await page.getByRole('checkbox', { name: 'Saldo' }).check();
          const balance = page.getByRole('group', { name: 'Saldo' });
          await balance.getByRole('textbox', { name: 'Od' }).fill('0,01');
          await balance.getByRole('textbox', { name: 'Do' }).fill('1234,567');
          await expect(
            page.getByText('Kwota może mieć najwyżej 2 miejsca po przecinku'),
          ).toBeVisible();
          await expect(row(page, 'Dawna')).toBeHidden();
        },
      },
      {
        name: 'their list when nobody owes as much',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/oplaty/konta?filter-by-balance=true&balance-from=1234550');
          await expect(page.getByText('Nic nie pasuje do wyszukiwania i filtrów')).toBeVisible();
        },
      },
      {
        name: 'one of a couple',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page }) {
          await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
          await row(page, 'Żak')
            .getByRole('link', { name: /^Szczegóły/ })
            .click();
          await expect(page.getByRole('link', { name: 'Żak Konstancja' })).toBeVisible();
          await expect(page.getByRole('main')).toContainText(/240,50\szł do zapłaty/);
          await expect(page.getByText('(nie wybrano)')).toBeHidden();
          await expect(page.getByRole('rowheader', { name: 'Saldo' })).toBeVisible();
        },
      },
      {
        name: 'a certificate that was issued for it',
        alsoIn: 'narrowest',
        inForcedColours: true,
        async reach({ page }) {
          await button(page, 'Zaświadczenie').click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByText('Nic jeszcze nie wydano.')).toBeVisible();
          const file = page.waitForEvent('download');
          await dialog.getByRole('button', { name: 'Wydaj i pobierz' }).click();
          expect((await file).suggestedFilename()).toMatch(/^zaswiadczenie-ZAS-\d{4}-1-/);
          await expect(dialog.getByRole('listitem')).toHaveText(
            /^ZAS.*Informacja o stanie rozliczeń/,
          );
        },
      },
      {
        name: 'what is open on it and what was paid, opened',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
          await button(page, 'Bilans otwarcia: Opłata stała za energię').first().click();
          await expect(page.getByText(/^Zaksięgowano 2025.12.31/)).toBeVisible();
          await button(page, 'Wpłata').click();
          await expect(page.getByText(/^Na BO/).first()).toBeVisible();
        },
      },
      {
        name: 'its balance on a day before it was opened',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Saldo na inny dzień').click();
          await typeDay(page, 'Saldo na dzień', '31122020');
          await expect(page.getByText(/jeszcze nie było/)).toBeVisible();
        },
      },
      {
        name: 'its balance on no day',
        inLongRun: true,
        async reach({ page }) {
          await typeDay(page, 'Saldo na dzień', '01011750');
          await page.keyboard.press('Tab');
          await expect(page.getByText(/^Rok może być od 1900/)).toBeVisible();
        },
      },
      {
        name: 'the question before its payments are spread anew',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Rozlicz wpłaty od nowa').click();
          await expect(page.getByRole('alertdialog')).toContainText('zrobiony ręcznie przepadnie');
        },
      },
      {
        name: 'its form, with a note that is too long',
        async reach({ page }) {
          await page.getByRole('alertdialog').getByRole('button', { name: 'Anuluj' }).click();
          await page.getByRole('link', { name: 'Edytuj' }).click();
          await field(page, 'Uwagi').fill('Pisma wysyłać pocztą. '.repeat(50));
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/Tekst może mieć najwyżej/)).toBeVisible();
        },
      },
      {
        name: 'one with a payer and a note',
        inLongRun: true,
        async reach({ page }) {
          await field(page, 'Uwagi').fill('Pisma wysyłać pocztą.');
          await page.getByRole('combobox', { name: 'Adresat pism' }).click();
          await page.getByRole('option', { name: 'Żak Konstancja' }).click();
          await button(page, 'Zapisz').click();
          // The form shows it, too; the step back that follows the save would be taken from the next state.
          await expect(page.getByRole('link', { name: 'Edytuj' })).toBeVisible();
          await expect(page.getByText('Pisma wysyłać pocztą.')).toBeVisible();
        },
      },
      {
        name: 'one without a garden, of a long name',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goToAnother(page, `/oplaty/konta/${data.without}`);
          await expect(page.getByText('Bez działki – GR')).toBeVisible();
          await expect(page.getByText('członek PZD')).toBeVisible();
        },
      },
      {
        name: 'the same, closed',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Zamknij konto').click();
          await expect(button(page, 'Otwórz ponownie')).toBeVisible();
        },
      },
      {
        name: 'the question before one more is opened',
        inLongRun: true,
        async reach({ page, data }) {
          await goWithin(page, partyDetailsPath(data.waiting));
          await button(page, 'Otwórz konto bez działki').click();
          await expect(page.getByRole('alertdialog')).toContainText('na przykład na nią czeka');
        },
      },
      {
        name: 'one that is not there',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/oplaty/konta/0190a000-0000-7000-8000-000000000000');
          await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
        },
      },
    ],
  }),
);
