import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeExport } from '@grzadka/contract/notice/notice.export';
import { contentRoutes } from '#src/content/owner-routes.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listNotices, readNotices } from './notice.list.ts';
import { noticeContent, notices } from './notice.repo.ts';

/** The calls of the notices. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(noticeEndpoints.list, ({ query }) => listNotices(db, query));

  serve(noticeEndpoints.export, (call) =>
    sendExport(context, call, { file: noticeExport, reading: readNotices }),
  );

  serve(noticeEndpoints.get, ({ params }) => notices.get(db, params.id));

  serve(noticeEndpoints.create, ({ body, caller }) => notices.create(db, { ...body, caller }));

  serve(noticeEndpoints.update, ({ body, caller, ifMatch }) =>
    notices.update(db, { ...body, caller, ifMatch }),
  );

  serve(noticeEndpoints.delete, ({ params, caller, ifMatch }) =>
    notices.delete(db, { ...params, caller, ifMatch }),
  );

  contentRoutes(context, noticeEndpoints, noticeContent);
}
