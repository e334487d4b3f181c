import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list-settings';
import { measurementList } from '@grzadka/contract/meter/meter.list';
import type { MeasurementListItem } from '@grzadka/contract/meter/meter.model';
import { useMemo } from 'react';
import { useFreshStart } from '../core/list/address/useListVisit.ts';
import { type ListRows, useListRows } from '../core/list/screen/useListRows.ts';
import { measurementSource } from './meter.queries.ts';

/** The measurements of a meter, newest first, read anew whenever its screen opens. */
export function useMeasurements(meterId: string): ListRows<MeasurementListItem> {
  const source = useMemo(() => measurementSource(meterId), [meterId]);
  useFreshStart(source.name, true);
  return useListRows(source, newestFirst);
}

const newestFirst = queryFromSettings(measurementList, initialSettings(measurementList));
