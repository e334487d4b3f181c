import { toThousandths } from '../../core/number/exact-decimal.ts';

/** A value of a dial, and whether it passed through zero since the one before. */
interface DialValue {
  readonly value: number;
  readonly rolledOver: boolean;
}

/**
 * By how much a dial rose from one value to the next one of the same device, in thousandths: through zero where it is
 * said to have passed that and its digits are known. Below zero where it fell, and nothing explains that: it was said of
 * none, or the dial had shown more than its digits can (docs/product/readings.md#consumption).
 */
export function riseOfDial(
  before: Pick<DialValue, 'value'>,
  after: DialValue,
  digits: number | null,
): number {
  const difference = toThousandths(after.value) - toThousandths(before.value);
  if (difference >= 0 || !after.rolledOver || digits === null) return difference;
  const throughZero = toThousandths(10 ** digits) + difference;
  return throughZero < 0 ? difference : throughZero;
}
