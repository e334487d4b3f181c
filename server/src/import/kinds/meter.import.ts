import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import { foldCase } from '../engine/fold-case.ts';
import { defineImport, type PlanContext } from '../engine/import-kind.ts';
import { compareRows, type Plan } from '../engine/plan.ts';
import { refuseDoubled } from '../engine/refuse-doubled.ts';
import { indexGardens, unknownGarden } from './garden-index.ts';
import { appendReadings, newReadings } from './meter-readings.ts';
import { type MeterRow, meterIdentity, meterRow } from './meter-row.ts';
import { indexMeters, upsertMeters } from './meter-store.ts';

/** The meters, told apart by name, each with the reading it starts from. */
export const meterImport = defineImport({
  title: 'Liczniki',
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
  row: meterRow,
  identity: meterIdentity,
  plan: planMeters,
});

async function planMeters(
  context: PlanContext,
  rows: readonly CheckedRow<MeterRow>[],
  identified: readonly CheckedRow<Pick<MeterRow, 'name'>>[],
): Promise<Plan> {
  const { db, refuse, states } = context;
  const folded = await foldCase(
    db,
    identified.map(({ row }) => row.name),
  );
  const key = ({ name }: { name: string }) => folded.get(name) ?? name;
  const message = (first: number) => `Ten licznik jest już w wierszu ${first}`;
  refuseDoubled(identified, { key, field: 'name', message, refuse });

  const meters = await indexMeters(db);
  const { all, writes, counts } = compareRows(
    await placeMeters(context, rows),
    (row) => meters.get(key(row)),
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
  return {
    counts,
    notes: states('reading') ? [`Odczyty: dodano ${readings.length}.`] : [],
    async write(progress) {
      const total = writes.length + readings.length;
      const values = writes.map(({ id, row: { name, type, gardenId, isActive } }) => ({
        id,
        name,
        type,
        gardenId,
        active: isActive,
      }));
      await writeInBatches(
        values,
        (batch) => upsertMeters(db, batch),
        (done) => progress(done, total),
      );
      await writeInBatches(
        readings,
        (batch) => appendReadings(db, batch),
        (done) => progress(values.length + done, total),
      );
    },
  };
}

/** Finds the garden each meter stands in, refusing the rows that name one nobody has imported. */
async function placeMeters({ db, refuse }: PlanContext, rows: readonly CheckedRow<MeterRow>[]) {
  const gardens = await indexGardens(
    db,
    rows.map(({ row }) => row.garden ?? ''),
  );
  return rows.map(({ number, row }) => {
    const { sector, garden } = row;
    if (sector === null || garden === null) return { number, row: { ...row, gardenId: null } };
    const place = { sector, name: garden };
    const found = gardens.find(place);
    if (found === undefined) refuse(number, 'garden', unknownGarden(place));
    return { number, row: { ...row, gardenId: found?.id ?? null } };
  });
}
