import { useLocation } from 'react-router';
import { OutboxStatus } from '../../core/outbox/OutboxStatus.tsx';
import type { OutboxEntry } from '../../core/outbox/outbox-view.ts';
import { useSent } from '../../core/outbox/useOutbox.ts';
import { useNotify } from '../../core/ui/toasts/useNotify.ts';
import { meterPaths } from '../meter.paths.ts';
import { valueText } from '../meter.text.ts';
import { readingText } from './reading-outbox.text.ts';
import { readingOutbox, type TypedReading } from './reading-outbox.ts';
import { mendState } from './mended-reading.ts';
import { useReadingSaved } from './useReadingSaved.ts';

/** Sends the readings typed in a row, wherever the person is by now, and tells of them. */
export function ReadingOutbox() {
  const notify = useNotify();
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
