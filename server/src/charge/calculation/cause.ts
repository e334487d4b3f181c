import type { ChargeCause } from '@grzadka/contract/charge/line/charge-cause';
import type { ChargeLineKind } from '@grzadka/contract/charge/line/charge-line-kind';

/** A line as it is compared with those of the run before. */
export interface ComparedLine {
  readonly feeKindId: string;
  readonly kind: ChargeLineKind;
  readonly quantity: string | null;
  readonly rate: string | null;
  /** In grosze. */
  readonly amount: number;
}

/** By how much more an account is charged, why, and whether somebody is to look at it. */
interface Difference {
  /** In grosze. */
  readonly difference: number;
  readonly cause: ChargeCause;
  readonly isToCheck: boolean;
}

/** From more than these on a difference wants a look: in percent of what was charged before, and in grosze. */
const checkedFrom = { percent: 50, amount: 50_00 };

/**
 * Compares what an account is charged with the last approved run of the same kinds; an account without a line there is new
 * (docs/product/charges.md#cause). Of several causes it returns the one with the largest part of the difference.
 */
export function differenceOf(
  before: readonly ComparedLine[],
  now: readonly ComparedLine[],
): Difference {
  const [was, is] = [amountOf(before), amountOf(now)];
  const difference = is - was;
  const isLarge =
    Math.abs(difference) > checkedFrom.amount &&
    Math.abs(difference) * 100 > checkedFrom.percent * Math.abs(was);
  const cause = causeOf(before, now);
  return { difference, cause, isToCheck: isLarge || cause === 'new' };
}

function causeOf(before: readonly ComparedLine[], now: readonly ComparedLine[]): ChargeCause {
  if (before.length === 0) return now.length === 0 ? 'same' : 'new';
  if (now.length === 0) return 'missing';
  if (amountOf(before) === amountOf(now)) return 'same';
  const by = (isCause: (kind: ChargeLineKind) => boolean) =>
    Math.abs(
      amountOf(now.filter(({ kind }) => isCause(kind))) -
        amountOf(before.filter(({ kind }) => isCause(kind))),
    );
  const [best] = [
    { cause: priceCause(before, now), by: by(isPriced) },
    { cause: 'exemption' as const, by: by((kind) => kind === 'exemption') },
    { cause: 'correction' as const, by: by((kind) => kind === 'correction') },
  ].toSorted((one, other) => other.by - one.by);
  return best?.cause ?? 'same';
}

function isPriced(kind: ChargeLineKind): boolean {
  return kind === 'fee' || kind === 'flat';
}

/** Whether rates, quantities or both are others; where neither is, it is the share of the time, which is a quantity. */
function priceCause(before: readonly ComparedLine[], now: readonly ComparedLine[]): ChargeCause {
  const priced = (lines: readonly ComparedLine[]) => lines.filter(({ kind }) => isPriced(kind));
  const inBoth = new Set(before.map(({ feeKindId }) => feeKindId)).intersection(
    new Set(now.map(({ feeKindId }) => feeKindId)),
  );
  const told = (lines: readonly ComparedLine[], of: 'rate' | 'quantity') =>
    priced(lines)
      .filter(({ feeKindId }) => of === 'quantity' || inBoth.has(feeKindId))
      .map((line) => `${line.feeKindId} ${line[of] === null ? '' : Number(line[of])}`)
      .toSorted();
  const isOther = (of: 'rate' | 'quantity') => {
    const [was, is] = [told(before, of), told(now, of)];
    return was.length !== is.length || was.some((one, place) => one !== is[place]);
  };
  if (!isOther('rate')) return 'quantity';
  return isOther('quantity') ? 'rate-and-quantity' : 'rate';
}

function amountOf(lines: readonly ComparedLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
