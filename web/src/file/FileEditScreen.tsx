import { fileEndpoints, fileRecord } from '@grzadka/contract/file/file.endpoints';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { FileFacts } from './FileFacts.tsx';
import { filePaths } from './file.paths.ts';
import { fileQuery } from './file.queries.ts';
import { fileText } from './file.text.ts';

/** The name and dates of a document. */
export function FileEditScreen() {
  const { fileId = '' } = useParams();
  const tellChanged = useRecordChanged(fileRecord.name);
  const { record: file, form } = useRecordForm({
    query: fileQuery(fileId),
    back: filePaths.list,
    savedText: fileText.saved,
    tellChanged: () => tellChanged({ focusRowId: fileId }),
  });
  return (
    <FormScreen
      {...form}
      title={fileText.edit}
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
      submit={(body, options) => call(fileEndpoints.update, { body }, options)}
      aside={file && <FileFacts file={file} />}
    >
      <FormTextField name="name" label={fileText.name} autoFocus />
      <PublicationFields />
      <PinFields />
    </FormScreen>
  );
}
