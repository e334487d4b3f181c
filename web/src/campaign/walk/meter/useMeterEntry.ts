import type { InaccessibleReason } from '@grzadka/contract/campaign/campaign.labels';
import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import type { FindingAnswer } from '@grzadka/contract/meter/measurement/finding';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { useRef, useState } from 'react';
import { useSettled } from '../../../core/ui/hooks/useSettled.ts';
import { typingPause } from '../../../core/ui/typing-pause.ts';
import { deletePhoto } from '../kept/kept-photos.ts';
import type { WalkDraft } from '../kept/walk-database.ts';
import type { Standing } from '../order/standings.ts';
import type { MeterEntry } from '../outbox/walk-entry.ts';
import { enter, takeBack, walkOutbox } from '../outbox/walk-outbox.ts';
import { noDraft, type Place } from '../usePlace.ts';
import { judgeOnWalk } from './judge-meter.ts';

interface MeterEntryOptions {
  meter: WalkMeter;
  campaignId: string;
  /** What was entered of it last on this device. */
  standing: Standing | undefined;
  place: Place;
  now: Date;
  onSaved: () => void;
}

/** What is typed at a meter, what is found in it, and the ways to save it. */
export function useMeterEntry({
  meter,
  campaignId,
  standing,
  place,
  now,
  onSaved,
}: MeterEntryOptions) {
  const draft = place.draftOf(meter.id);
  const { text } = draft;
  const typed = `${meter.id} ${text}`;
  const settled = useSettled(typed, typingPause);
  const [saving, setSaving] = useState<string>();
  const isPutting = useRef(false);
  const [fault, setFault] = useState<{ of: string; text: string }>();
  const [askedOf, setAskedOf] = useState<string>();
  const isSaving = saving === meter.id;
  const mendedAt = draft.entered?.kind === 'read' ? draft.entered.at : undefined;
  const judged = judgeOnWalk(text, meter, mendedAt === undefined ? now : new Date(mendedAt));
  const repeated = isRepeated(standing, draft, now) ? standing : undefined;

  const setDraft = (changed: Partial<WalkDraft>) => place.changeDraft(meter.id, changed);

  const put = async (entry: MeterEntry, left?: WalkDraft): Promise<void> => {
    // A second press may come before the first is seen.
    if (isPutting.current) return;
    isPutting.current = true;
    setSaving(meter.id);
    try {
      // The screen moves on once it is on the device, and no earlier.
      await enter(entry);
      // Its photo goes on with the new entry.
      const mended = walkOutbox.state().entries.find(({ clientKey }) => clientKey === draft.mends);
      if (mended) await takeBack(mended);
      place.setDraft(meter.id, left);
      setAskedOf(undefined);
      vibrate('saved');
      onSaved();
    } finally {
      isPutting.current = false;
      setSaving(undefined);
    }
  };
  const ofMeter = { campaignId, meter: { id: meter.id, name: meter.name, type: meter.type } };
  const about = (kind: MeterEntry['kind'], remark: string | null) => ({
    ...ofMeter,
    at: enteredAt(draft, kind),
    remark,
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
      ...about('read', remark),
      photoKey: draft.photoKey,
      measurementValue: value.data,
      confirmation: answer,
    });
  };

  return {
    text,
    photoKey: draft.photoKey,
    /** Whether the reading that is there already has a photo, and whether it takes none. */
    hasPhoto: repeated?.hasPhoto === true,
    takesNoPhoto: repeated?.hasPhoto === true || repeated?.stage === 'same',
    isSaving,
    fault: fault?.of === typed ? fault.text : undefined,
    /** When the reading that is mended was read, where that was on another day. */
    mendedAt: mendedAt !== undefined && isOfDay(mendedAt, now) ? undefined : mendedAt,
    /** Makes it one that is read now. */
    readAnew: () => setDraft({ entered: undefined }),
    /** Shown once the typing pauses. */
    shown: settled === typed && text !== '' ? judged : undefined,
    judged,
    isAsking: askedOf === typed,
    stopAsking: () => setAskedOf(undefined),
    /** Puts a text in the field, as somebody types it. */
    setText: (next: string) => setDraft({ text: next.replaceAll('.', ',') }),
    /** Puts a photo beside what is typed, or to the reading that is there already; null takes one away. */
    setPhoto: async (photoKey: string | null): Promise<void> => {
      if (repeated && photoKey !== null) {
        await enter({ kind: 'photo', ...ofMeter, photoKey, of: repeated.clientKey });
        return;
      }
      if (draft.photoKey !== null) void deletePhoto(draft.photoKey);
      setDraft({ photoKey });
    },
    save,
    /** Says that it could not be read; a photo waits at the meter for its reading. */
    pass: (reason: InaccessibleReason, remark: string | null) =>
      put(
        { kind: 'inaccessible', ...about('inaccessible', remark), photoKey: null, reason },
        draft.photoKey === null ? undefined : { ...noDraft, photoKey: draft.photoKey },
      ),
  };
}

/** When somebody stood before the meter: they have not gone there again to mend what they entered. */
function enteredAt({ entered }: WalkDraft, kind: MeterEntry['kind']): string {
  return entered?.kind === kind ? entered.at : new Date().toISOString();
}

/** Whether nothing is typed but what was entered here on the same day: a photo taken now is one of that reading. */
function isRepeated(standing: Standing | undefined, draft: WalkDraft, now: Date): boolean {
  if (standing?.state !== 'read' || standing.stage === 'refused') return false;
  const isSame =
    draft.text === '' || Number(draft.text.replace(',', '.')) === Number(standing.value);
  return isSame && draft.photoKey === null && isOfDay(standing.at, now);
}

function isOfDay(instant: string, now: Date): boolean {
  return dayOf(instant) === dayOf(now.toISOString());
}

/** How a phone says it without being looked at, in milliseconds of vibration and rest. */
const patterns = { saved: [40], finding: [120, 80, 120] } as const;

/** Has the phone vibrate, where it can. */
function vibrate(pattern: keyof typeof patterns): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it
  globalThis.navigator.vibrate?.([...patterns[pattern]]);
}
