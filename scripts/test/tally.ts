import { readFile } from 'node:fs/promises';

/** How many tests of a step passed and failed. A step that is one check counts as one test. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly title: string;
  run(): Promise<Tally>;
}

/** The tally of a program that is a single check. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tally of a test runner from the report it wrote. A runner that failed although none of its
 * tests did (it crashed, a file did not load) counts as one failure; so does a missing report.
 */
export async function tallyOfRunner(
  exitCode: number,
  reportFile: string,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read(JSON.parse(await readFile(reportFile, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The number at this place of a report; an error when there is none. */
export function numberAt(report: unknown, ...path: readonly string[]): number {
  let value = report;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value === 'number') return value;
  throw new Error(`the report has no ${path.join('.')}`);
}
