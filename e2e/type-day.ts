import type { Locator, Page } from '@playwright/test';

/** A field of dates, or of a time, by its label; the beginning of one is enough. */
export function dateField(within: Page | Locator, name: string, exact = false): Locator {
  return within.getByRole('textbox', { name, exact });
}

/** Types a date into a field in place of what stands there. */
export async function typeDate(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
}

/** The same into a field of the page. */
export async function typeDay(page: Page, label: string, text: string): Promise<void> {
  await typeDate(dateField(page, label), text);
}
