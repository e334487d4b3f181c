import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the last of several changes runs, once there is quiet', () => {
  const action = vi.fn<(change: string) => void>();
  const debounced = debounce(action, 1000);
  debounced.later('a');
  vi.advanceTimersByTime(999);
  debounced.later('b');
  vi.advanceTimersByTime(999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action.mock.calls).toEqual([['b']]);
});

test('what runs at once replaces what waited', () => {
  const action = vi.fn<(change: string) => void>();
  const debounced = debounce(action, 1000);
  debounced.later('a');
  debounced.now('b');
  vi.advanceTimersByTime(2000);
  expect(action.mock.calls).toEqual([['b']]);
});

test('a cancelled change does not run', () => {
  const action = vi.fn<(change: string) => void>();
  const debounced = debounce(action, 1000);
  debounced.later('a');
  debounced.cancel();
  vi.advanceTimersByTime(2000);
  expect(action).not.toHaveBeenCalled();
});
