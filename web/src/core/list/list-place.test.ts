import { afterEach, expect, test } from 'vitest';
import { forgetPlace, keepPlace, recallPlace, rewindPlace } from './list-place.ts';

const query = { 'sort-by': 'name', 'sort-direction': 'asc' };
const place = { query, scrollOffset: 480, measurements: [], rowId: 'row-7' };

afterEach(() => forgetPlace('meter'));

test('a list is found at the place it was left at', () => {
  keepPlace('meter', place);
  expect(recallPlace('meter', { ...query })).toEqual(place);
  expect(recallPlace('garden', query)).toBeUndefined();
});

test('a place says nothing about the list under other settings', () => {
  keepPlace('meter', place);
  expect(recallPlace('meter', { ...query, 'sort-direction': 'desc' })).toBeUndefined();
  expect(recallPlace('meter', { ...query, phrase: 'a' })).toBeUndefined();
});

test('a list that was reset starts at its top and keeps the row last used', () => {
  keepPlace('meter', place);
  rewindPlace('meter', undefined);
  expect(recallPlace('meter', query)).toMatchObject({ scrollOffset: 0, rowId: 'row-7' });
  rewindPlace('meter', 'row-8');
  expect(recallPlace('meter', query)).toMatchObject({ scrollOffset: 0, rowId: 'row-8' });
});

test('a forgotten place is gone', () => {
  keepPlace('meter', place);
  forgetPlace('meter');
  expect(recallPlace('meter', query)).toBeUndefined();
});
