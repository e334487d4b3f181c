import { megabyte } from '@grzadka/contract/core/upload';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { FormFileField } from '../core/form/upload/FileField.tsx';
import { fileText } from './file.text.ts';
import { proposedName } from './proposed-name.ts';

/** The file and its name, which is proposed from the file's own until somebody types another. */
export function FileUploadFields({ limit }: { limit: number | undefined }) {
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
