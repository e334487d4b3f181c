import { type CampaignTypes, meterTypesOf } from '@grzadka/contract/campaign/campaign.labels';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

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
