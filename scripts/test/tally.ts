import { readFile } from 'node:fs/promises';

/** A test that failed. */
export interface Failure {
  /** Its file, as its runner takes it. */
  readonly file: string;
  /** Its name and those of the groups it stands in; a file that did not load has none. */
  readonly name: string;
}

/** How long the tests of a file took, in seconds, beside others. */
interface FileCost {
  readonly file: string;
  readonly seconds: number;
}

/** How the tests of a step went. A step that is one check counts as one test. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, as far as the step has such; named again at the very end. */
  readonly failures: readonly Failure[];
  /** The tests that failed and passed when they were run once more. */
  readonly unsteady: readonly Failure[];
  /** What its files took, as far as the step has such. */
  readonly costs: readonly FileCost[];
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** `print` takes what it prints, where others print at the same time. */
  run(print?: (piece: string) => void): Promise<Tally>;
  /** Runs tests that failed once more, by themselves; a step that is one check fails or passes. */
  readonly runAgain?: (failures: readonly Failure[]) => Promise<Tally>;
}

/** The tally of a program that is a single check. */
export function tallyOfCheck(exitCode: number): Tally {
  const passed = exitCode === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, failures: [], unsteady: [], costs: [] };
}

/**
 * The tally of a test runner from the report it wrote. A runner that failed although none of its
 * tests did (it crashed) counts as one failure; so does a missing report.
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

export function describeFailure({ file, name }: Failure): string {
  return name === '' ? file : `${file} › ${name}`;
}
