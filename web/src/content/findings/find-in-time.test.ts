import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findInTime } from './find-in-time.ts';

const pesel: Finding = { kind: 'pesel', place: 1, excerpt: '44051401458' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search that ends when `resolve` is called, or when its signal is aborted. */
function search() {
  const { promise, resolve, reject } = Promise.withResolvers<Finding[]>();
  const find = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return promise;
  };
  return { find, resolve };
}

test('a save waits for what is found, and after three seconds no longer', async () => {
  const { find, resolve } = search();
  const outcome = findInTime(find);
  await vi.advanceTimersByTimeAsync(2999);
  resolve([pesel]);
  expect(await outcome).toEqual([pesel]);

  const late = search();
  const waiting = findInTime(late.find);
  await vi.advanceTimersByTimeAsync(3000);
  late.resolve([pesel]);
  expect(await waiting).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a search that fails keeps nobody from saving', async () => {
  expect(await findInTime(() => Promise.reject(new Error('broken')))).toBeUndefined();
});
