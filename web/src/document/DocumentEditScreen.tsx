import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { type DocumentListItem, documentIsKept } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { useQuery } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useParams } from '../core/navigation/place.ts';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { AddIcon, DownloadIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { SiteLink } from '../site/SiteLink.tsx';
import { sitePath } from '../site/site-addresses.ts';
import { documentPaths } from './document.paths.ts';
import { downloadAddress, fileStateQuery } from './document.queries.ts';
import { documentText } from './document.text.ts';
import { FileSize } from './FileSize.tsx';

/** The name and dates of a document; what the program keeps stays as it is. */
export function DocumentEditScreen() {
  const { fileId = '' } = useParams();
  const tellChanged = useRecordChanged(documentRecord.name);
  const { record: file, form } = useRecordForm({
    query: recordQuery(documentRecord, documentEndpoints, fileId),
    back: documentPaths.list,
    savedText: documentText.saved,
    tellChanged: () => tellChanged({ focusRowId: fileId }),
  });
  const whyKept = file ? documentIsKept(file) : null;
  if (file && whyKept !== null) {
    return (
      <Screen title={documentText.edit} subject={file.name} back={documentPaths.list}>
        <ScreenColumn>
          <Notice tone="info" role="note">
            {whyKept}
          </Notice>
          <DocumentFacts file={file} />
        </ScreenColumn>
      </Screen>
    );
  }
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
          <ButtonLink
            look="outlined"
            to={documentPaths.replaceFile(file.id)}
            startIcon={<AddIcon />}
          >
            {documentText.chooseFile}
          </ButtonLink>
        ) : (
          <ButtonLink
            look="outlined"
            href={downloadAddress(file)}
            download
            startIcon={<DownloadIcon />}
          >
            {documentText.download}
          </ButtonLink>
        )
      }
    >
      <Stack gap={16}>
        {isLost && <Notice tone="warning">{documentText.lostFile}</Notice>}
        <FactList
          facts={[
            { label: documentText.fileName, value: file.fileName },
            { label: documentText.size, value: <FileSize bytes={file.size} /> },
            { label: documentText.uploadedAt, value: formatInstant(file.uploadedAt) },
          ]}
        />
      </Stack>
    </Section>
  );
}
