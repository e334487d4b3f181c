import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { addNews } from '@grzadka/server/test/content-factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { dateField, typeDate } from './type-day.ts';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The row of a list that shows a text. */
export const row = (page: Page, text: string) =>
  page.getByRole('list').getByRole('listitem').filter({ hasText: text });

/** The blocks in the content manager, in their order; lists within them are none. */
export const blocks = (page: Page) =>
  page.getByRole('list', { name: 'Bloki treści' }).locator(':scope > li');

/** Where the text of a block is written. */
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Treść bloku' });

/** Opens the editor of a text; the cursor is in it then, where typing goes on. */
export async function openText(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(editor(page)).toBeFocused();
}

/** Writes on at the end of the line. */
export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await editor(page).press('End');
  await page.keyboard.type(text);
}

/** Types digits into a date-time field: day, month, year, hour, minute. */
export async function typeInstant(page: Page, label: string, digits: string): Promise<void> {
  await typeDate(dateField(page, label, true), digits);
}

/** A news entry with text blocks, made without the screens. */
export async function addNewsWithTexts(
  { db }: ServedApp,
  texts: readonly string[],
  title = 'Wpis',
) {
  const { id: newsId, itemIds } = await addNews(db, { title, texts });
  const path = `/aktualnosci/edytuj-wpis-aktualnosci/${newsId}`;
  return { newsId, itemIds, path, textPath: (id: string) => `${path}/edytuj-text-html/${id}` };
}

/** The texts of a news entry's blocks as they are stored, an image being its alternative text. */
export async function storedBlocks(page: Page, app: ServedApp, newsId: string): Promise<string[]> {
  const reply = await page.request.get(`${app.origin}/api/news/get/${newsId}`);
  const { content } = newsEndpoints.get.reply.parse(await reply.json());
  return content.items.map((item) => (item.itemType === 'Image' ? item.alt : item.html));
}
