import { readDecimal } from './decimal-parts.ts';

/**
 * Shares an amount in grosze by weights, decimals as text that are not below zero and not all zero, and loses no grosz: each part gets the
 * whole grosze of its exact share, and those that are left go one each to the largest fractions, of equal ones
 * to the earlier (docs/product/money.md#sharing). An amount below zero is shared as its negative. Throws a `RangeError`
 * for weights that share nothing.
 */
export function splitByLargestRemainder(total: number, weights: readonly string[]): number[] {
  if (total < 0) return splitByLargestRemainder(-total, weights).map((part) => 0 - part);
  const decimals = weights.map(readDecimal);
  const places = Math.max(0, ...decimals.map((weight) => weight.places));
  const whole = decimals.map(
    ({ parts, ...weight }) => parts * 10n ** BigInt(places - weight.places),
  );
  const sum = whole.reduce((sofar, weight) => sofar + weight, 0n);
  if (sum <= 0n || whole.some((weight) => weight < 0n)) {
    throw new RangeError('weights must not be below zero, nor all of them zero');
  }
  const shares = whole.map((weight) => BigInt(total) * weight);
  const parts = shares.map((share) => Number(share / sum));
  const left = total - parts.reduce((sofar, part) => sofar + part, 0);
  const fractions = shares.map((share) => share % sum);
  // A sort keeps the order of equals.
  const byFraction = [...fractions.entries()].toSorted(([, a], [, b]) =>
    a < b ? 1 : a > b ? -1 : 0,
  );
  for (const [index] of byFraction.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
