import { describe, expect, it } from 'vitest';
import { requestedRange } from './send-object.ts';

const object = { size: 10, etag: '"a"' };

describe('of an object of ten bytes', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=4-400', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s asks for %j', (range, expected) => {
    expect(requestedRange({ range }, object)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,4-5',
    'lines=0-1',
    'bytes=a-b',
    'bytes=1.5-2',
  ])('%s asks for all of it', (range) => {
    expect(requestedRange({ ...(range !== undefined && { range }) }, object)).toBeUndefined();
  });

  it('a part is asked for only while the reader has the same version', () => {
    const range = 'bytes=0-3';
    expect(requestedRange({ range, 'if-range': '"a"' }, object)).toEqual({ first: 0, last: 3 });
    expect(requestedRange({ range, 'if-range': '"b"' }, object)).toBeUndefined();
    expect(requestedRange({ range, 'if-range': 'W/"a"' }, object)).toBeUndefined();
  });
});

it('no part of an empty object can be had', () => {
  expect(requestedRange({ range: 'bytes=0-' }, { size: 0, etag: '"a"' })).toBe('unsatisfiable');
});
