import { type CampaignTypes, meterTypesOf } from '@grzadka/contract/campaign/campaign.labels';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type AppError, conflict } from '#src/core/errors/app-error.ts';

/** A round as the table has it. */
export type CampaignRow = Selectable<Database['campaign']>;

/** The columns of a round that say which meters it is about, or what stands for them in a statement. */
type Matched = Readonly<Record<'types' | 'roles' | 'sectorIds', RawBuilder<unknown>>>;

/** Whether `meter` is one of those that a round is about: in use, of its kinds, and of its sectors if it has any. */
function matches({ types, roles, sectorIds }: Matched): RawBuilder<boolean> {
  const kinds = Object.entries(meterTypesOf).map(
    ([key, of]) =>
      sql`when ${sql.lit(key)} then meter.type in (${sql.join(of.map((type) => sql.lit(type)))})`,
  );
  return sql`
    meter.active and case ${types} ${sql.join(kinds, sql` `)} end and meter.role = any (${roles})
    and (${sectorIds} = '{}' or meter.sector_id = any (${sectorIds}))
  `;
}

/** Whether `meter` is one of those that this round is about. */
export function isMatching({
  types,
  roles,
  sectorIds,
}: {
  readonly types: CampaignTypes;
  readonly roles: readonly string[];
  readonly sectorIds: readonly string[];
}): RawBuilder<boolean> {
  return matches({
    types: sql`${types}::text`,
    roles: sql`${roles}::text[]`,
    sectorIds: sql`${sectorIds}::text[]`,
  });
}

/** The same of `meter` and a row of `campaign`. */
export const isMatchingRound = matches({
  types: sql`campaign.types`,
  roles: sql`campaign.roles`,
  sectorIds: sql`campaign.sector_ids`,
});

/** The refusal that names a meter of a round, or one that matches it, which is in another round that is open. */
export async function meterInOther(
  db: Kysely<Database>,
  campaign: Pick<CampaignRow, 'id' | 'types' | 'roles' | 'sectorIds'>,
): Promise<AppError> {
  const { rows } = await sql<{ meter: string; other: string }>`
    select meter.name as meter, other.name as other
    from campaign_meter taken
    join campaign other on other.id = taken.campaign_id
    join meter on meter.id = taken.meter_id
    where taken.is_open and taken.campaign_id <> ${campaign.id}
      and (
        ${isMatching(campaign)}
        or exists (
          select from campaign_meter own
          where own.campaign_id = ${campaign.id} and own.meter_id = taken.meter_id
        )
      )
    order by meter.name collate polish
    limit 1
  `.execute(db);
  const [found] = rows;
  return conflict(
    found ? campaignRefusals.meterInOther(found.meter, found.other) : campaignRefusals.notOpen,
  );
}
