import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/** Fills the handovers: each plot that somebody had before went over to who has it now. */
export async function fillHandovers(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into handover (id, garden_id, ground, day, state, ended_at, ended_by, outcome, search)
    select
      uuidv7(), garden.id, 'lease', former.valid_thru, 'done', former.valid_thru::timestamp at time zone 'utc', 'Anna Nowak', '[]',
      search_key(concat_ws(' ', garden.name, one.name, other.name))
    from assignment former
    join garden on garden.id = former.garden_id
    join assignment present on present.garden_id = garden.id and present.valid_thru = 'infinity'
    join party one on one.id = former.party_id
    join party other on other.id = present.party_id
    where former.valid_thru < 'infinity'
    order by former.id
  `.execute(db);
  await sql`
    insert into handover_party (handover_id, party_id, side, place)
    select handover.id, party_id, case when valid_thru = handover.day then 'leaving' else 'coming' end, 0
    from handover join assignment on assignment.garden_id = handover.garden_id
    -- Some have a plot once more that they had before.
    on conflict do nothing
  `.execute(db);
  await sql`analyze handover, handover_party`.execute(db);
}
