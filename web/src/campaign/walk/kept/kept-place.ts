import { inWalkDatabase, type WalkDraft, type WalkKey, type WalkPlace } from './walk-database.ts';

/** Where somebody is on a walk, and what they typed without saving it. */
export interface KeptWork {
  readonly place: WalkPlace;
  readonly drafts: ReadonlyMap<string, WalkDraft>;
}

const beginning: WalkPlace = { meterId: null, later: [] };

/** What somebody left on this device of a walk: it is gone on with, whoever or whatever ended the page. */
export async function readWork([userId, campaignId]: WalkKey): Promise<KeptWork> {
  return inWalkDatabase(
    async (database) => {
      const range = draftsOf([userId, campaignId]);
      const [place = beginning, keys, drafts] = await Promise.all([
        database.get('places', [userId, campaignId]),
        database.getAllKeys('drafts', range),
        database.getAll('drafts', range),
      ]);
      const meterIds = keys.map(([, , meterId]) => meterId);
      return { place, drafts: new Map(meterIds.flatMap((id, index) => pair(id, drafts[index]))) };
    },
    { place: beginning, drafts: new Map() },
  );
}

function pair(id: string, draft: WalkDraft | undefined): [string, WalkDraft][] {
  return draft ? [[id, draft]] : [];
}

/** Whether something stands there that somebody has to save or to remove; a photo alone waits for a value that never comes in a closed round. */
export function isTyped({ text, mends }: WalkDraft): boolean {
  return text !== '' || mends !== null;
}

/** Keeps where somebody is. */
export async function keepPlace([userId, campaignId]: WalkKey, place: WalkPlace): Promise<void> {
  await inWalkDatabase(async (database) => {
    await database.put('places', place, [userId, campaignId]);
  }, undefined);
}

/** Keeps what stands in the fields of a meter; undefined of one that is saved. */
export async function keepDraft(
  [userId, campaignId]: WalkKey,
  meterId: string,
  draft: WalkDraft | undefined,
): Promise<void> {
  await inWalkDatabase(async (database) => {
    const key: [string, string, string] = [userId, campaignId, meterId];
    if (draft) await database.put('drafts', draft, key);
    else await database.delete('drafts', key);
  }, undefined);
}

/** The keys of all drafts of a walk. */
export function draftsOf([userId, campaignId]: WalkKey): IDBKeyRange {
  return IDBKeyRange.bound([userId, campaignId], [userId, campaignId, []]);
}
