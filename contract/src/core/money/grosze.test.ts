import { expect, test } from 'vitest';
import { grosze, parseGrosze, typedAmount } from './grosze.ts';

const amount = typedAmount('Podaj kwotę');

test.each([
  [1, '1 234,56', 123_456],
  [2, '1234.56', 123_456],
  [3, '1234', 123_400],
  [4, '1234,5', 123_450],
])('money, example %d: %j is %d grosze', (_, typed, read) => {
  expect(amount.parse(typed)).toBe(read);
});

test('money, example 5: three decimals are refused', () => {
  const message = 'Kwota może mieć najwyżej 2 miejsca po przecinku';
  expect(amount.safeParse('1,234').error?.issues).toMatchObject([{ message }]);
});

test.each([
  ['1234,500', 123_450],
  ['-0,07', -7],
  [0.29, 29],
  ['10 000 000 000', 10 ** 12],
  ['12\u00a0345,50\u00a0zł', 1_234_550],
  [' 7 ZŁ ', 700],
])('%j is %d grosze', (typed, read) => {
  expect(amount.parse(typed)).toBe(read);
});

test.each([
  ['', 'Podaj kwotę'],
  ['zł', 'Podaj kwotę'],
  ['zł 5', 'Należy wprowadzić poprawną liczbę'],
  ['10000000000,01', expect.stringContaining('za duża')],
  ['-10000000000,01', expect.stringContaining('za duża')],
])('%j is refused', (typed, message) => {
  expect(amount.safeParse(typed).error?.issues).toMatchObject([{ message }]);
});

test.each([[0.5], ['1'], [10 ** 16]])('%j is no amount on the wire', (sent) => {
  expect(grosze.safeParse(sent).success).toBe(false);
});

test('amounts on the wire may add up to more than the largest one', () => {
  expect(grosze.parse(-3 * 10 ** 12)).toBe(-3 * 10 ** 12);
});

test.each([
  ['-1000000000000', -(10 ** 12)],
  ['12', 12],
  ['-0', 0],
  ['1000000000001', undefined],
  ['12,5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j in a query is %j grosze', (text, read) => {
  expect(parseGrosze(text)).toBe(read);
});
