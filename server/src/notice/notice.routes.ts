import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeExport } from '@grzadka/contract/notice/notice.export';
import { noticeRecord } from '@grzadka/contract/notice/notice.record';
import { contentRoutes } from '#src/content/owner-routes.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { pinActions } from '#src/core/publication/change-dates.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readNotices } from './notice.list.ts';
import { noticeContent, notices } from './notice.repo.ts';

/** The calls of the notices. */
export function routes(context: AppContext): void {
  const { db } = context;

  serveList(context, noticeEndpoints, { file: noticeExport, reading: readNotices });

  serveRecord(context, noticeRecord, noticeEndpoints, {
    ...notices,
    bulk: {
      find: (query) => listIds(db, query, readNotices(db)),
      actions: (caller) => pinActions(db, noticeRecord, caller),
    },
  });

  contentRoutes(context, noticeEndpoints, noticeContent);
}
