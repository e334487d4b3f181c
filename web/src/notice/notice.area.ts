import { noticeEndpoints, noticeRecord } from '@grzadka/contract/notice/notice.endpoints';
import { mdiBullhornOutline } from '@mdi/js';
import { entryArea } from '../content/entry/entry-area.tsx';
import { entryColumns } from '../content/entry/entry-columns.ts';
import { PinFields } from '../core/publication/PeriodFields.tsx';
import { pinColumn } from '../core/publication/period-columns.tsx';
import { icon } from '../core/ui/icons.ts';

/** The notices in the browser. */
export const noticeArea = entryArea({
  record: noticeRecord,
  endpoints: noticeEndpoints,
  idName: 'noticeId',
  listPath: '/ogloszenia',
  editWord: 'edytuj-ogloszenie',
  menuLabel: 'Ogłoszenia',
  icon: icon(mdiBullhornOutline, 'Notices'),
  listTitle: 'Ogłoszenia',
  editTitle: 'Edycja ogłoszenia',
  columns: [...entryColumns, pinColumn],
  MoreFields: PinFields,
});
