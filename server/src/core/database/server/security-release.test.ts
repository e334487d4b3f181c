import { expect, it } from 'vitest';
import { missedRelease } from './security-release.ts';

const release = { day: '2026.05.14', minors: { 17: 10, 18: 4 } };

it.each([
  [180_003, { running: '18.3', corrected: '18.4' }],
  [180_004, null],
  [180_005, null],
  [170_009, { running: '17.9', corrected: '17.10' }],
  [170_010, null],
  // A major version that came out after the list was written.
  [190_000, null],
])('a server of version %i lacks %j', (version, missed) => {
  expect(missedRelease(version, release)).toEqual(missed);
});
