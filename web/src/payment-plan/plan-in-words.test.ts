import { expect, it } from 'vitest';
import { planInWords } from './plan-in-words.ts';

const plan = { state: 'kept', broken: null, next: { on: '2026-11-28', amount: 100_00 } } as const;

it.each([
  ['2026-11-28', '2026.11.28'],
  // Its own day is over, and was a day of rest: it is in time on the Monday.
  ['2026-11-29', '2026.11.30'],
  ['2026-11-30', '2026.11.30'],
])('on %s the next rate is payable until %s', (today, term) => {
  expect(planInWords(plan, today)).toBe(`Raty: następna ${term}, 100,00\u00A0zł`);
});
