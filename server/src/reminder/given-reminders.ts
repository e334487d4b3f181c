import type { RecipientState } from '@grzadka/contract/message/message.labels';
import { kindsToDebtors } from '@grzadka/contract/message/told-debts';
import { type RawBuilder, sql } from 'kysely';

/** What becomes of a recipient that is no reminder: nothing went, and nothing will. */
const nothing = ['skipped', 'saved'] as const satisfies readonly RecipientState[];

/**
 * Whatever reminded settlement accounts, by whatever message (docs/product/reminders.md#given): `given_on` is null where it has not gone yet, `level` where
 * the message was written without the list of reminders or has become of another kind. Letters that came back were given, too.
 */
export const givenReminders = sql`
  select
    recipient.id, recipient.settlement_id, message.id as message_id, message.kind,
    case when (reminder.level = 3) = (message.kind = 'termination-warning') then reminder.level end as level,
    case recipient.state
      when 'sent' then (recipient.sent_at at time zone 'Europe/Warsaw')::date
      when 'printed' then (recipient.printed_at at time zone 'Europe/Warsaw')::date
      when 'delivered' then coalesce((recipient.printed_at at time zone 'Europe/Warsaw')::date, recipient.delivered_on)
    end as given_on,
    recipient.delivered_on
  from message
  join message_recipient recipient on recipient.message_id = message.id
  left join reminder on reminder.message_id = message.id
  where message.kind in (${sql.join(kindsToDebtors)})
    and recipient.settlement_id is not null and recipient.state not in (${sql.join(nothing)})
`;

/** The accounts for which a reminder is being written, as `settlement_id`. */
const draftedReminders = sql`
  select settlement_id
  from reminder_account
  join reminder on reminder.id = reminder_id
  join message on message.id = message_id and message.state = 'draft' and message.kind in (${sql.join(kindsToDebtors)})
    and message.groups @> jsonb_build_array(jsonb_build_object('kind', 'reminder', 'reminderId', reminder.id))
`;

/** All of it, as `settlement_id`, `level`, `given_on` and `delivered_on`: also what is being written, as not given. */
const everyReminder = sql`
  select settlement_id, level, given_on, delivered_on from (${givenReminders}) reminder
  union all
  select settlement_id, null, null, null from (${draftedReminders}) draft
`;

/**
 * How far some accounts were reminded, a row for each that ever was, as `settlement_id`, `reached`, `last_on` and `waits`: the highest level that was given
 * after the day `since`, when anything was given last, and whether something is written that has not gone yet. `debts` has their `settlement_id` and
 * `since`.
 */
export const howFarReminded = (debts: RawBuilder<unknown>) => sql`
  select
    debt.settlement_id,
    -- What was given before the oldest of it was overdue reminded of something else.
    max(given.level) filter (where given.given_on > debt.since) as reached,
    max(greatest(given.given_on, given.delivered_on)) as last_on,
    bool_or(given.given_on is null) as waits
  from ${debts} debt
  join (${everyReminder}) given on given.settlement_id = debt.settlement_id
  group by debt.settlement_id
`;
