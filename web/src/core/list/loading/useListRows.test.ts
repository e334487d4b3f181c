import { defaultPageSize } from '@grzadka/contract/core/list/list';
import { describe, expect, test } from 'vitest';
import { mergePages } from './useListRows.ts';

const row = (id: string, text = id) => ({ id, text });

describe('merging the pages of a list', () => {
  test('appends the rows of the next page', () => {
    const loaded = mergePages([
      { items: [row('a'), row('b')], totalItems: 4 },
      { items: [row('c')], totalItems: 4 },
    ]);
    expect(loaded.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(loaded.nextOffset).toBe(3);
  });

  test('replaces a row that is there already in its place', () => {
    const { rows } = mergePages([
      { items: [row('a'), row('b', 'old'), row('c')], totalItems: 4 },
      { items: [row('b', 'new'), row('d')], totalItems: 4 },
    ]);
    expect(rows).toEqual([row('a'), row('b', 'new'), row('c'), row('d')]);
  });

  test('asks for nothing more once every row is loaded', () => {
    const loaded = mergePages([{ items: [row('a'), row('b')], totalItems: 2 }]);
    expect(loaded).toMatchObject({ nextOffset: undefined, isOutOfStep: false });
  });

  test('asks for nothing more of an empty list', () => {
    const loaded = mergePages([{ items: [], totalItems: 0 }]);
    expect(loaded).toMatchObject({ rows: [], totalItems: 0, nextOffset: undefined });
  });

  test('believes the latest page about how many rows there are', () => {
    const loaded = mergePages([
      { items: [row('a')], totalItems: 3 },
      { items: [row('b')], totalItems: 2 },
    ]);
    expect(loaded).toMatchObject({ totalItems: 2, nextOffset: undefined });
  });

  test('stops after a page that brings nothing new, and says that the list changed', () => {
    const loaded = mergePages([
      { items: [row('a'), row('b')], totalItems: 3 },
      { items: [row('a'), row('b')], totalItems: 3 },
    ]);
    expect(loaded).toMatchObject({ nextOffset: undefined, isOutOfStep: true });
  });

  test('stops after an empty page that promises rows', () => {
    const loaded = mergePages([{ items: [], totalItems: 3 }]);
    expect(loaded).toMatchObject({ nextOffset: undefined, isOutOfStep: true });
  });

  test('asks on after a full page while the total is to come, and not after another one', () => {
    const full = Array.from({ length: defaultPageSize }, (_, index) => row(String(index)));
    const uncounted = mergePages([{ items: full, totalItems: null }]);
    expect(uncounted).toMatchObject({ totalItems: null, nextOffset: full.length });
    const ended = mergePages([
      { items: full, totalItems: null },
      { items: [], totalItems: null },
    ]);
    expect(ended).toMatchObject({ nextOffset: undefined, isOutOfStep: false });
    const told = mergePages([
      { items: full, totalItems: 101 },
      { items: [row('last')], totalItems: null },
    ]);
    expect(told).toMatchObject({ totalItems: 101, nextOffset: undefined });
  });
});
