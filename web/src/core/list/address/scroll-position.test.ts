import { afterEach, expect, test } from 'vitest';
import {
  forgetScrollPosition,
  keepScrollPosition,
  recallScrollPosition,
  rewindScrollPosition,
} from './scroll-position.ts';

const query = { 'sort-by': 'name', 'sort-direction': 'asc' };
const position = { query, scrollOffset: 480, measurements: [], rowId: 'row-7' };

afterEach(() => forgetScrollPosition('meter'));

test('a list is found at the position it was left at', () => {
  keepScrollPosition('meter', position);
  expect(recallScrollPosition('meter', { ...query })).toEqual(position);
  expect(recallScrollPosition('garden', query)).toBeUndefined();
});

test('a position says nothing about the list under other settings', () => {
  keepScrollPosition('meter', position);
  expect(recallScrollPosition('meter', { ...query, 'sort-direction': 'desc' })).toBeUndefined();
  expect(recallScrollPosition('meter', { ...query, phrase: 'a' })).toBeUndefined();
});

test('a list that was reset starts at its top and keeps the row last used', () => {
  keepScrollPosition('meter', position);
  rewindScrollPosition('meter', undefined);
  expect(recallScrollPosition('meter', query)).toMatchObject({ scrollOffset: 0, rowId: 'row-7' });
  rewindScrollPosition('meter', 'row-8');
  expect(recallScrollPosition('meter', query)).toMatchObject({ scrollOffset: 0, rowId: 'row-8' });
});

test('a forgotten position is gone', () => {
  keepScrollPosition('meter', position);
  forgetScrollPosition('meter');
  expect(recallScrollPosition('meter', query)).toBeUndefined();
});
