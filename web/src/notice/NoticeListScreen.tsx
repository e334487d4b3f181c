import { newEntryTitle } from '@grzadka/contract/content/entry.model';
import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { paths } from '../app/paths.ts';
import { EntryListScreen } from '../content/EntryListScreen.tsx';
import { entryColumns } from '../content/entry-columns.ts';
import { useMay } from '../core/access/useMay.ts';
import { call } from '../core/api/call.ts';
import { pinColumn } from '../core/publication/period-columns.tsx';
import { noticeSource } from './notice.queries.ts';
import { noticeText } from './notice.text.ts';

const columns = [...entryColumns, pinColumn];

/** The notices. */
export function NoticeListScreen() {
  return (
    <EntryListScreen
      title={noticeText.list}
      source={noticeSource}
      columns={columns}
      mayWrite={useMay('notice:write')}
      create={() => call(noticeEndpoints.create, { body: { title: newEntryTitle } })}
      remove={({ id }) => call(noticeEndpoints.delete, { params: { id } })}
      editPath={paths.noticeEdit}
    />
  );
}
