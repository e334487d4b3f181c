import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addConsent } from './consents.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  testPassword,
} from './factories.ts';
import { postDebt, postPayment } from './ledger.ts';
import { addMessageRecipient } from './messages.ts';
import type { TestApp } from './test-app.ts';

let count = 0;

/** Somebody who had a garden, paid, was written to, read meters, and has none of all that any more. */
export async function addFormer(
  app: TestApp,
  mark: string,
  { posted = '2026-05-10' }: { posted?: string } = {},
) {
  count += 1;
  const plain = mark.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();
  const email = `${plain}@example.pl`;
  const { id } = await addParty(app.db, { firstName: `Imię${mark}`, lastName: mark, email });
  await sql`
    update party set phone = ${String(48_700_000_000 + count)}, street = ${`Ulica${mark}`}, house_number = '1',
      postal_code = '00-950', city = ${`Miasto${mark}`}, register_number = ${`E-${mark}`}
    where id = ${id}
  `.execute(app.db);
  const login = await addLogin(app.db, {
    partyId: id,
    role: 'ROLE_EMPLOYEE',
    loginId: `login${plain}`,
  });
  const admin = await app.as('ROLE_ADMIN');
  // What the audit holds of somebody who was here, and of a login that is not any more.
  const gone = await addLogin(app.db, {
    partyId: id,
    role: 'ROLE_EMPLOYEE',
    loginId: `dawny${plain}`,
  });
  const past = app.anonymous();
  await past.signIn(gone.loginId, testPassword);
  const read = { meterId: (await addMeter(app.db)).id, measurementValue: '7' };
  expect((await past.post('/api/meter/add-measurement', read)).status).toBe(201);
  expect((await admin.delete(`/api/login/delete/${gone.id}`)).status).toBe(204);
  const form = { partyType: 'person', firstName: `Imię${mark}`, lastName: mark, email };
  const address = { street: `Ulica${mark}`, houseNumber: '1', postalCode: '00-950' };
  const moved = { id, ...form, ...address, city: `Nowe${mark}` };
  expect((await admin.put('/api/party/update', moved)).status).toBe(204);
  const client = app.anonymous();
  await client.signIn(login.loginId, testPassword);
  const garden = await addGarden(app.db, { name: `Dawna ${count}` });
  const days = { validFrom: '2010-03-01', validThru: '2026-06-30' };
  await addAssignment(app.db, { gardenId: garden.id, partyId: id, ...days });
  const meter = await addMeter(app.db, { gardenId: garden.id });
  await addMeasurement(app.db, {
    meterId: meter.id,
    value: '100',
    measuredAt: '2026-05-15T10:00:00.000Z',
  });
  const reading = { meterId: meter.id, measurementValue: '120,5' };
  expect((await client.post('/api/meter/add-measurement', reading)).status).toBe(201);
  const { id: account } = await app.db
    .selectFrom('settlement')
    .select('id')
    .where('gardenId', '=', garden.id)
    .executeTakeFirstOrThrow();
  await sql`update settlement set note = ${`Uwaga o ${mark}`} where id = ${account}`.execute(
    app.db,
  );
  await postDebt(app.db, {
    account,
    day: posted,
    parts: [{ amount: 50_00, dueOn: posted }],
  });
  await postPayment(app.db, { account, day: posted, amount: 50_00 });
  await addConsent(app.db, { partyId: id, email });
  const { id: recipientId } = await addMessageRecipient(app.db, {
    name: `${mark} Imię${mark}`,
    address: [`Ulica${mark} 1`],
    emails: [email],
    state: 'printed',
    printedAt: '2026-05-01T10:00:00.000Z',
  });
  await sql`update message_recipient_party set party_id = ${id} where recipient_id = ${recipientId}`.execute(
    app.db,
  );
  return { id, client, login, account, garden, meter };
}

/** The tables in which a text stands, but for what changed in the last minutes. */
export async function whereStands(owner: Kysely<Database>, mark: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'list_change'
  `.execute(owner);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ilike ${`%${mark}%`}
    `.execute(owner);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}
