import { type CampaignTypes, meterTypesOf } from '@grzadka/contract/campaign/campaign.labels';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type AppError, conflict } from '#src/core/errors/app-error.ts';

/** A round as the table has it. */
export type CampaignRow = Selectable<Database['campaign']>;

/** Whether `meter` is one of those that a round is about: in use, of its kinds, and of its sectors if it has any. */
export function isMatching(round: {
  readonly types: CampaignTypes;
  readonly roles: readonly string[];
  readonly sectorIds: readonly string[];
}): RawBuilder<boolean> {
  const { types, roles, sectorIds } = round;
  const ofSectors =
    sectorIds.length === 0 ? sql`true` : sql`meter.sector_id = any (${sectorIds}::text[])`;
  return sql<boolean>`
    meter.active and meter.type = any (${meterTypesOf[types]}::text[])
    and meter.role = any (${roles}::text[]) and ${ofSectors}
  `;
}

/** The same of `meter` and a row of `campaign`, as their columns have it. */
export const isMatchingRound = sql<boolean>`
  meter.active and meter.role = any (campaign.roles)
  and case campaign.types when 'water' then meter.type = 'WaterMeter' when 'electricity' then meter.type = 'ElectricityMeter' else true end
  and (campaign.sector_ids = '{}' or meter.sector_id = any (campaign.sector_ids))
`;

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
