import { readFile } from 'node:fs/promises';

/** How the tests of a step went. A step that is one check counts as one test. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed by file and name, as far as the step has such; told again at the very end. */
  readonly failures: readonly string[];
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** `print` takes what it prints, where others print at the same time. */
  run(print?: (piece: string) => void): Promise<Tally>;
}

/** The tally of a program that is a single check. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [] };
}

/**
 * The tally of a test runner from the report it wrote. A runner that failed although none of its
 * tests did (it crashed, a file did not load) counts as one failure; so does a missing report.
 */
export async function tallyOfRunner(
  exitCode: number,
  reportFile: string,
  read: (json: string) => Tally,
): Promise<Tally> {
  let tally: Tally;
  try {
    tally = read(await readFile(reportFile, 'utf8'));
    if (!Number.isInteger(tally.passed + tally.failed)) throw new Error('it has no counts');
  } catch (error) {
    console.error(`No report of the tests: ${String(error)}`);
    return tallyOfCheck(1);
  }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
