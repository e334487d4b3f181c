import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { contentRoutes } from '#src/content/content.routes.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { listNews } from './news.list.ts';
import { newsContent, newsEntries } from './news.repo.ts';

/** The calls of the news. */
export function newsRoutes(context: AppContext): void {
  const { serve, db } = context;

  serve(newsEndpoints.list, ({ query }) => listNews(db, query));

  serve(newsEndpoints.get, async ({ params, reply }) => {
    const { version, ...details } = await newsEntries.get(db, params.id);
    setEtag(reply, version);
    return details;
  });

  serve(newsEndpoints.create, ({ body, caller }) => newsEntries.create(db, { ...body, caller }));

  serve(newsEndpoints.update, async ({ body, ifMatch, caller }) => {
    await newsEntries.update(db, { ...body, ifMatch, caller });
    return undefined;
  });

  serve(newsEndpoints.delete, async ({ params, caller }) => {
    await newsEntries.delete(db, { id: params.id, caller });
    return undefined;
  });

  contentRoutes(context, newsEndpoints, newsContent);
}
