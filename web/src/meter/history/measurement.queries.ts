import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { useMemo } from 'react';
import { call } from '../../core/api/call.ts';
import { useFreshStart } from '../../core/list/address/useListVisit.ts';
import type { ListDataSource } from '../../core/list/list-data-source.ts';
import { type ListRows, useListRows } from '../../core/list/loading/useListRows.ts';

/** The measurements of a meter as a list, newest first. */
export function measurementSource(meterId: string) {
  return {
    name: `measurement of ${meterId}`,
    definition: measurementList,
    load: (query, signal) =>
      call(meterMeasurementsEndpoints.measurements, { params: { id: meterId }, query }, { signal }),
    exportCall: {
      endpoint: meterMeasurementsEndpoints.exportMeasurements,
      params: { id: meterId },
    },
  } satisfies ListDataSource<MeasurementListItem>;
}

/** The measurements of a meter, newest first, read anew whenever its screen opens. */
export function useMeasurements(meterId: string): ListRows<MeasurementListItem> {
  const source = useMemo(() => measurementSource(meterId), [meterId]);
  useFreshStart(source.name, true);
  return useListRows(source, newestFirst);
}

/** The query that asks for the newest first. */
export const newestFirst = queryFromSettings(measurementList, initialSettings(measurementList));
