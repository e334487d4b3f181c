import { entryExport } from '../content/entry.export.ts';
import type { ListExport } from '../core/export/export-columns.ts';
import type { NewsListItem } from './news.model.ts';

/** The news as a file. */
export const newsExport: ListExport<NewsListItem> = {
  fileName: 'aktualnosci',
  sheetName: 'Aktualności',
  columns: entryExport,
};
