import { publicationActions } from '@grzadka/contract/core/call/bulk';
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsList } from '@grzadka/contract/news/news.list';
import { newsRecord } from '@grzadka/contract/news/news.record';
import { entryKind } from '../content/entry/entry.kind.ts';
import { entryColumns } from '../content/entry/entry-columns.tsx';
import { newsPaths } from './news.paths.ts';

/** The news as a kind of entry. */
export const newsKind = entryKind({
  ...newsPaths,
  record: newsRecord,
  list: newsList,
  actions: publicationActions,
  endpoints: newsEndpoints,
  onSite: 'news',
  listTitle: 'Aktualnosci',
  nouns: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
  editTitle: 'Edycja aktualności',
  columns: entryColumns,
  errorAs: 'snackbar',
});
