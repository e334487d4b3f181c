import { megabyte } from '@grzadka/contract/core/upload';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentExport } from '@grzadka/contract/document/document.export';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { create as contentDisposition } from 'content-disposition';
import { readRow } from '#src/core/database/read-row.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { pinActions } from '#src/core/publication/change-dates.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readDocuments } from './document.list.ts';
import { addDocument, documentRules, getDocument } from './document.repo.ts';
import { readFileState, replaceFile } from './replace-file.ts';
import { sentType } from './sent-type.ts';

/** The calls of the documents. */
export function routes(context: AppContext): void {
  const { serve, db, storage, config } = context;
  const { get, update, delete: deletion, bulk } = documentEndpoints;

  serveList(context, documentEndpoints, { file: documentExport, reading: readDocuments });

  serveRecord(context, documentRecord, { get, update }, { get: getDocument });

  serve(documentEndpoints.upload, ({ body, file, caller }) =>
    addDocument({ db, storage, caller }, { form: body, file }),
  );

  serve(documentEndpoints.fileState, ({ params }) => readFileState({ db, storage }, params.id));

  serve(documentEndpoints.replaceFile, ({ body: { id }, file, caller, ifMatch }) =>
    replaceFile({ db, storage }, { id, file, caller, ifMatch }),
  );

  serve(documentEndpoints.uploadLimit, async () => ({ maxBytes: config.maxUploadMb * megabyte }));

  // The object of one that is deleted stays until the sweep has seen it unused for long enough, so that it can be restored.
  serveRecord(
    context,
    documentRecord,
    { delete: deletion, bulk },
    {
      rules: documentRules,
      bulk: {
        find: (query) => listIds(db, query, readDocuments(db)),
        actions: (caller) => pinActions(db, documentRecord, caller),
      },
    },
  );

  serve(documentEndpoints.content, async ({ params, request, reply }) => {
    const { objectId, size, contentType, fileName } = await readRow(db, 'document', params.id);
    const sent = sentType(contentType);
    if (sent.policy !== undefined) reply.header('content-security-policy', sent.policy);
    return sendObject(
      { request, reply, storage },
      {
        key: objectId,
        size,
        contentType: sent.contentType,
        disposition: contentDisposition(fileName),
        // Kept by the browser, but asked for each time: whoever may no longer see it gets a 403.
        cacheControl: 'private, no-cache',
      },
    );
  });
}
