import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsExport } from '@grzadka/contract/news/news.export';
import { contentRoutes } from '#src/content/owner-routes.ts';
import { runBulk } from '#src/core/bulk/run-bulk.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { publicationActions } from '#src/core/publication/change-dates.ts';
import { listNews, readNews } from './news.list.ts';
import { newsContent, newsEntries } from './news.repo.ts';

const asFile = { file: newsExport, reading: readNews };

/** The calls of the news. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(newsEndpoints.list, ({ query }) => listNews(db, query));

  serve(newsEndpoints.export, (call) => sendExport(context, call, asFile));

  serve(newsEndpoints.exportChosen, (call) => sendExport(context, call, asFile));

  serve(newsEndpoints.get, ({ params }) => newsEntries.get(db, params.id));

  serve(newsEndpoints.create, ({ body, caller }) => newsEntries.create(db, { ...body, caller }));

  serve(newsEndpoints.update, ({ body, caller, ifMatch }) =>
    newsEntries.update(db, { ...body, caller, ifMatch }),
  );

  serve(newsEndpoints.delete, ({ params, caller, ifMatch }) =>
    newsEntries.delete(db, { ...params, caller, ifMatch }),
  );

  serve(newsEndpoints.bulk, ({ body, caller, request }) =>
    runBulk(body, {
      request,
      find: (query) => listIds(db, query, readNews(db)),
      actions: {
        delete: (id) => newsEntries.delete(db, { id, caller, ifMatch: undefined }),
        ...publicationActions(db, newsEntries.kind, caller),
      },
    }),
  );

  contentRoutes(context, newsEndpoints, newsContent);
}
