import type { ChargedPlot, PlotAccount } from '../plot.ts';
import type { ChargedKind, ChargedTariff, RunTerms } from '../terms.ts';
import type { MeteredTerms } from './tiers.ts';

/** A tariff that asks for what was used. */
export type MeteredTariff = ChargedTariff & { readonly terms: MeteredTerms };

/** A kind that is charged by meter, where it is. */
export interface MeteredKind {
  readonly run: RunTerms;
  readonly feeKind: ChargedKind;
  readonly tariff: MeteredTariff;
  readonly plot: ChargedPlot;
  /** As they were opened. */
  readonly accounts: readonly PlotAccount[];
  /** Whether a flat amount stands for what nobody read of this type. */
  readonly isFlatInstead: boolean;
}
