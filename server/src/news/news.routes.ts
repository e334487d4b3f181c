import { entryExport } from '@grzadka/contract/content/entry.export';
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsList } from '@grzadka/contract/news/news.list';
import { newsRecord } from '@grzadka/contract/news/news.record';
import type { ContentOwner } from '#src/content/content-owner.ts';
import { entryRepo } from '#src/content/entry.repo.ts';
import { contentRoutes } from '#src/content/owner-routes.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { publicationActions } from '#src/core/publication/change-dates.ts';
import { presentPublication } from '#src/core/publication/present-dates.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readNews } from './news.list.ts';

/** The news entries. */
const newsEntries = entryRepo({ table: 'news', present: presentPublication });

/** A news entry as the owner of its content. */
const newsContent: ContentOwner<'newsId'> = {
  type: 'news',
  getContent: (db, { newsId }) => newsEntries.getContent(db, newsId),
};

/** The calls of the news. */
export function routes(context: AppContext): void {
  const { db } = context;

  serveList(context, newsEndpoints, {
    file: {
      list: newsList,
      fileName: 'aktualnosci',
      sheetName: 'Aktualności',
      columns: entryExport,
    },
    reading: readNews,
  });

  serveRecord(context, newsRecord, newsEndpoints, {
    ...newsEntries,
    bulk: {
      find: (query) => listIds(db, query, readNews(db)),
      actions: (caller) => publicationActions(db, newsRecord, caller),
    },
  });

  contentRoutes(context, newsEndpoints, newsContent);
}
