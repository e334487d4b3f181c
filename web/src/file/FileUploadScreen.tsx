import { megabyte } from '@grzadka/contract/core/upload';
import { fileEndpoints, fileRecord } from '@grzadka/contract/file/file.endpoints';
import { fileUpload } from '@grzadka/contract/file/file.model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { formDataOf, upload } from '../core/api/upload.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { FormFileField, withFileLimit } from '../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../core/form/upload/UploadStatus.tsx';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { filePaths } from './file.paths.ts';
import { uploadLimitQuery } from './file.queries.ts';
import { fileText } from './file.text.ts';
import { proposedName } from './proposed-name.ts';

/** The upload of a document with its name and dates. */
export function FileUploadScreen() {
  const goUp = useGoUp(filePaths.list);
  const notify = useNotify();
  const tellChanged = useRecordChanged(fileRecord.name);
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
    tellChanged({ focusRowId: id });
    notify.success(fileText.uploaded(texts.name));
  }

  return (
    <FormScreen
      title={fileText.upload}
      back={filePaths.list}
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

/** The file and its name, which is proposed from the file's own until somebody types another. */
function FileUploadFields({ limit }: { limit: number | undefined }) {
  const { getValues, setValue } = useFormContext<{ name: string }>();
  const proposed = useRef('');
  const propose = (file: File) => {
    if (getValues('name') !== proposed.current) return;
    proposed.current = proposedName(file.name);
    setValue('name', proposed.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormFileField
        name="file"
        onChoose={propose}
        helper={limit === undefined ? undefined : fileText.limit(Math.floor(limit / megabyte))}
      />
      <FormTextField name="name" label={fileText.name} />
    </>
  );
}
