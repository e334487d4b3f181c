import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import type { measurementCreate } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/api/call.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useNotify } from '../core/ui/toasts/useNotify.ts';
import { meterQuery, meterSource } from './meter.queries.ts';
import { meterName, meterText } from './meter.text.ts';

type NewMeasurement = z.output<typeof measurementCreate>;

/**
 * The way to save a measurement: it is said that it is saved, and the meter list starts again at
 * offset 0, with the focus on the meter just read.
 */
export function useAddMeasurement(meter: MeterDetails | undefined) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(meterSource.name);
  return async (body: NewMeasurement): Promise<void> => {
    await call(meterMeasurementsEndpoints.addMeasurement, { body });
    tellChanged({ focusRowId: body.meterId });
    queryClient.removeQueries({ queryKey: meterQuery(body.meterId).queryKey, type: 'inactive' });
    if (meter) notify.success(meterText.saved(meterName(meter)));
  };
}
