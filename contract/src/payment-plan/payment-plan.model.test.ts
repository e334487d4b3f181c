import { expect, it } from 'vitest';
import { equalRates } from './payment-plan.model.ts';

it('rates are equal to the grosz, the first ones greater, a month apart', () => {
  expect(equalRates(223_51, 4, '2027-01-31')).toEqual([
    { dueOn: '2027-01-31', amount: 55_88 },
    { dueOn: '2027-02-28', amount: 55_88 },
    { dueOn: '2027-03-31', amount: 55_88 },
    { dueOn: '2027-04-30', amount: 55_87 },
  ]);
});

it('a rate of nothing is none', () => {
  expect(equalRates(2, 3, '2027-01-15').map(({ amount }) => amount)).toEqual([1, 1]);
});
