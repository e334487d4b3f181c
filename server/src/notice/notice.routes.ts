import { entryExport } from '@grzadka/contract/content/entry.export';
import { pinExport } from '@grzadka/contract/core/publication/publication-export';
import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeList } from '@grzadka/contract/notice/notice.list';
import { noticeRecord } from '@grzadka/contract/notice/notice.record';
import type { ContentOwner } from '#src/content/content-owner.ts';
import { entryRepo } from '#src/content/entry.repo.ts';
import { contentRoutes } from '#src/content/owner-routes.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { pinActions } from '#src/core/publication/change-dates.ts';
import { presentPin, presentPublication } from '#src/core/publication/present-dates.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readNotices } from './notice.list.ts';

/** The notices. */
export const notices = entryRepo({
  table: 'notice',
  present: (row) => presentPin(presentPublication(row)),
});

/** A notice as the owner of its content. */
const noticeContent: ContentOwner<'noticeId'> = {
  type: 'notice',
  getContent: (db, { noticeId }) => notices.getContent(db, noticeId),
};

/** The calls of the notices. */
export function routes(context: AppContext): void {
  const { db } = context;

  serveList(context, noticeEndpoints, {
    file: {
      list: noticeList,
      fileName: 'ogloszenia',
      sheetName: 'Ogłoszenia',
      columns: [...entryExport, ...pinExport],
    },
    reading: readNotices,
  });

  serveRecord(context, noticeRecord, noticeEndpoints, {
    ...notices,
    bulk: {
      find: (query) => listIds(db, query, readNotices(db)),
      actions: (caller) => pinActions(db, noticeRecord, caller),
    },
  });

  contentRoutes(context, noticeEndpoints, noticeContent);
}
