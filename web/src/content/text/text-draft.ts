import * as z from 'zod/mini';

const prefix = 'grzadka-draft ';
/** A draft older than this, in milliseconds, is nobody's any more. */
const draftLife = 90 * 24 * 60 * 60 * 1000;

const textDraft = z.object({
  html: z.string(),
  /** When it was typed: UTC, ISO 8601. */
  typedAt: z.iso.datetime(),
  /** The version of the block it was typed into. */
  etag: z.optional(z.string()),
});

/** A text typed and not saved yet, as the browser keeps it. */
export type TextDraft = z.infer<typeof textDraft>;

/** A text block as it was when its editor was opened. */
export interface OpenedText {
  readonly itemId: string;
  readonly html: string;
  readonly etag: string | undefined;
  /** What an earlier visit typed and did not save. */
  readonly draft: TextDraft | undefined;
}

/** The person whose draft it is, and the block. */
export interface DraftPlace {
  readonly userId: string;
  readonly ownerName: string;
  readonly itemId: string;
}

/** The draft kept at a place; what cannot be read as one is none. */
export function readDraft(storage: Storage, place: DraftPlace): TextDraft | undefined {
  return parseDraft(storage.getItem(keyOf(place)));
}

/** Keeps a draft; false where the browser refuses, as when its room is used up. */
export function writeDraft(storage: Storage, place: DraftPlace, draft: TextDraft): boolean {
  try {
    storage.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft that was saved or given up. */
export function removeDraft(storage: Storage, place: DraftPlace): void {
  storage.removeItem(keyOf(place));
}

/** Removes the drafts that nobody has come back to for three months. */
export function removeOldDrafts(storage: Storage, now: Date): void {
  const oldest = new Date(now.getTime() - draftLife).toISOString();
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (!key?.startsWith(prefix)) continue;
    const draft = parseDraft(storage.getItem(key));
    if (draft === undefined || draft.typedAt < oldest) storage.removeItem(key);
  }
}

/** The name under which the browser keeps the draft of a place. */
export function keyOf({ userId, ownerName, itemId }: DraftPlace): string {
  return `${prefix}${userId} ${ownerName} ${itemId}`;
}

function parseDraft(stored: string | null): TextDraft | undefined {
  if (stored === null) return undefined;
  try {
    return textDraft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
