import { megabyte } from '@grzadka/contract/core/upload';
import { fileEndpoints } from '@grzadka/contract/file/file.endpoints';
import { create as contentDisposition } from 'content-disposition';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { sendObject } from '#src/core/storage/send-object.ts';
import { listFiles } from './file.list.ts';
import { addFile, deleteFile, getFile, updateFile } from './file.repo.ts';
import { presentFile } from './present-file.ts';

/** The calls of the documents. */
export function fileRoutes({ serve, db, storage, config }: AppContext): void {
  serve(fileEndpoints.list, ({ query }) => listFiles(db, query));

  serve(fileEndpoints.get, async ({ params, reply }) => {
    const row = await getFile(db, params.id);
    setEtag(reply, row.version);
    return presentFile(row);
  });

  serve(fileEndpoints.update, async ({ body, ifMatch, caller }) => {
    await updateFile(db, { ...body, ifMatch, caller });
    return undefined;
  });

  serve(fileEndpoints.upload, ({ body, file, caller }) =>
    addFile({ db, storage }, { form: body, file, caller }),
  );

  serve(fileEndpoints.uploadLimit, async () => ({ maxBytes: config.maxUploadMb * megabyte }));

  serve(fileEndpoints.delete, async ({ params, caller }) => {
    await deleteFile(db, { id: params.id, caller });
    return undefined;
  });

  serve(fileEndpoints.content, async ({ params, request, reply }) => {
    const { objectId, size, contentType, fileName } = await getFile(db, params.id);
    return sendObject(
      { request, reply, storage },
      {
        key: objectId,
        size: Number(size),
        contentType,
        disposition: contentDisposition(fileName),
        // Kept by the browser, but asked for each time: whoever may no longer see it gets a 403.
        cacheControl: 'private, no-cache',
      },
    );
  });
}
