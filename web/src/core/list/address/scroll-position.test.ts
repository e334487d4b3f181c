import { afterEach, expect, test } from 'vitest';
import { recallScrollPosition, rewindScrollPosition, scrollPositions } from './scroll-position.ts';

const query = { 'sort-by': 'name', 'sort-direction': 'asc' };
const position = { query, scrollOffset: 480, heights: new Map(), rowId: 'row-7' };

afterEach(() => scrollPositions.clear());

test('a list is found at the position it was left at', () => {
  scrollPositions.set('meter', position);
  expect(recallScrollPosition('meter', { ...query })).toEqual(position);
  expect(recallScrollPosition('garden', query)).toBeUndefined();
});

test('a position says nothing about the list under other settings', () => {
  scrollPositions.set('meter', position);
  expect(recallScrollPosition('meter', { ...query, 'sort-direction': 'desc' })).toBeUndefined();
  expect(recallScrollPosition('meter', { ...query, phrase: 'a' })).toBeUndefined();
});

test('a list that was reset starts at its top and keeps the row last used', () => {
  scrollPositions.set('meter', position);
  rewindScrollPosition('meter', undefined);
  expect(recallScrollPosition('meter', query)).toMatchObject({ scrollOffset: 0, rowId: 'row-7' });
  rewindScrollPosition('meter', 'row-8');
  expect(recallScrollPosition('meter', query)).toMatchObject({ scrollOffset: 0, rowId: 'row-8' });
});
