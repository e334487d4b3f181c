import type { CampaignMeterState } from '@grzadka/contract/campaign/campaign.labels';
import type { CampaignCounts, CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import type { MeterRole } from '@grzadka/contract/meter/meter.labels';
import { type Kysely, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type CampaignReader, readReaders } from './campaign-readers.ts';
import { type CampaignRow, isMatching } from './campaign-row.ts';

type Db = Kysely<Database>;

/** So many meters of a sector are in a state, seen by the same person. */
interface Counted {
  readonly sectorId: string | null;
  readonly state: CampaignMeterState;
  readonly seenBy: string | null;
  readonly seenByName: string | null;
  readonly count: number;
}

/** A round with its settings, its readers, and how far it is; 404 when there is none. docs/product/campaigns.md#progress. */
export async function getCampaign(
  db: Db,
  { id }: { id: string },
): Promise<CampaignDetails & { version: number }> {
  const row = await readRow(db, campaignRecord.table, id);
  const sectors = await db
    .selectFrom('sector')
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
  const readers = await readReaders(db, row.id);
  const counted = await countMeters(db, row);
  const { createdAt: _created, updatedAt: _updated, sectorIds, roles, ...told } = row;
  return {
    ...told,
    // The column is of texts, and the program writes roles alone.
    roles: roles as MeterRole[],
    sectors: sectors.filter((sector) => sectorIds.includes(sector.id)),
    noticeBy: lastDay.toAnnounceEntry(row.readFrom),
    readers,
    counts: sumOf(counted),
    bySector: [...sectors, null]
      .map((sector) => ({
        sector,
        counts: sumOf(counted.filter(({ sectorId }) => sectorId === (sector?.id ?? null))),
      }))
      .filter(({ counts }) => counts.total > 0),
    byReader: byReader(counted, readers, await readLastSent(db, row.id)),
    ...(await readHindrances(db, row)),
  };
}

async function countMeters(db: Db, campaign: CampaignRow): Promise<readonly Counted[]> {
  if (campaign.state === 'draft') {
    const { rows } = await sql<Counted>`
      select meter.sector_id, 'to-read' as state, null as seen_by, null as seen_by_name, count(*)::int
      from meter
      where ${isMatching(campaign)}
      group by meter.sector_id
    `.execute(db);
    return rows;
  }
  const { rows } = await sql<Counted>`
    select counted.*, coalesce(party.name, login.user_name) as seen_by_name
    from (
      select sector_id, state, seen_by, count(*)::int
      from campaign_meter where campaign_id = ${campaign.id}
      group by sector_id, state, seen_by
    ) counted
    left join login on login.id = seen_by
    left join party on party.id = login.party_id
  `.execute(db);
  return rows;
}

function sumOf(counted: readonly Counted[]): CampaignCounts {
  const sums: CampaignCounts = {
    total: 0,
    'to-read': 0,
    read: 0,
    inaccessible: 0,
    reported: 0,
    disputed: 0,
    estimated: 0,
  };
  for (const { state, count } of counted) {
    sums.total += count;
    sums[state] += count;
  }
  return sums;
}

/** The readers of the round, then whoever else has read in it; last those whose logins are gone. */
function byReader(
  counted: readonly Counted[],
  readers: readonly CampaignReader[],
  lastSent: ReadonlyMap<string, string>,
): CampaignDetails['byReader'] {
  const seen = counted.filter(({ state }) => state === 'read' || state === 'inaccessible');
  const tell = (userLoginId: string | null, name: string | null, assigned: readonly Counted[]) => {
    const own = sumOf(seen.filter(({ seenBy }) => seenBy === userLoginId));
    const share = sumOf(assigned);
    return {
      userLoginId,
      name,
      read: own.read,
      inaccessible: own.inaccessible,
      assigned: share.total,
      left: share['to-read'],
      lastSentAt: (userLoginId !== null && lastSent.get(userLoginId)) || null,
    };
  };
  const named = readers.map(({ userLoginId, name, sectors }) => {
    const ids = sectors.map(({ id }) => id);
    const assigned = counted.filter(
      ({ sectorId }) => ids.length === 0 || (sectorId !== null && ids.includes(sectorId)),
    );
    return tell(userLoginId, name, assigned);
  });
  const others = new Map(seen.map(({ seenBy, seenByName }) => [seenBy, seenByName]));
  for (const { userLoginId } of readers) others.delete(userLoginId);
  const rest = [...others].map(([userLoginId, name]) => tell(userLoginId, name, []));
  return [...named, ...rest.toSorted((one) => (one.userLoginId === null ? 1 : -1))];
}

/** When each login sent something of the walk last, of what is kept; what the office has taken over since counts as it was sent. */
async function readLastSent(db: Db, campaignId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ loginId: string; lastSentAt: string }>`
    select login_id, max(sent_at) as last_sent_at
    from (
      select login_id, recorded_at as sent_at from measurement
      where campaign_id = ${campaignId} and channel = 'campaign'
        and not exists (select from submission where measurement_id = measurement.id)
      union all
      select login_id, recorded_at from campaign_visit where campaign_id = ${campaignId}
      union all
      select login_id, created_at from submission
      where campaign_id = ${campaignId} and channel = 'campaign'
    ) sent
    where login_id is not null
    group by login_id
  `.execute(db);
  return new Map(rows.map(({ loginId, lastSentAt }) => [loginId, lastSentAt]));
}

/** What could come into it, and what keeps it from being closed or opened again. */
async function readHindrances(
  db: Db,
  campaign: CampaignRow,
): Promise<Pick<CampaignDetails, 'addable' | 'waiting' | 'chargedBy'>> {
  const { id, state } = campaign;
  const addable =
    state === 'open'
      ? sql`(
          select count(*)::int from meter
          where ${isMatching(campaign)} and not exists (
            select from campaign_meter where campaign_id = ${id} and meter_id = meter.id
          )
        )`
      : sql`0`;
  const { rows } = await sql<{ addable: number; waiting: number }>`
    select ${addable} as addable, (
      select count(*)::int from submission where campaign_id = ${id} and state = 'waiting'
    ) as waiting
  `.execute(db);
  const { addable: more = 0, waiting = 0 } = rows[0] ?? {};
  return { addable: more, waiting, chargedBy: await findCharge(db, id) };
}

/**
 * The number of a charge that rests on the round: on a reading that counts in it, or on its estimate, also where a later reading
 * has taken the place of that. Null where none does.
 */
export async function findCharge(db: Db, campaignId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select number from billed_stretch
    where freed_at is null and measurement_id in (
      select measurement_id from campaign_meter where campaign_id = ${campaignId}
      union all
      select id from measurement where campaign_id = ${campaignId} and channel = 'estimate'
    )
    limit 1
  `.execute(db);
  return rows[0]?.number ?? null;
}
