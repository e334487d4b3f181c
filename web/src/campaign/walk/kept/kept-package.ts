import {
  type CampaignPackage,
  campaignPackage,
} from '@grzadka/contract/campaign/walk/campaign-package.model';
import { draftsOf, isTyped } from './kept-place.ts';
import { inWalkDatabase, type KeptPackage, type WalkKey } from './walk-database.ts';

/** Keeps what a reader takes along, in the place of what they took before. */
export async function keepPackage(
  [userId, campaignId]: WalkKey,
  taken: CampaignPackage,
): Promise<KeptPackage> {
  const kept = { campaignPackage: taken, takenAt: new Date().toISOString() };
  await inWalkDatabase(async (database) => {
    await database.put('packages', kept, [userId, campaignId]);
  }, undefined);
  return kept;
}

/** What a reader took along on this device; null where there is nothing, or nothing that this version can read. */
export async function readPackage([userId, campaignId]: WalkKey): Promise<KeptPackage | null> {
  const kept = await inWalkDatabase(
    (database) => database.get('packages', [userId, campaignId]),
    undefined,
  );
  return kept && campaignPackage.safeParse(kept.campaignPackage).success ? kept : null;
}

/** A round that somebody can walk in on this device, whatever the network does. */
interface KeptWalk {
  readonly campaignId: string;
  readonly name: string;
}

/** The rounds whose packages somebody has on this device, the one taken last first. */
export async function readKeptWalks(userId: string): Promise<readonly KeptWalk[]> {
  const kept = await inWalkDatabase(
    (database) => database.getAll('packages', IDBKeyRange.bound([userId], [userId, []])),
    [],
  );
  return kept
    .toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
    .map(({ campaignPackage: { id, name } }) => ({ campaignId: id, name }));
}

/** Forgets a round that nobody walks in any more, with the photos that were taken of nothing; not while something typed is not saved. */
export async function forgetWalk([userId, campaignId]: WalkKey): Promise<void> {
  await inWalkDatabase(async (database) => {
    const transaction = database.transaction(
      ['packages', 'places', 'marks', 'drafts', 'photos'],
      'readwrite',
    );
    const drafts = await transaction.objectStore('drafts').getAll(draftsOf([userId, campaignId]));
    if (drafts.some(isTyped)) return transaction.done;
    for (const { photoKey } of drafts) {
      if (photoKey !== null) await transaction.objectStore('photos').delete(photoKey);
    }
    await transaction.objectStore('packages').delete([userId, campaignId]);
    await transaction.objectStore('places').delete([userId, campaignId]);
    await transaction.objectStore('drafts').delete(draftsOf([userId, campaignId]));
    const marks = transaction.objectStore('marks');
    for (const key of await marks.index('walk').getAllKeys([userId, campaignId]))
      await marks.delete(key);
    return transaction.done;
  }, undefined);
}
