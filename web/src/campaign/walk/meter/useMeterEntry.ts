import type { InaccessibleReason } from '@grzadka/contract/campaign/campaign.labels';
import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import type { FindingAnswer } from '@grzadka/contract/meter/measurement/finding';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { useRef, useState } from 'react';
import { useSettled } from '../../../core/ui/hooks/useSettled.ts';
import { deletePhoto } from '../kept/kept-photos.ts';
import type { WalkDraft } from '../kept/walk-database.ts';
import type { MeterEntry } from '../outbox/walk-entry.ts';
import { enter, walkOutbox } from '../outbox/walk-outbox.ts';
import type { Place } from '../usePlace.ts';
import { judgeOnWalk } from './judge-meter.ts';

/** How long nothing is typed before it is judged, in milliseconds: the beginning of a value is smaller than any. */
const typingPause = 400;

interface MeterEntryOptions {
  meter: WalkMeter;
  campaignId: string;
  place: Place;
  now: Date;
  onSaved: () => void;
}

/** What is typed at a meter, what is found in it, and the ways to save it. */
export function useMeterEntry({ meter, campaignId, place, now, onSaved }: MeterEntryOptions) {
  const draft = place.draftOf(meter.id);
  const { text } = draft;
  const typed = `${meter.id} ${text}`;
  const settled = useSettled(typed, typingPause);
  const [saving, setSaving] = useState<string>();
  const isPutting = useRef(false);
  const [fault, setFault] = useState<{ of: string; text: string }>();
  const [askedOf, setAskedOf] = useState<string>();
  const isSaving = saving === meter.id;
  const judged = judgeOnWalk(text, meter, now);

  const setDraft = (changed: Partial<WalkDraft>) => place.changeDraft(meter.id, changed);

  const put = async (entry: MeterEntry): Promise<void> => {
    // A second press may come before the first is seen.
    if (isPutting.current) return;
    isPutting.current = true;
    setSaving(meter.id);
    try {
      // The screen moves on once it is on the device, and no earlier.
      await enter(entry);
      // Its photo goes on with the new entry.
      if (draft.mends !== null) await walkOutbox.remove(draft.mends);
      place.setDraft(meter.id, undefined);
      setAskedOf(undefined);
      vibrate('saved');
      onSaved();
    } finally {
      isPutting.current = false;
      setSaving(undefined);
    }
  };
  const about = (remark: string | null) => ({
    campaignId,
    meter: { id: meter.id, name: meter.name, type: meter.type },
    at: new Date().toISOString(),
    remark,
    photoKey: draft.photoKey,
  });

  /** Saves the value with an answer, or asks for one. */
  const save = async (
    answer: FindingAnswer | null = null,
    remark: string | null = null,
  ): Promise<void> => {
    const value = measurementValue.safeParse(text);
    if (!value.success) {
      setFault({ of: typed, text: value.error.issues[0]?.message ?? '' });
      return vibrate('finding');
    }
    if (judged.isAsked && answer === null) {
      setAskedOf(typed);
      return vibrate('finding');
    }
    await put({
      kind: 'read',
      ...about(remark),
      measurementValue: value.data,
      confirmation: answer,
    });
  };

  return {
    text,
    photoKey: draft.photoKey,
    isSaving,
    fault: fault?.of === typed ? fault.text : undefined,
    /** Shown once the typing pauses. */
    shown: settled === typed && text !== '' ? judged : undefined,
    judged,
    isAsking: askedOf === typed,
    stopAsking: () => setAskedOf(undefined),
    /** Puts a text in the field, as somebody types it. */
    setText: (next: string) => setDraft({ text: next.replaceAll('.', ',') }),
    setPhoto: (photoKey: string | null): void => {
      if (draft.photoKey !== null) void deletePhoto(draft.photoKey);
      setDraft({ photoKey });
    },
    save,
    /** Says that it could not be read. */
    pass: (reason: InaccessibleReason, remark: string | null) =>
      put({ kind: 'inaccessible', ...about(remark), reason }),
  };
}

/** How a phone says it without being looked at, in milliseconds of vibration and rest. */
const patterns = { saved: [40], finding: [120, 80, 120] } as const;

/** Has the phone vibrate, where it can. */
function vibrate(pattern: keyof typeof patterns): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it
  globalThis.navigator.vibrate?.([...patterns[pattern]]);
}
