import type { ContentEndpoints } from '@grzadka/contract/content/content.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { addHtmlText, addImage, deleteItem, moveOneStep, updateItem } from './change-content.ts';
import { getItem } from './content-item.repo.ts';
import { presentItemDetails } from './content-item.rows.ts';
import type { ContentOwner } from './content-owner.ts';

/** The calls of the content blocks, for one of their owners. */
export function contentRoutes<Key extends string>(
  { serve, db, storage }: AppContext,
  endpoints: ContentEndpoints<Key>,
  owner: ContentOwner<Key>,
): void {
  const { recordType } = owner;

  serve(endpoints.getItem, async ({ params, reply }) => {
    const { contentId } = await owner.getContent(db, params);
    const item = await getItem(db, { contentId, itemId: params.itemId });
    setEtag(reply, item.version);
    return presentItemDetails(item);
  });

  serve(endpoints.addHtmlText, async ({ body, caller }) => {
    const owned = await owner.getContent(db, body);
    return addHtmlText(db, { ...owned, recordType, caller, html: body.html });
  });

  serve(endpoints.updateHtmlText, async ({ body, caller, ifMatch, reply }) => {
    const owned = await owner.getContent(db, body);
    const { contentItemId: itemId, html } = body;
    const update = { ...owned, recordType, caller, itemId, ifMatch, change: { html } };
    setEtag(reply, await updateItem(db, update));
    return undefined;
  });

  serve(endpoints.addImage, async ({ body, file, caller }) => {
    const owned = await owner.getContent(db, body);
    const { alt } = body;
    return addImage({ db, storage }, { ...owned, recordType, caller, alt, file });
  });

  serve(endpoints.updateImage, async ({ body, caller, ifMatch, reply }) => {
    const owned = await owner.getContent(db, body);
    const { contentItemId: itemId, alt } = body;
    const update = { ...owned, recordType, caller, itemId, ifMatch, change: { alt } };
    setEtag(reply, await updateItem(db, update));
    return undefined;
  });

  serve(endpoints.deleteItem, async ({ params, caller }) => {
    const owned = await owner.getContent(db, params);
    await deleteItem(db, { ...owned, recordType, caller, itemId: params.itemId });
    return undefined;
  });

  serve(endpoints.moveItemUp, async ({ params, caller }) => {
    const owned = await owner.getContent(db, params);
    await moveOneStep(db, { ...owned, recordType, caller, itemId: params.itemId, step: -1 });
    return undefined;
  });

  serve(endpoints.moveItemDown, async ({ params, caller }) => {
    const owned = await owner.getContent(db, params);
    await moveOneStep(db, { ...owned, recordType, caller, itemId: params.itemId, step: 1 });
    return undefined;
  });
}
