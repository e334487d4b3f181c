import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';

/**
 * Reads the points of the list in the order of the settings, with who ticked which and when; those that were ticked and are not in the
 * settings any more come last. Of a handover that has ended only what was ticked is there: the settings may ask for other things by now.
 */
export async function readPoints(
  db: Kysely<Database>,
  { id, isOpen }: { readonly id: string; readonly isOpen: boolean },
): Promise<HandoverDetails['points']> {
  const { rows } = await sql<HandoverDetails['points'][number]>`
    select
      coalesce(listed.point, ticked.point) as point,
      case when ticked.point is not null
        then json_build_object('by', done_by, 'at', ${instant(sql`done_at`)}) end as done
    from (
      select point, place from settings
      cross join unnest(handover_points) with ordinality as point_of (point, place)
      where ${isOpen}
    ) listed
    full join (select point, done_by, done_at from handover_point where handover_id = ${id}) ticked
      on ticked.point = listed.point
    order by place nulls last, done_at, 1
  `.execute(db);
  return rows;
}
