import { describe, expect, test } from 'vitest';
import { originOf } from './useGoUp.ts';

describe('where a person came from', () => {
  test('is the list that the history entry names, with its query', () => {
    expect(originOf({ from: '/liczniki?phrase=12' })).toBe('/liczniki?phrase=12');
  });

  test.each([null, undefined, 'text', {}, { from: 1 }])('is unknown from %j', (state) => {
    expect(originOf(state)).toBeUndefined();
  });

  test.each(['//example.org/', 'https://example.org/', 'liczniki'])(
    'is never outside the application: %s',
    (from) => {
      expect(originOf({ from })).toBeUndefined();
    },
  );
});
