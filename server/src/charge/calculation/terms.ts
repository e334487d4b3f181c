import type { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { ResolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import type { ZoneMeter } from './plot.ts';

/** What a run charges and by what; nothing of it depends on a single plot (docs/product/charges.md#run). */
export interface RunTerms {
  readonly kind: keyof typeof chargeRunKindLabels;
  readonly title: string;
  readonly period: Period;
  /** By what is true on this day a plot is charged. */
  readonly referenceDay: string;
  /** In these days the readings lie that end what is charged by meter. */
  readonly readingWindow: Period;
  /** From this day on a meter is charged that was never charged before. */
  readonly firstMeteredDay: string;
  readonly issueDay: string;
  /** In which year what is charged is due. */
  readonly dueYear: number;
  /** Whether it takes the place of what was reversed: parts of days that are gone get a new term. */
  readonly isCorrection: boolean;
  /** What is charged; the order is that of their positions. */
  readonly feeKinds: readonly ChargedKind[];
  /** Every tariff of these kinds, also those whose validity is over. */
  readonly tariffs: readonly ChargedTariff[];
  /** Every exemption from these kinds. */
  readonly exemptions: readonly ChargedExemption[];
  /** The zones whose losses these tariffs share out. */
  readonly zones: readonly ChargedZone[];
}

/** A fee kind as it is charged. */
export interface ChargedKind {
  readonly id: string;
  readonly name: string;
  readonly position: number;
}

/** A resolution as lines name it. */
export type NamedResolution = Pick<ResolutionDetails, 'number' | 'adoptedOn'>;

/** A tariff as it is charged by. */
export interface ChargedTariff
  extends Pick<
    TariffDetails,
    'id' | 'validFrom' | 'validThru' | 'terms' | 'proration' | 'instalments'
  > {
  readonly feeKindId: string;
  readonly resolution: NamedResolution;
}

/** What somebody need not pay: of one account or of one party, a share in percent or an amount in grosze. */
export interface ChargedExemption {
  readonly id: string;
  readonly feeKindId: string;
  readonly settlementId: string | null;
  readonly partyId: string | null;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly validFrom: string;
  readonly validThru: string | null;
  readonly resolution: NamedResolution | null;
}

/** A zone with all its meters, those of other plots and of none included. */
export interface ChargedZone {
  readonly id: string;
  readonly name: string;
  readonly type: MeterType;
  readonly meters: readonly ZoneMeter[];
}
