import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { chainPoints } from '@grzadka/contract/meter/consumption/chain-points';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { PlotMeter } from '../plot.ts';

/** Whether a device was there on some of the days. */
export function hadDevice({ chain }: Pick<PlotMeter, 'chain'>, { from, thru }: Period): boolean {
  return chain.installations.some(
    ({ installedAt, removedAt }) =>
      (installedAt === null || dayOf(installedAt) <= thru) &&
      (removedAt === null || dayOf(removedAt) >= from),
  );
}

/**
 * Whether nobody read the meter in the days though it was there to be read: an estimate is no reading, what was read when the
 * device was taken off or mounted is one. Of a meter that is not in use nobody asks.
 */
export function isUnread(meter: PlotMeter, window: Period): boolean {
  if (!meter.active || !hadDevice(meter, window)) return false;
  const { installations, measurements } = meter.chain;
  const points = installations.flatMap((device) =>
    chainPoints(
      device,
      measurements.filter(({ installationId }) => installationId === device.id),
    ),
  );
  return !points.some(
    ({ day, isEstimate }) => !isEstimate && day >= window.from && day <= window.thru,
  );
}
