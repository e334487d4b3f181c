import { dayOf } from '../../core/time/time-zone.ts';
import type { ChainPoint } from './consumption.model.ts';
import type { ChainedInstallation, ChainedMeasurement } from './meter-chain.ts';

/**
 * The points of a device in the order of time: its first value where it is known when it was mounted, its effective
 * measurements, and its last value once it was taken off (docs/product/readings.md#consumption).
 */
export function chainPoints(
  installation: ChainedInstallation,
  measurements: readonly ChainedMeasurement[],
): ChainPoint[] {
  const { id, installedAt, firstValue, removedAt, lastValue } = installation;
  const point = (kind: ChainPoint['kind'], at: string, value: number) => ({
    kind,
    id,
    installationId: id,
    at,
    day: dayOf(at),
    value,
    isEstimate: false,
    rolledOver: false,
  });
  const points: ChainPoint[] = measurements.map((measurement) => ({
    ...point('measurement', measurement.measuredAt, measurement.value),
    id: measurement.id,
    isEstimate: measurement.channel === 'estimate',
    rolledOver: measurement.rolledOver,
  }));
  if (installedAt !== null) points.unshift(point('first', installedAt, firstValue));
  if (removedAt !== null && lastValue !== null) {
    points.push({
      ...point('last', removedAt, lastValue),
      isEstimate: installation.lastValueEstimated,
      rolledOver: installation.lastValueRolledOver,
    });
  }
  return points;
}
