import { createCampaign } from '@grzadka/server/src/campaign/campaign.repo.ts';
import { openCampaign } from '@grzadka/server/src/campaign/turns/open-campaign.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Office } from '../people/office.ts';
import { roundsBefore } from './rounds.ts';

/** The seasons by the month of the round in which water is read. */
const seasons: Readonly<Record<number, string>> = { 4: 'Wiosna', 7: 'Lato', 10: 'Jesień' };

/** Every so many of the meters that nobody has read could not be read. */
const inaccessibleOneIn = 12;

/**
 * Opens the round that began with the latest readings of water: these are in it already, and what is left are the meters of
 * electricity and those that nobody could read.
 */
export async function openRound(
  db: Kysely<Database>,
  { office, today }: { office: Office; today: Temporal.PlainDate },
): Promise<void> {
  const latest = roundsBefore(today, 'WaterMeter').at(-1);
  if (latest === undefined) return;
  const { day } = latest;
  const logins = await db
    .selectFrom('login')
    .select(['id', 'userName'])
    .where('userName', 'in', ['pracownik', 'dzialkowiec'])
    .execute();
  const readers = logins.map(({ id, userName }) => ({
    userLoginId: id,
    // Somebody who holds a plot walks through the sector of it alone.
    sectorIds: userName === 'dzialkowiec' ? ['3'] : [],
  }));
  const caller = office.treasurer;
  const { id } = await createCampaign(db, {
    caller,
    name: `${seasons[day.month] ?? 'Tura'} ${day.year}`,
    types: 'both',
    sectorIds: [],
    roles: ['plot', 'common', 'main'],
    readFrom: day.toString(),
    readThru: today.add({ days: 14 }).toString(),
    selfReport: true,
    selfReportThru: today.add({ days: 14 }).toString(),
    photoRequired: false,
    missing: 'estimate',
    readers,
  });
  await openCampaign(db, { id, caller, ifMatch: undefined });
  await storeVisits(db, { campaignId: id, today });
}

/** What kept whoever walks there from some of the meters, the day before. */
async function storeVisits(
  db: Kysely<Database>,
  { campaignId, today }: { campaignId: string; today: Temporal.PlainDate },
): Promise<void> {
  const at = `${today.subtract({ days: 1 }).toString()}T09:00:00Z`;
  await sql`
    insert into campaign_visit (
      id, campaign_id, meter_id, reason, visited_at, visited_by_first_name, visited_by_last_name, login_id
    )
    select
      gen_random_uuid(), ${campaignId}, meter_id, (array['locked', 'flooded', 'unreadable'])[1 + place % 3],
      ${at}::timestamptz + place * interval '5 minutes', party.first_name, party.last_name, login.id
    from (
      select meter_id, row_number() over (order by walk_key collate polish, id) as place
      from campaign_meter where campaign_id = ${campaignId} and state = 'to-read'
    ) left_over
    join login on login.user_name = 'pracownik'
    left join party on party.id = login.party_id
    where place % ${sql.lit(inaccessibleOneIn)} = 0
  `.execute(db);
}
