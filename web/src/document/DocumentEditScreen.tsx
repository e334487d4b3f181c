import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { sitePath } from '../site/site-addresses.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { documentPaths } from './document.paths.ts';
import { documentText } from './document.text.ts';

/** The name and dates of a document. */
export function DocumentEditScreen() {
  const { fileId = '' } = useParams();
  const tellChanged = useRecordChanged(documentRecord.name);
  const { record: file, form } = useRecordForm({
    query: recordQuery(documentRecord, documentEndpoints, fileId),
    back: documentPaths.list,
    savedText: documentText.saved,
    tellChanged: () => tellChanged({ focusRowId: fileId }),
  });
  return (
    <FormScreen
      {...form}
      title={documentText.edit}
      actions={
        <>
          <SiteLink path={sitePath('document', fileId)} isPublished={file?.state === 'visible'} />
          <HistoryButton recordType={documentRecord.name} recordId={fileId} />
        </>
      }
      endpoint={documentEndpoints.update}
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
      submit={(body, options) => call(documentEndpoints.update, { body }, options)}
      below={file && <DocumentFacts file={file} />}
    >
      <FormTextField name="name" label={documentText.name} autoFocus />
      <PublicationFields />
      <PinFields />
    </FormScreen>
  );
}
