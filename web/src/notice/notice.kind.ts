import { pinActions } from '@grzadka/contract/core/call/bulk';
import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeList } from '@grzadka/contract/notice/notice.list';
import { noticeRecord } from '@grzadka/contract/notice/notice.record';
import { entryKind } from '../content/entry/entry.kind.ts';
import { entryColumns } from '../content/entry/entry-columns.tsx';
import { pinColumn } from '../core/publication/period-columns.tsx';
import { noticePaths } from './notice.paths.ts';

/** The notices as a kind of entry. */
export const noticeKind = entryKind({
  ...noticePaths,
  record: noticeRecord,
  list: noticeList,
  actions: pinActions,
  endpoints: noticeEndpoints,
  onSite: 'notice',
  listTitle: 'Ogłoszenia',
  nouns: { one: 'ogłoszenie', few: 'ogłoszenia', many: 'ogłoszeń' },
  editTitle: 'Edycja ogłoszenia',
  columns: [...entryColumns, pinColumn],
  errorAs: 'alert',
  loadMoreFields: async () => (await import('../core/publication/PeriodFields.tsx')).PinFields,
});
