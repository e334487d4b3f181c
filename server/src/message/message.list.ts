import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { messageList } from '@grzadka/contract/message/message.list';
import type { RecipientCounts } from '@grzadka/contract/message/message.model';
import {
  fieldsOfDebts,
  groupsOfDebtors,
  kindsToDebtors,
} from '@grzadka/contract/message/told-debts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant, jsonObject } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof messageList> = {
  table: 'message',
  search: 'message.search',
  filters: {
    kind: (kind) => sql`${column('message.kind')} = ${kind}`,
    state: (state) => sql`${column('message.state')} = ${state}`,
  },
  sorts: { 'created-date': { by: column('message.createdAt'), mayBeEmpty: false } },
};

/** How many recipients of a row of `message` are in which state. */
export const recipientCounts: RawBuilder<RecipientCounts> = sql`(
  select ${jsonObject({
    waiting: sql<number>`counted.waiting`,
    sent: sql<number>`counted.sent`,
    saved: sql<number>`counted.saved`,
    failed: sql<number>`counted.failed`,
    toPrint: sql<number>`counted.to_print`,
    printed: sql<number>`counted.printed`,
    delivered: sql<number>`counted.delivered`,
    skipped: sql<number>`counted.skipped`,
  })}
  from (
    select
      count(*) filter (where recipient.state = 'waiting') as waiting,
      count(*) filter (where recipient.state = 'sent') as sent,
      count(*) filter (where recipient.state = 'saved') as saved,
      count(*) filter (where recipient.state = 'failed') as failed,
      count(*) filter (where recipient.state = 'to-print') as to_print,
      count(*) filter (where recipient.state = 'printed') as printed,
      count(*) filter (where recipient.state = 'delivered') as delivered,
      count(*) filter (where recipient.state = 'skipped') as skipped
    from message_recipient recipient
    where recipient.message_id = message.id
  ) counted
)`;

/** Whether a row of `message` states debts, as `debtsIn` and `openMessage` decide (docs/product/messages.md#debtors). */
export const statesDebts = sql<boolean>`(
  message.kind in (${sql.join(kindsToDebtors.map((kind) => sql.lit(kind)))})
  or ${sql.join(
    groupsOfDebtors.map((kind) => sql`message.groups @> ${sql.lit(JSON.stringify([{ kind }]))}`),
    sql` or `,
  )}
  or message.generated is not null
  or message.subject || message.html ~ ${sql.lit(`\\{\\{[^{}a-z]*(${fieldsOfDebts.join('|')})[^{}a-z]*\\}\\}`)}
  or exists (
    select from jsonb_array_elements(message.groups) named
    join charge_run note on note.id::text = named ->> 'chargeRunId' and note.kind = 'interest'
  )
)`;

/** Whether it has several recipients, too: their number is then only for those who may know who owes. */
const tellsDebts = sql<boolean>`(
  ${statesDebts}
  and (select count(*) from message_recipient counted where counted.message_id = message.id) > 1
)`;

/** How the messages are read by a role, for a page or as a whole. */
export function readMessages(db: Kysely<Database>, role: Role) {
  const counts = mayRole(role, 'debtor:read')
    ? recipientCounts
    : sql<RecipientCounts | null>`case when not ${tellsDebts} then ${recipientCounts} end`;
  const rows = db
    .selectFrom('message')
    .select(['message.id', 'kind', 'subject', 'state'])
    .select(['meetingPlace', 'readingFrom', 'readingThru'])
    .select([
      instant(column('message.meetingAt')).as('meetingAt'),
      instant(column('message.startedAt')).as('startedAt'),
      instant(column('message.createdAt')).as('createdAt'),
      instant(column('message.sendAt')).as('sendAt'),
      instant(column('message.restoredFrom')).as('restoredFrom'),
      counts.as('recipients'),
    ]);
  return printedReading(messageList, { source, rows });
}
