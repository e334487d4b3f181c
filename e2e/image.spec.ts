import { picture } from '@grzadka/server/test/test-images.ts';
import type { Page } from '@playwright/test';
import { chooseFile, emptyFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { addNewsWithTexts, blocks, button, heading, storedBlocks } from './publishing.ts';

const told = (page: Page, text: string) => page.getByText(text, { exact: true });

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await chooseFile(page, { name, mimeType: 'image/png', content });
}

test('an image needs a file that is one, and words for who does not see it', async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const { path, newsId } = await addNewsWithTexts({ app, page }, []);
  await page.goto(`${path}/dodaj-obraz`);
  await button(page, 'Dodaj obraz').click();
  await expect(told(page, 'Nie wskazano pliku')).toBeVisible();
  await expect(told(page, 'Tekst alternatywny nie może być pusty')).toBeVisible();
  await expect(page.getByLabel('Wybierz plik')).toBeFocused();

  await page.getByLabel('Tekst alternatywny').fill('Brama ogrodu');
  await chooseFile(page, await emptyFile('brama.png', 20 * 1024 * 1024 + 1));
  await button(page, 'Dodaj obraz').click();
  await expect(told(page, 'Plik jest za duży: może mieć najwyżej 20 MB')).toBeVisible();

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
  await expect(heading(page, 'Edycja danych obrazu')).toBeVisible();
  await page.getByLabel('Tekst alternatywny').fill(' ');
  await button(page, 'Zapisz').click();
  await expect(told(page, 'Tekst alternatywny nie może być pusty')).toBeVisible();
  await page.getByLabel('Tekst alternatywny').fill('Brama od strony ulicy');
  await button(page, 'Zapisz').click();
  await expect(heading(page, 'Edycja aktualności')).toBeVisible();
  await expect.poll(() => storedBlocks(page, app, newsId)).toEqual(['Brama od strony ulicy']);
});
