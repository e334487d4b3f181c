import { altText } from '@grzadka/contract/content/content.model';
import { imageTypes, maxImageBytes } from '@grzadka/contract/content/image-rules';
import { chosenFile } from '@grzadka/contract/core/upload';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { FormFileField, withFileLimit } from '../../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../../core/form/upload/UploadStatus.tsx';
import type { Submit } from '../../core/form/useSaving.ts';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { keepBlockPlace } from '../block-place.ts';
import { imageText } from '../content.text.ts';
import { useContentOwner, useOwnerSubject } from '../content-owner.ts';
import { FindingsQuestion } from '../findings/FindingsQuestion.tsx';
import { findInBlock } from '../findings/find-personal-data.ts';
import { usePersonalDataGuard } from '../findings/usePersonalDataGuard.ts';
import { ChosenImage } from './ChosenImage.tsx';

const form = { body: withFileLimit(z.object({ alt: altText, file: chosenFile }), maxImageBytes) };

/** A new image block: its file and alternative text. */
export function AddImageScreen() {
  const owner = useContentOwner();
  const goUp = useGoUp(owner.paths.edit);
  const queryClient = useQueryClient();
  const transfer = useUpload();
  const guard = usePersonalDataGuard();

  const send: Submit<z.output<typeof form.body>> = async ({ alt, file }, { asking }) => {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    const answer = await guard.check(findInBlock(owner, { alt }), asking);
    const image = { alt, ...answer };
    const { id } = await transfer.run((options) => owner.addImage(image, file, options));
    keepBlockPlace(owner.name, id);
    await queryClient.invalidateQueries({ queryKey: owner.queryKey });
  };

  return (
    <>
      <FormScreen
        title={imageText.add}
        subject={useOwnerSubject()}
        back={owner.paths.edit}
        endpoint={form}
        defaultValues={{ alt: '', file: undefined }}
        submit={send}
        onSaved={goUp}
        submitLabel={imageText.submit}
        savingDetails={<UploadStatus upload={transfer} />}
        below={<ChosenImage />}
      >
        <ImageFileField />
        <FormTextField name="alt" label={imageText.alt} helper={imageText.altHelp} />
      </FormScreen>
      <FindingsQuestion guard={guard} />
    </>
  );
}

/** The file of an image; once it is chosen, its words come next. */
function ImageFileField() {
  const { setFocus } = useFormContext();
  return (
    <FormFileField
      name="file"
      accept={imageTypes.join(',')}
      helper={imageText.fileHelp}
      onChoose={() => setFocus('alt')}
    />
  );
}
