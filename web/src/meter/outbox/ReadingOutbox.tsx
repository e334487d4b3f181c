import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { AreasContext } from '../../core/area.ts';
import { listKeys } from '../../core/list/list-data-source.ts';
import { useLocation } from '../../core/navigation/place.ts';
import { OutboxStatus } from '../../core/outbox/OutboxStatus.tsx';
import type { OutboxEntry } from '../../core/outbox/outbox-view.ts';
import { useSent } from '../../core/outbox/useOutbox.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { measurementSource } from '../history/measurement.queries.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterSource } from '../meter.queries.ts';
import { valueText } from '../meter.text.ts';
import { uncheckedSource } from '../unchecked.queries.ts';
import { mendState } from './mended-reading.ts';
import { readingText } from './reading-outbox.text.ts';
import { readingOutbox, type TypedReading } from './reading-outbox.ts';

/** Sends the readings typed in a row, wherever the person is by now, and shows what became of them. */
export function ReadingOutbox() {
  const { pathname } = useLocation();
  const tellSaved = useReadingSaved();
  useSent(readingOutbox, ({ value: { reading, meter, isUnchecked } }) => {
    tellSaved(reading.meterId);
    // Its line there says so.
    if (pathname === meterPaths.sheet) return;
    notify.success((isUnchecked ? readingText.savedUnchecked : readingText.saved)(meter.name));
  });
  return <OutboxStatus outbox={readingOutbox} title={readingText.unsaved} describe={describe} />;
}

function describe({ clientKey, value, typedAt, refusal }: OutboxEntry<TypedReading>) {
  const { reading, meter } = value;
  const why = Object.values(refusal?.fields ?? {}).join(' ') || (refusal?.message ?? '');
  return {
    clientKey,
    about: meter.name,
    value: valueText(Number(reading.measurementValue), meter.type),
    typedAt,
    why,
    mendAt: {
      to: meterPaths.addMeasurement(reading.meterId),
      state: mendState({ clientKey, ...reading }),
    },
  };
}

/**
 * The way to say that a reading was saved while its meter's form is long gone: what is known of that meter is read
 * anew, nothing of the others, and a list that is open keeps its place.
 */
function useReadingSaved(): (meterId: string) => void {
  const queryClient = useQueryClient();
  const touches = use(AreasContext).find(({ name }) => name === meterSource.name)?.touches;
  return useCallback(
    (meterId) => {
      const lists = [
        meterSource.name,
        measurementSource(meterId).name,
        uncheckedSource.name,
        ...(touches?.lists ?? []),
      ];
      const stale = [
        ...lists.map(listKeys.all),
        [meterSource.name, meterId],
        ...(touches?.records ?? []).map((record) => [record]),
      ];
      for (const queryKey of stale) {
        queryClient.removeQueries({ queryKey, type: 'inactive' });
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    [queryClient, touches],
  );
}
