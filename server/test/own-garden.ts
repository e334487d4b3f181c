import type { Role } from '@grzadka/contract/core/access/roles';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addCampaign, addCampaignMeter } from './campaigns.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  addSession,
  describeDevice,
} from './factories.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { fileForm, picture } from './test-images.ts';

/** Somebody who holds a garden with a meter, and is signed in. */
export interface Holder {
  readonly client: TestClient;
  readonly loginId: string;
  readonly partyId: string;
  readonly gardenId: string;
  readonly meterId: string;
  readonly settlementId: string;
  /** What every reply about it would show. */
  readonly marks: {
    readonly garden: string;
    readonly meter: string;
    readonly serialNumber: string;
    readonly lastName: string;
    readonly reference: string;
  };
}

let count = 0;

/** A holder since 2020 of a garden whose water meter was read twice, by default a plain user. */
export async function addHolder(
  app: TestApp,
  {
    role = 'ROLE_USER',
    validFrom = '2020-01-01',
    email = null,
  }: { role?: Role; validFrom?: string; email?: string | null } = {},
): Promise<Holder> {
  const { db } = app;
  count += 1;
  const marks = {
    garden: `Ogródek${count}x`,
    meter: `Wodomierz${count}x`,
    serialNumber: `Fabryczny${count}x`,
    lastName: `Holderska${count}x`,
  };
  const { id: partyId } = await addParty(db, { lastName: marks.lastName, email });
  const { id: gardenId } = await addGarden(db, { name: marks.garden });
  await addAssignment(db, { gardenId, partyId, validFrom });
  const { id: meterId } = await addMeter(db, { name: marks.meter, gardenId });
  await describeDevice(db, meterId, { serialNumber: marks.serialNumber, sealNumber: 'P1' });
  for (const [value, day] of [
    ['100', '2026-04-01'],
    ['120', '2026-08-01'],
  ] as const) {
    await addMeasurement(db, { meterId, value, measuredAt: `${day}T10:00:00.000Z` });
  }
  const { id: loginId } = await addLogin(db, { role, partyId });
  const client = createTestClient(app.origin, { [sessionCookie]: await addSession(db, loginId) });
  const { id: settlementId, reference } = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('gardenId', '=', gardenId)
    .executeTakeFirstOrThrow();
  const told = { ...marks, reference };
  return { client, loginId, partyId, gardenId, meterId, settlementId, marks: told };
}

/** An open round of readings with these meters, which takes reports unless something else is stated. */
export async function addOpenRound(
  { db }: TestApp,
  meterIds: readonly string[],
  given: Parameters<typeof addCampaign>[1] = {},
): Promise<{ id: string; name: string }> {
  const days = { readFrom: gardenToday(), readThru: gardenToday() };
  const round = await addCampaign(db, { state: 'open', selfReport: true, ...days, ...given });
  for (const meterId of meterIds) await addCampaignMeter(db, { campaignId: round.id, meterId });
  return round;
}

/** Has readings be taken from holders at any time. */
export async function takeReports({ db }: TestApp, needPhoto = false): Promise<void> {
  const set = { reportsOutsideRounds: true, reportsNeedPhoto: needPhoto };
  await db.updateTable('settings').set(set).execute();
}

/** Reports a reading of a holder's meter: by default 130 of today, with a photo only where one is given. */
export async function report(
  { client, meterId }: Pick<Holder, 'client' | 'meterId'>,
  {
    photo,
    ...given
  }: {
    meterId?: string;
    measurementValue?: string;
    measuredOn?: string;
    remark?: string;
    clientKey?: string;
    photo?: Uint8Array<ArrayBuffer>;
  } = {},
) {
  const fields = { meterId, measurementValue: '130', measuredOn: gardenToday(), ...given };
  const multipart = photo
    ? fileForm(fields, { content: photo, name: 'licznik.jpg', type: 'image/jpeg' })
    : new FormData();
  if (!photo) for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  return client.request<ErrorBody & { id: string }>('/api/own/report-reading', {
    method: 'POST',
    multipart,
  });
}

/** A photo as a telephone takes it: large, and with the place where it was taken. */
export async function phonePhoto({ width = 3000, height = 2000 } = {}) {
  const taken = picture({ width, height }).withExif({
    IFD0: { Make: 'Telefon' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' },
  });
  return Uint8Array.from(await taken.jpeg().toBuffer());
}
