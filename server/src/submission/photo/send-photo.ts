import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';

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
