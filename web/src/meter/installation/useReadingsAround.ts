import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { useEffect } from 'react';
import { useMeasurements } from '../measurement/measurement.queries.ts';
import { type ReadingsAround, readingsAround } from './readings-around.ts';

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
