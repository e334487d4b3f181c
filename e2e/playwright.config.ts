import { defineConfig } from '@playwright/test';
import { inLongRun, isLongRun } from './long-run.ts';
import { windows } from './windows.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** What keeps Chromium from calling home, and lets it run as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // So that a page a test opens beside its own runs in the process that has compiled the application.
  '--process-per-site',
  // What the optimising compilers make is thrown away with the page before it pays: a tenth of each load.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
];

export default defineConfig({
  testDir: '.',
  // Node runs our TypeScript as it is; Playwright's compiler would work a minute on the server's before the first test.
  build: { external: ['**/*.ts'] },
  globalSetup: './cluster.setup.ts',
  // One more than the cores that there are at the least: each waits for its browser, its server or its database.
  workers: 3,
  fullyParallel: true,
  ...(!isLongRun && { grepInvert: new RegExp(inLongRun) }),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  // A trace of every test takes a third of the time: npx playwright test --trace on makes one.
  // What hangs is found all the same. The first statement of a fresh clone is read by a thread that has yet to compile what it runs,
  // which takes a busy machine longer than anybody would look at a screen.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    viewport: windows.wide,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    launchOptions: { executablePath, args },
    // What fades in has neither its colours nor its place yet when axe looks at it.
    contextOptions: { reducedMotion: 'reduce' },
    // One test in its own browser is about the worker; to the others it would be a second one to wait for.
    serviceWorkers: 'block',
  },
});
