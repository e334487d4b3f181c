import type {
  ChainedInstallation,
  ChainedMeasurement,
  MeterChain,
} from '../../src/meter/consumption/meter-chain.ts';
import type { Installation } from '../../src/meter/installation/installation.model.ts';
import { byTime } from '../../src/meter/measurement/by-time.ts';
import type { MeasurementListItem } from '../../src/meter/measurement/measurement.model.ts';

/** A device as it was recorded, which may be one whose mounting was a mistake. */
export type RecordedInstallation = ChainedInstallation & Pick<Installation, 'undoneAt'>;

/** A measurement as it was recorded, which may be one that was taken back. */
export type RecordedMeasurement = ChainedMeasurement & Pick<MeasurementListItem, 'reversal'>;

/**
 * The chain of a meter, of all that was ever recorded of it, in whatever order: without the devices whose mounting was
 * undone, and without measurements that do not count (docs/product/readings.md#effective).
 */
export function effectiveChain(
  installations: readonly RecordedInstallation[],
  measurements: readonly RecordedMeasurement[],
): MeterChain {
  const mounted = installations.filter(({ undoneAt }) => undoneAt === null).toSorted(byMounting);
  const standing = Map.groupBy(
    measurements.filter(({ reversal }) => reversal === null),
    ({ installationId }) => installationId,
  );
  return {
    installations: mounted,
    measurements: mounted.flatMap((installation) =>
      effectiveOf(installation, standing.get(installation.id) ?? []),
    ),
  };
}

/** Of the measurements of a device that were not taken back those that count, in the order of time. */
function effectiveOf(
  installation: ChainedInstallation,
  standing: readonly RecordedMeasurement[],
): RecordedMeasurement[] {
  const lastRead = standing
    .filter((measurement) => !isEstimate(measurement))
    .reduce((latest, { measuredAt }) => (measuredAt > latest ? measuredAt : latest), '');
  return standing
    .filter(
      (measurement) =>
        !isEstimate(measurement) ||
        (measurement.measuredAt > lastRead && mayEstimateAt(installation, measurement.measuredAt)),
    )
    .toSorted(byTime);
}

/** Whether an estimate of that time still has a use: of a device that is there, or left without being read. */
function mayEstimateAt(
  { removedAt, lastValueEstimated }: ChainedInstallation,
  instant: string,
): boolean {
  return removedAt === null || (lastValueEstimated && instant <= removedAt);
}

/** Whether nobody read the value. */
function isEstimate({ channel }: ChainedMeasurement): boolean {
  return channel === 'estimate';
}

function byMounting(one: ChainedInstallation, other: ChainedInstallation): number {
  // One that has been there since ever comes before all others.
  const [mounted, mountedLater] = [one.installedAt ?? '', other.installedAt ?? ''];
  if (mounted === mountedLater) return 0;
  return mounted < mountedLater ? -1 : 1;
}
