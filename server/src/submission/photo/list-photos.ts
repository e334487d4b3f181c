import type { PhotosOfMeter } from '@grzadka/contract/submission/submission.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { photoOf } from '../present-submission.ts';

/** The photos of the readings of a meter, the newest first; 404 when there is no such meter. */
export async function listPhotosOfMeter(db: Kysely<Database>, id: string): Promise<PhotosOfMeter> {
  const { rows } = await sql<PhotosOfMeter['items'][number]>`
    select measurement.id as measurement_id, ${photoOf(sql`measurement.client_key`)} as photo
    from measurement
    where meter_id = ${recordId(id)} and client_key in (select client_key from reading_photo)
    order by measured_at desc, measurement.id desc
  `.execute(db);
  if (rows.length === 0) {
    const meter = db.selectFrom('meter').select('id').where('id', '=', id);
    await meter.executeTakeFirstOrThrow(notFound);
  }
  return { items: rows };
}
