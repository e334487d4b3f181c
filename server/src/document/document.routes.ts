import { documentRecord } from '@grzadka/contract/document/document.record';
import { megabyte } from '@grzadka/contract/core/upload';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentExport } from '@grzadka/contract/document/document.export';
import { create as contentDisposition } from 'content-disposition';
import { runBulk } from '#src/core/bulk/run-bulk.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { pinActions } from '#src/core/publication/change-dates.ts';
import { listDocuments, readDocuments } from './document.list.ts';
import { addDocument, deleteDocument, getDocument, updateDocument } from './document.repo.ts';
import { readFileState, replaceFile } from './replace-file.ts';
import { sentType } from './sent-type.ts';

const asFile = { file: documentExport, reading: readDocuments };

/** The calls of the documents. */
export function routes(context: AppContext): void {
  const { serve, db, storage, config } = context;

  serve(documentEndpoints.list, ({ query }) => listDocuments(db, query));

  serve(documentEndpoints.export, (call) => sendExport(context, call, asFile));

  serve(documentEndpoints.exportChosen, (call) => sendExport(context, call, asFile));

  serve(documentEndpoints.get, ({ params }) => getDocument(db, params.id));

  serve(documentEndpoints.update, ({ body, caller, ifMatch }) =>
    updateDocument(db, { ...body, caller, ifMatch }),
  );

  serve(documentEndpoints.upload, ({ body, file, caller }) =>
    addDocument({ db, storage, caller }, { form: body, file }),
  );

  serve(documentEndpoints.fileState, ({ params }) => readFileState({ db, storage }, params.id));

  serve(documentEndpoints.replaceFile, ({ body: { id }, file, caller, ifMatch }) =>
    replaceFile({ db, storage }, { id, file, caller, ifMatch }),
  );

  serve(documentEndpoints.uploadLimit, async () => ({ maxBytes: config.maxUploadMb * megabyte }));

  serve(documentEndpoints.delete, ({ params, caller, ifMatch }) =>
    deleteDocument(db, { ...params, caller, ifMatch }),
  );

  serve(documentEndpoints.bulk, ({ body, caller, request }) =>
    runBulk(body, {
      request,
      find: (query) => listIds(db, query, readDocuments(db)),
      actions: {
        delete: (id) => deleteDocument(db, { id, caller, ifMatch: undefined }),
        ...pinActions(db, documentRecord, caller),
      },
    }),
  );

  serve(documentEndpoints.content, async ({ params, request, reply }) => {
    const { objectId, size, contentType, fileName } = await readRow(db, 'document', params.id);
    const sent = sentType(contentType);
    if (sent.policy !== undefined) reply.header('content-security-policy', sent.policy);
    return sendObject(
      { request, reply, storage },
      {
        key: objectId,
        size: Number(size),
        contentType: sent.contentType,
        disposition: contentDisposition(fileName),
        // Kept by the browser, but asked for each time: whoever may no longer see it gets a 403.
        cacheControl: 'private, no-cache',
      },
    );
  });
}
