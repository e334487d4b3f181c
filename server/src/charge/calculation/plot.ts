import type { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import type { areaSourceLabels } from '@grzadka/contract/garden/garden-area.record';
import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { MeterRole, MeterType } from '@grzadka/contract/meter/meter.labels';

/** Some days, each end null where it is open or not known. */
export interface Span {
  readonly from: string | null;
  readonly thru: string | null;
}

/** What a run may charge: a plot with everybody who has or had it, or an account without a plot. Lists are in any order. */
export interface ChargedPlot {
  /** Null of an account without a plot. */
  readonly garden: ChargedGarden | null;
  /** Whether somebody left it out of this run. */
  readonly isSkipped: boolean;
  readonly accounts: readonly PlotAccount[];
  readonly meters: readonly PlotMeter[];
  /** What was charged here by rate, and not reversed. What was charged by meter stands with the stretches of the meter. */
  readonly charged: readonly ChargedBefore[];
}

/** A plot with what it is charged by on the reference day. */
export interface ChargedGarden {
  readonly id: string;
  readonly name: string;
  /** In square metres, a decimal as text; null where none is known for the day. */
  readonly area: string | null;
  readonly areaSource: AreaSource | null;
  readonly residents: number;
  readonly electricity: boolean;
  readonly water: boolean;
}

export type AreaSource = keyof typeof areaSourceLabels;

/** A settlement account of the plot. */
export interface PlotAccount {
  readonly id: string;
  readonly number: number;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  readonly holders: readonly (Span & {
    readonly partyId: string;
    readonly memberships: readonly Span[];
  })[];
  /** What was set for it by hand; in grosze, null for what the tariff asks for. The description says what it is for. */
  readonly amounts: readonly {
    readonly feeKindId: string;
    readonly amount: number | null;
    readonly description: string | null;
  }[];
}

/** A meter with all that its consumption follows from. */
export interface ZoneMeter {
  readonly id: string;
  readonly name: string;
  readonly role: MeterRole;
  readonly chain: MeterChain;
}

/** A meter of the plot. */
export interface PlotMeter extends ZoneMeter {
  readonly type: MeterType;
  readonly active: boolean;
  readonly zoneId: string | null;
  /** Of its readings those that wait for an answer to a finding. */
  readonly unanswered: readonly string[];
  /** The first day that was ever charged by it, reversed charges included; null where none was. */
  readonly chargedSince: string | null;
  /** What was charged by it, and not reversed. */
  readonly stretches: readonly BilledStretch[];
}

/**
 * Days of a meter that were charged to one account, or to nobody. Those of one run, kind and plot share the limits of
 * their tiers (docs/product/charges.md#tiers).
 */
export interface BilledStretch extends Period {
  readonly id: string;
  readonly runNumber: string;
  readonly feeKindId: string;
  readonly tariffId: string;
  /** Null where nobody held the plot. */
  readonly settlementId: string | null;
  /** In grosze, with all its corrections, before exemptions. */
  readonly charged: number;
}

/** Days for which a fee kind was charged. */
export interface ChargedBefore extends Period {
  readonly feeKindId: string;
  readonly settlementId: string;
  readonly runNumber: string;
  readonly runKind: keyof typeof chargeRunKindLabels;
  readonly runTitle: string;
}
