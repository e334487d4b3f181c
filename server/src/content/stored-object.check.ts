import { storedObjectCheck } from '@grzadka/contract/content/stored-object.check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';
import { type IsInRange, idRanges } from '#src/core/inspection/id-ranges.ts';
import { listObjects, type Orphan, removableOrphans } from '#src/document/orphans.ts';
import { findObjectOwners } from './object-owners.ts';

/**
 * Finds documents and images whose object the storage has not. Objects without a row are what the sweep removes, and a note
 * says how many; so many of them that it removes none are a finding.
 */
export const checkStoredObjects = bindCheck(storedObjectCheck, async function* ({ db, storage }) {
  // An object is written before its row: whatever has a row now is listed.
  const { rows: clock } = await sql<{ now: string }>`select now()`.execute(db);
  const [{ now } = { now: '' }] = clock;
  const stored = new Set<string>();
  const orphans: Orphan[] = [];
  for await (const batch of listObjects({ db, storage })) {
    for (const key of batch.keys) stored.add(key);
    orphans.push(...batch.orphans);
    yield { findings: [] };
  }
  const { removable, isSuspicious } = removableOrphans({ orphans, total: stored.size }, new Date());
  yield {
    findings: isSuspicious ? [{ record: null, unknownObjects: orphans.length }] : [],
    note: { leftOver: removable.length },
  };
  for await (const isInRange of idRanges(db, 'storedObject')) {
    const ids = await idsOf(db, isInRange, now);
    const owners = await findObjectOwners(
      db,
      ids.filter((id) => !stored.has(id)),
    );
    yield { findings: owners.map((record) => ({ record, unknownObjects: null })) };
  }
});

/** The objects of one portion that had a row by then. */
async function idsOf(db: Kysely<Database>, isInRange: IsInRange, then: string): Promise<string[]> {
  const rows = await db
    .selectFrom('storedObject')
    .select('id')
    .where(isInRange('id'))
    .where('createdAt', '<=', then)
    .execute();
  return rows.map(({ id }) => id);
}
