import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import { foldCase } from '../engine/fold-case.ts';
import { defineImport, type PlanContext, type Planner } from '../engine/import-kind.ts';
import { compareRows } from '../engine/plan.ts';
import { indexGardens, unknownGarden } from './garden-index.ts';
import { appendReadings, newReadings, type Reading } from './meter-readings.ts';
import { type MeterIdentity, type MeterRow, meterIdentity, meterRow } from './meter-row.ts';
import { indexMeters, type MeterValues, upsertMeters } from './meter-store.ts';
import { readSectorNames } from './sector.ts';

type MeterChange = { readonly meter: MeterValues } | { readonly reading: Reading };

/** The meters, told apart by name, each with the reading it starts from. */
export const meterImport = defineImport({
  name: 'meter',
  columns: {
    name: { title: 'Licznik', aliases: ['Numer licznika', 'Nr licznika'] },
    type: { title: 'Typ', aliases: ['Typ licznika'] },
    sector: { title: 'Sektor' },
    garden: { title: 'Działka', aliases: ['Numer działki', 'Nr działki'] },
    isActive: { title: 'Aktywny' },
    reading: { title: 'Odczyt', isOptional: true },
    readAt: { title: 'Data odczytu', isOptional: true },
  },
  // As a measurement takes them, whose trigger goes on to its meter.
  tables: ['measurement', 'meter'],
  readSchemas: async (db) => ({
    row: meterRow(await readSectorNames(db)),
    identity: meterIdentity,
  }),
  startPlan: planMeters,
  write: writeMeters,
});

function planMeters(context: PlanContext): Planner<MeterIdentity, MeterRow, MeterChange> {
  const { db, states } = context;
  const noteNames = context.watchForDoubled({
    field: 'name',
    message: (first) => `Ten licznik jest już w wierszu ${first}`,
  });
  let newReadingCount = 0;
  return {
    async plan(rows, identified) {
      const folded = await foldCase(
        db,
        identified.map(({ row }) => row.name),
      );
      const key = ({ name }: MeterIdentity) => folded.get(name) ?? name;
      await noteNames(identified.map(({ number, row }) => ({ number, key: key(row) })));
      const stored = await indexMeters(db, folded.values());
      const { all, writes, counts } = compareRows(
        await placeMeters(context, rows),
        (row) => stored.get(key(row)),
        (row, meter) =>
          row.name === meter.name &&
          row.type === meter.type &&
          row.isActive === meter.active &&
          row.gardenId === meter.gardenId,
      );
      const readings = await newReadings(
        db,
        all.map(({ id, row }) => ({ meterId: id, value: row.reading, readAt: row.readAt })),
      );
      newReadingCount += readings.length;
      const changes = [
        ...writes.map(({ id, row: { name, type, gardenId, isActive } }) => ({
          meter: { id, name, type, gardenId, active: isActive },
        })),
        ...readings.map((reading) => ({ reading })),
      ];
      return { counts, changes };
    },
    notes: () => (states('reading') ? [`Odczyty: dodano ${newReadingCount}.`] : []),
  };
}

/** Finds the garden each meter stands in, refusing the rows that name one nobody has imported. */
async function placeMeters({ db, refuse }: PlanContext, rows: readonly CheckedRow<MeterRow>[]) {
  const placed = rows.map(({ number, row }) => ({ number, row, place: placeOf(row) }));
  const gardens = await indexGardens(
    db,
    placed.flatMap(({ place }) => place ?? []),
  );
  return placed.map(({ number, row, place }) => {
    const garden = place && gardens.find(place);
    if (place && !garden) refuse(number, 'garden', unknownGarden(place));
    return { number, row: { ...row, gardenId: garden?.id ?? null } };
  });
}

function placeOf({ sector, garden }: MeterRow) {
  return sector === null || garden === null ? undefined : { sector, name: garden };
}

async function writeMeters(db: Kysely<Database>, changes: readonly MeterChange[]): Promise<void> {
  await upsertMeters(
    db,
    changes.flatMap((change) => ('meter' in change ? [change.meter] : [])),
  );
  await appendReadings(
    db,
    changes.flatMap((change) => ('reading' in change ? [change.reading] : [])),
  );
}
