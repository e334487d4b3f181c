import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentUpload } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formDataOf, upload } from '../core/api/upload.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { FormFileField, withFileLimit } from '../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../core/form/upload/UploadStatus.tsx';
import { PinFields, PublicationFields } from '../core/publication/PeriodFields.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useTellAdded } from '../core/record/useTellAdded.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { documentPaths } from './document.paths.ts';
import { fileLimitText, uploadLimitQuery } from './document.queries.ts';
import { documentText } from './document.text.ts';

/** The upload of a document with its name and dates. */
export function DocumentUploadScreen() {
  const goUp = useGoUp(documentPaths.list);
  const tellChanged = useRecordChanged(documentRecord.name);
  const tellAdded = useTellAdded(documentPaths.list);
  const transfer = useUpload();
  const { data: limit } = useQuery(uploadLimitQuery);
  const endpoint = useMemo(
    () => ({ body: withFileLimit(documentUpload, limit?.maxBytes) }),
    [limit?.maxBytes],
  );

  async function send({ file, ...texts }: z.output<typeof documentUpload>): Promise<void> {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    const { id } = await transfer.run((options) =>
      upload(documentEndpoints.upload, { body: formDataOf(texts, file) }, options),
    );
    tellChanged({ focusRowId: id, addedName: texts.name });
    tellAdded(documentText.uploaded(texts.name), documentPaths.edit(id));
  }

  return (
    <FormScreen
      title={documentText.upload}
      back={documentPaths.list}
      endpoint={endpoint}
      defaultValues={emptyForm}
      submit={send}
      onSaved={goUp}
      submitLabel={documentText.submit}
      savingDetails={<UploadStatus upload={transfer} />}
      // A toast says that a document could not be created.
      errorAs="snackbar"
    >
      <DocumentUploadFields helper={fileLimitText(limit)} />
      <PublicationFields />
      <PinFields />
    </FormScreen>
  );
}

const emptyForm = {
  name: '',
  file: undefined,
  publicationFromDate: null,
  publicationThruDate: null,
  pinFromDate: null,
  pinThruDate: null,
};

/** The file and its name, which is proposed from the file's own until somebody types another. */
function DocumentUploadFields({ helper }: { helper: string }) {
  const { getValues, setValue } = useFormContext<{ name: string }>();
  const proposed = useRef('');
  const propose = (file: File) => {
    if (getValues('name') !== proposed.current) return;
    proposed.current = proposedName(file.name);
    setValue('name', proposed.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormFileField name="file" onChoose={propose} helper={helper} />
      <FormTextField name="name" label={documentText.name} />
    </>
  );
}

/** A document's name as people would write it, from the name of its file. */
export function proposedName(fileName: string): string {
  const withoutExtension = fileName.replace(/(?<=.)\.[^.\s]{1,8}$/, '');
  const words = withoutExtension.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  // Files from a Mac have their letters and accents apart.
  return (words || fileName).normalize('NFC');
}
