import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** Takes the pictures of the manual, as `npm run docs:screenshots` does. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'manual.pictures.ts',
  globalSetup: '../cluster.setup.ts',
  // The garden of the demo is made once, and all pictures are taken of it.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
});
