import { expect, test } from 'vitest';
import { priceOf } from './price-of.ts';
import { typedQuantity, typedRate } from './rate.ts';

const rate = typedRate('Podaj stawkę');
const area = typedQuantity({ empty: 'Podaj ilość', places: 2 });

test.each([
  ['0,6212', '0.6212'],
  ['0.000001', '0.000001'],
  ['99 999,999999', '99999.999999'],
  ['0', '0'],
])('%j is a rate of %s zł', (typed, read) => {
  expect(rate.parse(typed)).toBe(read);
});

test.each([
  ['0,0000001', 'Podaj najwyżej 6\u00a0miejsc po przecinku'],
  ['100000', 'Liczba jest za duża – sprawdź, czy nie ma pomyłki'],
  ['-0,5', 'Stawka nie może być ujemna'],
  ['', 'Podaj stawkę'],
  ['tyle samo', 'Należy wprowadzić poprawną liczbę'],
])('%j is no rate', (typed, message) => {
  expect(rate.safeParse(typed).error?.issues).toMatchObject([{ message }]);
});

test('a quantity has its own places, and costs what it costs by the rate', () => {
  expect(area.safeParse('312,505').error?.issues[0]?.message).toContain('miejsca po przecinku');
  expect(area.safeParse('-1').error?.issues[0]?.message).toBe('Ilość nie może być ujemna');
  expect(priceOf(area.parse('312,50'), rate.parse('0,45'))).toBe(140_63);
});
