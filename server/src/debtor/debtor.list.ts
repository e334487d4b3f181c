import type { ListSelection } from '@grzadka/contract/core/list/list';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { debtorList } from '@grzadka/contract/debtor/debtor.list';
import type { DebtorListItem, DebtorSum } from '@grzadka/contract/debtor/debtor.model';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import {
  column,
  isAmountWithin,
  isWithin,
  polishOrder,
  whereOf,
} from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import { conditionsOf, type ListSql } from '#src/core/list/run-list.ts';
import { howFarReminded } from '#src/reminder/given-reminders.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';

/** The row of `debtor`, as what is asked how far it was reminded. */
const thisDebtor = sql`(select debtor.id as settlement_id, debtor.effective_due_on as since)`;

/** All of them, for what asks how far each was reminded: at once, and not row by row. */
/** More than anybody has owed for; a day before the first year is none that is written. */
const mostDays = 500_000;

const allDebtors = sql`(select id as settlement_id, effective_due_on as since from debtor)`;

const source: ListSql<typeof debtorList> = {
  table: 'debtor',
  search: null,
  filters: {
    amount: (range) => isAmountWithin(column('debtor.dueGrosz'), range),
    // More days ago is an earlier day.
    days({ from, thru }) {
      const ago = (days: number | null) =>
        days === null ? null : addDays(gardenToday(), -Math.min(days, mostDays));
      return isWithin(column('debtor.effectiveDueOn'), { from: ago(thru), thru: ago(from) });
    },
    sector: async (name, db) => sql`${column('debtor.sectorId')} = ${await getSectorId(db, name)}`,
    level(level) {
      const isReminded = (reached: RawBuilder<unknown>) =>
        sql<SqlBool>`debtor.id in (select settlement_id from (${howFarReminded(allDebtors)}) past where ${reached})`;
      return level === '0'
        ? sql<SqlBool>`not ${isReminded(sql`reached is not null`)}`
        : isReminded(sql`reached = ${Number(level)}`);
    },
    limitation: (endsThisYear) => {
      const ends = sql<SqlBool>`${column('debtor.limitedIn')} <= ${Number(gardenToday().slice(0, 'YYYY'.length))}`;
      return endsThisYear ? ends : sql<SqlBool>`not ${ends}`;
    },
  },
  sorts: {
    // Many owe the same: those who have owed longer stand together.
    amount: {
      by: column('debtor.dueGrosz'),
      mayBeEmpty: false,
      thenBy: column('debtor.effectiveDueOn'),
    },
    // The longer somebody owes, the earlier is the day.
    days: { by: column('debtor.effectiveDueOn'), mayBeEmpty: false },
    garden: {
      by: polishOrder('debtor.gardenName'),
      mayBeEmpty: true,
      thenBy: column('debtor.number'),
    },
  },
};

/** The last letter that reached an account or one of its holders, by the kinds that are about debts or say anything else by law. */
const lastContact = sql<DebtorListItem['lastContact']>`(
  select json_build_object('kind', kind, 'level', level, 'on', day, 'way', channel, 'isDelivered', state = 'delivered')
  from (
    select
      message.kind, reminder.level, recipient.channel, recipient.state,
      coalesce(
        recipient.delivered_on,
        (coalesce(recipient.printed_at, recipient.sent_at) at time zone 'Europe/Warsaw')::date
      ) as day
    from (
      select * from message_recipient where settlement_id = debtor.id
      union all
      select recipient.*
      from settlement_holder holder
      join message_recipient_party named on named.party_id = holder.party_id
      join message_recipient recipient on recipient.id = named.recipient_id
      where holder.settlement_id = debtor.id and recipient.settlement_id is null
    ) recipient
    join message on message.id = recipient.message_id
    left join reminder on reminder.message_id = message.id
    where message.kind in ('payment-reminder', 'termination-warning', 'other-statutory')
      and recipient.state in ('sent', 'printed', 'delivered')
  ) letter
  order by day desc nulls last limit 1
)`;

/** How far an account was reminded, and from when on the next reminder may go: by the settings. */
const reminders = sql<DebtorListItem['reminders']>`(
  select json_build_object(
    'reached', coalesce(reached, 0), 'waits', coalesce(waits, false),
    'nextOn', case when due_grosz >= reminder_minimum and coalesce(reached, 0) < 2 then greatest(
      effective_due_on + case coalesce(reached, 0) when 0 then first_reminder_days else second_reminder_days end,
      last_on + reminder_pause_days
    ) end
  )
  from settings left join (${howFarReminded(thisDebtor)}) past on true
)`;

/** The last money that came for an account, in cash or by bank, and was not taken back. */
const lastPayment = sql<DebtorListItem['lastPayment']>`(
  select json_build_object('on', line.posting_day, 'amount', -line.amount_grosz)
  from ledger_line line
  where line.settlement_id = debtor.id and line.amount_grosz < 0
    and exists (
      select from ledger_line other
      where other.entry_id = line.entry_id and other.code in ('100', '140', '240') and other.amount_grosz > 0
    )
    and not exists (
      select from ledger_entry entry
      where entry.reverses_id = line.entry_id or entry.id = line.entry_id and entry.reverses_id is not null
    )
  order by line.posting_day desc, line.id desc limit 1
)`;

/** The plan of an account that has not ended. */
const plan = sql<DebtorListItem['plan']>`(
  select json_build_object(
    'state', state,
    'broken', case when broken_on is not null then json_build_object('on', broken_on, 'amount', missed_grosz) end,
    'next', case when next_on is not null then json_build_object('on', next_on, 'amount', next_grosz) end
  )
  from payment_plan_standing where settlement_id = debtor.id and ended_on is null
)`;

/** How who owes is read, for a page or as a whole. 400 at `sector` when there is none of that name. */
export function readDebtors(db: Kysely<Database>) {
  return printedReading(debtorList, { source, rows: selectDebtors(db) });
}

function selectDebtors(db: Kysely<Database>) {
  return db
    .selectFrom('debtor')
    .innerJoin('settlement', 'settlement.id', 'debtor.id')
    .leftJoin('garden', 'garden.id', 'settlement.gardenId')
    .leftJoin('sector', 'sector.id', 'garden.sectorId')
    .select((eb) => [
      'debtor.id',
      'settlement.reference',
      jsonObjectWhere(sql`garden.id is not null`, {
        id: eb.ref('garden.id').$castTo<string>(),
        name: eb.ref('garden.name').$castTo<string>(),
        sector: eb.ref('sector.name').$castTo<string>(),
      }).as('garden'),
      sql<string | null>`(
        select string_agg(name, ', ' order by name collate polish)
        from party
        where id in (select party_id from settlement_holder where settlement_id = debtor.id)
      )`.as('holders'),
      grosze(column('debtor.dueGrosz')).as('due'),
      'debtor.dueOn as dueSince',
      sql<number>`today() - debtor.effective_due_on`.as('days'),
      reminders.as('reminders'),
      lastContact.as('lastContact'),
      lastPayment.as('lastPayment'),
      plan.as('plan'),
    ]);
}

/** What is overdue on the accounts that a list would show, in grosze, and how many these are. */
export async function sumDebtors(
  db: Kysely<Database>,
  selection: ListSelection<typeof debtorList>,
): Promise<DebtorSum> {
  const conditions = await conditionsOf(db, selection, source);
  const { rows } = await sql<{ amount: string; count: number }>`
    select coalesce(sum(due_grosz), 0) as amount, count(*)::integer as count
    from debtor ${whereOf(conditions)}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a statement without a row');
  return { amount: Number(found.amount), count: found.count };
}
