import type { GardenFactsSet, PlotBasis } from '@grzadka/contract/garden/garden-basis.model';
import { gardenFactRecord } from '@grzadka/contract/garden/garden-fact.record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, change, updateLocked } from '#src/core/change/change.ts';
import { etagOf } from '#src/core/change/if-match.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { decimal } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { column } from '#src/core/list/conditions.ts';

/** The row of `garden_area` by which fees go on a day: by the plan where there is one, else the latest (docs/product/tariffs.md#plots). */
function areaOn(day: RawBuilder<unknown>, gardenId: RawBuilder<unknown>) {
  return sql<string | null>`(
    select area.id
    from garden_area area
    where area.garden_id = ${gardenId} and area.valid_from <= ${day}
    order by area.source = 'plan' desc, area.valid_from desc, area.source = 'survey' desc
    limit 1
  )`;
}

/** The row of `garden_fact` that holds on a day. */
function factsOn(day: RawBuilder<unknown>, gardenId: RawBuilder<unknown>) {
  return sql<string | null>`(
    select fact.id
    from garden_fact fact
    where fact.garden_id = ${gardenId} and fact.valid_from <= ${day}
    order by fact.valid_from desc
    limit 1
  )`;
}

/** What a garden is charged by on a day. */
export interface PlotBasisOnDay {
  readonly gardenId: string;
  /** In square metres, a decimal as text; null where none holds on the day. */
  readonly area: string | null;
  readonly areaSource: 'plan' | 'survey' | 'other' | null;
  /** Where nothing was declared: nobody, and no connection. */
  readonly residents: number;
  readonly electricity: boolean;
  readonly water: boolean;
}

/** What the gardens are charged by on a day ('YYYY-MM-DD'), by garden id; ids without a garden are left out. */
export async function readPlotBasis(
  db: Kysely<Database>,
  gardenIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, PlotBasisOnDay>> {
  const { rows } = await sql<PlotBasisOnDay>`
    select
      garden.id as garden_id, garden_area.area, garden_area.source as area_source,
      coalesce(garden_fact.residents, 0) as residents,
      coalesce(garden_fact.electricity, false) as electricity,
      coalesce(garden_fact.water, false) as water
    from garden
    left join garden_area on garden_area.id = ${areaOn(sql`${day}::date`, column('garden.id'))}
    left join garden_fact on garden_fact.id = ${factsOn(sql`${day}::date`, column('garden.id'))}
    where garden.id = ${anyOf(gardenIds, 'uuid')}
  `.execute(db);
  return new Map(rows.map((row) => [row.gardenId, row]));
}

/** The areas and facts of a garden, the latest first; 404 without the garden. */
export async function getPlotBasis(db: Kysely<Database>, gardenId: string): Promise<PlotBasis> {
  const { areas, facts } = await readHistories(db, gardenId);
  return { areas: areas.map(withEtag), facts: facts.map(withEtag) };
}

function withEtag<Row extends { version: number }>({ version, ...row }: Row) {
  return { ...row, etag: etagOf(version) };
}

const readHistories = readById((db, wanted) =>
  db
    .selectFrom('garden')
    .select('garden.id')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('gardenArea')
          .select([
            'gardenArea.id',
            'gardenArea.source',
            'gardenArea.validFrom',
            'gardenArea.version',
          ])
          .select([
            decimal(column('gardenArea.area')).as('area'),
            isRow('gardenArea', areaOn(sql`today()`, column('garden.id'))).as('isCurrent'),
          ])
          .whereRef('gardenArea.gardenId', '=', 'garden.id')
          .orderBy('gardenArea.validFrom', 'desc')
          .orderBy('gardenArea.source'),
      ).as('areas'),
      jsonArrayFrom(
        eb
          .selectFrom('gardenFact')
          .select([
            'gardenFact.id',
            'gardenFact.validFrom',
            'gardenFact.residents',
            'gardenFact.electricity',
            'gardenFact.water',
            'gardenFact.note',
            'gardenFact.version',
          ])
          .select(isRow('gardenFact', factsOn(sql`today()`, column('garden.id'))).as('isCurrent'))
          .whereRef('gardenFact.gardenId', '=', 'garden.id')
          .orderBy('gardenFact.validFrom', 'desc'),
      ).as('facts'),
    ])
    .where('garden.id', '=', wanted),
);

function isRow(table: 'gardenArea' | 'gardenFact', id: RawBuilder<unknown>) {
  return sql<boolean>`coalesce(${column(`${table}.id`)} = ${id}, false)`;
}

/** States what is true of a garden from a day on; what was stated of the same day is replaced. 404 without the garden. */
export function setFacts(
  db: Kysely<Database>,
  { caller, gardenId, validFrom, ...facts }: GardenFactsSet & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    // One after the other for each garden, so that of two for the same day the second one replaces the first.
    await tx.trx
      .selectFrom('garden')
      .select('id')
      .where('id', '=', recordId(gardenId))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(notFound);
    const before = await tx.trx
      .selectFrom('gardenFact')
      .selectAll()
      .where('gardenId', '=', gardenId)
      .where('validFrom', '=', validFrom)
      .executeTakeFirst();
    if (!before) return append(tx, gardenFactRecord, { values: { gardenId, validFrom, ...facts } });
    await updateLocked(tx, gardenFactRecord, { before, set: facts });
    return { id: before.id };
  });
}
