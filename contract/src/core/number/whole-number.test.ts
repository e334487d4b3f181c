import { expect, test } from 'vitest';
import { optionalWholeNumber } from './whole-number.ts';

const message = 'Wpisz liczbę od 3 do 9';
const count = optionalWholeNumber({ min: 3, max: 9, message });

test.each([
  [3, 3],
  ['9', 9],
  [' 5 ', 5],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is taken as %j', (given, taken) => {
  expect(count.parse(given)).toBe(taken);
});

test.each(['12 000', '12\u00a0000', '12\u202f000', '12000'])(
  '%j is twelve thousand, as screens write it',
  (given) => {
    const { data } = optionalWholeNumber({ min: 0, max: 99_999, message }).safeParse(given);
    expect(data).toBe(12_000);
  },
);

test.each([2, 10, 4.5, '2', '4,5', '0x5', 'pięć', ' ', true])('%j is refused', (given) => {
  const { error } = count.safeParse(given);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
