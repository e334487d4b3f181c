import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findChromiumForTests, headlessShell } from '../find-chromium.ts';
import { installChromium } from '../install-chromium.ts';
import { at, runTool } from '../project.ts';
import { newReportFile } from './report-file.ts';
import { withSecondTry } from './steadiness.ts';
import { type Failure, type Step, type Tally, tallyOfCheck, tallyOfRunner } from './tally.ts';

/** What is read of the JSON report of Playwright. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected', number>>;
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Runs the browser tests in e2e/, in a Chromium that is installed first if need be. */
export function browserTests(name: string, title: string): Step {
  return { name, title, run };
}

async function run(): Promise<Tally> {
  const found = await findChromiumForTests();
  if (found === null) await installChromium([headlessShell, 'chromium']);
  const chromium = found ?? (await findChromiumForTests());
  if (chromium === null) {
    console.error(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium) ' +
        'or set CHROMIUM_PATH to a Chromium or Chrome, and run the tests again.',
    );
    return tallyOfCheck(1);
  }
  const first = await runPlaywright(chromium);
  return withSecondTry(first, () => runPlaywright(chromium, ['--last-failed', '--workers=1']));
}

async function runPlaywright(chromium: string, chosen: readonly string[] = []): Promise<Tally> {
  const file = newReportFile();
  const code = await runTool(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...chosen],
    {
      cwd: at('e2e'),
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const tally = await tallyOfRunner(code, file, read);
  await rm(dirname(file), { recursive: true });
  return tally;
}

function read(json: string): Tally {
  const { stats, suites }: PlaywrightReport = JSON.parse(json);
  const failures = suites.flatMap(failuresIn);
  return { passed: stats.expected, failed: stats.unexpected, failures, unsteady: [] };
}

function failuresIn({ title: group, suites = [], specs }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      // The group of those that stand in none is the file.
      .map(() => ({ file, name: group === file ? title : `${group} › ${title}` })),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}
