import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call runs at once, a burst runs once more at its end', () => {
  const action = vi.fn<() => void>();
  const throttled = throttle(action, 150);
  throttled.run();
  expect(action).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 10; call += 1) throttled.run();
  vi.advanceTimersByTime(149);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
});

test('a steady stream of calls runs once per interval', () => {
  const action = vi.fn<() => void>();
  const throttled = throttle(action, 150);
  for (let time = 0; time < 1500; time += 10) {
    throttled.run();
    vi.advanceTimersByTime(10);
  }
  expect(action).toHaveBeenCalledTimes(11);
});

test('a call alone in its interval is not repeated', () => {
  const action = vi.fn<() => void>();
  throttle(action, 150).run();
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a cancelled call does not run any more', () => {
  const action = vi.fn<() => void>();
  const throttled = throttle(action, 150);
  throttled.run();
  throttled.run();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(1);
});
