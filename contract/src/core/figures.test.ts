import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { formatAmount } from './number/amount.ts';
import { formatDecimal } from './number/format-decimal.ts';

/** What `Intl` says of a number that is no zero below zero. */
function byIntl(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat('pl-PL', options)
    .format(value)
    .replace(/^-(?=0(,0+)?($|\u00a0))/, '');
}

test('amounts, measures and counts are written as Intl writes them', () => {
  const amount = fc.maxSafeInteger().filter((grosze) => Math.abs(grosze) < 10 ** 13);
  fc.assert(
    fc.property(amount, (grosze) => {
      const money = { style: 'currency', currency: 'PLN' } as const;
      expect(formatAmount(grosze)).toBe(byIntl(grosze / 100, money));
    }),
  );
  const measure = fc.oneof(
    fc.double({ min: -999_999_999, max: 999_999_999, noNaN: true }),
    fc.integer().map((thousandths) => thousandths / 1000),
    fc.integer().map((halves) => halves / 2000),
  );
  fc.assert(
    fc.property(measure, fc.option(fc.nat(4), { nil: undefined }), (value, decimals) => {
      const digits =
        decimals === undefined
          ? { maximumFractionDigits: 3 }
          : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      expect(formatDecimal(value, decimals)).toBe(
        byIntl(value, { ...digits, useGrouping: 'always' }),
      );
    }),
  );
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(counted(count, { one: 'x', few: 'x', many: 'x' })).toBe(`${byIntl(count, {})}\u00a0x`);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no figure, and is said as it is',
  (value) => {
    expect([formatDecimal(value), formatAmount(value)]).toEqual([`${value}`, `${value}\u00a0zł`]);
  },
);

test('what comes to nothing has no sign', () => {
  expect([formatDecimal(-0.0001), formatDecimal(-0), formatAmount(-0)]).toEqual([
    '0',
    '0',
    '0,00\u00a0zł',
  ]);
});
