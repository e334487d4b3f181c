import type { Kysely } from 'kysely';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import { defineImport, type PlanContext, type Planner } from '../engine/define-import.ts';
import { foldCase } from '../engine/fold-case.ts';
import { compareRows } from '../engine/plan.ts';
import type { RecordChange } from '../engine/upsert-records.ts';
import { indexGardens, unknownGarden } from './garden-index.ts';
import { refuseBrokenLinks } from './meter-links.ts';
import { type MeterIdentity, type MeterRow, meterIdentity, meterRow } from './meter-row.ts';
import { indexMeters, upsertMeters } from './meter-store.ts';
import { appendReadings, type JudgedReading } from './reading/reading-store.ts';
import { keepStatedReadings } from './reading/stated-readings.ts';
import { readSectorNames } from './sector.ts';
import { sharedColumns } from './shared-columns.ts';

type Change = RecordChange<'meter'> | { readonly reading: JudgedReading };

/** The meters, each with the reading it starts from; the name identifies a row. */
export const meterImport = defineImport({
  name: 'meter',
  columns: {
    name: sharedColumns.meter,
    type: { title: 'Typ', aliases: ['Typ licznika'] },
    sector: sharedColumns.sector,
    garden: sharedColumns.garden,
    isActive: { title: 'Aktywny' },
    reading: { title: 'Odczyt', isOptional: true },
    readAt: { title: 'Data odczytu', isOptional: true },
  },
  // As whoever measures, exchanges or takes back does: the meter first.
  tables: ['meter', 'installation', 'measurement'],
  readSchemas: async (db) => ({
    row: meterRow(await readSectorNames(db)),
    identity: meterIdentity,
  }),
  startPlan: planMeters,
  write: writeMeters,
});

async function planMeters(context: PlanContext): Promise<Planner<MeterIdentity, MeterRow, Change>> {
  const { db, states } = context;
  const noteNames = context.watchForDoubled({
    field: 'name',
    message: (first) => `Ten licznik jest już w wierszu ${first}`,
  });
  const stated = await keepStatedReadings(context, { value: 'reading', readAt: 'readAt' });
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
      await refuseBrokenLinks(context, writes);
      newReadingCount += await stated.add(
        all.flatMap(({ id, row: { number, reading, readAt, isActive } }) =>
          reading === null || readAt === null
            ? []
            : [{ number, meterId: id, value: reading, measuredAt: readAt, active: isActive }],
        ),
      );
      const changes = writes.map(({ id, row: { name, type, gardenId, isActive }, existing }) => ({
        record: { id, name, type, gardenId, active: isActive },
        before: existing ?? null,
      }));
      return { counts, changes };
    },
    async *planRest() {
      for await (const readings of stated.judged()) {
        const changes = readings.map((reading) => ({ reading }));
        yield { counts: { added: 0, changed: 0, unchanged: 0 }, changes };
      }
    },
    notes: () =>
      states('reading') ? [`Odczyty: dodano ${newReadingCount}.`, ...stated.notes()] : [],
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
    return { number, row: { ...row, number, gardenId: garden?.id ?? null } };
  });
}

function placeOf({ sector, garden }: MeterRow) {
  return sector === null || garden === null ? undefined : { sector, name: garden };
}

async function writeMeters(
  db: Kysely<Database>,
  changes: readonly Change[],
): Promise<ImportedEntry[]> {
  const meters = await upsertMeters(
    db,
    changes.flatMap((change) => ('record' in change ? [change] : [])),
  );
  const readings = await appendReadings(
    db,
    changes.flatMap((change) => ('reading' in change ? [change.reading] : [])),
  );
  return [...meters, ...readings];
}
