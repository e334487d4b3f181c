import type { CampaignCreate } from '@grzadka/contract/campaign/campaign.model';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { sectorRecord } from '@grzadka/contract/sector/sector.record';
import { type Kysely, sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { requireAll } from '#src/core/record/require-all.ts';

/** Who reads in a round, with the sectors they walk through; none are all. */
export interface CampaignReader {
  readonly userLoginId: string;
  readonly name: string;
  readonly sectors: { readonly id: string; readonly name: string }[];
}

/** The readers of a round, by name. */
export async function readReaders(
  db: Kysely<Database>,
  campaignId: string,
): Promise<CampaignReader[]> {
  const { rows } = await sql<CampaignReader>`
    select
      login.id as user_login_id, coalesce(party.name, login.user_name) as name,
      (
        select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position), '[]')
        from sector where id = any (campaign_reader.sector_ids)
      ) as sectors
    from campaign_reader
    join login on login.id = campaign_reader.login_id
    left join party on party.id = login.party_id
    where campaign_id = ${campaignId}
    order by coalesce(party.name, login.user_name) collate polish, login.id
  `.execute(db);
  return rows;
}

/** A login as it is offered. */
interface ReaderOption {
  readonly id: string;
  readonly name: string;
  readonly isEnabled: boolean;
}

/** Everybody who can be named as one, and who has read in a round, by name. */
export async function listReaderOptions(db: Kysely<Database>): Promise<ReaderOption[]> {
  const { rows } = await sql<ReaderOption>`
    select login.id, coalesce(party.name, login.user_name) as name, enabled as is_enabled
    from login left join party on party.id = login.party_id
    where enabled or exists (select from campaign_meter where seen_by = login.id)
    order by coalesce(party.name, login.user_name) collate polish, login.id
  `.execute(db);
  return rows;
}

type Readers = CampaignCreate['readers'];

/** Puts these readers in the place of those of a round. 400 where a login or a sector is not there, or a login is disabled. */
export async function writeReaders(
  { trx }: ChangeTransaction,
  campaignId: string,
  readers: Readers,
): Promise<void> {
  await requireAll(
    trx,
    { table: 'login' },
    {
      ids: readers.map(({ userLoginId }) => userLoginId),
      field: 'readers',
      gone: campaignRefusals.noSuchReader,
      among: sql<boolean>`(
      enabled or exists (
        select from campaign_reader where login_id = login.id and campaign_id = ${campaignId}
      )
    )`,
    },
  );
  await requireAll(trx, sectorRecord, {
    ids: readers.flatMap(({ sectorIds }) => sectorIds),
    field: 'readers',
    gone: campaignRefusals.noSuchSector,
  });
  await trx.deleteFrom('campaignReader').where('campaignId', '=', campaignId).execute();
  const rows = readers.map(({ userLoginId, sectorIds }) => ({
    campaignId,
    loginId: userLoginId,
    sectorIds: [...new Set(sectorIds)],
  }));
  if (rows.length > 0) await trx.insertInto('campaignReader').values(rows).execute();
}

/** The readers as the audit has them: 'Kowal Jan, Nowak Anna (A, B)'. */
export function readersInWords(readers: readonly CampaignReader[]): string {
  return readers
    .map(({ name, sectors }) =>
      sectors.length === 0 ? name : `${name} (${sectors.map((sector) => sector.name).join(', ')})`,
    )
    .join(', ');
}
