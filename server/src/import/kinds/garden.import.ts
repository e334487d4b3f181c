import { gardenArea, gardenName } from '@grzadka/contract/garden/garden.model';
import { z } from 'zod';
import { foldText } from '#src/core/fold-text.ts';
import { checkedBy, numberCell, textCell, wordCell } from '../cells/cell.ts';
import { defineImport, type PlanContext, type Planner } from '../engine/import-kind.ts';
import { compareRows } from '../engine/plan.ts';
import { indexGardens } from './garden-index.ts';
import { type GardenValues, upsertGardens } from './garden-store.ts';
import { expectedSectors, sectorWords } from './sector.ts';

/** By which a list says that an area is not known; a blank cell may just have been forgotten. */
const unknownAreas = new Set(['brak', 'brak danych'].map(foldText));

const gardenRow = z.object({
  sector: wordCell(sectorWords, expectedSectors),
  name: checkedBy(gardenName, textCell),
  area: checkedBy(
    gardenArea.nullable(),
    numberCell.transform((typed) => (unknownAreas.has(foldText(typed ?? '')) ? null : typed)),
  ),
});

const gardenIdentity = gardenRow.pick({ sector: true, name: true });

type GardenIdentity = z.output<typeof gardenIdentity>;
type GardenRow = z.output<typeof gardenRow>;

/** The gardens, told apart by sector and name. */
export const gardenImport = defineImport({
  title: 'Działki',
  columns: {
    sector: { title: 'Sektor' },
    name: { title: 'Działka', aliases: ['Numer działki', 'Nr działki'] },
    area: { title: 'Powierzchnia m2', aliases: ['Powierzchnia'] },
  },
  tables: ['garden'],
  row: gardenRow,
  identity: gardenIdentity,
  startPlan: planGardens,
  write: upsertGardens,
});

function planGardens({
  db,
  watchForDoubled,
}: PlanContext): Planner<GardenIdentity, GardenRow, GardenValues> {
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
      const changes = writes.map(({ id, row }) => ({ id, ...row }));
      return { counts, changes };
    },
  };
}
