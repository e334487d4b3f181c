import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { FoundRecord } from '#src/core/inspection/check.ts';
import { contentOwners } from './content-owners.ts';

/**
 * What shows each of these stored objects, in the order of their ids; null for one that is kept for what was deleted
 * and may come back. One whose row is gone is left out.
 */
export async function findObjectOwners(
  db: Kysely<Database>,
  objectIds: readonly string[],
): Promise<(FoundRecord | null)[]> {
  if (objectIds.length === 0) return [];
  const { rows } = await sql<FoundRecord | { type: null }>`
    select owner.type, owner.id
    from unnest(${objectIds}::uuid[]) as lost (id)
    -- The sweep may have removed it meanwhile, with its row.
    join stored_object using (id)
    left join lateral (
      select 'document' as type, id from document where object_id = lost.id
      union all
      select owner.type, owner.id
      from content_block join ${contentOwners} owner using (content_id)
      where image_id = lost.id
      union all
      select 'settings', id from settings_logo where image_id = lost.id
      union all
      select 'settings', id from settings_picture where image_id = lost.id
      union all
      select 'bank-import', id from bank_import where object_id = lost.id
      union all
      select 'meter', sent.meter_id
      from reading_photo
      join lateral (
        select meter_id from measurement where measurement.client_key = reading_photo.client_key
        union
        select meter_id from submission where submission.client_key = reading_photo.client_key
      ) sent on true
      where reading_photo.id = lost.id
    ) owner on true
    order by lost.id
  `.execute(db);
  return rows.map((row) => (row.type === null ? null : row));
}
