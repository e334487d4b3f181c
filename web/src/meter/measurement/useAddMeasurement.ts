import { wantsAnswer } from '@grzadka/contract/meter/measurement/finding';
import type { measurementCreate } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useUserId } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { useClientKey } from '../../core/api/useClientKey.ts';
import { listKeys } from '../../core/list/list-data-source.ts';
import { resetList } from '../../core/list/loading/useResetList.ts';
import { useOutbox } from '../../core/outbox/useOutbox.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { meterQuery, meterSource } from '../meter.queries.ts';
import { meterName } from '../meter.text.ts';
import { readingText } from '../outbox/reading-outbox.text.ts';
import { readingOutbox } from '../outbox/reading-outbox.ts';
import { keptSheetOf } from '../sheet/kept-sheet.ts';
import { uncheckedSource } from '../unchecked.queries.ts';
import { judgeTyped } from '../verdict/judge-typed.ts';
import { keepingOtherContexts, verdictContextQuery } from '../verdict/verdict.queries.ts';

type NewMeasurement = z.output<typeof measurementCreate>;

/** The ways to save a measurement. */
interface AddMeasurement {
  /** Saves it while the form waits, and says that it is saved. */
  readonly submit: (reading: NewMeasurement) => Promise<void>;
  /** Takes it over to be saved after those typed before it, while the person goes on. */
  readonly takeOver: (reading: NewMeasurement) => void;
}

/**
 * The ways to save a measurement, after which the meter list starts again at offset 0, with the focus on the meter just
 * read. A value that is sent again, for nobody knows whether it arrived, is appended once.
 * @param mended the key of the refused reading in whose place it is saved
 */
export function useAddMeasurement(
  meter: Pick<MeterListItem, 'name' | 'active' | 'type'> | undefined,
  mended: string | undefined,
): AddMeasurement {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(meterSource.name);
  const { entries, put, remove } = useOutbox(readingOutbox);
  const { keyOf } = useClientKey();
  const userId = useUserId() ?? '';

  const forgetMended = (
    { meterId, measurementValue, measuredAt }: NewMeasurement,
    became: { clientKey?: string; measurementId?: string },
  ): void => {
    if (mended === undefined) return;
    // First, so that the sheet never finds its value gone and takes it for one that was not saved.
    keptSheetOf(userId).mend({
      meterId,
      refusedKey: mended,
      value: Number(measurementValue),
      measuredAt,
      ...became,
    });
    void remove(mended);
  };

  const takeOver = (reading: NewMeasurement): void => {
    // Without its meter there is no field to type into.
    if (!meter) throw new Error('A reading of a meter that is not known');
    const isUnchecked = waitsForAnswer(reading, queryClient);
    const clientKey = put({
      reading,
      meter: { name: meterName(meter), type: meter.type },
      isUnchecked,
    });
    forgetMended(reading, { clientKey });
    resetList(queryClient, meterSource.name, reading.meterId);
  };

  const submit = async (reading: NewMeasurement): Promise<void> => {
    // One that was typed before it at this meter is to be saved before it.
    const isQueued = entries.some(
      ({ state, value }) => state !== 'refused' && value.reading.meterId === reading.meterId,
    );
    if (isQueued) return takeOver(reading);
    // Another value is another reading, even if the one before did arrive.
    const body = { ...reading, clientKey: keyOf({ value: reading.measurementValue }) };
    const isUnchecked = waitsForAnswer(body, queryClient);
    const { id } = await call(meterMeasurementsEndpoints.addMeasurement, { body });
    forgetMended(reading, { measurementId: id });
    keepingOtherContexts(queryClient, body.meterId, () =>
      tellChanged({ focusRowId: body.meterId }),
    );
    void queryClient.invalidateQueries({ queryKey: listKeys.all(uncheckedSource.name) });
    queryClient.removeQueries({ queryKey: meterQuery(body.meterId).queryKey, type: 'inactive' });
    if (meter) {
      const { saved, savedUnchecked } = readingText;
      notify.success((isUnchecked ? savedUnchecked : saved)(meterName(meter)));
    }
  };
  return { submit, takeOver };
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
