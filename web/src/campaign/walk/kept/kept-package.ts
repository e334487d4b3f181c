import {
  type CampaignPackage,
  campaignPackage,
} from '@grzadka/contract/campaign/walk/campaign-package.model';
import { unpackMeters, type WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { ownBuild } from '../../../core/api/newer-build.ts';
import { draftsOf, isTyped } from './kept-place.ts';
import { inWalkDatabase, type KeptPackage, type WalkKey } from './walk-database.ts';

/** Keeps what a reader takes along, in the place of what they took before; meters at which something is typed stay. */
export async function keepPackage(
  [userId, campaignId]: WalkKey,
  taken: CampaignPackage,
): Promise<KeptPackage> {
  const kept = { campaignPackage: taken, takenAt: new Date().toISOString(), build: ownBuild() };
  return inWalkDatabase(async (database) => {
    const transaction = database.transaction(['packages', 'drafts'], 'readwrite');
    const packages = transaction.objectStore('packages');
    const former = await packages.get([userId, campaignId]);
    const range = draftsOf([userId, campaignId]);
    const keys = await transaction.objectStore('drafts').getAllKeys(range);
    const drafts = await transaction.objectStore('drafts').getAll(range);
    const typedAt = keys.flatMap(([, , meterId], place) => {
      const draft = drafts[place];
      return draft && isTyped(draft) ? [meterId] : [];
    });
    const next = { ...kept, leftMeters: metersLeft(former, taken, new Set(typedAt)) };
    await packages.put(next, [userId, campaignId]);
    await transaction.done;
    return next;
  }, kept);
}

/** The meters of a former package that are not in the next one, and at which something is typed. */
function metersLeft(
  former: KeptPackage | undefined,
  next: CampaignPackage,
  typedAt: ReadonlySet<string>,
): readonly WalkMeter[] {
  if (former === undefined || typedAt.size === 0 || !isReadable(former)) return [];
  const there = new Set(next.meters.id);
  return [...unpackMeters(former.campaignPackage), ...(former.leftMeters ?? [])].filter(
    ({ id }) => typedAt.has(id) && !there.has(id),
  );
}

/** What a reader took along on this device; null where there is nothing, or nothing that this version can read. */
export async function readPackage([userId, campaignId]: WalkKey): Promise<KeptPackage | null> {
  const kept = await inWalkDatabase(
    (database) => database.get('packages', [userId, campaignId]),
    undefined,
  );
  return kept && isReadable(kept) ? kept : null;
}

/** Whether this build can read a package. What it took itself was looked at as it came, and thousands of meters take long on a phone. */
function isReadable({ build, campaignPackage: taken }: KeptPackage): boolean {
  return (build !== undefined && build === ownBuild()) || campaignPackage.safeParse(taken).success;
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
