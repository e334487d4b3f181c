import { addMessage, addMessageRecipient } from '@grzadka/server/test/messages.ts';
import { addDebtor, nameSender } from '@grzadka/server/test/reminders.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button } from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'reminders',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { db } = app;
      await nameSender(db);
      const long = await addDebtor(db, 'Brzęczyszczykiewiczówna-Wyrzykowska', {
        days: 250,
        amount: 12_345_67,
      });
      await addDebtor(db, 'Nowak');
      await addDebtor(db, 'Młody', { days: 5 });
      await addDebtor(db, 'Drobny', { amount: 5_00 });
      const kind = 'payment-reminder';
      const at = new Date().toISOString();
      const times = { preparedAt: at, startedAt: at, finishedAt: at };
      const { id: messageId } = await addMessage(db, { kind, state: 'done', ...times });
      const printed = { state: 'printed', printedAt: at } as const;
      await addMessageRecipient(db, { messageId, settlementId: long.id, ...printed });
      return { long: long.id };
    },
    states: [
      {
        name: 'who is reminded, and why the others are not',
        alsoIn: 'narrowest',
        onPaper: true,
        inForcedColours: true,
        async reach({ page }) {
          await page.goto('/oplaty/wezwania');
          await expect(page.getByText(/^Ostatnie było/)).toBeVisible();
        },
      },
      {
        name: 'a day that is none, and nothing to remind of at the last level',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await goToAnother(page, '/oplaty/wezwania?poziom=3');
          await expect(page.getByText('Na ten dzień nikt nie dostanie')).toBeVisible();
          await page.getByLabel('Kwota od').fill('0');
          await button(page, 'Sprawdź').click();
          await expect(page.getByText('Podaj kwotę większą od zera')).toBeVisible();
        },
      },
      {
        name: 'an account that was reminded',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page, data }) {
          await goWithin(page, `/oplaty/konta/${data.long}`);
          await expect(page.getByRole('list', { name: 'Wezwania' })).toContainText('Pismo');
        },
      },
      {
        name: 'the message that begins',
        inLongRun: true,
        async reach({ page }) {
          await goWithin(page, '/oplaty/wezwania');
          await button(page, 'Utwórz wiadomość').click();
          await expect(page.getByText(/Przypomnienie, \d{4}/)).toBeVisible();
        },
      },
    ],
  }),
);
