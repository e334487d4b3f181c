import { megabyte } from '@grzadka/contract/core/upload';
import { fileEndpoints } from '@grzadka/contract/file/file.endpoints';
import { create as contentDisposition } from 'content-disposition';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/storage/send-object.ts';
import { listFiles } from './file.list.ts';
import { addFile, deleteFile, getFile, updateFile } from './file.repo.ts';
import { presentFile } from './present-file.ts';

/** The calls of the documents. */
export function fileRoutes({ serve, db, storage, config }: AppContext): void {
  serve(fileEndpoints.list, ({ query }) => listFiles(db, query));

  serve(fileEndpoints.get, async ({ params }) => {
    const row = await getFile(db, params.id);
    return { ...presentFile(row), version: row.version };
  });

  serve(fileEndpoints.update, ({ body, caller, ifMatch }) =>
    updateFile(db, { ...body, caller, ifMatch }),
  );

  serve(fileEndpoints.upload, ({ body, file, caller }) =>
    addFile({ db, storage, caller }, { form: body, file }),
  );

  serve(fileEndpoints.uploadLimit, async () => ({ maxBytes: config.maxUploadMb * megabyte }));

  serve(fileEndpoints.delete, ({ params, caller, ifMatch }) =>
    deleteFile(db, { ...params, caller, ifMatch }),
  );

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
