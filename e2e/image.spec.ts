import { picture } from '@grzadka/server/test/test-images.ts';
import type { Page } from '@playwright/test';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { addNewsWithTexts, blocks, button, heading, storedBlocks } from './publishing.ts';

const told = (page: Page, text: string) => page.getByText(text, { exact: true });

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await chooseFile(page, { name, mimeType: 'image/png', content });
}

test('an image needs a file that is one', async ({ app, page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, newsId } = await addNewsWithTexts(app, []);
  await page.goto(`${path}/dodaj-obraz`);
  await page.getByLabel('Tekst alternatywny').fill('Brama ogrodu');
  // Only its bytes tell that it is no image; the server does.
  await choose(page, 'brama.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(page.getByText('Nie można pokazać podglądu')).toBeVisible();
  await button(page, 'Dodaj obraz').click();
  await expect(told(page, 'Obraz musi być plikiem PNG, JPEG, WebP albo GIF')).toBeVisible();
  await expect(page.getByLabel('Wybierz plik')).toBeFocused();
  await expect(page.getByLabel('Tekst alternatywny')).toHaveValue('Brama ogrodu');

  await choose(page, 'brama.png', await picture({ width: 800, height: 400 }).png().toBuffer());
  await expect(page.getByText('Nie można pokazać podglądu')).toBeHidden();
  await expect(page.getByLabel('Wybierz plik')).toHaveValue('brama.png');
  await button(page, 'Dodaj obraz').click();
  await expect(heading(page, 'Edycja aktualności')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edytuj blok 1' })).toBeFocused();
  const image = blocks(page).locator('img');
  await expect(image).toHaveAttribute('width', '800');
  await expect(image).toHaveAttribute('height', '400');
  await expect(image).toHaveAttribute('loading', 'lazy');

  await page.getByRole('link', { name: 'Edytuj blok 1' }).click();
  await expect(heading(page, 'Edycja opisu obrazu')).toBeVisible();
  await page.getByLabel('Tekst alternatywny').fill('Brama od strony ulicy');
  await button(page, 'Zapisz').click();
  await expect(heading(page, 'Edycja aktualności')).toBeVisible();
  await expect.poll(() => storedBlocks(page, app, newsId)).toEqual(['Brama od strony ulicy']);
});
