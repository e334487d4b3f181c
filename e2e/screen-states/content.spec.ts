import { picture } from '@grzadka/server/test/test-images.ts';
import { chooseFile } from '../files.ts';
import { expect } from '../fixtures.ts';
import { blocks, button, editor, typeInstant } from '../publishing.ts';
import { test, walk } from './walk.ts';

test(
  'an entry and its blocks',
  walk({
    role: 'ROLE_EMPLOYEE',
    prepare: async () => {},
    states: [
      {
        name: 'none in the list yet',
        async reach({ page }) {
          await page.goto('/aktualnosci');
          await expect(page.getByText('Znaleziono: 0')).toBeVisible();
        },
      },
      {
        name: 'new, without blocks',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Dodaj wpis').click();
          await expect(page.getByText('Brak treści')).toBeVisible();
        },
      },
      {
        name: 'the choice of a kind of block',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Dodaj').click();
          await expect(page.getByRole('dialog', { name: 'Wybierz komponent' })).toBeVisible();
        },
      },
      {
        name: 'a new image, chosen, with a fault',
        async reach({ page }) {
          await button(page, 'Obraz').click();
          const content = await picture({ width: 3000, height: 2000 }).jpeg().toBuffer();
          await chooseFile(page, { name: 'aleja.jpg', mimeType: 'image/jpeg', content });
          await expect(
            page.getByRole('heading', { name: 'Podgląd wybranego pliku' }),
          ).toBeVisible();
          await button(page, 'Dodaj obraz').click();
          await expect(page.getByText('Tekst alternatywny nie może być pusty')).toBeVisible();
        },
      },
      {
        name: 'with a text and an image, published',
        async reach({ page }) {
          await page.getByLabel('Tekst alternatywny').fill('Aleja wiosną');
          await button(page, 'Dodaj obraz').click();
          await button(page, 'Dodaj').click();
          await button(page, 'Tekst').click();
          await expect(editor(page)).toBeFocused();
          await page.keyboard.type('Porządek obrad');
          await button(page, 'Zapisz i wróć').click();
          await expect(blocks(page)).toHaveCount(2);
          await typeInstant(page, 'Publikacja od', '010520260800');
          await expect(
            page.getByText('Po zapisaniu: od razu widoczne dla czytelników'),
          ).toBeVisible();
        },
      },
      {
        name: 'the words of an image, with a fault',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Edytuj blok 1' }).click();
          await page.getByLabel('Tekst alternatywny').fill(' ');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Tekst alternatywny nie może być pusty')).toBeVisible();
        },
      },
    ],
  }),
);
