import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { messageRefusals } from '@grzadka/contract/message/message-refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { MessageRow } from '../message-row.ts';

/** Who writes a message: what may be written depends on the role. */
export type Writer = Actor & Pick<Caller, 'role'>;

/** The groups of a message, which were checked when they were saved. */
export function groupsOf({ groups }: Pick<MessageRow, 'groups'>): readonly MessageGroup[] {
  return groups as readonly MessageGroup[];
}

/** Who a message is for says of them that they owe: docs/product/messages.md#debtors. */
function tellsOfDebts(kind: MessageKind, groups: readonly MessageGroup[]): boolean {
  return kind === 'payment-reminder' || groups.some((group) => group.kind === 'debtors');
}

/** 403 where a message is for those who owe, and the caller may not know who they are. */
export function requireDebtorsAllowed(
  message: { readonly kind: MessageKind; readonly groups: unknown },
  { role }: Pick<Writer, 'role'>,
): void {
  const groups = message.groups as readonly MessageGroup[];
  if (!tellsOfDebts(message.kind, groups) || mayRole(role, 'debtor:read')) return;
  throw new AppError('forbidden', { message: messageRefusals.debtorsForbidden });
}

/** A message whose recipients the caller may know. 403, 404. */
export async function readOpenMessage(
  db: Kysely<Database>,
  id: string,
  caller: Pick<Writer, 'role'>,
): Promise<MessageRow> {
  const message = await readRow(db, 'message', recordId(id));
  requireDebtorsAllowed(message, caller);
  return message;
}
