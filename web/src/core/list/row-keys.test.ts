import { expect, test } from 'vitest';
import { rowAfterKey } from './row-keys.ts';

const place = { index: 10, rowCount: 50, rowsInView: 8 };

test.each([
  ['ArrowDown', 11],
  ['ArrowUp', 9],
  ['PageDown', 17],
  ['PageUp', 3],
  ['Home', 0],
  ['End', 49],
])('%s leads from row 10 to row %i', (key, row) => {
  expect(rowAfterKey(key, place)).toBe(row);
});

test('keys stay within the list', () => {
  expect(rowAfterKey('ArrowUp', { ...place, index: 0 })).toBe(0);
  expect(rowAfterKey('PageDown', { ...place, index: 48 })).toBe(49);
});

test('a key still moves on when less than a row is in view', () => {
  expect(rowAfterKey('PageDown', { ...place, rowsInView: 0 })).toBe(11);
});

test.each(['a', 'Enter', 'constructor'])('%s does not move', (key) => {
  expect(rowAfterKey(key, place)).toBeUndefined();
});

test('there is nowhere to go in an empty list', () => {
  expect(rowAfterKey('Home', { index: 0, rowCount: 0, rowsInView: 0 })).toBeUndefined();
});
