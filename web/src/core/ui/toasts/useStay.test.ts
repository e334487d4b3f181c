// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStay } from './useStay.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function stay(stayMs = 10_000) {
  vi.useFakeTimers();
  const onOver = vi.fn<() => void>();
  const { result } = renderHook(() => useStay({ stayMs, isHeld: false, onOver }));
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const turn = (how: Turn) =>
    act(() => {
      if (how === 'blur' || how === 'focus') window.dispatchEvent(new Event(how));
      else result.current[how]();
    });
  return { onOver, pass, turn };
}

/** What the element hears, and the window. */
type Turn = keyof ReturnType<typeof useStay> | 'blur' | 'focus';

test('it goes when its time is over', () => {
  const { onOver, pass } = stay();
  pass(9999);
  expect(onOver).not.toHaveBeenCalled();
  pass(1);
  expect(onOver).toHaveBeenCalledOnce();
});

test('it stays for good when its time has no end', () => {
  const { onOver, pass } = stay(Infinity);
  pass(3_600_000);
  expect(onOver).not.toHaveBeenCalled();
});

test.each([
  ['somebody points at it', 'onMouseEnter', 'onMouseLeave'],
  ['it has the focus', 'onFocus', 'onBlur'],
  ['another window is in use', 'blur', 'focus'],
] as const)('it stays while %s, and as long again afterwards', (_, begin, end) => {
  const { onOver, pass, turn } = stay();
  pass(9000);
  turn(begin);
  pass(60_000);
  expect(onOver).not.toHaveBeenCalled();
  turn(end);
  pass(9999);
  expect(onOver).not.toHaveBeenCalled();
  pass(1);
  expect(onOver).toHaveBeenCalledOnce();
});
