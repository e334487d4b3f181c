import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeExport } from '@grzadka/contract/notice/notice.export';
import { contentRoutes } from '#src/content/owner-routes.ts';
import { runBulk } from '#src/core/bulk/run-bulk.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { pinActions } from '#src/core/publication/change-dates.ts';
import { listNotices, readNotices } from './notice.list.ts';
import { noticeContent, notices } from './notice.repo.ts';

const asFile = { file: noticeExport, reading: readNotices };

/** The calls of the notices. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(noticeEndpoints.list, ({ query }) => listNotices(db, query));

  serve(noticeEndpoints.export, (call) => sendExport(context, call, asFile));

  serve(noticeEndpoints.exportChosen, (call) => sendExport(context, call, asFile));

  serve(noticeEndpoints.get, ({ params }) => notices.get(db, params.id));

  serve(noticeEndpoints.create, ({ body, caller }) => notices.create(db, { ...body, caller }));

  serve(noticeEndpoints.update, ({ body, caller, ifMatch }) =>
    notices.update(db, { ...body, caller, ifMatch }),
  );

  serve(noticeEndpoints.delete, ({ params, caller, ifMatch }) =>
    notices.delete(db, { ...params, caller, ifMatch }),
  );

  serve(noticeEndpoints.bulk, ({ body, caller, request }) =>
    runBulk(body, {
      request,
      find: (query) => listIds(db, query, readNotices(db)),
      actions: {
        delete: (id) => notices.delete(db, { id, caller, ifMatch: undefined }),
        ...pinActions(db, notices.kind, caller),
      },
    }),
  );

  contentRoutes(context, noticeEndpoints, noticeContent);
}
