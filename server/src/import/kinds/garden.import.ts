import { gardenArea, gardenName } from '@grzadka/contract/garden/garden.model';
import * as z from 'zod/mini';
import { foldText } from '#src/core/fold-text.ts';
import { checkedBy, choiceCell, numberCell, textCell } from '../cells/cell.ts';
import { defineImport, type PlanContext, type Planner } from '../engine/define-import.ts';
import { compareRows } from '../engine/plan.ts';
import { type RecordChange, upsertInto } from '../engine/upsert-records.ts';
import { indexGardens } from './garden-index.ts';
import { readSectorNames, type SectorNames } from './sector.ts';
import { sharedColumns } from './shared-columns.ts';

/** By which a list says that an area is not known; a blank cell may just have been forgotten. */
const unknownAreas = new Set(['brak', 'brak danych'].map(foldText));

function gardenSchemas({ find, refusal }: SectorNames) {
  const row = z.object({
    sector: choiceCell(find, refusal),
    name: checkedBy(gardenName, textCell),
    area: checkedBy(
      z.nullable(gardenArea),
      z.pipe(
        numberCell,
        z.transform((typed) => (unknownAreas.has(foldText(typed ?? '')) ? null : typed)),
      ),
    ),
  });
  return { row, identity: z.pick(row, { sector: true, name: true }) };
}

type Schemas = ReturnType<typeof gardenSchemas>;
type GardenIdentity = z.output<Schemas['identity']>;
type GardenRow = z.output<Schemas['row']>;

/** The gardens; sector and name identify a row. */
export const gardenImport = defineImport({
  name: 'garden',
  columns: {
    sector: sharedColumns.sector,
    name: sharedColumns.garden,
    area: { title: 'Powierzchnia m2', aliases: ['Powierzchnia'] },
  },
  // In the order in which a deletion of a sector takes them.
  tables: ['sector', 'garden'],
  readSchemas: async (db) => gardenSchemas(await readSectorNames(db)),
  startPlan: planGardens,
  write: upsertInto('garden', ['name', 'area']),
});

function planGardens({
  db,
  watchForDoubled,
}: PlanContext): Planner<GardenIdentity, GardenRow, RecordChange<'garden'>> {
  const notePlaces = watchForDoubled({
    field: 'name',
    message: (first) => `Ta działka jest już w wierszu ${first}`,
  });
  return {
    async plan(rows, identified) {
      const gardens = await indexGardens(
        db,
        identified.map(({ row }) => row),
      );
      await notePlaces(identified.map(({ number, row }) => ({ number, key: gardens.key(row) })));
      const { writes, counts } = compareRows(
        rows,
        gardens.find,
        (row, garden) =>
          row.name === garden.name &&
          row.area === (garden.area === null ? null : Number(garden.area)),
      );
      const changes = writes.map(({ id, row: { sector, ...garden }, existing }) => ({
        record: { id, sectorId: sector.id, ...garden },
        before: existing
          ? { name: existing.name, area: existing.area === null ? null : Number(existing.area) }
          : null,
      }));
      return { counts, changes };
    },
  };
}
