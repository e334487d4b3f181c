import { describe, expect, it } from 'vitest';
import { mostUnsteady, withSecondTry } from './steadiness.ts';
import type { Failure, Tally } from './tally.ts';

const slow: Failure = { file: 'list.spec.ts', name: 'scrolls' };
const broken: Failure = { file: 'garden.test.ts', name: 'keeps a name' };

/** Of ten tests these failed. */
function tallyWith(failures: readonly Failure[], failed = failures.length): Tally {
  return { passed: 10 - failed, failed, failures, unsteady: [], costs: [] };
}

const never = () => Promise.reject(new Error('run once more'));

describe('what failed', () => {
  it('is run once more by itself, and unsteady if it passes then', async () => {
    const asked: (readonly Failure[])[] = [];
    const tally = await withSecondTry(tallyWith([slow, broken]), (failures) => {
      asked.push(failures);
      return Promise.resolve(tallyWith([broken]));
    });
    expect(asked).toEqual([[slow, broken]]);
    expect(tally).toEqual({
      passed: 9,
      failed: 1,
      failures: [broken],
      unsteady: [slow],
      costs: [],
    });
  });

  it('is unsteady, too, if it failed at the second try alone', async () => {
    const first = tallyWith([broken]);
    const tally = await withSecondTry(first, () => Promise.resolve(tallyWith([broken, slow])));
    expect(tally).toEqual({ ...first, unsteady: [slow] });
  });

  it('stays failed when the second try got to no test', async () => {
    const first = tallyWith([slow]);
    const crashed = { passed: 0, failed: 1, failures: [], unsteady: [], costs: [] };
    expect(await withSecondTry(first, () => Promise.resolve(crashed))).toEqual(first);
  });

  it('is not run again if it is nothing, too much, or has no name', async () => {
    const many = Array.from({ length: mostUnsteady + 1 }, (_, at) => ({ ...slow, name: `${at}` }));
    for (const first of [tallyWith([]), tallyWith(many), tallyWith([slow], 2), tallyWith([], 1)]) {
      expect(await withSecondTry(first, never)).toEqual(first);
    }
  });
});
