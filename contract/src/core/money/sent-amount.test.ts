import { expect, test } from 'vitest';
import { sentAmount } from './sent-amount.ts';

const amount = sentAmount({
  max: 100_000_000,
  empty: 'Podaj kwotę',
  notPositive: 'Podaj kwotę większą od zera',
});

test.each([
  [2_350, 2_350],
  ['23,50', 2_350],
  ['1 000 000', 100_000_000],
])('%j is %d grosze, and stays so when it is sent again', (given, grosze) => {
  const read = amount.parse(given);
  expect([read, amount.parse(read)]).toEqual([grosze, grosze]);
});

test.each([
  ['', 'Podaj kwotę'],
  [null, 'Podaj kwotę'],
  [0, 'Podaj kwotę większą od zera'],
  ['-1', 'Podaj kwotę większą od zera'],
  ['1,234', 'Kwota może mieć najwyżej 2 miejsca po przecinku'],
  [100_000_001, expect.stringContaining('za duża')],
])('%j is refused', (given, message) => {
  expect(amount.safeParse(given).error?.issues).toMatchObject([{ message }]);
});
