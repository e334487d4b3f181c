import type {
  ContentBlockDetails,
  ContentBlockType,
} from '@grzadka/contract/content/content.model';
import { queryOptions } from '@tanstack/react-query';
import type { VersionedReply } from '../core/api/answer.ts';
import { notFound } from '../core/api/api-error.ts';
import type { ContentOwner } from './content-owner.ts';

/** A block of an owner, of the kind that its screen can show, and the version it was read with. */
export function blockQuery<Type extends ContentBlockType>(
  owner: ContentOwner,
  itemId: string,
  type: Type,
) {
  return queryOptions({
    queryKey: ['content item', owner.name, itemId, type],
    queryFn: async ({ signal }) => ofType(await owner.getBlock(itemId, signal), type),
    // Read anew for every visit, and not again behind the back of who is writing.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

type ItemOf<Type> = Extract<ContentBlockDetails, { itemType: Type }>;

/** An address may name a block of the other kind, which its screen cannot show. */
function ofType<Type extends ContentBlockType>(
  { reply, etag }: VersionedReply<ContentBlockDetails>,
  type: Type,
): VersionedReply<ItemOf<Type>> {
  const isOfType = (item: ContentBlockDetails): item is ItemOf<Type> => item.itemType === type;
  if (isOfType(reply)) return { reply, etag };
  throw notFound();
}
