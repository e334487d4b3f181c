import type { Role } from '@grzadka/contract/core/access/roles';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { sessionCookie } from '@grzadka/server/src/session/session-cookie.ts';
import {
  type EmptiedDatabase,
  openEmptiedDatabase,
} from '@grzadka/server/test/emptied-database.ts';
import { addLogin, addParty, addSession, testPassword } from '@grzadka/server/test/factories.ts';
import { type ServedApp, serveApp } from '@grzadka/server/test/serve-app.ts';
import { databaseUrls } from '@grzadka/server/test/test-cluster.ts';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { clusterVariable } from './cluster.setup.ts';
import { findReservedPort } from './reserved-port.ts';
import { type DeviceName, phone, windows } from './windows.ts';

interface Fixtures {
  /** What the server's environment has besides; nothing by default. */
  environment: Record<string, string>;
  /** Whether the test has a browser of its own, as one needs that takes the clock: a clock stays in its browser for good. */
  ownBrowser: boolean;
  /** The real server, this test's own, on a database that holds nothing yet. */
  app: ServedApp & { database: DatabaseUrls };
  /**
   * Signs this test's browser in with a fresh login, without walking through the login screen. The
   * person is Anna Nowak by default.
   */
  signIn: (role: Role, person?: { firstName: string; lastName: string }) => Promise<SignedIn>;
  /** Opens another browser, which shares nothing with this test's own, signed in with a login. */
  otherBrowser: (userLoginId: string) => Promise<Page>;
  /** A session of a login in an unseen browser: it sends requests. */
  otherSession: (userLoginId: string) => Promise<APIRequestContext>;
  /** Fails the test when the page throws or logs an error it should not. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** Where the servers of a worker's tests listen, one after the other. */
  origin: URL;
  workerDatabase: EmptiedDatabase;
  /**
   * The browser that a worker's tests use one after the other, and the phone, which is there from its first
   * test on. What either has loaded of the application stays, because the address does, and so does its
   * first page, with the process that has compiled the application: a new one costs as much as two screens.
   * A test that changes a page for good (scripts of its own, the network) opens one of its own:
   * `context.newPage()`.
   */
  workerContext: (window: DeviceName) => Promise<BrowserContext>;
  /** Opens a browser that shares nothing with another. */
  newContext: (window: DeviceName) => Promise<BrowserContext>;
}

interface SignedIn {
  userLoginId: string;
  partyId: string;
  loginId: string;
  password: string;
}

/** The browser's own note of a 4xx or 5xx reply; the screens under test show those themselves. */
const failedRequestNote = /^Failed to load resource: /;
/** Playwright's own trace reads the images that a page shows from blobs, which the page itself may not. */
const traceNote = /^Connecting to 'blob:.*connect-src/s;

export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright refuses a fixture whose first parameter is no pattern
    async ({}, use) => use(new URL(`http://127.0.0.1:${await findReservedPort()}`)),
    { scope: 'worker' },
  ],

  workerDatabase: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright refuses a fixture whose first parameter is no pattern
    async ({}, use) => {
      const cluster = databaseUrls.parse(JSON.parse(process.env[clusterVariable] ?? ''));
      const database = await openEmptiedDatabase(cluster);
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],

  environment: {},

  ownBrowser: [false, { option: true }],

  app: async ({ environment, origin, workerDatabase }, use) => {
    const database = workerDatabase.urls;
    const app = await serveApp({
      databaseUrl: database.url,
      port: Number(origin.port),
      env: environment,
    });
    await use({ ...app, database });
    await app.close();
    await workerDatabase.empty();
  },

  baseURL: async ({ origin }, use) => use(origin.origin),

  newContext: [
    async ({ browser, origin }, use, { project }) => {
      const { locale, timezoneId, serviceWorkers, contextOptions } = project.use;
      const options = { locale, timezoneId, serviceWorkers, ...contextOptions };
      const devices = { wide: { viewport: windows.wide }, narrow: phone };
      await use((window) =>
        browser.newContext({ ...options, ...devices[window], baseURL: origin.origin }),
      );
    },
    { scope: 'worker' },
  ],

  workerContext: [
    async ({ newContext }, use) => {
      const opened = new Map<DeviceName, BrowserContext>();
      await use(async (window) => {
        const known = opened.get(window);
        if (known) return known;
        const context = await newContext(window);
        refuseClock(context);
        opened.set(window, context);
        return context;
      });
      for (const context of opened.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  // Depends on the server, so that the pages have left it before it ends.
  context: async ({ app, isMobile, newContext, ownBrowser, workerContext }, use) => {
    const window = isMobile ? 'narrow' : 'wide';
    const context = await (ownBrowser ? newContext : workerContext)(window);
    await use(context);
    await (ownBrowser ? context.close() : forgetTest(context, app, window));
  },

  page: async ({ context }, use) => use(await firstPage(context)),

  signIn: async ({ app, context }, use) => {
    await use(async (role, person = { firstName: 'Anna', lastName: 'Nowak' }) => {
      const { id: partyId } = await addParty(app.db, person);
      const { id, loginId } = await addLogin(app.db, { role, partyId });
      await giveSession(context, app, id);
      return { userLoginId: id, partyId, loginId, password: testPassword };
    });
  },

  otherBrowser: async ({ app, browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (userLoginId) => {
      // That of an office PC, wherever the test itself is.
      const computer = { viewport: windows.wide, isMobile: false, hasTouch: false };
      const context = await browser.newContext({ baseURL: app.origin, ...computer });
      contexts.push(context);
      await giveSession(context, app, userLoginId);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  otherSession: async ({ app, playwright }, use) => {
    const sessions: APIRequestContext[] = [];
    await use(async (userLoginId) => {
      const cookie = `${sessionCookie}=${await addSession(app.db, userLoginId)}`;
      const session = await playwright.request.newContext({
        baseURL: app.origin,
        extraHTTPHeaders: { cookie, origin: app.origin },
      });
      sessions.push(session);
      return session;
    });
    for (const session of sessions) await session.dispose();
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

/** Signs a browser in as the server does when somebody types the right password. */
async function giveSession(context: BrowserContext, app: ServedApp, loginId: string) {
  const value = await addSession(app.db, loginId);
  await context.addCookies([{ name: sessionCookie, value, url: app.origin, httpOnly: true }]);
}

/** A clock would be that of all tests that come after, and its script in every frame that may run none. */
function refuseClock({ clock }: BrowserContext): void {
  clock.install = async () => {
    throw new Error('A test that takes the clock has a browser of its own: use ownBrowser.');
  };
}

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

/** Takes from a browser what a test left in it or did to its window, but not what it has loaded. */
async function forgetTest(
  context: BrowserContext,
  { origin }: ServedApp,
  window: DeviceName,
): Promise<void> {
  const page = await firstPage(context);
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await context.unrouteAll();
  await page.unrouteAll();
  await context.setOffline(false);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize(windows[window]);
  // Away from the application, which might write on, but not from its process nor from its storage.
  await page.goto(`${origin}/api/health/live`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('grzadka-outbox');
    indexedDB.deleteDatabase('grzadka-walk');
  });
  await context.clearCookies();
  await context.clearPermissions();
}

export { expect } from '@playwright/test';
