import { expect, it } from 'vitest';
import { amountsToAsk } from './to-pay.ts';

const part = (dueOn: string, open: number) => ({ id: dueOn, words: '', number: '', dueOn, open });
const open = [part('2026-06-30', 1_00), part('2026-11-28', 20_00), part('2027-06-30', 300_00)];

it.each([
  ['2026-11-28', '2026-11-28'],
  // The Saturday is over, and the term ends on the Monday.
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
])('on %s what is due next is asked for until %s, and all there is besides', (today, by) => {
  expect(amountsToAsk(open, today)).toEqual([
    { amount: 21_00, by },
    { amount: 321_00, by: null },
  ]);
});

it('all there is is asked for once where nothing is due later', () => {
  expect(amountsToAsk(open, '2026-12-01')).toEqual([{ amount: 321_00, by: null }]);
  expect(amountsToAsk([], '2026-12-01')).toEqual([]);
});
