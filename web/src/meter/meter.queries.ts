import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterDetailsEndpoints } from '@grzadka/contract/meter/meter-details.endpoints';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import { meterList } from '@grzadka/contract/meter/meter.list';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, callVersioned } from '../core/api/call.ts';
import { useFreshStart } from '../core/list/address/useListVisit.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';
import { type ListRows, useListRows } from '../core/list/screen/useListRows.ts';

/** The meters as a list. */
export const meterSource: ListDataSource<MeterListItem> = {
  name: 'meter',
  definition: meterList,
  load: (query, signal) => call(meterEndpoints.list, { query }, { signal }),
  exportCall: { endpoint: meterEndpoints.export },
};

/** The measurements of a meter as a list, newest first. */
export function measurementSource(meterId: string): ListDataSource<MeasurementListItem> {
  return {
    name: `measurement of ${meterId}`,
    definition: measurementList,
    load: (query, signal) =>
      call(meterMeasurementsEndpoints.measurements, { params: { id: meterId }, query }, { signal }),
    exportCall: {
      endpoint: meterMeasurementsEndpoints.exportMeasurements,
      params: { id: meterId },
    },
  };
}

/** A meter with its garden and its last measurement. */
export function meterQuery(meterId: string) {
  return queryOptions({
    queryKey: ['meter', meterId],
    queryFn: ({ signal }) => call(meterEndpoints.get, { params: { id: meterId } }, { signal }),
  });
}

/** A meter with its devices, its garden and its zone, and its version. */
export function meterDetailsQuery(meterId: string) {
  return queryOptions({
    queryKey: ['meter', meterId, 'details'],
    queryFn: ({ signal }) =>
      callVersioned(meterDetailsEndpoints.getDetails, { params: { id: meterId } }, { signal }),
  });
}

/** The measurements of a meter, newest first, read anew whenever its screen opens. */
export function useMeasurements(meterId: string): ListRows<MeasurementListItem> {
  const source = useMemo(() => measurementSource(meterId), [meterId]);
  useFreshStart(source.name, true);
  return useListRows(source, newestFirst);
}

/** The query that asks for the newest first. */
export const newestFirst = queryFromSettings(measurementList, initialSettings(measurementList));
