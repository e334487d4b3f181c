import type { Role } from '@grzadka/contract/core/access/roles';
import type { PersonalExport } from '@grzadka/contract/personal-data/personal-data.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldExports } from '#src/personal-data/export/delete-old-exports.ts';
import { addConsent } from '#test/consents.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  addTransferApplication,
  testPassword,
} from '#test/factories.ts';
import { postDebt, postPayment } from '#test/ledger.ts';
import { addMessageRecipient } from '#test/messages.ts';
import { fetchExport } from '#test/person-exports.ts';
import { makeExports, readArchive } from '#test/personal-data.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

interface Known {
  id: string;
  email: string;
  /** Their form, as somebody sends it who changes something. */
  form: object;
  marks: readonly string[];
}

let count = 0;

/** Somebody with all that a party can have; `marks` are the texts that nobody else has. */
async function addKnown(firstName: string, lastName: string): Promise<Known> {
  count += 1;
  const email = `poczta${count}@example.pl`;
  const { id } = await addParty(app.db, { firstName, lastName, email });
  const phone = String(48_601_000_000 + count);
  const street = `ul. ${lastName}ich`;
  const address = { street, houseNumber: '7', postalCode: '00-950', city: 'Otwock' };
  const numbers = { registerNumber: `E-700${count}`, nip: String(5_213_000_000 + count) };
  await app.db
    .updateTable('party')
    .set({ ...address, ...numbers, phone })
    .where('id', '=', id)
    .execute();
  const form = { partyType: 'person', firstName, lastName, email, phone, ...address };
  const marks = [phone, firstName, lastName, email, street, ...Object.values(numbers)];
  return { id, email, form, marks };
}

/** Somebody signed in with a login of theirs. */
async function signIn({ id }: Known, role: Role) {
  const login = await addLogin(app.db, { partyId: id, role });
  const client = app.anonymous();
  await client.signIn(login.loginId, testPassword);
  return { client, login };
}

/** A person who shares a garden, whose papers name others, and whom staff have written of. */
async function addLife() {
  const person = await addKnown('Zenobia', 'Żabicka');
  const spouse = await addKnown('Świętopełk', 'Brzęczyszczykiewicz');
  const clerk = await addKnown('Kunegunda', 'Gżegżółka');
  const { client: staff, login } = await signIn(clerk, 'ROLE_TREASURER');
  const own = await signIn(person, 'ROLE_SUPER_USER');
  const garden = await addGarden(app.db, { name: 'Różana 17' });
  for (const { id } of [person, spouse]) {
    await addAssignment(app.db, { gardenId: garden.id, partyId: id, validFrom: '2020-03-01' });
  }
  const meter = await addMeter(app.db, { gardenId: garden.id });
  await addMeasurement(app.db, {
    meterId: meter.id,
    value: '987.654',
    measuredAt: '2026-06-15T10:00:00.000Z',
  });
  await addMeasurement(app.db, {
    meterId: meter.id,
    value: '123.321',
    measuredAt: '2019-06-15T10:00:00.000Z',
  });
  const reading = { meterId: meter.id, measurementValue: '1001,5' };
  expect((await staff.post('/api/meter/add-measurement', reading)).status).toBe(201);
  await addConsent(app.db, { partyId: person.id, email: person.email });
  await addTransferApplication(app.db, { gardenId: garden.id, fromPartyId: person.id });
  await sql`
    update transfer_application set to_name = 'Gżegżółka Kunegunda',
      note = 'Prosi Żabicka Zenobia, dzwonił BRZECZYSZCZYKIEWICZ SWIETOPELK, tel. ${sql.raw(spouse.marks[0] ?? '')}'
  `.execute(app.db);
  const { id: account } = await app.db
    .selectFrom('settlement')
    .select('id')
    .where('gardenId', '=', garden.id)
    .executeTakeFirstOrThrow();
  await sql`
    update settlement set note = 'Płaci Brzęczyszczykiewicz, umówiła Kunegunda Gżegżółka' where id = ${account}
  `.execute(app.db);
  await postDebt(app.db, {
    account,
    day: '2026-07-01',
    parts: [{ amount: 123_45, dueOn: '2026-07-31' }],
  });
  await postPayment(app.db, { account, day: '2026-07-02', amount: 100_00 });
  const { id: recipientId } = await addMessageRecipient(app.db, {
    name: 'Państwo Zenobia Żabicka i Świętopełk Brzęczyszczykiewicz',
    emails: [person.email, spouse.email],
  });
  await sql`update message_recipient_party set party_id = ${person.id} where recipient_id = ${recipientId}`.execute(
    app.db,
  );
  // What they did to each other, as the audit has it.
  const update = (known: Known, city: string) => ({ ...known.form, id: known.id, city });
  const replies = [
    await staff.put('/api/party/update', update(person, 'Dawne Miasto')),
    await own.client.put('/api/party/update', update(clerk, 'Cudze Miasto')),
  ];
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  return { person, spouse, clerk, own, staff, login, garden };
}

describe('the data of a person', () => {
  it('are all there in two forms, and nothing of anybody else', async () => {
    const { person, spouse, clerk } = await addLife();
    const admin = await app.as('ROLE_ADMIN');

    const files = await fetchExport(app, admin, person.id);

    expect(Object.keys(files)).toEqual(['dane.html', 'dane.json']);
    const [page, json] = [files['dane.html'] ?? '', files['dane.json'] ?? ''];
    const text = `${page}\n${json}`;
    const foreign = [...spouse.marks, ...clerk.marks, 'BRZECZYSZCZYKIEWICZ', 'Cudze Miasto'];
    expect(foreign.filter((mark) => text.includes(mark))).toEqual([]);
    expect(person.marks.filter((mark) => !json.includes(mark))).toEqual([]);
    for (const mine of ['Różana 17', '123,45', '100,00', '2026.07.31', 'Dawne Miasto']) {
      expect(page).toContain(mine);
    }
    expect(json).toContain('987.654');
    // Before they had the garden.
    expect(json).not.toContain('123.321');
    expect(page).toContain('<html lang="pl">');
    expect(text).not.toContain('argon2');
  });

  it('say what each thing is called, by tables of the database', async () => {
    const { id } = await addParty(app.db, { firstName: 'Ala', lastName: 'Sama' });
    const files = await fetchExport(app, await app.as('ROLE_SUPER_USER'), id);
    expect(JSON.parse(files['dane.json'] ?? '')).toMatchObject({
      name: 'Sama Ala',
      tables: [
        {
          table: 'party',
          heading: 'Dane podmiotu',
          columns: { firstName: 'Imię', lastName: 'Nazwisko' },
          rows: [{ firstName: 'Ala', lastName: 'Sama', email: null }],
        },
        { table: 'auditEntry', rows: [{ action: 'export-person', actor: 'inna osoba' }] },
      ],
    });
  });

  it('are for whoever asked, for seven days', async () => {
    const { id: partyId } = await addParty(app.db);
    const [asks, other] = [await app.as('ROLE_ADMIN'), await app.as('ROLE_ADMIN')];
    const { status, body } = await asks.post<{ id: string }>('/api/personal-data/export', {
      partyId,
    });
    expect(status).toBe(201);
    // Asked for once more while it waits it is the same.
    const again = await asks.post<{ id: string }>('/api/personal-data/export', { partyId });
    expect(again.body).toEqual(body);
    const path = `/api/personal-data/export/${body.id}`;
    expect((await asks.get(path)).status).toBe(404);
    await makeExports(app);

    const { items } = (await asks.get<{ items: PersonalExport[] }>('/api/personal-data/export'))
      .body;
    expect(items).toMatchObject([{ id: body.id, party: { id: partyId }, state: 'done' }]);
    expect((await other.get('/api/personal-data/export')).body).toEqual({ items: [] });
    expect((await other.get(path)).status).toBe(404);
    const reply = await asks.send(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(Object.keys(await readArchive(reply))).toContain('dane.html');

    const { objectId } = await app.db
      .updateTable('personalExport')
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where('id', '=', body.id)
      .returning('objectId')
      .executeTakeFirstOrThrow();
    expect((await asks.get(path)).status).toBe(404);
    expect(await deleteOldExports(app)).toBe(1);
    expect(await app.storage.size(objectId ?? '')).toBeNull();
    expect(await deleteOldExports(app)).toBe(0);
  });

  it('are not for everybody who works here', async () => {
    const { id: partyId } = await addParty(app.db);
    for (const role of ['ROLE_TREASURER', 'ROLE_EMPLOYEE', 'ROLE_USER'] as const) {
      const client = await app.as(role);
      expect((await client.post('/api/personal-data/export', { partyId })).status).toBe(403);
    }
    const admin = await app.as('ROLE_ADMIN');
    const unknown = { partyId: '01930000-0000-7000-8000-000000000000' };
    expect((await admin.post('/api/personal-data/export', unknown)).status).toBe(404);
  });

  it('are given to whom they are of, who asks for nobody else’s', async () => {
    const person = await addKnown('Bogna', 'Własna');
    const { client } = await signIn(person, 'ROLE_USER');
    expect((await client.post('/api/own/personal-data', undefined)).status).toBe(204);
    await makeExports(app);
    const { items } = (await client.get<{ items: PersonalExport[] }>('/api/own/personal-data'))
      .body;
    expect(items).toMatchObject([{ state: 'done', party: { id: person.id } }]);
    const path = `/api/own/personal-data/${items[0]?.id}`;
    const files = await readArchive(await client.send(path));
    expect(files['dane.html']).toContain('Własna');
    const other = await app.as('ROLE_USER');
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get('/api/own/personal-data')).body).toEqual({
      hasParty: true,
      items: [],
    });
  });

  it('are nobody’s at a login that belongs to nobody', async () => {
    const { loginId } = await addLogin(app.db, { partyId: null });
    const client = app.anonymous();
    await client.signIn(loginId, testPassword);
    expect((await client.post('/api/own/personal-data', undefined)).status).toBe(409);
    const { body } = await client.get('/api/own/personal-data');
    expect(body).toEqual({ hasParty: false, items: [] });
  });
});
