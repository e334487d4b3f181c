import type { PhotosOfMeter } from '@grzadka/contract/submission/submission.model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import { photoOf } from '../present-submission.ts';

/** Whether a photo came under the key of the row. */
const hasPhoto = sql<SqlBool>`client_key in (select client_key from reading_photo)`;

/** The photos of the readings of a meter, the newest first; 404 when there is no such meter. */
export async function listPhotosOfMeter(db: Kysely<Database>, id: string): Promise<PhotosOfMeter> {
  const { rows } = await sql<PhotosOfMeter['items'][number]>`
    select
      measurement.id as measurement_id,
      coalesce(${photoOf(sql`measurement.client_key`)}, (
        select ${photoOf(sql`submission.client_key`)}
        from submission
        where measurement_id = measurement.id and ${hasPhoto}
        order by id
        limit 1
      )) as photo
    from measurement
    where meter_id = ${recordId(id)}
      and (
        ${hasPhoto}
        -- That of a report which says the same, and was settled with it.
        or id in (select measurement_id from submission where meter_id = ${recordId(id)} and ${hasPhoto})
      )
    order by measured_at desc, measurement.id desc
  `.execute(db);
  if (rows.length === 0) {
    const meter = db.selectFrom('meter').select('id').where('id', '=', id);
    await meter.executeTakeFirstOrThrow(notFound);
  }
  return { items: rows };
}

interface PhotoCall {
  readonly params: { readonly id: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Where the caller gets those alone that are their own. */
  readonly own?: OwnScope | undefined;
}

/** Answers with a photo of a reading; 404 when there is none, and for one that is not the caller's where only these may be seen. */
export async function sendPhoto(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { params, own, request, reply }: PhotoCall,
): Promise<FastifyReply> {
  const { id: key, ...image } = await db
    .selectFrom('readingPhoto')
    .innerJoin('image', 'image.id', 'readingPhoto.id')
    .select(['image.id', 'contentType', 'size'])
    .where('readingPhoto.id', '=', recordId(params.id))
    .where(own ? isSentBy(own) : sql<SqlBool>`true`)
    .executeTakeFirstOrThrow(notFound);
  // Kept by the browser, but asked for each time: whoever may no longer see it, or comes when it is gone, is refused.
  return sendObject(
    { request, reply, storage },
    { key, ...image, cacheControl: 'private, no-cache' },
  );
}

function isSentBy({ loginId }: OwnScope): RawBuilder<SqlBool> {
  return sql`reading_photo.login_id = ${loginId}`;
}
