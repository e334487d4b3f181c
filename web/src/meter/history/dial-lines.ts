import { chainPoints } from '@grzadka/contract/meter/consumption/chain-points';
import type { ChainPoint } from '@grzadka/contract/meter/consumption/consumption.model';
import type { ChainedInstallation } from '@grzadka/contract/meter/consumption/meter-chain';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { unknownInstallation } from '@grzadka/contract/meter/verdict/unknown-installation';

/** A device with the values that its dial showed when it came and when it went. */
export type ChartedDevice = ChainedInstallation & { readonly undoneAt?: string | null };

export interface DialLinesOptions {
  /** Newest first. */
  measurements: readonly MeasurementListItem[];
  /** Those of the meter, as far as they are known. */
  devices: readonly ChartedDevice[];
  /** There are earlier ones than these measurements: where a line comes from is not known then. */
  hasOlder: boolean;
}

/**
 * What a meter showed over time, as the lines of a chart (docs/product/readings.md#details): each device has its own, from its
 * mounting to its removal, and begins another one where its dial passed through zero.
 */
export function dialLines({ measurements, devices, hasOlder }: DialLinesOptions): ChainPoint[][] {
  const effective = measurements
    .filter(({ reversal, gaveWay }) => !reversal && !gaveWay)
    .toReversed();
  const since = hasOlder ? (effective[0]?.measuredAt ?? '') : '';
  const measured = Map.groupBy(effective, ({ installationId }) => installationId);
  const known = new Map(devices.map((device) => [device.id, device]));
  const ids = new Set([...known.keys(), ...measured.keys()]);
  return [...ids].flatMap((id) => {
    const device: ChartedDevice = known.get(id) ?? { ...unknownInstallation, id };
    if (device.undoneAt) return [];
    const points = chainPoints(device, measured.get(id) ?? []).filter(({ at }) => at >= since);
    return cutAtZero(points);
  });
}

function cutAtZero(points: readonly ChainPoint[]): ChainPoint[][] {
  const lines: ChainPoint[][] = [];
  for (const point of points) {
    const line = lines.at(-1);
    if (line && !point.rolledOver) line.push(point);
    else lines.push([point]);
  }
  return lines;
}
