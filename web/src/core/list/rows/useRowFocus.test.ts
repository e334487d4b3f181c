import { expect, test } from 'vitest';
import { rowAfterKey } from './useRowFocus.ts';

const origin = { index: 10, rowCount: 50, rowsInView: 8 };

test.each([
  ['ArrowDown', 11],
  ['ArrowUp', 9],
  ['PageDown', 17],
  ['PageUp', 3],
  ['Home', 0],
  ['End', 49],
])('%s leads from row 10 to row %i', (key, row) => {
  expect(rowAfterKey(key, origin)).toBe(row);
});

test('keys stay within the list', () => {
  expect(rowAfterKey('ArrowUp', { ...origin, index: 0 })).toBe(0);
  expect(rowAfterKey('PageDown', { ...origin, index: 48 })).toBe(49);
});

test('a key still moves on when less than a row is in view', () => {
  expect(rowAfterKey('PageDown', { ...origin, rowsInView: 0 })).toBe(11);
});

test.each(['a', 'Enter', 'constructor'])('%s does not move', (key) => {
  expect(rowAfterKey(key, origin)).toBeUndefined();
});

test('there is nowhere to go in an empty list', () => {
  expect(rowAfterKey('Home', { index: 0, rowCount: 0, rowsInView: 0 })).toBeUndefined();
});
