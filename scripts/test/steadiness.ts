import type { Failure, Tally } from './tally.ts';

/** How many tests of a whole run may pass at the second try alone. With more of them the run fails. */
export const mostUnsteady = 3;

/**
 * The tally of a step whose failed tests are run once more by themselves, while the machine does nothing else. A
 * test that passes then is unsteady: it is named and counted, and its cause is still to be found. Where more failed than
 * may be unsteady, nothing is run again: what they have in common is no accident.
 */
export async function withSecondTry(
  first: Tally,
  runAgain: (failures: readonly Failure[]) => Promise<Tally>,
): Promise<Tally> {
  const { failures } = first;
  const isEachNamed = first.failed === failures.length;
  if (failures.length === 0 || failures.length > mostUnsteady || !isEachNamed) return first;
  const second = await runAgain(failures);
  // It did not get to its tests, so that it says nothing of them.
  if (second.failed > second.failures.length) return first;
  const { both, once } = compare(failures, second.failures);
  const passedAgain = failures.length - both.length;
  return {
    ...first,
    passed: first.passed + passedAgain,
    failed: first.failed - passedAgain,
    failures: both,
    unsteady: once,
  };
}

/** What failed at both tries, and what at one of them: a file is run again as a whole. */
function compare(
  first: readonly Failure[],
  second: readonly Failure[],
): { both: readonly Failure[]; once: readonly Failure[] } {
  const isIn = (tests: readonly Failure[], { file, name }: Failure): boolean =>
    tests.some((test) => test.file === file && test.name === name);
  return {
    both: first.filter((test) => isIn(second, test)),
    once: [
      ...first.filter((test) => !isIn(second, test)),
      ...second.filter((test) => !isIn(first, test)),
    ],
  };
}
