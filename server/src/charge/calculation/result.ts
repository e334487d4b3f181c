import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { ChargeLineKind } from '@grzadka/contract/charge/line/charge-line-kind';
import type { Days } from '@grzadka/contract/interest-rate/interest';
import type { ChainPoint } from '@grzadka/contract/meter/consumption/consumption.model';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { AreaSource, ChargedPlot } from './plot.ts';

/** Reckons one plot of a run: any of those that the run was prepared with, in any order, as often as one likes. */
export type PlotCalculation = (plot: ChargedPlot) => PlotResult;

/** What a run comes to at one plot, or for one account without a plot. Amounts are in grosze. */
export interface PlotResult {
  readonly gardenId: string | null;
  /** By account and fee kind; empty where the plot is blocked or left out. */
  readonly charges: readonly Charge[];
  /** What is charged by meter, to be kept; without gaps, days that nobody held included. */
  readonly stretches: readonly NewStretch[];
  readonly blocked: Blocked | null;
  /** What goes to nobody, since nobody held the plot. */
  readonly unheld: readonly Unheld[];
}

/** One reason of a plot, and whom it would have charged. */
export interface Blocked {
  readonly settlementIds: readonly string[];
  readonly feeKindId: string;
  readonly reason: BlockedReason;
}

/** What an account owes of one kind; below zero it is owed to the account, and it may be zero. */
export interface Charge {
  readonly settlementId: string;
  readonly feeKindId: string;
  /** Null of interest. */
  readonly tariffId: string | null;
  readonly amount: number;
  readonly lines: readonly ChargeLine[];
  /** They sum to the amount; none is zero. */
  readonly parts: readonly ChargePart[];
}

/** What of a charge is to be paid by which day. */
interface ChargePart {
  readonly dueOn: string;
  readonly amount: number;
  /** Of interest the part of a debt on which it is, the first of several. */
  readonly interestOnId?: string;
}

/** A line as it is printed, rounded by itself. */
export interface ChargeLine {
  readonly kind: ChargeLineKind;
  /** Of a correction that by which the stretch was charged; null of interest. */
  readonly tariffId: string | null;
  /** Decimals as text. Null where nothing is multiplied: of corrections, exemptions and amounts set by hand. */
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly rate: string | null;
  readonly amount: number;
  /** In Polish, as they stay. */
  readonly words: string;
  readonly basis: LineBasis;
}

/** What a line rests on. */
interface LineBasis {
  readonly area?: { readonly area: string; readonly source: AreaSource };
  readonly meterIds?: readonly string[];
  readonly readings?: readonly UsedReading[];
  /** Of what is charged by meter, the days and the meter; of a correction the stretch that it corrects, too. */
  readonly stretch?: Period & {
    readonly meterId: string;
    readonly quantity: string;
    readonly correctedId?: string;
  };
  readonly exemptionId?: string;
  /** Of interest the debt and the days; what was open on them is said in the words. */
  readonly interest?: Days & { readonly lineId: string };
  /** What somebody typed beside an amount that is set by hand: it is looked through for names. */
  readonly description?: string;
}

/** A value of a dial by which something is charged. */
export type UsedReading = Pick<ChainPoint, 'kind' | 'id' | 'day' | 'value' | 'isEstimate'> & {
  readonly meterId: string;
};

/** Days of a meter that are charged to one account, or to nobody; its amount is that of its lines. */
export interface NewStretch extends Period {
  readonly meterId: string;
  readonly feeKindId: string;
  readonly tariffId: string;
  readonly settlementId: string | null;
  readonly quantity: string;
  readonly amount: number;
}

/** Days of a debt that an interest note charges, or by how much it corrects those that an earlier one did; amounts in grosze. */
export interface NewNoted extends Days {
  readonly lineId: string;
  readonly amount: number;
  readonly waived: number;
  readonly correctsId: string | null;
}

/** What nobody owes, since nobody held the plot. */
export interface Unheld {
  readonly feeKindId: string;
  readonly amount: number;
  readonly words: string;
}
