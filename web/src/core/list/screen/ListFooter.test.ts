import { describe, expect, test } from 'vitest';
import { mergePages } from '../loading/useListRows.ts';
import { listStatus } from './ListFooter.tsx';

const row = { id: 'a' };
const idle = { error: null, isReplacing: false, isLoadingMore: false };
const loadedOf = (items: { id: string }[], totalItems: number) =>
  mergePages([{ items, totalItems }]);

describe('before the first page', () => {
  test('the list is loading', () => {
    expect(listStatus({ ...idle, loaded: undefined, isReplacing: true })).toBe('loading');
  });
  test('a failure is said', () => {
    expect(listStatus({ ...idle, loaded: undefined, error: new Error() })).toBe('failed');
  });
  test('a second attempt is loading again', () => {
    const retrying = { ...idle, loaded: undefined, error: new Error(), isReplacing: true };
    expect(listStatus(retrying)).toBe('loading');
  });
});

describe('without rows', () => {
  const loaded = loadedOf([], 0);
  test('the list is empty', () => {
    expect(listStatus({ ...idle, loaded })).toBe('empty');
  });
  test('nothing is claimed while other settings load', () => {
    expect(listStatus({ ...idle, loaded, isReplacing: true })).toBe('loading');
  });
});

describe('with rows', () => {
  test('the end is reached when all are loaded', () => {
    expect(listStatus({ ...idle, loaded: loadedOf([row], 1) })).toBe('end');
  });
  test('nothing is said while more can be loaded', () => {
    expect(listStatus({ ...idle, loaded: loadedOf([row], 2) })).toBe('more');
  });
  test('the loading and the failure of a later page are said below the rows', () => {
    const loaded = loadedOf([row], 2);
    expect(listStatus({ ...idle, loaded, isLoadingMore: true })).toBe('loading-more');
    expect(listStatus({ ...idle, loaded, error: new Error() })).toBe('failed-more');
  });
  test('a list that changed while it was read says so', () => {
    const page = { items: [row], totalItems: 2 };
    expect(listStatus({ ...idle, loaded: mergePages([page, page]) })).toBe('out-of-step');
  });
});
