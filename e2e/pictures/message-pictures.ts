import { expect, type Page } from '@playwright/test';
import { openList, type Picture } from './picture.ts';

/** Opens the message of the demo that has this in its subject. */
async function openMessage(page: Page, subject: string): Promise<void> {
  await openList(page, '/wiadomosci');
  await page.getByRole('listitem').filter({ hasText: subject }).getByRole('link').last().click();
}

/** The pictures of the messages. */
export const messagePictures: readonly Picture[] = [
  {
    name: 'wiadomosci',
    screen: 'web/src/message/list/MessageListScreen.tsx',
    height: 660,
    reach: (page) => openList(page, '/wiadomosci'),
  },
  {
    name: 'wiadomosc-do-kogo',
    screen: 'web/src/message/draft/DraftForm.tsx',
    height: 800,
    async reach(page) {
      await openMessage(page, 'Nowe klucze');
      await page.getByRole('button', { name: 'Do kogo' }).click();
      await expect(page.getByText(/odbiorców: \d/)).toBeVisible();
    },
  },
  {
    name: 'wiadomosc-podglad',
    screen: 'web/src/message/preview/MessagePreviewScreen.tsx',
    height: 1000,
    async reach(page) {
      await openMessage(page, 'Opłaty za działkę');
      await page.getByRole('link', { name: /^Czeka: / }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /pokaż wiadomość/i })
        .first()
        .click();
      await expect(page.frameLocator('iframe').getByText('Dziś do zapłaty')).toBeVisible();
    },
  },
  {
    name: 'wiadomosc-wysylka',
    screen: 'web/src/message/sending/MessageProgressScreen.tsx',
    height: 1070,
    async reach(page) {
      await openMessage(page, 'Walne zebranie');
      await expect(page.getByRole('button', { name: /pisma \(PDF\)/ })).toBeVisible();
    },
  },
];
