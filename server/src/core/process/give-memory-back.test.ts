import { megabyte } from '@grzadka/contract/core/upload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveMemoryBackAtRest } from './give-memory-back.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const halfMinute = 30_000;

/** A process of 200 MB, which a collection brings down to 100; gives what it does in the next half minute. */
function watched() {
  let [cpuMilliseconds, residentBytes] = [1_000, 200 * megabyte];
  const collect = vi.fn<() => void>(() => {
    // It works, too, and must not count as somebody's work.
    cpuMilliseconds += 5_000;
    residentBytes = 100 * megabyte;
  });
  giveMemoryBackAtRest({ usage: () => ({ cpuMilliseconds, residentBytes }), collect });
  return {
    collect,
    /** A second in which it does something for somebody. */
    works: () => {
      cpuMilliseconds += 100;
      vi.advanceTimersByTime(1_000);
    },
    passes: (work: { milliseconds: number; grownMegabytes: number }) => {
      cpuMilliseconds += work.milliseconds;
      residentBytes += work.grownMegabytes * megabyte;
      vi.advanceTimersByTime(halfMinute);
    },
  };
}

it('gives memory back within half a minute of the last work, and not while it works', () => {
  const { collect, works, passes } = watched();
  for (let second = 0; second < 60; second++) works();
  expect(collect).not.toHaveBeenCalled();
  passes({ milliseconds: 200, grownMegabytes: 0 });
  expect(collect).toHaveBeenCalledOnce();
});

it('does so again only when as much has been taken as is worth it', () => {
  const { collect, passes } = watched();
  passes({ milliseconds: 200, grownMegabytes: 0 });
  passes({ milliseconds: 200, grownMegabytes: 10 });
  expect(collect).toHaveBeenCalledOnce();
  passes({ milliseconds: 200, grownMegabytes: 9 });
  expect(collect).toHaveBeenCalledTimes(2);
});

it('leaves the memory alone where the program may not collect it', () => {
  giveMemoryBackAtRest({ collect: undefined });
  expect(vi.getTimerCount()).toBe(0);
});
