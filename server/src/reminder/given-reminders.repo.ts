import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import { daysToPay } from '@grzadka/contract/message/reminder-levels';
import type { GivenReminder } from '@grzadka/contract/reminder/reminder.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { givenReminders } from './given-reminders.ts';

/** What reminded a settlement account, the latest first, and what became of it. 404 when there is no such account. */
export async function listGivenReminders(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<{ items: GivenReminder[] }> {
  const settlementId = recordId(id);
  await db
    .selectFrom('settlement')
    .select('id')
    .where('id', '=', settlementId)
    .executeTakeFirstOrThrow(notFound);
  const { rows } = await sql<Omit<GivenReminder, 'termOn'>>`
    select
      given.id, given.message_id, given.kind, given.level, given.given_on,
      recipient.name, recipient.channel, recipient.state,
      given.delivered_on, recipient.delivered_how, recipient.delivery_number
    from (${givenReminders} and recipient.settlement_id = ${settlementId}) given
    join message_recipient recipient on recipient.id = given.id
    join message on message.id = given.message_id
    order by given.given_on desc nulls first, message.created_at desc, recipient.place
  `.execute(db);
  return { items: rows.map((row) => ({ ...row, termOn: termOf(row) })) };
}

/** By when a reminder asks to pay: from its delivery where that is known, otherwise a demand from the day it went. */
function termOf({
  level,
  givenOn,
  deliveredOn,
  deliveredHow,
}: Omit<GivenReminder, 'termOn'>): string | null {
  if (deliveredHow === 'returned') return null;
  const from = deliveredOn ?? givenOn;
  if (level === 2 && from !== null) return effectiveDue(addDays(from, daysToPay));
  return level === 3 && deliveredOn !== null ? lastDay.ofWarning(deliveredOn) : null;
}
