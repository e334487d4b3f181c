import { newsEndpoints, newsRecord } from '@grzadka/contract/news/news.endpoints';
import { entryColumns } from '../content/entry/entry-columns.tsx';
import { entryKind } from '../content/entry/entry-kind.ts';
import { newsPaths } from './news.paths.ts';

/** The news as a kind of entry. */
export const newsKind = entryKind({
  ...newsPaths,
  record: newsRecord,
  endpoints: newsEndpoints,
  onSite: 'news',
  listTitle: 'Aktualnosci',
  nouns: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
  editTitle: 'Edycja aktualności',
  columns: entryColumns,
  errorAs: 'snackbar',
});
