import { expect, test } from 'vitest';
import { isNearEnd } from './useNearEnd.ts';

test('more rows are wanted from 80 percent of the list on', () => {
  const list = { clientHeight: 500, scrollHeight: 10_000 };
  expect(isNearEnd({ ...list, scrollTop: 7499 })).toBe(false);
  expect(isNearEnd({ ...list, scrollTop: 7500 })).toBe(true);
});

test('more rows are wanted while the loaded ones do not fill the screen', () => {
  expect(isNearEnd({ scrollTop: 0, clientHeight: 800, scrollHeight: 800 })).toBe(true);
});
