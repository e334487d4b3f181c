import { byTime } from '@grzadka/contract/meter/measurement/by-time';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { useEffect } from 'react';
import { useMeasurements } from '../history/measurement.queries.ts';

/** What was read of a device on both sides of an instant; what was taken back is left out. */
export interface ReadingsAround {
  /** The last one before it that is no estimate. */
  readonly before: MeasurementListItem | undefined;
  /** Those from it on, in the order of time: an exchange at that instant gives them to the new device. */
  readonly since: readonly MeasurementListItem[];
}

/** What was read of a device around an instant, such as that of its removal: docs/product/readings.md#devices. */
export function readingsAround(
  measurements: readonly MeasurementListItem[],
  { installationId, at }: { installationId: string; at: string },
): ReadingsAround {
  const standing = measurements
    .filter((measurement) => measurement.installationId === installationId && !measurement.reversal)
    .toSorted(byTime);
  const isBefore = ({ measuredAt }: MeasurementListItem) => Date.parse(measuredAt) < Date.parse(at);
  return {
    before: standing.findLast((measurement) => isBefore(measurement) && wasRead(measurement)),
    since: standing.filter((measurement) => !isBefore(measurement)),
  };
}

/** The first of the measurements that is below the first value of the device they go over to; undefined if none is. */
export function belowFirstValue(
  since: readonly MeasurementListItem[],
  firstValue: number,
): MeasurementListItem | undefined {
  return since.find(
    (measurement) =>
      wasRead(measurement) && !measurement.rolledOver && measurement.value < firstValue,
  );
}

function wasRead({ channel }: MeasurementListItem): boolean {
  return channel !== 'estimate';
}

interface ReadingsAroundOptions {
  meterId: string;
  installationId: string;
  /** The instant in question. */
  at: string;
}

/** What was read of a device around an instant, read on into the past as far as that takes; nothing until it is there. */
export function useReadingsAround({
  meterId,
  installationId,
  at,
}: ReadingsAroundOptions): ReadingsAround & { readonly known: readonly MeasurementListItem[] } {
  const { loaded, loadMore } = useMeasurements(meterId);
  const known = loaded?.rows ?? [];
  const around = readingsAround(known, { installationId, at });
  const isShort = around.before === undefined && loaded?.nextOffset !== undefined;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);
  return { ...around, known };
}
