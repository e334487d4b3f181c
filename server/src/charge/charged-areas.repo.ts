import {
  type ChargedArea,
  mostChargedAreas,
} from '@grzadka/contract/charge/garden/charged-area.model';
import { type Kysely, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { readPlotBasis } from '#src/garden/plot-basis.repo.ts';

/**
 * What was charged by the area of a garden and is not taken back, the latest first, beside what its histories say of the same
 * day now (docs/product/charge-runs.md#charges); 404 without the garden.
 */
export async function listChargedAreas(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: ChargedArea[] }> {
  const gardenId = recordId(id);
  const { rows } = await sql<Omit<ChargedArea, 'areaNow'>>`
    select
      json_build_object('id', charge_run.id, 'number', charge_run.number) as run,
      settlement_id, reference_day, min(basis #>> '{area,area}') as area
    from charge
    join charge_run on charge_run.id = run_id
    join charge_line on charge_id = charge.id
    where charge.garden_id = ${gardenId} and charge.reversed_on is null and basis ? 'area'
    group by charge_run.id, settlement_id
    order by reference_day desc, number_order desc, settlement_id
    limit ${mostChargedAreas}
  `.execute(db);
  if (rows.length === 0) await readRow(db, 'garden', gardenId);
  const days = [...new Set(rows.map(({ referenceDay }) => referenceDay))];
  const areas = new Map<string, string | null>();
  for (const day of days) {
    const basis = await readPlotBasis(db, [gardenId], day);
    areas.set(day, basis.get(gardenId)?.area ?? null);
  }
  const items = rows.map((row) => ({ ...row, areaNow: areas.get(row.referenceDay) ?? null }));
  return { items };
}
