import { toThousandths } from '../../core/number/exact-decimal.ts';
import { isSmaller, isTooLarge } from './plausibility.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The value that was meant, if two neighbouring digits of this one were typed in each other's place: of all that are
 * then neither smaller nor too large, the one nearest to what is expected. No digit is taken across the comma. Undefined
 * where no swap helps, or none is needed (docs/product/readings.md#swapped-digits).
 */
export function swappedDigits(value: number, around: Surroundings): number | undefined {
  const isImplausible = (read: number) => isSmaller(read, around) || isTooLarge(read, around);
  if (!isImplausible(value)) return undefined;
  const expected = (around.before?.value ?? 0) + (around.expectedUse ?? 0);
  const distance = (read: number) => Math.abs(read - expected);
  return swaps(value)
    .filter((swapped) => !isImplausible(swapped))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The values that swapping two neighbouring digits gives, its decimals without the zeros at their end. */
function swaps(value: number): number[] {
  const thousandths = toThousandths(value);
  const whole = String(Math.floor(thousandths / 1000));
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/(?<!0)0+$/, '');
  return [
    ...neighboursSwapped(whole).map((swapped) => Number(`${swapped}.${decimals}`)),
    ...neighboursSwapped(decimals).map((swapped) => Number(`${whole}.${swapped}`)),
  ];
}

function neighboursSwapped(digits: string): string[] {
  return Array.from({ length: digits.length - 1 }, (_, left) => {
    const [before, after] = [digits.slice(0, left), digits.slice(left + 2)];
    return `${before}${digits.charAt(left + 1)}${digits.charAt(left)}${after}`;
  });
}
