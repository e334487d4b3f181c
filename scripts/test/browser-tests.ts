import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { installChromium } from '../install-chromium.ts';
import { at, runTool } from '../project.ts';
import { newReportFile } from './report-file.ts';
import { numberAt, type Step, type Tally, tallyOfRunner } from './tally.ts';

/** Runs the browser tests in e2e/, in a Chromium that is installed first if need be. */
export function browserTests(name: string, title: string): Step {
  return { name, title, run };
}

async function run(): Promise<Tally> {
  const chromium = (await findChromium()) ?? (await installChromium());
  if (chromium === null) {
    console.error(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium) ' +
        'or set CHROMIUM_PATH to a Chromium or Chrome, and run the tests again.',
    );
    return { passed: 0, failed: 1 };
  }
  const file = newReportFile();
  const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: at('e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const tally = await tallyOfRunner(code, file, (report) => ({
    passed: numberAt(report, 'stats', 'expected'),
    // One that passed only when repeated has not passed.
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
  }));
  await rm(dirname(file), { recursive: true });
  return tally;
}
