import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'zero złotych zero groszy'],
  [1, 'zero złotych jeden grosz'],
  [1_00, 'jeden złoty zero groszy'],
  [2_22, 'dwa złote dwadzieścia dwa grosze'],
  [12_12, 'dwanaście złotych dwanaście groszy'],
  [140_63, 'sto czterdzieści złotych sześćdziesiąt trzy grosze'],
  [223_51, 'dwieście dwadzieścia trzy złote pięćdziesiąt jeden groszy'],
  [1000_00, 'tysiąc złotych zero groszy'],
  [2_019_05, 'dwa tysiące dziewiętnaście złotych pięć groszy'],
  [21_000_00, 'dwadzieścia jeden tysięcy złotych zero groszy'],
  [50_000_00, 'pięćdziesiąt tysięcy złotych zero groszy'],
  [1_000_000_00, 'milion złotych zero groszy'],
  [1_001_101_00, 'milion tysiąc sto jeden złotych zero groszy'],
])('%i grosze are written out as %s', (grosze, words) => {
  expect(amountInWords(grosze)).toBe(words);
});

it('two amounts are never written out alike', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
      expect(amountInWords(one)).not.toMatch(/undefined| {2}|^ | $/);
    }),
  );
});
