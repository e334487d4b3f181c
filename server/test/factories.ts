import type { Role } from '@grzadka/contract/core/access/roles';
import type { FindingCode } from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementChannel } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterRole, MeterType } from '@grzadka/contract/meter/meter.labels';
import { hashSync } from '@node-rs/argon2';
import { type Kysely, sql, type Updateable } from 'kysely';
import { noEnd } from '#src/assignment/assignment.repo.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { encryptSecret } from '#src/second-factor/encrypted-secret.ts';
import { describeSecret, newSecret } from '#src/second-factor/totp.ts';
import { createSession } from '#src/session/session.repo.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';

type Db = Kysely<Database>;

/** The password of every login that `addLogin` makes. */
export const testPassword = 'Ogrodek123';
/**
 * Its hash, once for all logins, and as cheap as it gets: a hash says itself what it cost, so that
 * checking a password against it is as quick. Passwords that the application hashes cost the full price.
 */
const passwordHash = hashSync(testPassword, { memoryCost: 8, timeCost: 1 });

let count = 0;

/** A number no other record of this test file has had. */
function next(): number {
  count += 1;
  return count;
}

/** A person; without a name 'Jan Kowalski', and without an e-mail address unless given one. */
export async function addParty(
  db: Db,
  input: { firstName?: string; lastName?: string; email?: string | null } = {},
) {
  const { firstName = 'Jan', lastName = 'Kowalski', email = null } = input;
  const id = newId();
  const values = { id, partyType: 'person', firstName, lastName, email } as const;
  await db.insertInto('party').values(values).execute();
  return { id };
}

/** A company; without an e-mail address unless given one. */
export async function addCompany(
  db: Db,
  { name, email = null }: { name: string; email?: string | null },
) {
  const id = newId();
  await db
    .insertInto('party')
    .values({ id, partyType: 'company', companyName: name, email })
    .execute();
  return { id };
}

/** A login with `testPassword`, of a person of its own unless `partyId` says otherwise; `loginId` is its user name, as on the wire. */
export async function addLogin(
  db: Db,
  input: { role?: Role; enabled?: boolean; loginId?: string; partyId?: string | null } = {},
) {
  const { role = 'ROLE_EMPLOYEE', enabled = true, loginId = `osoba${next()}` } = input;
  const partyId = input.partyId === undefined ? (await addParty(db)).id : input.partyId;
  const id = newId();
  const values = { id, partyId, userName: loginId, role, enabled, passwordHash };
  await db.insertInto('login').values(values).execute();
  return { id, loginId, partyId };
}

/** A session of a login that `addLogin` made; gives the token that the browser keeps. */
export async function addSession(db: Db, loginId: string): Promise<string> {
  const token = await createSession(db, { loginId, passwordHash, browser: null });
  if (token === null) throw new Error('no enabled login with the password of the tests');
  return token;
}

/**
 * Switches the second factor of a login on, with one recovery code; gives that and the app that makes the
 * codes. With a `key` its secret is encrypted.
 */
export async function addSecondFactor(
  db: Db,
  loginId: string,
  { key = null }: { key?: string | null } = {},
): Promise<Authenticator & { recoveryCode: string }> {
  const secret = newSecret();
  const stored = encryptSecret(secret, { key, loginId });
  const switchedOnAt = new Date();
  await db
    .insertInto('secondFactor')
    .values({ loginId, ...stored, switchedOnAt })
    .execute();
  const codeHash = hashSync(recoveryCode, { memoryCost: 8, timeCost: 1 });
  await db.insertInto('recoveryCode').values({ loginId, codeHash }).execute();
  return { ...createAuthenticator(describeSecret(secret, '').key), recoveryCode };
}

const recoveryCode = '123412341234';

/** A garden with an area in square metres, in sector 1, 2 or 3, or in another one by its id. */
export async function addGarden(
  db: Db,
  input: { name?: string; sector?: 1 | 2 | 3 | string; area?: number | null } = {},
) {
  const { name = `Działka ${next()}`, sector = 1, area = 300 } = input;
  const id = newId();
  await db
    .insertInto('garden')
    .values({ id, name, sectorId: String(sector), area })
    .execute();
  return { id, name };
}

/** Gives a garden a holder; days as 'YYYY-MM-DD'. */
export async function addAssignment(
  db: Db,
  input: { gardenId: string; partyId: string; validFrom?: string; validThru?: string },
) {
  const id = newId();
  const { gardenId, partyId, validFrom = null, validThru = noEnd } = input;
  await db
    .insertInto('assignment')
    .values({ id, gardenId, partyId, validFrom, validThru })
    .execute();
  return { id };
}

/** An application for the transfer of a garden to somebody who is no party, decided on by nobody yet. */
export async function addTransferApplication(
  db: Db,
  given: { gardenId: string; fromPartyId: string; appliedOn?: string },
) {
  const id = newId();
  const values = { id, appliedOn: '2026-11-02', toName: 'Kowal Marta', ...given };
  await db.insertInto('transferApplication').values(values).execute();
  return { id };
}

/** A request of a person for a copy of the own data that nobody has answered. */
export async function addDataRequest(db: Db, given: { partyId: string; receivedOn?: string }) {
  const id = newId();
  const values = { id, kind: 'access' as const, receivedOn: '2026-11-02', ...given };
  await db.insertInto('dataRequest').values(values).execute();
  return { id };
}

/** An activity of the register of processing activities. */
export async function addProcessingActivity(db: Db) {
  const id = newId();
  await db
    .insertInto('processingActivity')
    .values({ id, name: `Czynność ${id}` })
    .execute();
  return { id };
}

interface MeterInput {
  name?: string;
  type?: MeterType;
  active?: boolean;
  gardenId?: string;
  role?: MeterRole;
  zoneId?: string;
  sectorId?: string;
  walkOrder?: number | null;
  place?: string;
}

/** By default an active water meter of a plot. */
export async function addMeter(db: Db, { name = `Licznik ${next()}`, ...given }: MeterInput = {}) {
  const id = newId();
  await db
    .insertInto('meter')
    .values({ id, name, type: 'WaterMeter', ...given })
    .execute();
  return { id, name };
}

/** By default a zone of water meters. */
export async function addZone(
  db: Db,
  { name = `Strefa ${next()}`, type = 'WaterMeter' }: { name?: string; type?: MeterType } = {},
) {
  const id = newId();
  await db.insertInto('zone').values({ id, name, type }).execute();
  return { id, name };
}

/** A measurement taken by Anna Nowak, or another Anna, by default without a finding. */
export async function addMeasurement(
  db: Db,
  {
    meterId,
    value,
    measuredAt,
    surname = 'Nowak',
    verdict = [],
    channel = 'office',
  }: {
    meterId: string;
    value: string;
    measuredAt: string;
    surname?: string;
    verdict?: FindingCode[];
    channel?: MeasurementChannel;
  },
) {
  const id = newId();
  const measuredBy = { measuredByFirstName: 'Anna', measuredByLastName: surname, loginId: null };
  // Of the device that was there then, which the database finds.
  const installationId = sql<string>`null`;
  await db
    .insertInto('measurement')
    .values({
      id,
      meterId,
      value,
      measuredAt,
      installationId,
      verdict,
      channel,
      ...measuredBy,
    })
    .execute();
  return { id };
}

/** Two measurements of a meter, a quarter apart: from these on it has a chart. */
export async function addTwoMeasurements(db: Db, meterId: string): Promise<void> {
  for (const [value, month] of [
    ['3120', '04'],
    ['3150', '07'],
  ] as const) {
    const measuredAt = `2026-${month}-15T10:00:00.000Z`;
    await addMeasurement(db, { meterId, value, measuredAt });
  }
}

/** States what is known of the only device of a meter; instants as on the wire. */
export async function describeDevice(
  db: Db,
  meterId: string,
  facts: Updateable<Database['installation']>,
) {
  await db.updateTable('installation').set(facts).where('meterId', '=', meterId).execute();
}

/** A charge for the consumption of a meter in April 2024, which ended with the measurement. */
export async function addCharge(
  db: Db,
  { meterId, measurementId, number }: { meterId: string; measurementId: string; number: string },
) {
  const days = { firstDay: '2024-04-01', lastDay: '2024-04-30' };
  await db
    .insertInto('billedStretch')
    .values({ id: newId(), meterId, measurementId, number, quantity: '1', ...days })
    .execute();
}
