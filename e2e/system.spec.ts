import { addLogin, addParty } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('somebody who is signed in elsewhere is signed out, and is out at the next click', async ({
  app,
  page,
  signIn,
  otherBrowser,
}) => {
  const { id: partyId } = await addParty(app.db, { firstName: 'Ewa', lastName: 'Zając' });
  const clerk = await addLogin(app.db, { partyId, role: 'ROLE_EMPLOYEE' });
  const clerksPage = await otherBrowser(clerk.id);
  await clerksPage.goto('/');
  await expect(clerksPage.getByText('Strona w budowie!')).toBeVisible();

  await signIn('ROLE_ADMIN');
  await page.goto('/system');
  await page.getByRole('link', { name: 'Kto jest zalogowany' }).click();
  const sessions = page.getByRole('region', { name: 'Zając Ewa' });
  await sessions.getByRole('button', { name: /^Wyloguj: / }).click();
  const question = page.getByRole('alertdialog', { name: 'Wylogowanie przeglądarki' });
  await question.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page.getByText('Wylogowano przeglądarkę')).toBeVisible();
  await expect(sessions).toBeHidden();
  await expect(page.getByRole('region', { name: 'Nowak Anna' })).toBeVisible();

  await clerksPage.getByRole('link', { name: 'Działki' }).click();
  await expect(heading(clerksPage, 'Logowanie')).toBeVisible();
});
