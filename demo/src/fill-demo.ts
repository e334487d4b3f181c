import { faker } from '@faker-js/faker/locale/pl';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { writeInBatches } from '@grzadka/server/src/core/database/in-batches.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import {
  type Credentials,
  createFirstAdministrator,
} from '@grzadka/server/src/login/first-administrator.ts';
import type { Kysely } from 'kysely';
import { storeAssociation } from './association.ts';
import { chargeFees } from './charging/charge-fees.ts';
import { postOpenings } from './charging/openings.ts';
import { feeResolution, storeResolutions } from './charging/resolutions.ts';
import { requireEmptyDatabase } from './empty-database.ts';
import { letAgree } from './members/consents.ts';
import { makeMemberships } from './members/memberships.ts';
import { makeTransfers } from './members/transfers.ts';
import { letWait } from './members/waiting.ts';
import { fillWaitingList } from './members/waiting-list.ts';
import { sendMessages } from './messages/send-messages.ts';
import { makeDevices } from './metering/devices.ts';
import { makeMeasurements } from './metering/measurements.ts';
import { type DemoMeter, makeMeters, makeSubmeters } from './metering/meters.ts';
import { makeMistakes } from './metering/mistakes.ts';
import { openRound } from './metering/open-round.ts';
import { reportReadings } from './metering/reports.ts';
import { storeDevices } from './metering/store-devices.ts';
import { makeZones } from './metering/zones.ts';
import { readOffice } from './people/office.ts';
import { makeHouseholds, makeWaiting } from './people/parties.ts';
import { makeLogins, makeReaders, namesForBoard } from './people/staff.ts';
import { makeAssignments } from './plots/assignments.ts';
import { changeHands } from './plots/change-hands.ts';
import { makeGardens } from './plots/gardens.ts';
import { handOver } from './plots/hand-over.ts';
import { storeExemptions, storePlotBasis } from './plots/plot-basis.ts';
import { makePublications } from './publishing/make-publications.ts';
import { storePublications } from './publishing/store-publications.ts';
import { writePublications } from './publishing/write-publications.ts';

/** The same garden grows from it every time. */
const seed = 1897;

interface DemoOptions {
  /** So many meters at least; without it about 900. */
  readonly meters?: number;
  /** The day up to which there are measurements, and around which there are news. */
  readonly today?: Temporal.PlainDate;
  /** The first administrator, made unless there is a login; later the logins below would prevent it. */
  readonly administrator: { readonly userName: string; readonly password: string | null };
}

/** What was made. */
export interface DemoReport {
  readonly gardens: number;
  readonly parties: number;
  readonly meters: number;
  readonly measurements: number;
  readonly news: number;
  readonly notices: number;
  readonly pageVersions: number;
  readonly documents: number;
  readonly images: number;
  readonly credentials: readonly Credentials[];
}

/**
 * Fills an empty database with a made-up garden of a realistic size. Throws a `StartError`,
 * changing nothing, when it holds records.
 */
export async function fillDemo(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  {
    meters: wanted = 0,
    today = Temporal.Now.plainDateISO(gardenTimeZone),
    ...options
  }: DemoOptions,
): Promise<DemoReport> {
  await requireEmptyDatabase(db);
  const administrator = await createFirstAdministrator(db, options.administrator);
  faker.seed(seed);
  const gardens = makeGardens(faker);
  const households = makeHouseholds(faker);
  const parties = households.flat();
  const held = makeAssignments(faker, { gardens, households, today });
  const zones = makeZones();
  const usual = makeMeters(faker, { gardens, zones });
  const meters = [...usual, ...makeSubmeters(faker, gardens, Math.max(0, wanted - usual.length))];
  const logins = await makeLogins(households);
  const readers = makeReaders(households, logins);
  const read = makeMeasurements(faker, { meters, readers, today });
  const people = namesForBoard(faker, households);
  const publications = await makePublications(faker, { today, people });
  const published = await storePublications({ db, storage }, publications);
  const resolution = feeResolution(published.document);
  const { year } = resolution;
  const assignments = handOver(held, new Temporal.PlainDate(year, 3, 1));
  const { devices, measurements: ofDevices } = makeDevices(faker, {
    meters,
    measurements: read,
    today,
  });
  const waiting = makeWaiting(faker, parties.length);
  const { measurements, reversals } = makeMistakes({ meters, measurements: ofDevices }, readers[0]);

  await db.transaction().execute(async (trx) => {
    await storeAssociation(trx);
    await writeInBatches(parties, (batch) => trx.insertInto('party').values(batch).execute());
    await writeInBatches(gardens, (batch) => trx.insertInto('garden').values(batch).execute());
    await writeInBatches(assignments, (batch) =>
      trx.insertInto('assignment').values(batch).execute(),
    );
    await trx
      .insertInto('zone')
      .values(zones.map(({ id, name, type }) => ({ id, name, type })))
      .execute();
    await writeInBatches(meters.map(toRow), (batch) =>
      trx.insertInto('meter').values(batch).execute(),
    );
    await storeDevices(trx, devices);
    await trx
      .insertInto('login')
      .values(logins.map(({ row }) => row))
      .execute();
    await writeInBatches(measurements, (batch) =>
      trx.insertInto('measurement').values(batch).execute(),
    );
    await trx.insertInto('measurementReversal').values(reversals).execute();
    await writePublications(trx, published);
    await storeResolutions(trx, resolution);
    await letWait(trx, { waiting, today });
    await fillWaitingList(trx, { waiting, today });
    await trx
      .insertInto('transferApplication')
      .values(makeTransfers({ assignments, waiting, today }))
      .execute();
    await postOpenings(trx, { random: faker, firstYear: year - 1 });
    await writeInBatches(makeMemberships(faker, { parties, assignments, today }), (batch) =>
      trx.insertInto('membership').values(batch).execute(),
    );
    await storePlotBasis(trx, { gardens, today });
    await storeExemptions(trx, { today });
  });
  // Of submeters nobody knows what they counted a year ago.
  const isByMeter = meters.length === usual.length;
  const office = await readOffice(db);
  await chargeFees({ db, storage }, { office, random: faker, year, isByMeter, today });
  await letAgree(db, { random: faker, meeting: new Temporal.PlainDate(year, 3, 28), today });
  await sendMessages(db, { writer: office.treasurer, today });
  await openRound(db, { office, today });
  await reportReadings({ db, storage }, { random: faker, today });
  await changeHands({ db, storage }, { manager: office.manager, today });
  return {
    gardens: gardens.length,
    parties: parties.length + 1,
    meters: meters.length,
    measurements: measurements.length,
    news: published.news.length,
    notices: published.notice.length,
    pageVersions: published.pageVersion.length,
    documents: published.document.length,
    images: published.contentBlock.filter(({ blockType }) => blockType === 'Image').length,
    credentials: [
      ...(administrator === null ? [] : [administrator]),
      ...logins.map(({ credentials }) => credentials),
    ],
  };
}

function toRow({ id, name, type, active, garden, role, zone }: DemoMeter) {
  return { id, name, type, active, gardenId: garden?.id ?? null, role, zoneId: zone?.id ?? null };
}
