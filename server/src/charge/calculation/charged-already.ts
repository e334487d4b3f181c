import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { OwedLine } from './fee.ts';
import type { ChargedBefore, ChargedPlot } from './plot.ts';
import type { ChargedTariff, RunTerms } from './terms.ts';

/**
 * Why something is not charged a second time: a kind is charged once for a plot and a day, one that is set by hand and those of one-off runs of the same
 * title once for an account (docs/product/charges.md#never-twice). Undefined where nothing is in the way.
 */
export function chargedAlready(
  run: RunTerms,
  { feeKindId, terms }: ChargedTariff,
  plot: ChargedPlot,
  lines: readonly OwedLine[],
): BlockedReason | undefined {
  if (lines.length === 0) return undefined;
  const owing = new Set(lines.map(({ settlementId }) => settlementId));
  const isOfAccount = run.kind === 'one-off' || terms.method === 'manual';
  const before = plot.charged.find(
    (one) =>
      one.feeKindId === feeKindId &&
      (!isOfAccount || owing.has(one.settlementId)) &&
      isSameTime(run, one),
  );
  return before && { code: 'charged-already', number: before.runNumber };
}

/** Runs of single occasions go by their titles, all others by their days. */
function isSameTime({ kind, title, period }: RunTerms, before: ChargedBefore): boolean {
  if (kind === 'one-off' || before.runKind === 'one-off') {
    return kind === before.runKind && title === before.runTitle;
  }
  return before.from <= period.thru && period.from <= before.thru;
}
