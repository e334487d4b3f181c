import { formatAmount } from '@grzadka/contract/core/number/amount';
import { divideHalfUp } from '@grzadka/contract/core/number/exact-decimal';
import { holdsOn } from './holding.ts';
import type { PlotAccount } from './plot.ts';
import type { ChargeLine } from './result.ts';
import type { ChargedExemption, ChargedKind, RunTerms } from './terms.ts';
import { lineInWords, periodOnPaper } from './words.ts';

/**
 * What an account need not pay of a charge, as a line below zero: of several exemptions the larger one, and never more than
 * there is (docs/product/charges.md#exemptions). Undefined where there is none, or nothing to pay.
 */
export function exemptionLine(
  run: RunTerms,
  account: PlotAccount,
  feeKind: ChargedKind,
  { tariffId, amount: sum }: { readonly tariffId: string; readonly amount: number },
): ChargeLine | undefined {
  if (sum <= 0) return undefined;
  const [best] = run.exemptions
    .filter((exemption) => exemption.feeKindId === feeKind.id)
    .filter((exemption) => applies(exemption, account, run))
    .map((exemption) => ({ exemption, off: offOf(exemption, sum) }))
    .toSorted(
      (one, other) => other.off - one.off || one.exemption.id.localeCompare(other.exemption.id),
    );
  if (best === undefined) return undefined;
  const { id, percent, amount, resolution } = best.exemption;
  const factors =
    percent === null ? `do ${formatAmount(amount ?? 0)}` : `${percent}% z ${formatAmount(sum)}`;
  return {
    kind: 'exemption',
    tariffId,
    quantity: null,
    unit: null,
    rate: null,
    amount: -best.off,
    words: lineInWords({
      about: `Ulga: ${feeKind.name} ${periodOnPaper(run.period)}`,
      steps: [{ factors, amount: -best.off }],
      resolution,
    }),
    basis: { exemptionId: id },
  };
}

function offOf({ percent, amount }: ChargedExemption, sum: number): number {
  return percent === null
    ? Math.min(amount ?? 0, sum)
    : Number(divideHalfUp(BigInt(sum) * BigInt(percent), 100n));
}

/** Whether it holds on the reference day, for the account or for somebody who holds it in the run's time. */
function applies(
  { settlementId, partyId, validFrom, validThru }: ChargedExemption,
  { id, holders }: PlotAccount,
  { period, referenceDay }: RunTerms,
): boolean {
  if (!holdsOn({ from: validFrom, thru: validThru }, referenceDay)) return false;
  if (settlementId !== null) return settlementId === id;
  return holders.some(
    (holder) =>
      holder.partyId === partyId &&
      (holdsOn(holder, referenceDay) ||
        ((holder.from ?? '') <= period.thru && (holder.thru ?? period.thru) >= period.from)),
  );
}
