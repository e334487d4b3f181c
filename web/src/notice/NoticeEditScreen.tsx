import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ContentManager } from '../content/ContentManager.tsx';
import { entryText } from '../content/entry.text.ts';
import { useOwnerForm } from '../content/useOwnerForm.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { noticeQuery, noticeSource } from './notice.queries.ts';
import { noticeText } from './notice.text.ts';

/** The title, dates and content of a notice. */
export function NoticeEditScreen() {
  const { noticeId = '' } = useParams();
  const { data, form } = useOwnerForm({
    query: noticeQuery(noticeId),
    source: noticeSource,
    rowId: noticeId,
    back: paths.notices,
    savedText: entryText.saved,
  });
  const notice = data?.reply;
  return (
    <FormScreen
      {...form}
      title={noticeText.edit}
      endpoint={noticeEndpoints.update}
      defaultValues={
        notice && {
          id: noticeId,
          title: notice.title,
          publicationFromDate: notice.publicationFromDate,
          publicationThruDate: notice.publicationThruDate,
          pinFromDate: notice.pinFromDate,
          pinThruDate: notice.pinThruDate,
        }
      }
      submit={(body, options) => call(noticeEndpoints.update, { body }, options)}
      below={notice && <ContentManager items={notice.content.items} />}
    >
      <FormTextField name="title" label={entryText.title} autoFocus />
      <PublicationFields />
      <PinFields />
    </FormScreen>
  );
}
