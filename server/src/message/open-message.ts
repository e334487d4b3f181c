import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { MessageState } from '@grzadka/contract/message/message.labels';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { debtsIn, fieldsOfDebts, type ToldMessage } from '@grzadka/contract/message/told-debts';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeRequest, type ChangeTransaction, lockRecord } from '#src/core/change/change.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflict } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { generatedOf, groupsOf, type MessageRow } from './message-row.ts';
import { findPeople } from './recipients/find-people.ts';

/**
 * The one door to a message: everybody who asks for one gets it here, as long as they may know the debts in it. Without
 * `debtor:read` that excludes every message that says who owes, or how much several accounts owe
 * (docs/product/messages.md#debtors).
 */

/** Who opens, writes or sends a message: which ones they may depends on the role. */
export type Writer = Actor & Pick<Caller, 'role'>;

/** The message that is to change, and who asks for it. */
type Which = ChangeRequest & { readonly caller: Writer };

/** A message as it is. 403, 404. */
export async function openMessage(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Pick<Writer, 'role'> },
): Promise<MessageRow> {
  const message = await readRow(db, 'message', recordId(id));
  await requireOpen(db, message, caller);
  return message;
}

/** The same, locked until the transaction ends, whatever state it is in. 403, 404, 412. */
export async function lockMessage(
  tx: ChangeTransaction,
  { caller, ...which }: Which,
): Promise<MessageRow> {
  const message = await lockRecord(tx, messageRecord, which);
  await requireOpen(tx.trx, message, caller);
  return message;
}

/** Locks a message that is in that state. 403, 404, 412; 409 with `otherwise` for any other. */
export async function lockInState(
  tx: ChangeTransaction,
  which: Which,
  { state, otherwise }: { state: MessageState; otherwise: string },
): Promise<MessageRow> {
  const message = await lockMessage(tx, which);
  if (message.state !== state) throw conflict(otherwise);
  return message;
}

/** Why a message in that state cannot be sent; undefined where it can. */
const whyNotSent = {
  draft: messageRefusals.notPrepared,
  prepared: undefined,
  sending: messageRefusals.alreadySending,
  stopped: messageRefusals.alreadySending,
  done: messageRefusals.alreadySending,
} as const satisfies Record<MessageState, string | undefined>;

/** Locks a message that is ready to go. 403, 404, 412; 409 for one that is not prepared, or under way already. */
export async function lockPrepared(tx: ChangeTransaction, which: Which): Promise<MessageRow> {
  const message = await lockMessage(tx, which);
  const reason = whyNotSent[message.state];
  if (reason !== undefined) throw conflict(reason);
  return message;
}

/** Locks a message whose recipients have been found, whatever became of them. 403, 404; 409 for a draft. */
export async function lockKnown(
  tx: ChangeTransaction,
  { id, caller }: Omit<Which, 'ifMatch'>,
): Promise<MessageRow> {
  const message = await lockMessage(tx, { id, caller, ifMatch: undefined });
  if (message.state === 'draft') throw conflict(messageRefusals.notPrepared);
  return message;
}

/** What a message is to become. */
type Becoming = ToldMessage & Pick<Parameters<typeof findPeople>[1], 'groups'>;

/** Refuses what a message is to become, where the caller may not know what it would tell. 403. */
export async function requireDebtsAllowed(
  db: Kysely<Database>,
  message: Becoming,
  caller: Pick<Writer, 'role'>,
): Promise<void> {
  const reason = await whyDebtsForbidden(db, message, caller);
  if (reason !== null) throw forbidden(reason);
}

/** Whether a message states debts, be it to one recipient or to many. */
export function tellsDebts(message: MessageRow): boolean {
  return debtsIn(toldBy(message)) !== null;
}

/** What of a message says so. */
function toldBy(message: MessageRow) {
  return { ...message, groups: groupsOf(message), generated: generatedOf(message) };
}

/** Why the caller may not know what a message would tell; null where they may. */
export async function whyDebtsForbidden(
  db: Kysely<Database>,
  message: Becoming,
  { role }: Pick<Writer, 'role'>,
): Promise<string | null> {
  if (mayRole(role, 'debtor:read')) return null;
  const debts = (await isOfInterest(db, message)) ? 'recipients' : debtsIn(message);
  if (debts === 'recipients') return messageRefusals.debtorsForbidden;
  const isForbidden = debts === 'each' && (await findsSeveral(db, message));
  return isForbidden ? messageRefusals.debtsForbidden : null;
}

/** The same of a message as it is, by those whom its groups find today as well as by whom it was prepared for. 403. */
async function requireOpen(
  db: Kysely<Database>,
  message: MessageRow,
  { role }: Pick<Writer, 'role'>,
): Promise<void> {
  if (mayRole(role, 'debtor:read')) return;
  const told = toldBy(message);
  const debts = (await isOfInterest(db, told)) ? 'recipients' : debtsIn(told);
  if (debts === null) return;
  if (
    debts === 'recipients' ||
    (await keepsSeveral(db, message.id)) ||
    (await findsSeveral(db, told))
  ) {
    throw forbidden(messageRefusals.debtorsForbidden);
  }
}

/** Whether a group is whoever is charged by an interest note: nobody is who does not owe. */
async function isOfInterest(
  db: Kysely<Database>,
  { groups }: { readonly groups: readonly MessageGroup[] },
): Promise<boolean> {
  const named = groups.flatMap((group) =>
    group.kind === 'charge-run' && isRecordId(group.chargeRunId) ? [group.chargeRunId] : [],
  );
  if (named.length === 0) return false;
  const note = await db
    .selectFrom('chargeRun')
    .select('id')
    .where('id', '=', anyOf(named, 'uuid'))
    .where('kind', '=', 'interest')
    .limit(1)
    .executeTakeFirst();
  return note !== undefined;
}

/** Whether groups find more than one account today; what cannot be said is several. */
async function findsSeveral(
  db: Kysely<Database>,
  message: Parameters<typeof findPeople>[1],
): Promise<boolean> {
  try {
    const found = await findPeople(db, message);
    return new Set(found.flatMap(({ account }) => account?.id ?? [])).size > 1;
  } catch (error) {
    // What a group is by is gone.
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Whether debts of more than one account are kept for the recipients of a message: a recipient of several has none of its own. */
async function keepsSeveral(db: Kysely<Database>, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ isSeveral: boolean }>`
    select
      count(distinct settlement_id) > 1 or bool_or(
        settlement_id is null and exists (
          select from jsonb_array_elements(values) kept where kept ->> 0 = ${anyOf(fieldsOfDebts, 'text')}
        )
      ) as is_several
    from message_recipient where message_id = ${messageId}
  `.execute(db);
  return rows[0]?.isSeveral === true;
}

function forbidden(message: string): AppError {
  return new AppError('forbidden', { message });
}
