import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// The screens of the parties and what belongs to them, as their tests find their way about them.

export const partiesPath = '/podmioty';
export const partyCreatePath = '/nowy-podmiot';
export const partyEditPath = (partyId: string) => `/edytuj-podmiot/${partyId}`;
export const partyDetailsPath = (partyId: string) => `/szczegoly-podmiotu/${partyId}`;
export const loginCreatePath = (partyId: string) =>
  `${partyDetailsPath(partyId)}/nowy-login/${partyId}`;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const password = (page: Page) => page.getByLabel('Hasło', { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** A row of the list, or an entry of a section, by a text in it. */
export const row = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

/** Chooses a role in the form of a login. */
export async function chooseRole(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** Checks a value among the data of a party. */
export async function expectFact(page: Page, label: string, value: string): Promise<void> {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
}
