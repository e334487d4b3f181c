import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../../engine/check-rows.ts';
import type { Refuse } from '../../engine/faults.ts';
import { foldCase } from '../../engine/fold-case.ts';
import type { NamedSector } from '../sector.ts';
import type { AmountRow } from './amount-row.ts';

/** A garden that has a name which a file states without its sector. */
interface Namesake {
  readonly folded: string;
  readonly sector: NamedSector;
}

/** Fills in the sector of gardens that a row names without one, where only one has that name; refuses the others. */
export async function placeByName(
  db: Kysely<Database>,
  rows: readonly CheckedRow<AmountRow>[],
  refuse: Refuse,
): Promise<CheckedRow<AmountRow>[]> {
  const folded = await foldCase(
    db,
    rows.flatMap(({ row }) => (row.sector === null ? (row.garden ?? []) : [])),
  );
  const { rows: found } = await sql<Namesake>`
    select
      lower(garden.name collate polish) as folded,
      json_build_object('id', sector.id, 'name', sector.name) as sector
    from garden join sector on sector.id = sector_id
    where lower(garden.name collate polish) = any (${[...folded.values()]}::text[])
    order by sector.name collate polish, sector.id
  `.execute(db);
  const namesakes = Map.groupBy(found, (garden) => garden.folded);
  return rows.flatMap(({ number, row }) => {
    if (row.garden === null || row.sector !== null) return [{ number, row }];
    const gardens = namesakes.get(folded.get(row.garden) ?? '') ?? [];
    const [garden, other] = gardens;
    if (garden !== undefined && other === undefined) {
      return [{ number, row: { ...row, sector: garden.sector } }];
    }
    const sectors = gardens.map(({ sector }) => sector.name).join(', ');
    refuse(
      number,
      'garden',
      garden === undefined
        ? `Nie ma działki „${row.garden}”. Popraw jej numer.`
        : `Działka „${row.garden}” jest w kilku sektorach (${sectors}). Dodaj kolumnę „Sektor”.`,
    );
    return [];
  });
}
