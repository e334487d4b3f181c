import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

interface Asked {
  readonly id: string;
  readonly gardenId: string;
  /** The last day of who leaves, and the first one of who comes. */
  readonly day: string;
  readonly startDay: string;
}

const party = sql`json_build_object('id', party.id, 'name', party.name) as party`;

const logins = sql`coalesce((
  select json_agg(json_build_object('id', login.id, 'userName', user_name, 'enabled', enabled) order by user_name)
  from login where login.party_id = party.id
), '[]') as logins`;

function isMemberOn(day: string) {
  return sql`exists (
    select from membership
    where membership.party_id = party.id
      and coalesce(valid_from, '-infinity') <= ${day}::date and coalesce(valid_thru, 'infinity') >= ${day}::date
  ) as is_member`;
}

/** Who leaves, in their order, with what the end is to do. */
export async function readLeaving(
  db: Kysely<Database>,
  { id, gardenId, day }: Asked,
): Promise<HandoverDetails['leavingParties']> {
  const { rows } = await sql<HandoverDetails['leavingParties'][number]>`
    select
      ${party},
      (
        select min(valid_from) from assignment
        where garden_id = ${gardenId} and assignment.party_id = party.id
          and coalesce(valid_from, '-infinity') <= ${day}::date and valid_thru >= ${day}::date
      ) as "from",
      ${isMemberOn(day)}, membership as ends_membership, ${logins}, login as ends_login,
      array(
        select garden.name from assignment join garden on garden.id = garden_id
        where assignment.party_id = party.id and garden_id <> ${gardenId}
          and coalesce(valid_from, '-infinity') <= ${day}::date + 1 and valid_thru > ${day}::date
        order by garden.name collate polish, garden.id
      ) as other_gardens
    from handover_party join party on party.id = handover_party.party_id
    where handover_id = ${id} and side = 'leaving'
    order by place
  `.execute(db);
  return rows;
}

/** Who comes, in their order, with what the end is to do. */
export async function readComing(
  db: Kysely<Database>,
  { id, startDay }: Asked,
): Promise<HandoverDetails['comingParties']> {
  const { rows } = await sql<HandoverDetails['comingParties'][number]>`
    select
      ${party}, city is not null as has_address, email,
      exists (select from consent where consent.party_id = party.id) as has_said_consents,
      ${isMemberOn(startDay)}, membership as begins_membership, ${logins}, login as gets_login
    from handover_party join party on party.id = handover_party.party_id
    where handover_id = ${id} and side = 'coming'
    order by place
  `.execute(db);
  return rows;
}

/** Who holds the garden on the day and after it without leaving or coming, by name. */
export async function readStaying(
  db: Kysely<Database>,
  { id, gardenId, day }: Asked,
): Promise<HandoverDetails['staying']> {
  const { rows } = await sql<HandoverDetails['staying'][number]>`
    select party.id, party.name from party
    where party.id in (
        select party_id from assignment
        where garden_id = ${gardenId} and valid_thru > ${day}::date
          and coalesce(valid_from, '-infinity') <= ${day}::date
      )
      and party.id not in (select party_id from handover_party where handover_id = ${id})
    order by party.name collate polish, party.id
  `.execute(db);
  return rows;
}
