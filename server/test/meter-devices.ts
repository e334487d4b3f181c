import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addMeasurement, addMeter } from './factories.ts';
import type { TestClient } from './test-client.ts';

/** When the meters of these tests are read, and their devices changed. */
export const april = '2026-04-15T08:00:00.000Z';
export const may = '2026-05-15T08:00:00.000Z';
export const june = '2026-06-15T08:00:00.000Z';
export const july = '2026-07-15T08:00:00.000Z';

type Reply = ErrorBody & { id: string };

/** Returns a meter with its devices as the call sends them, and its version, which is sent as the ETag. */
export async function detailsOf(client: TestClient, meterId: string) {
  const { body, headers } = await client.get<MeterWithDevices>(`/api/meter/getDetails/${meterId}`);
  return { ...body, etag: headers.get('etag') ?? '' };
}

/** The changes of a meter's devices by their calls; what a test does not state is the least that is asked for. */
export function devicesOf(client: TestClient, meterId: string) {
  const removal = { meterId, lastValue: '0', removalReason: 'replaced' };
  return {
    replace: ({
      installation = {},
      ...asked
    }: {
      installation?: object;
      [field: string]: unknown;
    }) => client.post<Reply>('/api/meter/replace', { ...removal, ...asked, installation }),
    takeOff: (asked: object) =>
      client.post<Reply>('/api/meter/take-off', { ...removal, removalReason: 'winter', ...asked }),
    putOn: ({ installation = {}, ...asked }: { installation?: object; [field: string]: unknown }) =>
      client.post<Reply>('/api/meter/put-on', { meterId, ...asked, installation }),
    update: (asked: object, headers?: Record<string, string>) =>
      client.put<Reply>('/api/installation/update', asked, headers),
    undo: (id: string) => client.delete<Reply>(`/api/installation/delete/${id}`),
    details: () => detailsOf(client, meterId),
    /** The history with the device of each measurement, oldest first. */
    history: async () => {
      const path = `/api/meter/${meterId}/measurements`;
      const { body } = await client.get<ListPage<MeasurementListItem>>(path);
      return body.items
        .map(({ value, installationId }) => ({ value, installationId }))
        .toReversed();
    },
  };
}

/** Measurements of a meter by their times. */
export async function addMeasurements(
  db: Kysely<Database>,
  meterId: string,
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [measuredAt, value] of Object.entries(values)) {
    ids.push((await addMeasurement(db, { meterId, value, measuredAt })).id);
  }
  return ids;
}

/** A measurement that nobody took in the ordinary way, of the device that was there then. */
export async function addUnusual(
  db: Kysely<Database>,
  measurement: {
    meterId: string;
    value: string;
    measuredAt: string;
    channel?: 'estimate';
    rolledOver?: true;
  },
): Promise<void> {
  const installationId = sql<string>`null`;
  await db
    .insertInto('measurement')
    .values({ id: newId(), installationId, ...measurement })
    .execute();
}

/** Takes a measurement back, as mistyped. */
export async function addReversal(
  db: Kysely<Database>,
  measurementId: string,
  reversedByLastName: string | null = null,
): Promise<void> {
  await db
    .insertInto('measurementReversal')
    .values({ id: newId(), measurementId, reason: 'mistyped', reversedByLastName })
    .execute();
}

/** A charge of days of a meter, which ended with that measurement. */
export async function addCharge(
  db: Kysely<Database>,
  charge: { meterId: string; measurementId: string; firstDay: string; lastDay: string },
): Promise<void> {
  await db
    .insertInto('billedStretch')
    .values({ id: newId(), quantity: '1', number: '7/2026', ...charge })
    .execute();
}

/** Makes meters that were read so, by the times, each with the changes of its devices. */
export function metersRead(db: Kysely<Database>, client: TestClient) {
  return async (values: Readonly<Record<string, string>>) => {
    const meter = await addMeter(db);
    const measurements = await addMeasurements(db, meter.id, values);
    return { ...meter, measurements, ...devicesOf(client, meter.id) };
  };
}
