import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decimalText } from './decimal.ts';

const amount = decimalText({
  scale: 3,
  max: 1000,
  from: { minimum: 0 },
  empty: 'puste',
  notNumber: 'nie liczba',
  refuse: (value) => (value < 0 ? 'ujemna' : undefined),
});

const message = (input: unknown) => amount.safeParse(input).error?.issues[0]?.message;

describe('a decimal', () => {
  it('is not looked for in a text longer than every number', () => {
    expect(message(`${' '.repeat(399)}1`)).toBeUndefined();
    expect(message(`${' '.repeat(400)}1`)).toBe('nie liczba');
    expect(message(`1,${'0'.repeat(1_000_000)}`)).toBe('nie liczba');
  });

  it.each([
    ['12', '12'],
    [' 12,5 ', '12.5'],
    ['12.50', '12.50'],
    ['12,', '12'],
    ['12,000', '12'],
    [',5', '0.5'],
    ['+7', '7'],
    ['1 000', '1000'],
    ['1\u00a0000,0', '1000'],
    ['1\u202f000', '1000'],
    [7.25, '7.25'],
    [0, '0'],
  ])('typed as %j is %s', (input, output) => {
    expect(amount.parse(input)).toBe(output);
  });

  it.each([
    ['', 'puste'],
    [' \t', 'puste'],
    [null, 'puste'],
    [undefined, 'puste'],
    ['abc', 'nie liczba'],
    ['1e3', 'nie liczba'],
    ['0x1F', 'nie liczba'],
    ['1 00', 'nie liczba'],
    ['1000 000', 'nie liczba'],
    ['1  000', 'nie liczba'],
    ['1 000.5 0', 'nie liczba'],
    ['.', 'nie liczba'],
    [Number.NaN, 'nie liczba'],
    [Number.POSITIVE_INFINITY, 'nie liczba'],
    [true, 'nie liczba'],
    ['-1', 'ujemna'],
    ['1000,001', 'Liczba jest za duża – sprawdź, czy nie ma pomyłki'],
    ['1,0001', 'Podaj najwyżej 3\u00a0miejsca po przecinku'],
  ])('typed as %j is refused: %s', (input, reason) => {
    expect(message(input)).toBe(reason);
  });

  it('of few places is described by a pattern without thousands', () => {
    const from = { minimum: 0 };
    const rules = {
      scale: 2,
      empty: 'puste',
      notNumber: 'nie liczba',
      refuse: () => undefined,
      from,
    };
    for (const max of [9.9, 99.99, 999.99, 9999.99]) {
      const { anyOf } = z.toJSONSchema(decimalText({ ...rules, max }), { io: 'input' });
      const pattern = new RegExp(anyOf?.find((one) => typeof one === 'object')?.pattern ?? 'x');
      expect(pattern.test('9,5')).toBe(true);
      expect(pattern.test('1 000')).toBe(max > 1000);
    }
  });

  it('keeps every digit it is given, with comma or point', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.constantFrom(',', '.'), (whole, part, separator) => {
        const decimals = String(part).padStart(3, '0');
        expect(Number(amount.parse(`${whole}${separator}${decimals}`))).toBe(
          Number(`${whole}.${decimals}`),
        );
      }),
    );
  });
});
