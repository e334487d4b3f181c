import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Notice } from '../../../core/ui/elements/Notice.tsx';
import { notify } from '../../../core/ui/toasts/notify.ts';
import { valueText } from '../../../meter/meter.text.ts';
import { deletePhoto } from '../kept/kept-photos.ts';
import type { Standing } from '../order/standings.ts';
import { isMeterEntry, laterPhotoOf, type SentEntry } from '../outbox/walk-entry.ts';
import { takeBack } from '../outbox/walk-outbox.ts';
import type { Place } from '../usePlace.ts';
import { standingText, walkText } from '../walk.text.ts';
import { draftToMend } from './draft-to-mend.ts';

interface StandingNoteProps {
  meter: WalkMeter;
  standing: Standing | undefined;
  /** What waits of the meter on this device, or was refused. */
  entries: readonly SentEntry[];
  place: Place;
}

/** What was entered at the meter already, here or by others; what still waits can be taken back and typed anew. */
export function StandingNote({ meter, standing, entries, place }: StandingNoteProps) {
  const said = standing ? standingSaid(standing, meter) : saidByOthers(meter);
  if (said === undefined) return null;
  const mend = async (waiting: SentEntry) => {
    const draft = draftToMend(waiting, laterPhotoOf(entries, waiting.clientKey));
    const { photoKey } = place.draftOf(meter.id);
    if (!(await takeBack(waiting))) return notify.info(walkText.onItsWay);
    if (photoKey !== null && draft.photoKey !== undefined) await deletePhoto(photoKey);
    place.changeDraft(meter.id, draft);
  };
  const entry = entries.findLast(isMeterEntry);
  // One that is on its way cannot be stopped: a second value then is one more.
  const isWaiting = entry?.state === 'waiting';
  return (
    <Notice
      role="note"
      tone={standing?.stage === 'refused' ? 'error' : 'info'}
      action={
        isWaiting && (
          <Button isPlain look="outlined" size="large" onClick={() => void mend(entry)}>
            {walkText.mend}
          </Button>
        )
      }
    >
      {said}
    </Notice>
  );
}

function standingSaid({ state, value, stage, hasPhoto }: Standing, { type }: WalkMeter): string {
  const where = `${standingText[stage]}${hasPhoto ? standingText.withPhoto : ''}`;
  return state === 'inaccessible'
    ? standingText.inaccessible(where)
    : standingText.read(valueText(Number(value), type), where);
}

function saidByOthers({ state }: WalkMeter): string | undefined {
  return state === 'to-read' ? undefined : standingText.byOthers(state);
}
