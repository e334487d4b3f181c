import { fileEndpoints } from '@grzadka/contract/file/file.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { FileFacts } from './FileFacts.tsx';
import { fileQuery, fileSource } from './file.queries.ts';
import { fileText } from './file.text.ts';

/** The name and dates of a document. */
export function FileEditScreen() {
  const { fileId = '' } = useParams();
  const goUp = useGoUp(paths.files);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const resetList = useResetList(fileSource);
  const query = fileQuery(fileId);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query);
  const file = data?.reply;

  function onSaved(): void {
    resetList({ focusRowId: fileId });
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    notify.success(fileText.saved);
    goUp();
  }

  return (
    <FormScreen
      title={fileText.edit}
      back={paths.files}
      endpoint={fileEndpoints.update}
      defaultValues={
        file && {
          id: fileId,
          name: file.name,
          publicationFromDate: file.publicationFromDate,
          publicationThruDate: file.publicationThruDate,
          pinFromDate: file.pinFromDate,
          pinThruDate: file.pinThruDate,
        }
      }
      etag={data?.etag}
      // What an earlier visit left in the cache may be out of date by now.
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={refetch}
      submit={(body, options) => call(fileEndpoints.update, { body }, options)}
      onSaved={onSaved}
      aside={file && <FileFacts file={file} />}
    >
      <FormTextField name="name" label={fileText.name} autoFocus />
      <PublicationFields />
      <PinFields />
    </FormScreen>
  );
}
