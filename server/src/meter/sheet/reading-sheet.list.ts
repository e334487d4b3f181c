import type { ListRequest } from '@grzadka/contract/core/list/list';
import type { readingSheetList } from '@grzadka/contract/meter/sheet/reading-sheet.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { listReading, runList } from '#src/core/list/run-list.ts';
import { meterSource } from '../meter.list.ts';
import { selectMetersWithDevice } from '../meter.repo.ts';
import { presentMeter } from '../present-meter.ts';

/** One page of the meters of a sheet of readings. */
export function listSheetMeters(
  db: Kysely<Database>,
  request: ListRequest<typeof readingSheetList>,
) {
  const reading = listReading({
    source: meterSource,
    rows: selectMetersWithDevice(db)
      .leftJoin('garden', 'garden.id', 'meter.gardenId')
      .select('garden.name as plot'),
    present: ({ plot, serialNumber, ...meter }) => ({
      ...presentMeter(meter),
      plot,
      serialNumber,
    }),
  });
  return runList({ db, request, ...reading });
}
