import { altText } from '@grzadka/contract/content/content.model';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { ImageView } from '../BlockView.tsx';
import { imageText } from '../content.text.ts';
import { blockQuery } from '../content-block.queries.ts';
import { useContentOwner, useOwnerSubject } from '../content-owner.ts';
import { FindingsQuestion } from '../findings/FindingsQuestion.tsx';
import { findInBlock } from '../findings/find-personal-data.ts';
import { usePersonalDataGuard } from '../findings/usePersonalDataGuard.ts';

const fields = { body: z.object({ alt: altText }) };

/** The alternative text of an image block. */
export function EditImageScreen() {
  const { contentItemId = '' } = useParams();
  const owner = useContentOwner();
  const queryClient = useQueryClient();
  const guard = usePersonalDataGuard();
  const { record: image, form } = useRecordForm({
    query: blockQuery(owner, contentItemId, 'Image'),
    back: owner.paths.edit,
    savedText: imageText.saved,
    tellChanged: () => void queryClient.invalidateQueries({ queryKey: owner.queryKey }),
  });

  return (
    <>
      <FormScreen
        {...form}
        title={imageText.edit}
        subject={useOwnerSubject()}
        endpoint={fields}
        defaultValues={image && { alt: image.alt }}
        submit={async ({ alt }, { ifMatch, asking }) => {
          const answer = await guard.check(findInBlock(owner, { alt }, contentItemId), asking);
          return owner.updateImage(contentItemId, { alt, ...answer }, { ifMatch });
        }}
        aside={image && <ImageView {...image} />}
      >
        <FormTextField name="alt" label={imageText.alt} helper={imageText.altHelp} autoFocus />
      </FormScreen>
      <FindingsQuestion guard={guard} />
    </>
  );
}
