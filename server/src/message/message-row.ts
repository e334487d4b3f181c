import type { GeneratedAttachment } from '@grzadka/contract/message/message.model';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** A message as its table has it. */
export type MessageRow = Selectable<Database['message']>;

/** A recipient as its table has them. */
export type RecipientRow = Selectable<Database['messageRecipient']>;

/** A message is to go by now: at once, or from an hour that has come. */
export const isDue = sql<boolean>`coalesce(send_at, '-infinity') <= now()`;

/** The groups of a message, which were checked when they were saved. */
export function groupsOf({ groups }: Pick<MessageRow, 'groups'>): readonly MessageGroup[] {
  return groups as readonly MessageGroup[];
}

/** What is made for each recipient of a message, which was checked as well. */
export function generatedOf({
  generated,
}: {
  readonly generated: unknown;
}): GeneratedAttachment | null {
  return generated as GeneratedAttachment | null;
}
