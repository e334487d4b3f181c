import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsList } from '@grzadka/contract/news/news.list';
import type { NewsListItem } from '@grzadka/contract/news/news.model';
import { queryOptions } from '@tanstack/react-query';
import { contentPaths, paths } from '../app/paths.ts';
import { type ContentOwner, contentOwner } from '../content/content-owner.ts';
import { call, callVersioned } from '../core/api/call.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The news as a list. */
export const newsSource: ListDataSource<NewsListItem> = {
  name: 'news',
  definition: newsList,
  load: (query, signal) => call(newsEndpoints.list, { query }, { signal }),
};

/** A news entry with its content, and the version it was read with. */
export function newsQuery(newsId: string) {
  return queryOptions({
    queryKey: ['news', newsId],
    queryFn: ({ signal }) =>
      callVersioned(newsEndpoints.get, { params: { id: newsId } }, { signal }),
  });
}

/** A news entry as an owner of content. */
export function newsOwner(newsId: string): ContentOwner {
  return contentOwner({
    name: `news ${newsId}`,
    queryKey: newsQuery(newsId).queryKey,
    paths: contentPaths(paths.newsEdit(newsId)),
    endpoints: newsEndpoints,
    key: { newsId },
  });
}
