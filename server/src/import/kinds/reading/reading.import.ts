import { defineImport, type PlanContext, type Planner } from '../../engine/define-import.ts';
import { sharedColumns } from '../shared-columns.ts';
import { placeReadings } from './place-readings.ts';
import { type ReadingRow, readingRow } from './reading-row.ts';
import { appendReadings, type JudgedReading } from './reading-store.ts';
import { keepStatedReadings } from './stated-readings.ts';

/** Readings of meters that are there already; meter, time and value identify a row. */
export const readingImport = defineImport({
  name: 'reading',
  columns: {
    serialNumber: { ...sharedColumns.serialNumber, isOptional: true },
    name: { ...sharedColumns.meter, isOptional: true },
    value: { title: 'Odczyt' },
    readAt: { title: 'Data odczytu' },
  },
  checkHeader: (header) =>
    header.has('serialNumber') || header.has('name')
      ? undefined
      : 'Brakuje kolumny „Numer fabryczny” albo „Licznik”.',
  // As whoever measures, exchanges or takes back does: the meter first.
  tables: ['meter', 'measurement'],
  readSchemas: async () => ({ row: readingRow, identity: readingRow }),
  startPlan: planReadings,
  write: appendReadings,
});

async function planReadings(
  context: PlanContext,
): Promise<Planner<ReadingRow, ReadingRow, JudgedReading>> {
  const noteReadings = context.watchForDoubled({
    field: null,
    message: (first) => `Ten sam odczyt jest już w wierszu ${first}`,
  });
  const stated = await keepStatedReadings(context, { value: 'value', readAt: 'readAt' });
  return {
    async plan(rows) {
      const readings = await placeReadings(context, rows);
      await noteReadings(
        readings.map(({ number, meterId, measuredAt, value }) => ({
          number,
          key: `${meterId}/${measuredAt}/${Number(value)}`,
        })),
      );
      const added = await stated.add(readings);
      return { counts: { added, changed: 0, unchanged: readings.length - added }, changes: [] };
    },
    async *planRest() {
      for await (const changes of stated.judged()) yield { counts: noCounts, changes };
    },
    notes: () => stated.notes(),
  };
}

/** The rows were counted when they were compared with what is stored. */
const noCounts = { added: 0, changed: 0, unchanged: 0 } as const;
