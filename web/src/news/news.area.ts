import { newsEndpoints, newsRecord } from '@grzadka/contract/news/news.endpoints';
import { mdiNewspaperVariantOutline } from '@mdi/js';
import { entryArea } from '../content/entry/entry-area.tsx';
import { entryColumns } from '../content/entry/entry-columns.ts';
import { icon } from '../core/ui/icons.ts';

/** The news in the browser. */
export const newsArea = entryArea({
  record: newsRecord,
  endpoints: newsEndpoints,
  idName: 'newsId',
  listPath: '/aktualnosci',
  editWord: 'edytuj-wpis-aktualnosci',
  menuLabel: 'Aktualności',
  icon: icon(mdiNewspaperVariantOutline, 'News'),
  listTitle: 'Aktualnosci',
  editTitle: 'Edycja aktualności',
  columns: entryColumns,
});
