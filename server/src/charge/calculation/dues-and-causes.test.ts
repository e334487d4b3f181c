import { expect, test } from 'vitest';
import { makeRun } from '#test/charge-cases.ts';
import { type ComparedLine, differenceOf } from './cause.ts';
import { dueParts } from './due-parts.ts';

const half = (dueMonthDay: string) => ({ dueMonthDay, weight: '1' });

test('the days of parts are those of the run’s year, and in a run that corrects a new term', () => {
  const instalments = [half('06-30'), half('03-31'), half('02-29')];
  const run = makeRun([], { issueDay: '2027-05-20' });
  expect(dueParts(-1000, instalments, run)).toEqual([
    { dueOn: '2027-02-28', amount: -333 },
    { dueOn: '2027-03-31', amount: -333 },
    { dueOn: '2027-06-30', amount: -334 },
  ]);
  expect(dueParts(1, instalments, { ...run, dueYear: 2028 })).toEqual([
    { dueOn: '2028-06-30', amount: 1 },
  ]);
  expect(dueParts(2, [half('02-29')], { ...run, dueYear: 2028 })).toEqual([
    { dueOn: '2028-02-29', amount: 2 },
  ]);
  // What is gone is due at once, in one part.
  expect(dueParts(1000, instalments, { ...run, isCorrection: true })).toEqual([
    { dueOn: '2027-06-03', amount: 666 },
    { dueOn: '2027-06-30', amount: 334 },
  ]);
});

const fee = (facts: Partial<ComparedLine> = {}): ComparedLine => ({
  feeKindId: 'garden',
  kind: 'fee',
  quantity: '300',
  rate: '0.45',
  amount: 135_00,
  ...facts,
});

const exemption = fee({ kind: 'exemption', quantity: null, rate: null, amount: -30_00 });
const correction = fee({ kind: 'correction', quantity: null, rate: null, amount: -20_00 });

test.each<[string, ComparedLine[], ComparedLine[], ...unknown[]]>([
  ['same', [fee()], [fee({ rate: '0.450' })], 0, false],
  ['rate', [fee()], [fee({ rate: '0.50', amount: 150_00 })], 15_00, false],
  ['quantity', [fee()], [fee({ quantity: '310.00', amount: 139_50 })], 4_50, false],
  ['quantity', [fee()], [fee({ amount: 67_50 })], -67_50, false],
  ['quantity', [fee()], [fee(), fee({ feeKindId: 'water', amount: 10_00 })], 10_00, false],
  [
    'rate-and-quantity',
    [fee()],
    [fee({ quantity: '310', rate: '1', amount: 310_00 })],
    175_00,
    true,
  ],
  ['exemption', [fee()], [fee(), exemption], -30_00, false],
  ['exemption', [fee(), correction], [fee(), correction, exemption], -30_00, false],
  ['correction', [fee(), correction], [fee()], 20_00, false],
  ['rate', [fee()], [fee({ rate: '0.6', amount: 180_00 }), exemption, correction], -5_00, false],
  ['new', [], [fee({ amount: 1 })], 1, true],
  ['same', [], [], 0, false],
  ['missing', [fee()], [], -135_00, true],
  // More than 50 % and more than 50 zł; one of the two alone is not much.
  ['rate', [fee({ amount: 100_00 })], [fee({ rate: '1', amount: 150_00 })], 50_00, false],
  ['rate', [fee({ amount: 100_00 })], [fee({ rate: '1', amount: 150_01 })], 50_01, true],
  ['rate', [fee({ amount: 40_00 })], [fee({ rate: '1', amount: 90_00 })], 50_00, false],
])('%s: from %j to %j', (cause, before, now, difference, isToCheck) => {
  expect(differenceOf(before, now)).toEqual({ cause, difference, isToCheck });
});
