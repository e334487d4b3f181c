import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { screenPatterns } from '../../web/build/screen-patterns.ts';
import { findChromiumForTests, headlessShell } from '../find-chromium.ts';
import { installPackage } from '../install-package.ts';
import { at, runTool } from '../project.ts';
import { newReportFile } from './report-file.ts';
import { withSecondTry } from './steadiness.ts';
import { type Failure, type Step, type Tally, tallyOfCheck, tallyOfRunner } from './tally.ts';
import { type Annotation, addressesIn, unnamedScreens, unseenScreens } from './unseen-screens.ts';

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
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly Annotation[];
      /** In milliseconds. */
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

type Environment = Readonly<Record<string, string>>;

/** Runs the browser tests in e2e/, with these variables besides, in a Chromium that is installed first if need be. */
export function browserTests(name: string, title: string, env: Environment = {}): Step {
  return { name, title, run: () => runInChromium(env) };
}

async function runInChromium(env: Environment): Promise<Tally> {
  const found = await findChromiumForTests();
  if (found === null) await installPackage('Chromium', [headlessShell, 'chromium']);
  const chromium = found ?? (await findChromiumForTests());
  if (chromium === null) {
    console.error(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium) ' +
        'or set CHROMIUM_PATH to a Chromium or Chrome, and run the tests again.',
    );
    return tallyOfCheck(1);
  }
  const notes: Annotation[] = [];
  const runPlaywright = (chosen: readonly string[] = []) =>
    runNoting(notes, { chosen, env: { ...env, CHROMIUM_PATH: chromium } });
  const tally = await withSecondTry(await runPlaywright(), () =>
    runPlaywright(['--last-failed', '--workers=1']),
  );
  return withUnseenScreens(tally, notes);
}

/**
 * Adds a failure for each screen of the application that no state of the table of screens showed, or whose window never
 * named the record. Where a test failed, what it did not come to says nothing.
 */
async function withUnseenScreens(tally: Tally, notes: readonly Annotation[]): Promise<Tally> {
  if (tally.failed > 0) return tally;
  const screens = await screenPatterns();
  const failures = [
    ...unseenScreens(screens, addressesIn(notes, 'seen')).map(
      (pattern) => `no state shows ${pattern}`,
    ),
    ...unnamedScreens(screens, addressesIn(notes, 'named')).map(
      (pattern) => `no window's title names the record of ${pattern}`,
    ),
  ].map((name) => ({ file: 'e2e/screen-states', name }));
  return { ...tally, failed: failures.length, failures };
}

/** Runs the tests, and adds what they noted to the notes. */
async function runNoting(
  notes: Annotation[],
  { chosen, env }: { chosen: readonly string[]; env: Environment },
): Promise<Tally> {
  const file = newReportFile();
  const code = await runTool(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...chosen],
    { cwd: at('e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const tally = await tallyOfRunner(code, file, (json) => {
    const report: PlaywrightReport = JSON.parse(json);
    notes.push(...report.suites.flatMap(annotationsIn));
    return read(report);
  });
  await rm(dirname(file), { recursive: true });
  return tally;
}

function read({ stats, suites }: PlaywrightReport): Tally {
  const failures = suites.flatMap(failuresIn);
  const costs = suites.map((suite) => ({ file: suite.title, seconds: secondsOf(suite) }));
  return { passed: stats.expected, failed: stats.unexpected, failures, unsteady: [], costs };
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

function secondsOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum(own.map(({ duration }) => duration / 1000)) + sum(suites.map(secondsOf));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function annotationsIn({ suites = [], specs }: Suite): readonly Annotation[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return [...own, ...suites.flatMap(annotationsIn)];
}
