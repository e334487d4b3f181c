import { megabyte } from '@grzadka/contract/core/upload';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentExport } from '@grzadka/contract/document/document.export';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { create as contentDisposition } from 'content-disposition';
import { deleteRecord, updateRecord } from '#src/core/change/change.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { pinActions } from '#src/core/publication/change-dates.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readDocuments } from './document.list.ts';
import { addDocument, documentRules, getDocument } from './document.repo.ts';
import {
  isNotKept,
  readableBy,
  readDocumentRow,
  refuseKept,
  refuseStillKept,
} from './kept-documents.ts';
import { readFileState, replaceFile } from './replace-file.ts';
import { sentType } from './sent-type.ts';

/** The calls of the documents. */
export function routes(context: AppContext): void {
  const { serve, db, storage, config } = context;
  const { get, update, delete: deletion, bulk } = documentEndpoints;

  serveList(context, documentEndpoints, {
    file: documentExport,
    reading: readDocuments,
    scopeFor: readableBy,
  });

  serveRecord(
    context,
    documentRecord,
    { get, update },
    {
      get: getDocument,
      update: async (to, { id, caller, ifMatch, ...set }) => {
        await refuseKept(to, caller, id);
        return updateRecord(to, documentRecord, { id, caller, ifMatch, set });
      },
    },
  );

  serve(documentEndpoints.upload, ({ body, file, caller }) =>
    addDocument({ db, storage, caller }, { form: body, file }),
  );

  serve(documentEndpoints.fileState, async ({ params, caller }) => {
    await readDocumentRow(db, caller, params.id);
    return readFileState({ db, storage }, params.id);
  });

  serve(documentEndpoints.replaceFile, async ({ body: { id }, file, caller, ifMatch }) => {
    await refuseKept(db, caller, id);
    return replaceFile({ db, storage }, { id, file, caller, ifMatch });
  });

  serve(documentEndpoints.uploadLimit, async () => ({ maxBytes: config.maxUploadMb * megabyte }));

  // The object of one that is deleted stays until the sweep has seen it unused for long enough, so that it can be restored.
  serveRecord(
    context,
    documentRecord,
    { delete: deletion, bulk },
    {
      rules: documentRules,
      delete: async (to, request) => {
        await refuseStillKept(to, request.caller, request.id);
        return deleteRecord(to, documentRecord, request);
      },
      bulk: {
        // What the program keeps is never meant by what a query finds.
        find: (query) => listIds(db, query, { ...readDocuments(db), scope: isNotKept }),
        actions: (caller) => {
          const actions = pinActions(db, documentRecord, caller);
          return {
            'publish-now': async (id, task) => {
              await refuseKept(db, caller, id);
              return actions['publish-now'](id, task);
            },
            'end-publication': async (id) => {
              await refuseKept(db, caller, id);
              return actions['end-publication'](id);
            },
            'pin-until': async (id, task) => {
              await refuseKept(db, caller, id);
              return actions['pin-until'](id, task);
            },
          };
        },
      },
    },
  );

  serve(documentEndpoints.content, async ({ params, caller, request, reply }) => {
    const { objectId, size, contentType, fileName } = await readDocumentRow(db, caller, params.id);
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
