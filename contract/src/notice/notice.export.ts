import { entryExport } from '../content/entry.export.ts';
import type { ListExport } from '../core/list/list.ts';
import { pinExport } from '../core/publication/publication-export.ts';
import { noticeList } from './notice.list.ts';
import type { NoticeListItem } from './notice.model.ts';

/** The notices as a file. */
export const noticeExport: ListExport<NoticeListItem> = {
  list: noticeList,
  fileName: 'ogloszenia',
  sheetName: 'Ogłoszenia',
  columns: [...entryExport, ...pinExport],
};
