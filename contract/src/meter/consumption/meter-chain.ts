import type { Installation } from '../installation/installation.model.ts';
import type { MeasurementListItem } from '../measurement/measurement.model.ts';

/** A device of a chain: what its dial showed at both ends, and how it counts. */
export type ChainedInstallation = Pick<
  Installation,
  | 'id'
  | 'installedAt'
  | 'firstValue'
  | 'removedAt'
  | 'lastValue'
  | 'lastValueEstimated'
  | 'lastValueRolledOver'
  | 'digits'
  | 'multiplier'
>;

/** A value read of a device of a chain. */
export type ChainedMeasurement = Pick<
  MeasurementListItem,
  'id' | 'installationId' | 'value' | 'measuredAt' | 'channel' | 'rolledOver'
>;

/**
 * All that shows what was used at a meter: its devices one after another, without those whose mounting was a mistake, and the
 * measurements that are effective (docs/product/readings.md#effective). Both in the order of time.
 */
export interface MeterChain {
  readonly installations: readonly ChainedInstallation[];
  readonly measurements: readonly ChainedMeasurement[];
}
