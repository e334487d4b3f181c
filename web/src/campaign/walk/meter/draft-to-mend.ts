import type { WalkDraft } from '../kept/walk-database.ts';
import type { SentEntry } from '../outbox/walk-entry.ts';

/** What stands in the fields of a meter while an entry of it is mended: its value, its photo, and when it was entered. */
export function draftToMend(
  { value }: SentEntry,
  laterPhoto: SentEntry | undefined,
): Pick<WalkDraft, 'text' | 'entered'> & Partial<Pick<WalkDraft, 'photoKey'>> {
  const photoKey = value.photoKey ?? laterPhoto?.value.photoKey ?? null;
  return {
    text: value.kind === 'read' ? value.measurementValue.replace('.', ',') : '',
    entered: value.kind === 'photo' ? undefined : { kind: value.kind, at: value.at },
    // One that was taken since stays.
    ...(photoKey !== null && { photoKey }),
  };
}
