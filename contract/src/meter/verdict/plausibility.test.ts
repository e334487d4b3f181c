import { expect, it } from 'vitest';
import {
  sampleContext,
  sampleDevice,
  sampleReading,
} from '../../../test/samples/verdict-context.ts';
import { isRollOverLikely } from './plausibility.ts';
import type { VerdictContext } from './verdict-context.ts';

/** Of five digits, read as 99 987.4 thirty days before; 15 is expected, so that up to 45 is likely. */
const context = sampleContext({
  installations: [sampleDevice({ digits: 5 })],
  measurements: [sampleReading('2026-10-15', 99_987.4)],
  usual: 0.5,
});

const isLikely = (value: number, facts: Partial<VerdictContext> = {}) =>
  isRollOverLikely({ value, measuredAt: '2026-11-14T12:00:00.000Z' }, { ...context, ...facts });

it('a dial is likely to have passed through zero up to three times the expected use', () => {
  expect(isLikely(12.9)).toBe(true);
  expect(isLikely(32.4)).toBe(true);
  expect(isLikely(32.401)).toBe(false);
});

it('what is expected is divided by the multiplier', () => {
  const installations = [sampleDevice({ digits: 5, multiplier: 2 })];
  expect(isLikely(9.9, { installations })).toBe(true);
  expect(isLikely(9.901, { installations })).toBe(false);
});

it.each<[why: string, facts: Partial<VerdictContext>]>([
  ['its digits are not known', { installations: [sampleDevice()] }],
  ['nothing tells what is usual', { usual: null }],
  ['it usually stands still', { usual: 0 }],
  ['nothing was read before', { measurements: [] }],
  [
    'the value is no smaller',
    { measurements: [sampleReading('2026-10-15', 12.9)], usual: 100_000 },
  ],
  [
    'it was taken off',
    { installations: [sampleDevice({ removedAt: '2026-11-01T00:00:00.000Z' })] },
  ],
])('a passage is not likely where %s', (_why, facts) => {
  expect(isLikely(12.9, facts)).toBe(false);
});
