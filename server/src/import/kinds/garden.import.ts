import { gardenArea, gardenName } from '@grzadka/contract/garden/garden.model';
import { z } from 'zod';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { foldText } from '#src/core/fold-text.ts';
import { checkedBy, numberCell, textCell, wordCell } from '../cells/cell.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import { defineImport, type PlanContext } from '../engine/import-kind.ts';
import { compareRows, type Plan } from '../engine/plan.ts';
import { refuseDoubled } from '../engine/refuse-doubled.ts';
import { indexGardens } from './garden-index.ts';
import { readSectorIds, upsertGardens } from './garden-store.ts';
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
  plan: planGardens,
});

async function planGardens(
  { db, refuse }: PlanContext,
  rows: readonly CheckedRow<GardenRow>[],
  identified: readonly CheckedRow<z.output<typeof gardenIdentity>>[],
): Promise<Plan> {
  const gardens = await indexGardens(
    db,
    identified.map(({ row }) => row.name),
  );
  const message = (first: number) => `Ta działka jest już w wierszu ${first}`;
  refuseDoubled(identified, { key: gardens.key, field: 'name', message, refuse });

  const { writes, counts } = compareRows(
    rows,
    gardens.find,
    (row, garden) =>
      row.name === garden.name && row.area === (garden.area === null ? null : Number(garden.area)),
  );
  const sectorId = await readSectorIds(db);
  const values = writes.map(({ id, row: { sector, name, area } }) => ({
    id,
    name,
    area,
    sectorId: sectorId(sector),
  }));
  return {
    counts,
    notes: [],
    write: (progress) =>
      writeInBatches(
        values,
        (batch) => upsertGardens(db, batch),
        (done) => progress(done, values.length),
      ),
  };
}
