import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { sitePrefix } from '@grzadka/contract/site/site.paths';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The address of a page of the public site. */
export const onSite = (path: string) => `${sitePrefix}${path}`;

/** Switches the public site on, as who is signed in; these settings too. */
export async function switchSiteOn(page: Page, settings: object = {}): Promise<void> {
  const reply = await page.request.put(settingsEndpoints.update.path, {
    data: { ...settings, publicSite: true },
  });
  expect(reply.status()).toBe(204);
}
