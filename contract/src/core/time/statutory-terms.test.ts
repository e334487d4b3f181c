import { expect, test } from 'vitest';
import { lastDay } from './statutory-terms.ts';

test('a meeting is called, and an entry announced, so many days before', () => {
  expect(lastDay.toCallMeeting('2027-03-27')).toBe('2027-03-13');
  expect(lastDay.toAnnounceEntry('2027-05-05')).toBe('2027-04-28');
});

test.each([
  [10, '2027-06-30', '2027-05-31'],
  [11, '2027-06-10', '2027-05-27'],
])('charges, example %d: what is due on %s is told by %s', (_, due, told) => {
  expect(lastDay.toTellFees(due)).toBe(told);
});

test('fees are resolved in June, and the finances told by the first day after it', () => {
  expect(lastDay.toResolveFees(2027)).toBe('2027-06-30');
  expect(lastDay.toTellFinances(2027)).toBe('2027-07-01');
});

test('months end on the same day, or where there is none on the last', () => {
  expect(lastDay.toDecideTransfer('2027-12-31')).toBe('2028-02-29');
  expect(lastDay.toAnswerPerson('2027-01-31', false)).toBe('2027-02-28');
  expect(lastDay.toAnswerPerson('2027-01-31', true)).toBe('2027-04-30');
  expect(lastDay.toDecideTransfer('2027-01-15')).toBe('2027-03-15');
  expect(lastDay.ofWarning('2027-01-31')).toBe('2027-02-28');
  expect(lastDay.ofWarning('2028-01-31')).toBe('2028-02-29');
});
