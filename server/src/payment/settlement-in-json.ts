import { sql } from 'kysely';

/** The account that a document is about, as JSON: the table `settlement` with its `garden` and `sector`, if any; null without it. */
export const settlementInJson = sql`
  case when settlement.id is not null then json_build_object(
    'id', settlement.id, 'reference', settlement.reference,
    'garden', case when garden.id is not null then
      json_build_object('id', garden.id, 'name', garden.name, 'sector', sector.name) end
  ) end
`;
