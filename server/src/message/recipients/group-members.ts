import { wholeListQuery } from '@grzadka/contract/core/list/list-query';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { partyList } from '@grzadka/contract/party/party.list';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isMatchingRound } from '#src/campaign/campaign-row.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { whereOf } from '#src/core/list/conditions.ts';
import { conditionsOf } from '#src/core/list/run-list.ts';
import { readParties, refreshWhatIsAsked } from '#src/party/party.list.ts';
import { isOfLease } from '../is-of-lease.ts';
import { keepsPlan } from '../keeps-plan.ts';

type Db = Kysely<Database>;

/**
 * Who holds which settlement account, today or when it was closed, as letters about it have it; and whether that is true of today. It stands
 * before whatever `membersOf` gives.
 */
export const held = sql`held as materialized (
  select
    holder.party_id, holder.settlement_id, settlement.garden_id, settlement.sector_id,
    bool_or(
      current_assignment.id is not null
      or (
        assignment.id is null
        and coalesce(settlement.opened_on, '-infinity') <= today()
        and coalesce(settlement.closed_on, 'infinity') >= today()
      )
    ) as is_current,
    min(coalesce(assignment.valid_from, '-infinity')) as since
  from settlement_holder holder
  join settlement on settlement.id = holder.settlement_id
  left join assignment on assignment.id = holder.assignment_id
  left join current_assignment on current_assignment.id = assignment.id
  where coalesce(assignment.valid_thru, 'infinity') >= least(today(), coalesce(settlement.closed_on, 'infinity'))
  group by holder.party_id, holder.settlement_id, settlement.garden_id, settlement.sector_id
)`;

const heldNow = sql`select party_id, settlement_id from held where is_current and garden_id is not null`;

/** The holders of accounts; `accounts` selects the ids of these. */
function holdersOf(accounts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select party_id, settlement_id from held where settlement_id in (${accounts})`;
}

/**
 * People with what they hold today; `people` selects their ids as `party_id`. Where they are excluded, also with what they held
 * when it was closed: a letter about that is theirs as well.
 */
function withAccounts(
  people: RawBuilder<unknown>,
  { operator }: Pick<MessageGroup, 'operator'>,
): RawBuilder<unknown> {
  const which = operator === 'include' ? sql` and held.is_current` : sql``;
  return sql`
    select person.party_id, held.settlement_id
    from (${people}) person
    left join held on held.party_id = person.party_id${which}
  `;
}

/** Meters of plots that are read today. */
function metersOf(type: string): RawBuilder<unknown> {
  return sql`select id, garden_id from meter where active and garden_id is not null and type = ${type}`;
}

/** The plots with a meter that is to be read in a round; of a draft with one that would come into it. */
function plotsToRead(campaignId: string): RawBuilder<unknown> {
  return sql`
    select garden_id from campaign_meter join meter on meter.id = meter_id
    where campaign_id = ${campaignId} and state in ('to-read', 'inaccessible')
    union
    select garden_id from campaign join meter on ${isMatchingRound}
    where campaign.id = ${campaignId} and campaign.state = 'draft'
  `;
}

/** The accounts that were chosen to be reminded, as far as anything that they are reminded of is overdue today. */
function remindedAccounts(reminderId: string): RawBuilder<unknown> {
  return sql`
    select settlement.id
    from reminder_account
    join reminder on reminder.id = reminder_id
    join settlement on settlement.id = settlement_id
    where reminder_id = ${reminderId} and not ${keepsPlan} and exists (
      select from open_item left join fee_kind on fee_kind.id = fee_kind_id
      where open_item.settlement_id = settlement.id
        and open_grosz > 0 and effective_due_on < today()
        and (level < 3 or ${isOfLease})
    )
  `;
}

/** What selects the members of a group, each as `party_id` with one `settlement_id` or null: docs/product/messages.md#groups. 400 where what it is by is gone. */
export async function membersOf(db: Db, group: MessageGroup): Promise<RawBuilder<unknown>> {
  switch (group.kind) {
    case 'holders':
      return heldNow;
    case 'sector':
      await requireRow(db, 'sector', group.sectorId);
      return sql`${heldNow} and sector_id = ${group.sectorId}`;
    case 'meter':
      return sql`${heldNow} and garden_id in (select garden_id from (${metersOf(group.meterType)}) meter)`;
    case 'members':
      return withAccounts(sql`select party_id from current_membership`, group);
    case 'debtors':
      return holdersOf(sql`
        select settlement_id from open_item
        where open_grosz > 0 and effective_due_on < coalesce(${group.dueBefore}::date, today())
        group by settlement_id
        having sum(open_grosz) >= ${group.amountFrom}
      `);
    case 'reminder':
      await requireRow(db, 'reminder', group.reminderId);
      return holdersOf(remindedAccounts(group.reminderId));
    case 'charge-run':
      await requireRow(db, 'chargeRun', group.chargeRunId);
      return holdersOf(sql`
        select settlement_id from charge where run_id = ${group.chargeRunId} and reversed_on is null
      `);
    case 'campaign':
      await requireRow(db, 'campaign', group.campaignId);
      return sql`${heldNow} and garden_id in (${plotsToRead(group.campaignId)})`;
    case 'unread':
      return sql`${heldNow} and garden_id in (
        select garden_id from (${metersOf(group.meterType)}) meter
        where not exists (
          select from effective_measurement read
          where read.meter_id = meter.id
            and read.measured_at >= ${group.since}::date::timestamp at time zone 'Europe/Warsaw'
            and read.channel <> 'estimate'
        )
      )`;
    case 'role':
      return withAccounts(
        sql`select distinct party_id from login where role = ${group.role} and enabled and party_id is not null`,
        group,
      );
    case 'parties': {
      const ids = group.partyIds.filter(isRecordId);
      return withAccounts(
        sql`select id as party_id from party where id = any (${ids}::uuid[])`,
        group,
      );
    }
    case 'party-list':
      return withAccounts(await listedParties(db, group.query), group);
  }
}

/** Those whom the list of parties would show for a query: docs/product/records.md#party. */
async function listedParties(
  db: Db,
  query: Readonly<Record<string, string>>,
): Promise<RawBuilder<unknown>> {
  const selection = wholeListQuery(partyList).safeParse(query).data;
  if (selection === undefined) throw gone();
  await refreshWhatIsAsked(db, selection);
  const conditions = await conditionsOf(db, selection, readParties(db).source);
  return sql`select id as party_id from party ${whereOf(conditions)}`;
}

async function requireRow(
  db: Db,
  table: 'sector' | 'reminder' | 'chargeRun' | 'campaign',
  id: string,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(table)} where id::text = ${id}) as found
  `.execute(db);
  if (!rows[0]?.found) throw gone();
}

function gone() {
  return invalidFields({ groups: messageRefusals.groupGone });
}
