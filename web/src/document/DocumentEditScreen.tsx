import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { AddIcon, DownloadIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { Section } from '../core/ui/Section.tsx';
import { SiteLink } from '../site/SiteLink.tsx';
import { sitePath } from '../site/site-addresses.ts';
import { documentPaths } from './document.paths.ts';
import { downloadAddress, fileStateQuery } from './document.queries.ts';
import { documentText } from './document.text.ts';
import { FileSize } from './FileSize.tsx';

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
      tabSubject={file?.name}
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
      <PublicationFields stored={file} />
      <PinFields />
    </FormScreen>
  );
}

/** What of a document cannot be changed: its file; one that was lost can be uploaded anew. */
function DocumentFacts({ file }: { file: DocumentListItem }) {
  const { data: state } = useQuery(fileStateQuery(file.id));
  const isLost = state?.isLost === true;
  return (
    <Section
      title={documentText.file}
      actions={
        isLost ? (
          <Button
            component={ScreenLink}
            to={documentPaths.replaceFile(file.id)}
            variant="outlined"
            startIcon={<AddIcon />}
          >
            {documentText.chooseFile}
          </Button>
        ) : (
          <Button
            component="a"
            href={downloadAddress(file)}
            download
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            {documentText.download}
          </Button>
        )
      }
    >
      {isLost && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {documentText.lostFile}
        </Alert>
      )}
      <FactList
        facts={[
          { label: documentText.fileName, value: file.fileName },
          { label: documentText.size, value: <FileSize bytes={file.size} /> },
          { label: documentText.uploadedAt, value: formatInstant(file.uploadedAt) },
        ]}
      />
    </Section>
  );
}
