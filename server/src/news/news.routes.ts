import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsExport } from '@grzadka/contract/news/news.export';
import { contentRoutes } from '#src/content/owner-routes.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listNews, readNews } from './news.list.ts';
import { newsContent, newsEntries } from './news.repo.ts';

/** The calls of the news. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(newsEndpoints.list, ({ query }) => listNews(db, query));

  serve(newsEndpoints.export, (call) =>
    sendExport(context, call, { file: newsExport, reading: readNews }),
  );

  serve(newsEndpoints.get, ({ params }) => newsEntries.get(db, params.id));

  serve(newsEndpoints.create, ({ body, caller }) => newsEntries.create(db, { ...body, caller }));

  serve(newsEndpoints.update, ({ body, caller, ifMatch }) =>
    newsEntries.update(db, { ...body, caller, ifMatch }),
  );

  serve(newsEndpoints.delete, ({ params, caller, ifMatch }) =>
    newsEntries.delete(db, { ...params, caller, ifMatch }),
  );

  contentRoutes(context, newsEndpoints, newsContent);
}
