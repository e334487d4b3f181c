import { chainPoints } from '../consumption/chain-points.ts';
import type { ChainPoint } from '../consumption/consumption.model.ts';
import { installationAt } from '../installation/installation-at.ts';
import { byTime } from '../measurement/by-time.ts';
import { ratedDays } from './usual-rate.ts';
import type { VerdictContext } from './verdict-context.ts';

type Device = VerdictContext['installations'][number];

/** What stands around a reading: its device, and the neighbouring points of that, estimates left out. */
export interface Surroundings {
  readonly device: Device;
  readonly before: ChainPoint | undefined;
  readonly after: ChainPoint | undefined;
  /** By how much the dial is expected to have risen since `before`; null where nothing shows what is usual. */
  readonly expectedUse: number | null;
}

/**
 * What stands around a reading of an instant; undefined where there was no device then. What is read at the very instant
 * of a point comes after it. The points: docs/product/readings.md#verdict.
 */
export function surroundingsOf(
  instant: string,
  { installations, measurements, usual }: VerdictContext,
): Surroundings | undefined {
  const device = installationAt(installations, instant);
  if (device === undefined) return undefined;
  const points = pointsOf(device, measurements);
  const at = Date.parse(instant);
  const before = points.findLast((point) => Date.parse(point.at) <= at);
  const after = points.find((point) => Date.parse(point.at) > at);
  // A meter that usually stands still does not show how much would be too much.
  const expectedUse =
    before && usual ? (usual * ratedDays(before.at, instant)) / device.multiplier : null;
  return { device, before, after, expectedUse };
}

/** The points of a device that were read, in the order of time; its first and last value where their instant is known. */
function pointsOf(device: Device, measurements: VerdictContext['measurements']): ChainPoint[] {
  const own = measurements.filter(({ installationId }) => installationId === device.id);
  return chainPoints(device, own.toSorted(byTime)).filter(({ isEstimate }) => !isEstimate);
}
