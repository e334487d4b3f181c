import { faker } from '@faker-js/faker/locale/pl';
import type { Kysely } from 'kysely';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Database } from '#src/core/database/tables.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { gardenTimeZone } from '#src/core/time-zone.ts';
import { type Credentials, createFirstAdministrator } from '#src/login/first-administrator.ts';
import { makeAssignments } from './holdings.ts';
import { type DemoMeter, makeMeters, makeSubmeters } from './meters.ts';
import { makeHouseholds } from './people.ts';
import { makeGardens } from './plots.ts';
import { makeReadings } from './readings.ts';
import { makeLogins, makeReaders } from './staff.ts';

/** The same garden grows from it every time. */
const seed = 1897;

interface DemoOptions {
  /** So many meters at least; without it about 900. */
  readonly meters?: number;
  /** The day up to which there are readings. */
  readonly today?: Temporal.PlainDate;
  /** The first administrator, made unless there is a login; later the logins below would prevent it. */
  readonly administrator: { readonly loginId: string; readonly password: string | null };
}

/** What was made. */
export interface DemoReport {
  readonly gardens: number;
  readonly parties: number;
  readonly meters: number;
  readonly readings: number;
  readonly credentials: readonly Credentials[];
}

/**
 * Fills an empty database with a made-up garden of a realistic size (http-api "Running it"). Throws a
 * `StartError`, changing nothing, when it holds gardens, meters or parties.
 */
export async function fillDemo(
  db: Kysely<Database>,
  {
    meters: wanted = 0,
    today = Temporal.Now.plainDateISO(gardenTimeZone),
    ...options
  }: DemoOptions,
): Promise<DemoReport> {
  await refuseRecords(db);
  const administrator = await createFirstAdministrator(db, options.administrator);
  faker.seed(seed);
  const gardens = makeGardens(faker);
  const households = makeHouseholds(faker);
  const parties = households.flat();
  const assignments = makeAssignments(faker, { gardens, households, today });
  const usual = makeMeters(faker, gardens);
  const meters = [...usual, ...makeSubmeters(faker, gardens, Math.max(0, wanted - usual.length))];
  const logins = await makeLogins(households);
  const readers = makeReaders(households, logins);
  const readings = makeReadings(faker, { meters, readers, today });

  await db.transaction().execute(async (trx) => {
    await writeInBatches(parties, (batch) => trx.insertInto('party').values(batch).execute());
    await writeInBatches(gardens, (batch) => trx.insertInto('garden').values(batch).execute());
    await writeInBatches(assignments, (batch) =>
      trx.insertInto('assignment').values(batch).execute(),
    );
    await writeInBatches(meters.map(toRow), (batch) =>
      trx.insertInto('meter').values(batch).execute(),
    );
    await trx
      .insertInto('login')
      .values(logins.map(({ row }) => row))
      .execute();
    await writeInBatches(readings, (batch) =>
      trx.insertInto('measurement').values(batch).execute(),
    );
  });
  return {
    gardens: gardens.length,
    parties: parties.length,
    meters: meters.length,
    readings: readings.length,
    credentials: [
      ...(administrator === null ? [] : [administrator]),
      ...logins.map(({ credentials }) => credentials),
    ],
  };
}

async function refuseRecords(db: Kysely<Database>): Promise<void> {
  for (const table of ['garden', 'meter', 'party'] as const) {
    const record = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (record === undefined) continue;
    throw new StartError(
      'Baza danych zawiera już działki, liczniki lub podmioty: dane pokazowe można wpisać tylko do pustej bazy. Wskaż inny folder w DATA_DIR albo inną bazę w DATABASE_URL.',
    );
  }
}

function toRow({ id, name, type, active, garden }: DemoMeter) {
  return { id, name, type, active, gardenId: garden?.id ?? null };
}
