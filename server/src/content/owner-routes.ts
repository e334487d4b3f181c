import type { ContentEndpoints } from '@grzadka/contract/content/content.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import {
  addHtmlText,
  addImage,
  deleteBlock,
  moveOneStep,
  updateHtmlText,
  updateImage,
} from './change-content.ts';
import { getBlock } from './content-block.repo.ts';
import { presentBlockDetails } from './content-block-rows.ts';
import type { ContentOwner, ContentRequest } from './content-owner.ts';

/** The calls of the content blocks, for one of their owners. */
export function contentRoutes<Key extends string>(
  { serve, db, storage }: AppContext,
  endpoints: ContentEndpoints<Key>,
  kind: ContentOwner<Key>,
): void {
  const requestBy = async (
    caller: Caller,
    key: Readonly<Record<Key, string>>,
  ): Promise<ContentRequest> => ({
    owner: { type: kind.type, ...(await kind.getContent(db, key)) },
    caller,
  });

  serve(endpoints.getBlock, async ({ params }) => {
    const { contentId } = await kind.getContent(db, params);
    const item = await getBlock(db, { contentId, itemId: params.itemId });
    return { ...presentBlockDetails(item), version: item.version };
  });

  serve(endpoints.addHtmlText, async ({ body, caller }) => {
    const { html, despiteFindings } = body;
    return addHtmlText(db, { ...(await requestBy(caller, body)), html, despiteFindings });
  });

  serve(endpoints.updateHtmlText, async ({ body, caller, ifMatch }) => {
    const { contentItemId: itemId, html, despiteFindings } = body;
    const text = { itemId, ifMatch, html, despiteFindings };
    return updateHtmlText(db, { ...(await requestBy(caller, body)), ...text });
  });

  serve(endpoints.addImage, async ({ body, file, caller }) => {
    const { alt, despiteFindings } = body;
    const image = { alt, file, despiteFindings };
    return addImage({ db, storage }, { ...(await requestBy(caller, body)), ...image });
  });

  serve(endpoints.updateImage, async ({ body, caller, ifMatch }) => {
    const { contentItemId: itemId, alt, despiteFindings } = body;
    const image = { itemId, ifMatch, alt, despiteFindings };
    return updateImage(db, { ...(await requestBy(caller, body)), ...image });
  });

  serve(endpoints.deleteBlock, async ({ params, caller, ifMatch }) => {
    const { itemId } = params;
    await deleteBlock(db, { ...(await requestBy(caller, params)), itemId, ifMatch });
  });

  serve(endpoints.moveBlockUp, async ({ params, caller, ifMatch }) => {
    const { itemId } = params;
    return moveOneStep(db, { ...(await requestBy(caller, params)), itemId, ifMatch, step: -1 });
  });

  serve(endpoints.moveBlockDown, async ({ params, caller, ifMatch }) => {
    const { itemId } = params;
    return moveOneStep(db, { ...(await requestBy(caller, params)), itemId, ifMatch, step: 1 });
  });
}
