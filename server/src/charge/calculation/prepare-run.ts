import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { chargedAlready } from './charged-already.ts';
import { type SharedTariff, type Shares, sharesOf } from './distribution.ts';
import { dueParts } from './due-parts.ts';
import { exemptionLine } from './exemption.ts';
import { isBlocked, type KindOutcome, nothing, type OwedLine } from './fee.ts';
import { byOpening, heldPieces, type Payers, payerOn, payersOf } from './holding.ts';
import { chargeByMeter } from './metered/charge-by-meter.ts';
import type { ChargedPlot, PlotAccount } from './plot.ts';
import { rateFee } from './rate-fee.ts';
import type { Charge, ChargeLine, PlotCalculation, PlotResult } from './result.ts';
import { shareFee } from './share-fee.ts';
import { tariffOn } from './tariff-on.ts';
import type { ChargedKind, ChargedTariff, RunTerms } from './terms.ts';

/**
 * Prepares a run for its plots: what they share among themselves is reckoned once. What is returned reckons any of them, as
 * pure functions do (docs/product/charges.md). `plots` are all of the run, in any order. Throws a `RangeError` where
 * something is not there that the terms refer to.
 */
export function prepareRun(run: RunTerms, plots: readonly ChargedPlot[]): PlotCalculation {
  const kinds = run.feeKinds
    .toSorted((one, other) => one.position - other.position || one.id.localeCompare(other.id))
    .map((feeKind) => ({ feeKind, tariff: tariffOn(run, feeKind.id) }));
  const shares = new Map(
    kinds.flatMap(({ tariff }) =>
      tariff && isShared(tariff) ? [[tariff.id, sharesOf(run, tariff, plots)] as const] : [],
    ),
  );
  const flatTypes = new Set(
    kinds.flatMap(({ tariff }) =>
      tariff?.terms.method === 'missing-reading' ? [tariff.terms.meterType] : [],
    ),
  );
  return (plot) => chargePlot({ run, kinds, shares, flatTypes }, plot);
}

/** A run with all that its plots have in common. */
interface PreparedRun {
  readonly run: RunTerms;
  readonly kinds: readonly {
    readonly feeKind: ChargedKind;
    readonly tariff: ChargedTariff | undefined;
  }[];
  readonly shares: ReadonlyMap<string, Shares>;
  /** The types of meters that have a flat amount for what nobody read. */
  readonly flatTypes: ReadonlySet<MeterType>;
}

function isShared(tariff: ChargedTariff): tariff is SharedTariff {
  return tariff.terms.method === 'distribute';
}

function chargePlot(prepared: PreparedRun, plot: ChargedPlot): PlotResult {
  const empty: PlotResult = {
    gardenId: plot.garden?.id ?? null,
    charges: [],
    stretches: [],
    blocked: null,
    unheld: [],
  };
  if (plot.isSkipped) return empty;
  const accounts = byOpening(plot.accounts);
  const outcomes: (KindOutcome & { readonly charges: readonly Charge[] })[] = [];
  for (const { feeKind, tariff } of prepared.kinds) {
    const outcome = tariff
      ? chargeKind(prepared, { feeKind, tariff, plot, accounts })
      : withoutTariff(prepared.run, feeKind, plot);
    if (isBlocked(outcome)) {
      const settlementIds = concerned(accounts, prepared.run);
      return { ...empty, blocked: { settlementIds, feeKindId: feeKind.id, reason: outcome } };
    }
    const charges = tariff
      ? chargesOf(prepared.run, { feeKind, tariff, accounts }, outcome.lines)
      : [];
    outcomes.push({ ...outcome, charges });
  }
  return {
    ...empty,
    charges: outcomes.flatMap(({ charges }) => charges),
    stretches: outcomes.flatMap(({ stretches }) => stretches),
    unheld: outcomes.flatMap(({ unheld }) => unheld),
  };
}

/** A kind at a plot, with its accounts as they were opened. */
interface KindAtPlot {
  readonly feeKind: ChargedKind;
  readonly tariff: ChargedTariff;
  readonly plot: ChargedPlot;
  readonly accounts: readonly PlotAccount[];
}

function chargeKind(
  { run, shares, flatTypes }: PreparedRun,
  at: KindAtPlot,
): KindOutcome | BlockedReason {
  const { feeKind, tariff, plot, accounts } = at;
  const { terms } = tariff;
  if (terms.method === 'consumption') {
    const isFlatInstead = flatTypes.has(terms.meterType);
    return chargeByMeter({
      run,
      feeKind,
      tariff: { ...tariff, terms },
      plot,
      accounts,
      isFlatInstead,
    });
  }
  const outcome = shareFee({
    run,
    feeKind,
    tariff,
    payers: terms.method === 'manual' ? each(accounts) : payersOf(accounts, run, tariff.proration),
    kind: terms.method === 'missing-reading' ? 'flat' : 'fee',
    feeOf: (account) =>
      terms.method === 'distribute'
        ? (shares.get(tariff.id)?.get(plot.garden?.id ?? '') ?? null)
        : rateFee(terms, { run, feeKindId: feeKind.id, plot, account }),
  });
  return isBlocked(outcome)
    ? outcome
    : (chargedAlready(run, tariff, plot, outcome.lines) ?? outcome);
}

/** What is set by hand is each account's own. */
function each(accounts: readonly PlotAccount[]): Payers {
  return {
    shares: accounts.map((account) => ({ account, weight: 1 })),
    unheld: 0,
    countedBy: null,
  };
}

/** A plot owes nothing that nobody has, nor an account without one that nobody chose. */
function withoutTariff(
  { referenceDay }: RunTerms,
  { id }: ChargedKind,
  { garden, accounts }: ChargedPlot,
): KindOutcome | BlockedReason {
  const isOwed = garden
    ? accounts.length > 0
    : accounts.some(({ amounts }) => amounts.some(({ feeKindId }) => feeKindId === id));
  return isOwed ? { code: 'no-tariff', feeKindId: id, day: referenceDay } : nothing;
}

/** Whom it concerns that a plot cannot be charged: who held it in the run's time, else who did at last. */
function concerned(accounts: readonly PlotAccount[], run: RunTerms): string[] {
  const holding = [
    payerOn(accounts, run.referenceDay),
    ...heldPieces(accounts, run.period).map(({ account }) => account),
  ].filter((account) => account !== null);
  const some = holding.length > 0 ? holding : accounts.slice(-1);
  return [...new Set(some.map(({ id }) => id))];
}

/** Puts the lines of a kind together by account, with what need not be paid and when the rest is due. */
function chargesOf(
  run: RunTerms,
  { feeKind, tariff, accounts }: Omit<KindAtPlot, 'plot'>,
  owed: readonly OwedLine[],
): Charge[] {
  return [...Map.groupBy(owed, ({ settlementId }) => settlementId)].map(
    ([settlementId, ofAccount]) => {
      const lines: ChargeLine[] = ofAccount.map(({ line }) => line);
      const sum = amountOf(lines);
      const account = accounts.find(({ id }) => id === settlementId);
      const exemption =
        account && exemptionLine(run, account, feeKind, { tariffId: tariff.id, amount: sum });
      if (exemption) lines.push(exemption);
      const amount = amountOf(lines);
      const parts = dueParts(amount, tariff.instalments, run);
      return { settlementId, feeKindId: feeKind.id, tariffId: tariff.id, amount, lines, parts };
    },
  );
}

function amountOf(lines: readonly ChargeLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
