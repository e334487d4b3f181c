import { addPageVersion } from '@grzadka/server/test/content-factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import { blocks, button, editor, heading, typeInstant } from './publishing.ts';

const feesPath = '/strony/oplaty/wersje';
const rows = (page: Page) => page.getByRole('list', { name: 'Opłaty' }).getByRole('listitem');

/** Opens the version in a row of the list. */
async function open(page: Page, index: number): Promise<void> {
  await rows(page)
    .nth(index)
    .getByRole('link', { name: /^Edytuj: / })
    .click();
  await expect(heading(page, 'Edycja wersji podstrony: Opłaty')).toBeVisible();
}

test('a version is cloned, changed and put in force', async ({ app, page, signIn }) => {
  await addPageVersion(app.db, { publicationFromDate: '2026-01-01T00:00:00.000Z' });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(feesPath);
  await expect(heading(page, 'Opłaty')).toBeVisible();
  await expect(button(page, 'Szukaj')).toBeHidden();
  await expect(rows(page)).toHaveText([/Obowiązuje/]);

  await open(page, 0);
  await button(page, 'Dodaj').click();
  await button(page, 'Tekst').click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Opłata roczna: 300 zł');
  await button(page, 'Zapisz i wróć').click();
  await expect(blocks(page)).toHaveText([/300 zł/]);
  await button(page, 'Wstecz').click();

  // Twice by habit, and yet one clone.
  await rows(page)
    .getByRole('button', { name: /^Powiel: / })
    .dblclick();
  await expect(page.getByText('Utworzono kopię wersji, bez dat publikacji')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText('Szkic');
  await expect(rows(page).nth(0)).not.toContainText('Obowiązuje');
  await expect(rows(page).nth(1)).toContainText('Obowiązuje');

  await open(page, 0);
  await page.getByRole('link', { name: 'Edytuj blok 1' }).click();
  await expect(editor(page)).toHaveText('Opłata roczna: 300 zł');
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.type('Opłata roczna: 320 zł');
  await button(page, 'Zapisz i wróć').click();
  await typeInstant(page, 'Publikacja od', '010720260000');
  await button(page, 'Zapisz').click();
  await expect(rows(page).nth(0)).toContainText('Obowiązuje');
  await expect(rows(page).nth(1)).not.toContainText('Obowiązuje');

  // The source has kept its own text.
  await open(page, 1);
  await expect(blocks(page)).toHaveText([/300 zł/]);
  await page.getByRole('link', { name: 'Podgląd' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Opłaty');
  await expect(page.getByRole('note')).toContainText('Czytelnicy widzą teraz inną wersję.');
});

test('every page has versions of its own, and no others', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  await addPageVersion(app.db, { pageId: 'kontakt' });
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/');
  await page.getByRole('link', { name: 'Podstrona kontakt' }).click();
  await expect(heading(page, 'Kontakt')).toBeVisible();
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await page.getByRole('link', { name: 'Podstrona władze' }).click();
  await expect(heading(page, 'Władze')).toBeVisible();
  await expect(page.getByText('Brak danych')).toBeVisible();
  await button(page, 'Dodaj wersję').click();
  await expect(heading(page, 'Edycja wersji podstrony: Władze')).toBeVisible();
  await expect(page.getByLabel('Tytuł')).toBeHidden();
  await expect(page.getByText('Przypięcie od')).toBeHidden();

  await goWithin(page, '/strony/regulamin/wersje');
  await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
});
