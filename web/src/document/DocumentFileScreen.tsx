import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentFile } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { formDataOf, upload } from '../core/api/upload.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormFileField, withFileLimit } from '../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../core/form/upload/UploadStatus.tsx';
import { useParams } from '../core/navigation/place.ts';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { documentPaths } from './document.paths.ts';
import { fileLimitText, uploadLimitQuery } from './document.queries.ts';
import { documentText } from './document.text.ts';

/** The file of a document anew, where its own was lost. */
export function DocumentFileScreen() {
  const { fileId = '' } = useParams();
  const tellChanged = useRecordChanged(documentRecord.name);
  const transfer = useUpload();
  const { data: limit } = useQuery(uploadLimitQuery);
  const endpoint = useMemo(
    () => ({ body: withFileLimit(documentFile, limit?.maxBytes) }),
    [limit?.maxBytes],
  );
  const { record, form } = useRecordForm({
    query: recordQuery(documentRecord, documentEndpoints, fileId),
    back: documentPaths.edit(fileId),
    savedText: documentText.fileReplaced,
    tellChanged,
  });

  function send(
    { id, file }: z.output<typeof documentFile>,
    { ifMatch }: { ifMatch: string | undefined },
  ): Promise<unknown> {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    const body = formDataOf({ id }, file);
    return transfer.run((options) =>
      upload(documentEndpoints.replaceFile, { body }, { ...options, ifMatch }),
    );
  }

  return (
    <FormScreen
      {...form}
      title={documentText.replaceFile}
      subject={record?.name}
      endpoint={endpoint}
      defaultValues={record && { id: fileId, file: undefined }}
      submit={send}
      submitLabel={documentText.submit}
      savingDetails={<UploadStatus upload={transfer} />}
    >
      <FormFileField name="file" helper={fileLimitText(limit)} />
    </FormScreen>
  );
}
