import { fileEndpoints } from '@grzadka/contract/file/file.endpoints';
import { fileUpload } from '@grzadka/contract/file/file.model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { paths } from '../app/paths.ts';
import { formDataOf, upload } from '../core/api/upload.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { withFileLimit } from '../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../core/form/upload/UploadStatus.tsx';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { FileUploadFields } from './FileUploadFields.tsx';
import { fileSource, uploadLimitQuery } from './file.queries.ts';
import { fileText } from './file.text.ts';

/** The upload of a document with its name and dates. */
export function FileUploadScreen() {
  const goUp = useGoUp(paths.files);
  const notify = useNotify();
  const resetList = useResetList(fileSource);
  const transfer = useUpload();
  const { data: limit } = useQuery(uploadLimitQuery);
  const endpoint = useMemo(
    () => ({ body: withFileLimit(fileUpload, limit?.maxBytes) }),
    [limit?.maxBytes],
  );

  async function send({ file, ...texts }: z.output<typeof fileUpload>): Promise<void> {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    const { id } = await transfer.run((options) =>
      upload(fileEndpoints.upload, { body: formDataOf(texts, file) }, options),
    );
    resetList({ focusRowId: id });
    notify.success(fileText.uploaded(texts.name));
  }

  return (
    <FormScreen
      title={fileText.upload}
      back={paths.files}
      endpoint={endpoint}
      defaultValues={emptyForm}
      submit={send}
      onSaved={goUp}
      submitLabel={fileText.submit}
      savingDetails={<UploadStatus upload={transfer} />}
      // A document that could not be created is told by a toast.
      errorAs="snackbar"
    >
      <FileUploadFields limit={limit?.maxBytes} />
      <PublicationFields />
      <PinFields />
    </FormScreen>
  );
}

const emptyForm = {
  name: '',
  publicationFromDate: null,
  publicationThruDate: null,
  pinFromDate: null,
  pinThruDate: null,
};
