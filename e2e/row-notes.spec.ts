import { addMessage, addMessageRecipient } from '@grzadka/server/test/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { phone } from './windows.ts';

/** What stands in a row below 'Odbiorcy', with its note of who got what. */
const recipients = (page: Page) =>
  page
    .getByRole('list', { name: 'Wiadomości' })
    .getByRole('definition')
    .filter({ hasText: 'do druku: 1' });

/** How far the baselines of a value and of its note lie apart, in pixels. */
function betweenBaselines(value: Locator): Promise<number> {
  return value.evaluate((element) => {
    const [first, second] = [...element.children].map((text) => {
      // A box without anything in it stands on the baseline.
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      text.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    });
    return Math.abs((first ?? 0) - (second ?? Number.NaN));
  });
}

test.beforeEach(async ({ app, signIn }) => {
  const { id: messageId } = await addMessage(app.db, { subject: 'Walne zebranie' });
  for (const state of ['failed', 'to-print'] as const) {
    await addMessageRecipient(app.db, { messageId, state });
  }
  await signIn('ROLE_SUPER_USER');
});

test('how many of the recipients are how far stands whole in its column', async ({ page }) => {
  await page.goto('/wiadomosci');
  const note = recipients(page).locator('small');
  await expect(note).toHaveText('niewysłane: 1, do druku: 1');
  expect(await note.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});

test('what is cut short is said to who points at it, and nothing twice', async ({ app, page }) => {
  const subject = `Walne zebranie sprawozdawcze ${'działkowców i ich rodzin '.repeat(4)}`.trim();
  await addMessage(app.db, { subject });
  await page.goto('/wiadomosci');
  const cut = page.getByText(subject);
  await cut.hover();
  await expect(cut).toHaveAttribute('title', subject);
  const whole = recipients(page).locator('small');
  await whole.hover();
  await expect(whole).not.toHaveAttribute('title', /./);
});

test('in larger type nothing of a row is cut short', async ({ app, page }) => {
  const subject = `Walne zebranie sprawozdawcze ${'działkowców i ich rodzin '.repeat(4)}`.trim();
  await addMessage(app.db, { subject });
  await page.goto('/wiadomosci');
  const whole = page.getByText(subject);
  await expect(whole).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['textSize'] = '130';
  });
  expect(await whole.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a note stands on one line with what it is about', async ({ page }) => {
    await page.goto('/wiadomosci');
    await expect(recipients(page)).toBeVisible();
    expect(await betweenBaselines(recipients(page))).toBeLessThan(0.5);
  });
});
