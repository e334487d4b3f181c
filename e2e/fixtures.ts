import { AxeBuilder } from '@axe-core/playwright';
import type { Role } from '@grzadka/contract/core/roles';
import { addLogin, addParty, testPassword } from '@grzadka/server/test/factories.ts';
import { type ServedApp, serveApp } from '@grzadka/server/test/serve-app.ts';
import { cloneTemplate } from '@grzadka/server/test/test-cluster.ts';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { clusterUrlVariable } from './cluster.setup.ts';

interface Fixtures {
  /** The real server on an empty database of the test's own. */
  app: ServedApp & { databaseUrl: string };
  /**
   * Signs this test's browser in with a fresh login, without walking through the login screen. The
   * person is Anna Nowak unless told otherwise.
   */
  signIn: (role: Role, person?: { firstName: string; lastName: string }) => Promise<SignedIn>;
  /** Opens another browser, which shares nothing with this test's own, signed in with a login. */
  otherBrowser: (loginId: string) => Promise<Page>;
  /** Fails the test when the page throws or logs an error it should not. */
  quietConsole: undefined;
}

interface SignedIn {
  userLoginId: string;
  loginId: string;
  password: string;
}

/** The browser's own note of a 4xx or 5xx reply; the screens under test show those themselves. */
const failedRequestNote = /^Failed to load resource: /;
/** Playwright's own trace reads the images that a page shows from blobs, which the page itself may not. */
const traceNote = /^Connecting to 'blob:.*connect-src/s;

export const test = base.extend<Fixtures>({
  // Playwright wants a pattern here, also where a fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, use) => {
    const databaseUrl = await cloneTemplate(process.env[clusterUrlVariable] ?? '');
    const app = await serveApp({ databaseUrl });
    await use({ ...app, databaseUrl });
    await app.close();
  },

  baseURL: async ({ app }, use) => use(app.origin),

  signIn: async ({ app, context }, use) => {
    await use(async (role, person = { firstName: 'Anna', lastName: 'Nowak' }) => {
      const { id: partyId } = await addParty(app.db, person);
      const { id, loginId } = await addLogin(app.db, { role, partyId });
      const form = { username: loginId, password: testPassword };
      const reply = await context.request.post(`${app.origin}/api/session/login`, { form });
      expect(reply.status()).toBe(204);
      return { userLoginId: id, loginId, password: testPassword };
    });
  },

  otherBrowser: async ({ app, browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (loginId) => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      contexts.push(context);
      const form = { username: loginId, password: testPassword };
      const reply = await context.request.post(`${app.origin}/api/session/login`, { form });
      expect(reply.status()).toBe(204);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        const isForeign = failedRequestNote.test(text) || traceNote.test(text);
        if (message.type() === 'error' && !isForeign) errors.push(text);
      });
      await use(undefined);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Checks the page as it stands with every rule of axe; each violation is named with its elements. */
export async function expectAccessible(page: Page): Promise<void> {
  // Otherwise a second page is opened every time, to put together what is found in frames; there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

/** Checks that nothing sticks out sideways, so that a phone needs no sideways scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

export { expect } from '@playwright/test';
