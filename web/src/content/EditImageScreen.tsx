import { altText } from '@grzadka/contract/content/content.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { z } from 'zod';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { imageText } from './content.text.ts';
import { imageItemQuery } from './content-item.queries.ts';
import { useContentOwner } from './content-owner.ts';
import { ImageView } from './ImageView.tsx';

const form = { body: z.object({ alt: altText }) };

/** The alternative text of an image block. */
export function EditImageScreen() {
  const { contentItemId = '' } = useParams();
  const owner = useContentOwner();
  const goUp = useGoUp(owner.paths.edit);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const query = imageItemQuery(owner, contentItemId);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query);
  const image = data?.reply;

  function onSaved(): void {
    void queryClient.invalidateQueries({ queryKey: owner.queryKey });
    notify.success(imageText.saved);
    goUp();
  }

  return (
    <FormScreen
      title={imageText.edit}
      back={owner.paths.edit}
      endpoint={form}
      defaultValues={image && { alt: image.alt }}
      etag={data?.etag}
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={refetch}
      submit={({ alt }, options) => owner.updateImage(contentItemId, alt, options)}
      onSaved={onSaved}
      aside={image && <ImageView {...image} />}
    >
      <FormTextField name="alt" label={imageText.alt} helper={imageText.altHelp} autoFocus />
    </FormScreen>
  );
}
