import { handoverList } from '@grzadka/contract/handover/handover.list';
import type { HandoverListItem } from '@grzadka/contract/handover/handover.model';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof handoverList> = {
  table: 'handover',
  search: 'handover.search',
  indexed: { day: ['state'] },
  filters: {},
  sorts: { day: { by: column('handover.day'), mayBeEmpty: false } },
};

/** How the handovers are read, for a page or as a whole. */
export function readHandovers(db: Kysely<Database>) {
  return printedReading(handoverList, { source, rows: selectHandovers(db) });
}

/** The handovers as the list shows them. */
export function selectHandovers(db: Kysely<Database>) {
  return db
    .selectFrom('handover')
    .innerJoin('garden', 'garden.id', 'handover.gardenId')
    .select((eb) => [
      'handover.id',
      jsonObject({ id: eb.ref('garden.id'), name: eb.ref('garden.name') }).as('garden'),
      'handover.ground',
      'handover.day',
      'handover.state',
      namesOf('leaving').as('leaving'),
      sql<string[]>`
        case when handover.coming_name is null then ${namesOf('coming')} else array[handover.coming_name] end
      `.as('coming'),
    ]);
}

function namesOf(side: 'leaving' | 'coming') {
  return sql<string[]>`array(
    select party.name from handover_party join party on party.id = party_id
    where handover_id = handover.id and side = ${sql.lit(side)}
    order by place
  )`;
}

/** Every handover of a garden, the latest first; 404 without the garden. */
export async function listHandoversOfGarden(
  db: Kysely<Database>,
  gardenId: string,
): Promise<{ items: HandoverListItem[] }> {
  const { handovers } = await readHandoversOf(db, gardenId);
  return { items: handovers };
}

const readHandoversOf = readById((db, wanted) =>
  db
    .selectFrom('garden as owner')
    .select('owner.id')
    .select(
      jsonArrayFrom(
        selectHandovers(db)
          .where('handover.gardenId', '=', sql.ref<string>('owner.id'))
          .orderBy('handover.day', 'desc')
          .orderBy('handover.id', 'desc'),
      ).as('handovers'),
    )
    .where('owner.id', '=', wanted),
);
