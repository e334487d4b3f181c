import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import type { measurementCreate } from '@grzadka/contract/meter/measurement/measurement.model';
import { wantsAnswer } from '@grzadka/contract/meter/verdict/finding';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as newKey } from 'uuid';
import type { z } from 'zod';
import { call } from '../../core/api/call.ts';
import { listKeys } from '../../core/list/list-data-source.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useNotify } from '../../core/ui/toasts/useNotify.ts';
import { meterQuery, meterSource } from '../meter.queries.ts';
import { meterName, meterText } from '../meter.text.ts';
import { uncheckedSource } from '../unchecked/unchecked.queries.ts';
import { judgeTyped } from '../verdict/judge-typed.ts';
import { keepingOtherContexts, verdictContextQuery } from '../verdict/verdict.queries.ts';

type NewMeasurement = z.output<typeof measurementCreate>;

/**
 * The way to save a measurement: it is said that it is saved, and the meter list starts again at
 * offset 0, with the focus on the meter just read. A value that is sent again, for nobody knows whether it arrived, is
 * appended once.
 */
export function useAddMeasurement(meter: MeterDetails | undefined) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(meterSource.name);
  const sent = useRef<{ value: string; clientKey: string }>(undefined);

  /** Another value is another reading, even if the one before did arrive. */
  const keyOf = (value: string): string => {
    if (sent.current?.value !== value) sent.current = { value, clientKey: newKey() };
    return sent.current.clientKey;
  };

  return async (reading: NewMeasurement): Promise<void> => {
    const body = { ...reading, clientKey: keyOf(reading.measurementValue) };
    const isUnchecked = waitsForAnswer(body, queryClient);
    await call(meterMeasurementsEndpoints.addMeasurement, { body });
    keepingOtherContexts(queryClient, body.meterId, () =>
      tellChanged({ focusRowId: body.meterId }),
    );
    void queryClient.invalidateQueries({ queryKey: listKeys.all(uncheckedSource.name) });
    queryClient.removeQueries({ queryKey: meterQuery(body.meterId).queryKey, type: 'inactive' });
    if (meter) {
      const { saved, savedUnchecked } = meterText;
      notify.success((isUnchecked ? savedUnchecked : saved)(meterName(meter)));
    }
  };
}

/** Whether a reading waits for an answer, by what the browser knows of its meter. */
function waitsForAnswer(
  { meterId, measurementValue, confirmation }: NewMeasurement,
  queryClient: QueryClient,
): boolean {
  const context = queryClient.getQueryData(verdictContextQuery(meterId).queryKey);
  if (context === undefined || confirmation !== null) return false;
  return judgeTyped(measurementValue, context, new Date()).findings.some(({ code }) =>
    wantsAnswer(code),
  );
}
