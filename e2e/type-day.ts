import type { Page } from '@playwright/test';

/** Types digits into a day field from its first part on: day, month, year. */
export async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  const day = page.getByRole('group', { name: label });
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}
