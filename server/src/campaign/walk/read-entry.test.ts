import { expect, it } from 'vitest';
import { clockShift } from './read-entry.ts';

const now = new Date('2026-10-15T10:00:00.000Z');

it.each([
  ['2026-10-15T10:02:00.000Z', 0],
  ['2026-10-15T09:58:00.000Z', 0],
  ['2026-10-15T10:02:00.001Z', -120_001],
  ['2026-10-15T09:57:59.999Z', 120_001],
  [null, 0],
])('a phone whose clock says %s is shifted by %d ms', (sentAt, shift) => {
  expect(clockShift(sentAt, now)).toBe(shift);
});
