import { imageEndpoints } from '@grzadka/contract/content/image.endpoints';
import { recordId } from '#src/core/database/record-id.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';

/** The call that serves images; an id always means the same bytes. */
export function routes({ serve, db, storage }: AppContext): void {
  serve(imageEndpoints.get, async ({ params, request, reply }) => {
    const { id: key, ...image } = await db
      .selectFrom('image')
      .select(['id', 'contentType', 'size'])
      .where('id', '=', recordId(params.imageId))
      .executeTakeFirstOrThrow(notFound);
    const cacheControl = 'private, max-age=31536000, immutable';
    return sendObject({ request, reply, storage }, { key, ...image, cacheControl });
  });
}
