import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Notice } from '../../../core/ui/elements/Notice.tsx';
import { valueText } from '../../../meter/meter.text.ts';
import type { Standing } from '../order/standings.ts';
import type { SentEntry } from '../outbox/walk-entry.ts';
import { walkOutbox } from '../outbox/walk-outbox.ts';
import type { Place } from '../usePlace.ts';
import { standingText, walkText } from '../walk.text.ts';

interface StandingNoteProps {
  meter: WalkMeter;
  standing: Standing | undefined;
  entry: SentEntry | undefined;
  place: Place;
}

/** What was entered at the meter already, here or by others; what still waits can be taken back and typed anew. */
export function StandingNote({ meter, standing, entry, place }: StandingNoteProps) {
  const said = standing ? standingSaid(standing, meter) : saidByOthers(meter);
  if (said === undefined) return null;
  const takeBack = async (waiting: SentEntry) => {
    const { value, clientKey } = waiting;
    await walkOutbox.remove(clientKey);
    const text = value.kind === 'read' ? value.measurementValue.replace('.', ',') : '';
    place.setDraft(meter.id, { text, photoKey: value.photoKey, mends: null });
  };
  // One that is on its way cannot be stopped: a second value then is one more.
  const isWaiting = entry?.state === 'waiting' && entry.value.kind !== 'photo';
  return (
    <Notice
      role="note"
      tone={standing?.stage === 'refused' ? 'error' : 'info'}
      action={
        isWaiting && (
          <Button isPlain look="outlined" size="small" onClick={() => void takeBack(entry)}>
            {walkText.mend}
          </Button>
        )
      }
    >
      {said}
    </Notice>
  );
}

function standingSaid({ state, value, stage }: Standing, { type }: WalkMeter): string {
  const where = standingText[stage];
  return state === 'inaccessible'
    ? standingText.inaccessible(where)
    : standingText.read(valueText(Number(value), type), where);
}

function saidByOthers({ state }: WalkMeter): string | undefined {
  return state === 'to-read' ? undefined : standingText.byOthers(state);
}
