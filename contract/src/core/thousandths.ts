/**
 * A number of at most three decimals in thousandths, so that differences are exact: 0.3 − 0.1 is not 0.2. What the
 * fields of values take, 999 999 999.999, is far from the largest whole number that is exact.
 */
export function toThousandths(value: number): number {
  return Math.round(value * 1000);
}
