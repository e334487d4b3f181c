import { meterRecord } from '@grzadka/contract/meter/meter.record';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Database } from '#src/core/database/tables.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { lockMeters } from './lock-meters.ts';

/** Places are so far apart, so that a meter can be put between two by hand. */
const step = 10;

interface Walked {
  readonly id: string;
  readonly sectorId: string | null;
  readonly walkOrder: number | null;
}

/**
 * Puts meters one behind the other in the order of walking, in each sector where the first of them stands; the others stay in
 * their order before and behind them. Each meter whose place is another number is changed and recorded. 400 for a meter that there is
 * not. docs/product/records.md#walk-order
 */
export function setWalkOrder(
  db: Kysely<Database>,
  { meterIds, caller }: { meterIds: readonly string[]; caller: Actor },
): Promise<void> {
  return change(db, caller, async ({ trx, actor }) => {
    const ids = await requireAll(trx, meterRecord, { ids: meterIds, field: 'meterIds' });
    const walked = await lockSectorsOf(trx, ids);
    const bySector = Map.groupBy(walked, ({ sectorId }) => sectorId);
    const moved = [...bySector.values()].flatMap((meters) => movedIn(meters, ids));
    await writeInBatches(moved, async (batch) => {
      await sql`
        update meter set walk_order = placed.walk_order, version = version + 1, updated_at = now()
        from unnest(
          ${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ after }) => after)}::integer[]
        ) placed (id, walk_order)
        where meter.id = placed.id
      `.execute(trx);
      const entries = batch.map(({ id, before, after }) => ({
        action: 'update',
        recordType: meterRecord.name,
        recordId: id,
        before: { walkOrder: before },
        after: { walkOrder: after },
      }));
      await writeImportedEntries(trx, { actor, importId: null }, entries);
    });
  });
}

/** All meters of the sectors that these are in, in the order in which one walks past them; nobody else changes one of them meanwhile. */
async function lockSectorsOf(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<Walked[]> {
  const besideThem = sql`
    coalesce(meter.sector_id, '') in (
      select coalesce(sector_id, '') from meter where id = any (${ids}::uuid[])
    )
  `;
  await lockMeters(trx, besideThem);
  const { rows } = await sql<Walked>`
    select meter.id, meter.sector_id, meter.walk_order
    from meter
    left join garden on garden.id = meter.garden_id
    where ${besideThem}
    order by walk_order nulls last, coalesce(garden.name, '') collate polish, meter.name collate polish, meter.id
  `.execute(trx);
  return rows;
}

interface Moved {
  readonly id: string;
  readonly before: number | null;
  readonly after: number;
}

/** The meters of a sector whose place becomes another number; behind the last that has to have one nobody gets any. */
function movedIn(meters: readonly Walked[], ids: readonly string[]): Moved[] {
  const known = new Map(meters.map((meter) => [meter.id, meter]));
  const block = ids.map((id) => known.get(id)).filter((meter) => meter !== undefined);
  const chosen = new Set(block.map(({ id }) => id));
  const first = meters.findIndex(({ id }) => chosen.has(id));
  const others = meters.filter(({ id }) => !chosen.has(id));
  const order = [...others.slice(0, first), ...block, ...others.slice(first)];
  const last = Math.max(
    first + block.length - 1,
    order.findLastIndex(({ walkOrder }) => walkOrder !== null),
  );
  return order.slice(0, last + 1).flatMap(({ id, walkOrder }, index) => {
    const after = step * (index + 1);
    return walkOrder === after ? [] : [{ id, before: walkOrder, after }];
  });
}
