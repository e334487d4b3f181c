import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { pageVersionExport } from '@grzadka/contract/page/page.export';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { contentRoutes } from '#src/content/owner-routes.ts';
import { runBulk } from '#src/core/bulk/run-bulk.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { listPageVersions, readPageVersions } from './page.list.ts';
import {
  clonePageVersion,
  createPageVersion,
  deletePageVersion,
  endPageVersion,
  getPage,
  getPageVersion,
  pageVersionContent,
  putInForce,
  updatePageVersion,
} from './page.repo.ts';

/** The calls of the pages and their versions. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(pageEndpoints.get, ({ params }) => getPage(db, params.pageId));

  serve(pageEndpoints.listVersions, ({ params, query }) =>
    listPageVersions(db, params.pageId, query),
  );

  const asFile = async ({ pageId }: { pageId: string }) => {
    const page = await getPage(db, pageId);
    const reading = (trx: typeof db) => readPageVersions(trx, page);
    return { file: pageVersionExport, reading };
  };

  serve(pageEndpoints.exportVersions, async (call) =>
    sendExport(context, call, await asFile(call.params)),
  );

  serve(pageEndpoints.exportChosenVersions, async (call) =>
    sendExport(context, call, await asFile(call.params)),
  );

  serve(pageEndpoints.createVersion, ({ body, caller }) =>
    createPageVersion(db, { ...body, caller }),
  );

  serve(pageEndpoints.cloneVersion, ({ body, caller }) =>
    clonePageVersion(db, { ...body, caller }),
  );

  const { getVersion, updateVersion, deleteVersion } = pageEndpoints;
  const calls = { get: getVersion, update: updateVersion, delete: deleteVersion };
  serveRecord(context, pageVersionRecord, calls, {
    get: getPageVersion,
    update: updatePageVersion,
    delete: deletePageVersion,
  });

  serve(pageEndpoints.bulkVersions, async ({ params, body, caller, request }) => {
    const page = await getPage(db, params.pageId);
    const one = (pageVersionId: string) => ({ pageId: page.id, pageVersionId, caller });
    return runBulk(body, {
      request,
      find: (query) => listIds(db, query, readPageVersions(db, page)),
      actions: {
        delete: (id) => deletePageVersion(db, { ...one(id), ifMatch: undefined }),
        'publish-now': (id, { despiteFindings }) => putInForce(db, { ...one(id), despiteFindings }),
        'end-publication': (id) => endPageVersion(db, one(id)),
      },
    });
  });

  contentRoutes(context, pageEndpoints, pageVersionContent);
}
