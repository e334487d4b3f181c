import { entryExport } from '../content/entry.export.ts';
import type { ListExport } from '../core/list/list.ts';
import { newsList } from './news.list.ts';
import type { NewsListItem } from './news.model.ts';

/** The news as a file. */
export const newsExport: ListExport<NewsListItem> = {
  list: newsList,
  fileName: 'aktualnosci',
  sheetName: 'Aktualności',
  columns: entryExport,
};
