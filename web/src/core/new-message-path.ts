import { paths } from './paths.ts';

/** What a new message begins with, where something leads to it: its kind, and whom it is for. */
interface NewMessage {
  readonly kind: string;
  readonly group: Readonly<Record<string, unknown>>;
}

/** The address that begins a message, whose screen reads it by its schema: docs/product/messages.md#where-messages-begin. */
export function newMessagePath({ kind, group }: NewMessage): string {
  return `${paths.newMessage}?${new URLSearchParams({ kind, group: JSON.stringify(group) })}`;
}
