import { expect, test } from 'vitest';
import { legalisationState } from './legalisation.ts';

test.each([
  ['2026-11-21', 'over'],
  ['2026-11-22', 'ending'],
  ['2027-02-20', 'ending'],
  ['2027-02-21', 'valid'],
])('a legalisation until %s is %s on 2026-11-22', (until, state) => {
  expect(legalisationState(until, '2026-11-22')).toBe(state);
});

test('the change of the clocks is no day more or less', () => {
  expect(legalisationState('2027-05-01', '2027-01-31')).toBe('ending');
  expect(legalisationState('2027-05-02', '2027-01-31')).toBe('valid');
});
