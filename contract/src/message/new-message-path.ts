import { messagePlace } from './message.place.ts';
import type { MessageGroup } from './message-group.ts';
import type { MessageKind } from './message-kinds.ts';

/** What a new message begins with, where something leads to it: its kind, and whom it is for. */
export interface NewMessage {
  readonly kind?: MessageKind;
  readonly group?: MessageGroup;
}

/** The address that begins a message: docs/product/messages.md#where-messages-begin. */
export function newMessagePath({ kind, group }: NewMessage): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (group) query.set('group', JSON.stringify(group));
  return `${messagePlace.screens.create}?${query.toString()}`;
}
