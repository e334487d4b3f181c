import { argv } from 'node:process';
import { findChromium } from '../find-chromium.ts';
import { installPackage } from '../install-package.ts';
import { at, runTool } from '../project.ts';

/**
 * Takes the pictures of the manual, or those that are named: `npm run docs:screenshots -- dzialki`. They show the
 * built application with the garden of the demo (e2e/pictures).
 */
const names = argv.slice(2);
const found = await findChromium();
if (found === null) await installPackage('Chromium', ['chromium']);
const chromium = found ?? (await findChromium());
if (chromium === null) {
  console.error('The pictures need Chromium: install it, or name one in CHROMIUM_PATH.');
  process.exitCode = 1;
} else {
  process.exitCode = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config=pictures/playwright.config.ts'],
    { cwd: at('e2e'), env: { CHROMIUM_PATH: chromium, PICTURES: names.join(' ') } },
  );
}
