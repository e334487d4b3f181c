import type { ContentItem } from '@grzadka/contract/content/content.model';
import type { MoveDirection, OwnerReply } from './content-owner.ts';

/** The reply with a block moved by one place, as the server will move it; at the end it stays. */
export function withItemMoved(
  reply: OwnerReply,
  itemId: string,
  direction: MoveDirection,
): OwnerReply {
  const { items } = reply.reply.content;
  return {
    ...reply,
    reply: { ...reply.reply, content: { items: moved(items, itemId, direction) } },
  };
}

function moved(items: readonly ContentItem[], itemId: string, direction: MoveDirection) {
  const from = items.findIndex(({ id }) => id === itemId);
  const to = direction === 'up' ? from - 1 : from + 1;
  const item = items[from];
  const other = items[to];
  return item && other ? items.with(from, other).with(to, item) : items;
}
