/**
 * A number that has at most so many decimals, counted in its smallest parts: 12.5 with three places is 12500n. What
 * is reckoned with these is exact, which it is not with numbers.
 */
export function toParts(value: number, places: number): bigint {
  return BigInt(Math.round(value * 10 ** places));
}

/** The number that so many of its smallest parts are. */
export function fromParts(parts: bigint, places: number): number {
  return Number(parts) / 10 ** places;
}

/**
 * The whole number nearest to a quotient. A half goes up, and below zero down, so that what is taken back is what was
 * given. The divisor is above zero.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return dividend < 0n
    ? -divideHalfUp(-dividend, divisor)
    : (2n * dividend + divisor) / (2n * divisor);
}

/**
 * A number of at most three decimals in thousandths, so that differences are exact: 0.3 − 0.1 is not 0.2. What the
 * fields of values take, 999 999 999.999, is far from the largest whole number that is exact.
 */
export function toThousandths(value: number): number {
  return Math.round(value * 1000);
}
