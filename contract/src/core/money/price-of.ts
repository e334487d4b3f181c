import { divideHalfUp } from '../number/exact-decimal.ts';
import { readDecimal } from './decimal-parts.ts';

/**
 * What a quantity costs, in whole grosze: quantity × rate in złoty, both decimals as text, reckoned exactly and rounded
 * once, a half away from zero, so that taking it back is its exact negative (docs/product/money.md#rounding).
 */
export function priceOf(quantity: string, rate: string): number {
  const { parts: units, places } = readDecimal(quantity);
  const { parts: price, places: pricePlaces } = readDecimal(rate);
  return Number(divideHalfUp(units * price * 100n, 10n ** BigInt(places + pricePlaces)));
}
