import { expect, type Page } from '@playwright/test';

/** A picture of the manual. */
export interface Picture {
  /** Its file's name without the ending. */
  readonly name: string;
  /** The path of the module of the screen that it shows. */
  readonly screen: string;
  /** In pixels; the window is as wide as that of an office PC, or a phone's. */
  readonly height: number;
  readonly isOnPhone?: boolean;
  /** Who of the demo is signed in there, by their user name; by default somebody who may do everything. */
  readonly by?: string;
  /** Whether the menu is part of it. */
  readonly isWhole?: boolean;
  /** Leads to what is to be seen, in the garden of the demo, from wherever the page is. */
  readonly reach: (page: Page) => Promise<void>;
}

/** Opens a list and waits for its rows. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

/** Opens the first record of a list by one of its buttons or links. */
export async function openFirst(page: Page, path: string, action: RegExp): Promise<void> {
  await openList(page, path);
  await page.getByRole('main').getByRole('link', { name: action }).first().click();
}
