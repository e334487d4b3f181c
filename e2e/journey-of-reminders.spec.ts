import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { addResolution } from '@grzadka/server/test/fee-factories.ts';
import { addDebtor, nameSender } from '@grzadka/server/test/reminders.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button } from './party-screens.ts';
import { phone } from './windows.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kroki wiadomości' }).getByRole('button', { name });
const account = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    /** Begins the message from the list, and has its letters printed. */
    async function remind(page: Page): Promise<void> {
      await press(button(page, 'Utwórz wiadomość'));
      await press(step(page, '4. Podgląd'));
      await press(button(page, 'Przygotuj i pokaż podgląd'));
      await press(button(page, 'Wyślij…'));
      await press(dialog(page).getByRole('button', { name: 'Wyślij', exact: true }));
      await press(button(page, 'Oznacz jako wydrukowane (1)'));
      await expect(page.getByText('Oznaczono jako wydrukowane: 1')).toBeVisible();
    }

    test('who does not pay is reminded, then demanded to pay, and pays by a plan that keeps further letters back', async ({
      app: { db },
      page,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      await nameSender(db);
      const debtor = await addDebtor(db, 'Zwlekająca', { days: 45 });
      await addDebtor(db, 'Spóźniona', { days: 5 });

      await test.step('an unpaid fee is reminded of, one that is late by days is not', async () => {
        await page.goto('/oplaty');
        await press(page.getByRole('main').getByRole('link', { name: 'Wezwania' }));
        await expect(account(page, 'Dostaną wezwanie')).toHaveText(/Zwlekająca/);
        await expect(account(page, 'Nie dostaną')).toHaveText(/Spóźniona.*Dni po terminie/);
        await remind(page);
      });

      await test.step('no demand follows until the pause is over', async () => {
        await page.goto('/oplaty/wezwania?poziom=2');
        const left = account(page, 'Nie dostaną').filter({ hasText: 'Zwlekająca' });
        await expect(left).toHaveText(/następne może być/);
        const printedAt = `${addDays(gardenToday(), -15)}T10:00:00Z`;
        await db.updateTable('messageRecipient').set({ printedAt }).execute();
        await page.reload();
        await expect(account(page, 'Dostaną wezwanie')).toHaveText(/Zwlekająca/);
        await remind(page);
      });

      await test.step('its delivery is noted, and all of it stands on the account', async () => {
        await press(button(page, 'Zapisz doręczenie'));
        await press(dialog(page).getByRole('button', { name: 'Zapisz doręczenie' }));
        await expect(page.getByText('Zapisano doręczenie: 1')).toBeVisible();
        await page.goto(`/oplaty/konta/${debtor.id}`);
        const given = account(page, 'Wezwania');
        await expect(given).toHaveCount(2);
        await expect(given.first()).toHaveText(/Wezwanie do zapłaty.*Doręczono.*Termin/);
        await expect(given.last()).toHaveText(/Przypomnienie/);
        await press(given.first().getByRole('link'));
        await expect(page.getByRole('link', { name: 'Doręczono: 1' })).toBeVisible();
      });

      await test.step('a plan is agreed on, and as long as it is kept nothing more is sent', async () => {
        await addResolution(db, { number: '7/2026' });
        await page.goto(`/oplaty/konta/${debtor.id}`);
        await press(button(page, 'Rozłóż na raty'));
        await press(dialog(page).getByRole('combobox', { name: 'Uchwała' }));
        await press(page.getByRole('option', { name: /^7\/2026/ }));
        await press(dialog(page).getByRole('button', { name: 'Zapisz raty' }));
        await expect(page.getByText('Raty płacone w terminie')).toBeVisible();
        await page.goto('/oplaty/wezwania?poziom=3');
        const left = account(page, 'Nie dostaną').filter({ hasText: 'Zwlekająca' });
        await expect(left).toHaveText(/Trwa spłata w ratach, która jest dotrzymywana/);
      });
    });
  });
}
