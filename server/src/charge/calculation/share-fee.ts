import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { ChargeLineKind } from '@grzadka/contract/charge/line/charge-line-kind';
import { splitByLargestRemainder } from '@grzadka/contract/core/money/split-by-largest-remainder';
import { type Fee, isBlocked, type KindOutcome, type OwedLine } from './fee.ts';
import type { Payers } from './holding.ts';
import type { PlotAccount } from './plot.ts';
import type { ChargedKind, ChargedTariff, RunTerms } from './terms.ts';
import { lineInWords, periodOnPaper } from './words.ts';

interface SharedFee {
  readonly run: RunTerms;
  readonly feeKind: ChargedKind;
  readonly tariff: ChargedTariff;
  readonly payers: Payers;
  readonly kind: ChargeLineKind;
  /** What the whole period costs whom; null is nobody. */
  readonly feeOf: (account: PlotAccount | null) => Fee | BlockedReason | null;
}

/**
 * Shares the fee of a period among those who held the plot, and what nobody held among nobody
 * (docs/product/charges.md#who-pays). Where nobody pays anything a plot that lacks something is not in the way.
 */
export function shareFee({
  run,
  feeKind,
  tariff,
  payers,
  kind,
  feeOf,
}: SharedFee): KindOutcome | BlockedReason {
  const about = `${feeKind.name} ${periodOnPaper(run.period)}`;
  const weights = [...payers.shares.map(({ weight }) => weight), payers.unheld];
  const partOf = (amount: number, place: number) =>
    payers.countedBy === null
      ? amount
      : (splitByLargestRemainder(amount, weights.map(String))[place] ?? 0);
  const wordsOf = ({ factors, amount }: Fee, place: number) => {
    const whole = { factors, amount };
    const part = { factors: shareText(payers, weights[place] ?? 0), amount: partOf(amount, place) };
    const steps =
      weights[place] === total(weights) || payers.countedBy === null ? [whole] : [whole, part];
    return lineInWords({ about, steps, resolution: tariff.resolution });
  };

  const lines: OwedLine[] = [];
  for (const [place, { account }] of payers.shares.entries()) {
    const fee = feeOf(account);
    if (fee === null) continue;
    if (isBlocked(fee)) return fee;
    const { quantity, unit, rate, basis } = fee;
    const amount = partOf(fee.amount, place);
    const told = { quantity, unit, rate, amount, words: wordsOf(fee, place), basis };
    lines.push({ settlementId: account.id, line: { kind, tariffId: tariff.id, ...told } });
  }
  const left = payers.unheld > 0 ? feeOf(null) : null;
  const place = weights.length - 1;
  const unheld =
    left === null || isBlocked(left)
      ? []
      : [
          {
            feeKindId: feeKind.id,
            amount: partOf(left.amount, place),
            words: wordsOf(left, place),
          },
        ];
  return { lines, stretches: [], unheld };
}

function total(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** What share of the time is paid for: '151 z 365 dni'. */
function shareText({ shares, unheld, countedBy }: Payers, weight: number): string {
  const all = total([...shares.map((share) => share.weight), unheld]);
  return `${weight} z ${all}\u00a0${countedBy === 'months' ? 'miesięcy' : 'dni'}`;
}
