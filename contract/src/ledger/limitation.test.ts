import { expect, it } from 'vitest';
import { endsThisYear, limitationInWords, limitedOn } from './limitation.ts';

it.each([
  ['2027-06-30', '2030-12-31'],
  ['2027-01-01', '2030-12-31'],
  ['2027-12-31', '2030-12-31'],
  ['2024-02-29', '2027-12-31'],
])('what was due on %s can be claimed until %s', (dueOn, thru) => {
  expect(limitedOn(dueOn)).toBe(thru);
});

it.each([
  ['2023-06-30', '2026-11-30', true],
  ['2022-06-30', '2026-01-01', true],
  ['2024-01-01', '2026-12-31', false],
] as const)('what was due on %s ends in the year of %s, or has: %s', (dueOn, today, does) => {
  expect(endsThisYear(dueOn, today)).toBe(does);
});

it('is said as the law is quoted', () => {
  expect(limitationInWords('2027-06-30')).toBe('Przedawnia się 31.12.2030');
});
