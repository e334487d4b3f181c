import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { PartyListItem } from '@grzadka/contract/party/party-reply';
import type { Erasure, ErasureStanding } from '@grzadka/contract/personal-data/erasure.model';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { eraseDue } from '#src/personal-data/erasure/erase-due.ts';
import {
  erasedListFolder,
  replayErasures,
  writeErasedList,
} from '#src/personal-data/erasure/erased-list.ts';
import { addConsent } from '#test/consents.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  testPassword,
} from '#test/factories.ts';
import { postDebt, postPayment } from '#test/ledger.ts';
import { addMessageRecipient } from '#test/messages.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owner = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owner));
const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };
const admin = await app.as('ROLE_ADMIN');

const asked = { ground: 'not-needed', askedOn: '2026-11-30', askedBy: 'person' } as const;
const erase = (partyId: string) =>
  admin.post<{ id: string } & ErrorBody>('/api/personal-data/erase', { partyId, ...asked });
const standingOf = async (id: string) =>
  (await admin.get<ErasureStanding>(`/api/personal-data/standing/${id}`)).body;
const namesOf = async () =>
  (await admin.get<ListPage<PartyListItem>>('/api/party?limit=100')).body.items.map(
    ({ name }) => name,
  );

/** Has the days of the hold, or of the ledger, be over. */
async function passDays(id: string): Promise<void> {
  await sql`
    update erasure set held_thru = '2020-01-01', name_on = case when name_on is not null then date '2020-01-01' end
    where id = ${id}
  `.execute(app.db);
}

let count = 0;

/** Somebody who had a garden, paid, was written to, read meters, and has none of all that any more. */
async function addFormer(mark: string) {
  count += 1;
  const email = `${mark.toLowerCase()}@example.pl`;
  const { id } = await addParty(app.db, { firstName: `Imię${mark}`, lastName: mark, email });
  await sql`
    update party set phone = ${String(48_700_000_000 + count)}, street = ${`Ulica${mark}`}, house_number = '1',
      postal_code = '00-950', city = ${`Miasto${mark}`}, register_number = ${`E-${mark}`}
    where id = ${id}
  `.execute(app.db);
  const login = await addLogin(app.db, {
    partyId: id,
    role: 'ROLE_EMPLOYEE',
    loginId: `login${mark.toLowerCase()}`,
  });
  const client = app.anonymous();
  await client.signIn(login.loginId, testPassword);
  const garden = await addGarden(app.db, { name: `Dawna ${count}` });
  const days = { validFrom: '2020-03-01', validThru: '2026-06-30' };
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
    day: '2026-05-10',
    parts: [{ amount: 50_00, dueOn: '2026-05-31' }],
  });
  await postPayment(app.db, { account, day: '2026-05-10', amount: 50_00 });
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

/** Where in the database a text stands, as 'table' or 'table: …', with what changed in the last minutes left out. */
async function whereStands(mark: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'list_change'
  `.execute(owner.db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ilike ${`%${mark}%`}
    `.execute(owner.db);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

const balances = async () =>
  (
    await sql`
      select
        (select jsonb_agg(array[id::text, balance_grosz::text] order by id) from settlement) as accounts,
        (select sum(amount_grosz) from ledger_line) as lines,
        (select sum(open_grosz) from open_item) as open
    `.execute(app.db)
  ).rows;

describe('a person who asks to be forgotten', () => {
  it('is refused, in words, as long as something stands in the way', async () => {
    const { id, account } = await addFormer('Wstrzymana');
    const garden = await addGarden(app.db, { name: 'Zajęta 4' });
    await addAssignment(app.db, { gardenId: garden.id, partyId: id });
    await postDebt(app.db, {
      account,
      day: '2026-06-01',
      parts: [{ amount: 12_30, dueOn: '2026-06-30' }],
    });
    await admin.post('/api/personal-data/hold', { partyId: id, isHeld: true });

    const { status, body } = await erase(id);

    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toBe(
      'Ta osoba ma działkę: Zajęta 4. Najpierw wybierz „Zakończ użytkowanie”.',
    );
    const { obstacles } = await standingOf(id);
    expect(obstacles.map(({ kind }) => kind)).toEqual(['garden', 'balance', 'legal-hold']);
    expect(obstacles[1]?.message).toBe(
      'Ta osoba ma saldo 12,30\u00a0zł do zapłaty. Najpierw przyjmij wpłatę albo umórz dług.',
    );
    const treasurer = await app.as('ROLE_SUPER_USER');
    expect(
      (await treasurer.post('/api/personal-data/erase', { partyId: id, ...asked })).status,
    ).toBe(403);
  });

  it('is put away for 30 days, below all doors, and comes back by one press', async () => {
    const { id, client, login } = await addFormer('Odłożona');
    expect(await namesOf()).toContain('Odłożona ImięOdłożona');
    const before = await app.db
      .selectFrom('party')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    const { status, body } = await erase(id);

    expect(status).toBe(201);
    expect((await erase(id)).status).toBe(409);
    expect((await namesOf()).filter((name) => /Odłożona|Osoba usunięta/.test(name))).toEqual([]);
    const found = await admin.get(`/api/search?phrase=odlozona`);
    expect(JSON.stringify(found.body)).not.toContain('Odłożona');
    expect((await client.get('/api/garden')).status).toBe(401);
    expect((await app.anonymous().signIn(login.loginId, testPassword)).status).toBe(401);
    const person = { partyType: 'person', firstName: 'Ktoś', lastName: 'Inny' };
    expect((await admin.put('/api/party/update', { id, ...person })).status).toBe(409);
    const { items } = (await admin.get<{ items: Erasure[] }>('/api/personal-data/erasures')).body;
    expect(items[0]).toMatchObject({
      id: body.id,
      partyId: id,
      state: 'held',
      ground: 'not-needed',
    });
    // Whose it is stands there alone, for whoever may take it back.
    expect(items[0]?.heldName).toBe('Odłożona ImięOdłożona');
    // Its day has not come.
    await eraseDue(needs);
    expect((await standingOf(id)).erasure?.state).toBe('held');

    expect((await admin.post('/api/personal-data/cancel-erase', { id: body.id })).status).toBe(204);

    const after = await app.db
      .selectFrom('party')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ ...after, version: 0, updatedAt: '' }).toEqual({
      ...before,
      version: 0,
      updatedAt: '',
    });
    expect(await namesOf()).toContain('Odłożona ImięOdłożona');
    expect((await app.anonymous().signIn(login.loginId, testPassword)).status).toBe(204);
    expect((await admin.post('/api/personal-data/cancel-erase', { id: body.id })).status).toBe(409);
  });

  it('leaves the name to the ledger alone, then nothing, and all sums as they were', async () => {
    const { id } = await addFormer('Zapomniana');
    const other = await addFormer('Sąsiadka');
    const sums = await balances();
    const { body } = await erase(id);
    await passDays(body.id);

    expect(await eraseDue(needs)).toMatchObject({ contact: 1 });

    expect(await balances()).toEqual(sums);
    expect(await whereStands('zapomniana')).toEqual(['erasure']);
    const kept = await sql`select kept, name_on::text from erasure where id = ${body.id}`.execute(
      app.db,
    );
    expect(kept.rows).toEqual([
      {
        kept: { firstName: 'ImięZapomniana', lastName: 'Zapomniana', companyName: null },
        nameOn: '2032-01-01',
      },
    ]);
    expect((await admin.post('/api/personal-data/cancel-erase', { id: body.id })).status).toBe(409);
    const values = await sql`
      select count(*)::integer as count from measurement where measured_by_first_name = 'Osoba'
    `.execute(app.db);
    expect(values.rows).toEqual([{ count: 1 }]);

    await passDays(body.id);
    expect(await eraseDue(needs)).toMatchObject({ name: 1 });

    expect(await whereStands('zapomniana')).toEqual([]);
    expect(await balances()).toEqual(sums);
    expect((await whereStands('sąsiadka')).length).toBeGreaterThan(5);
    expect((await standingOf(other.id)).erasure).toBeNull();
  });

  it('stays as long as a court may ask', async () => {
    const { id } = await addFormer('Pozwana');
    const { body } = await erase(id);
    await passDays(body.id);
    await admin.post('/api/personal-data/hold', { partyId: id, isHeld: true });
    await eraseDue(needs);
    expect((await standingOf(id)).erasure).toMatchObject({ state: 'held', isOnHold: true });
    await admin.post('/api/personal-data/hold', { partyId: id, isHeld: false });
    await eraseDue(needs);
    expect((await standingOf(id)).erasure?.state).toBe('contact');
  });

  it('is finished by the next run where one was cut short', async () => {
    const { id } = await addFormer('Przerwana');
    const { body } = await erase(id);
    await passDays(body.id);
    await sql`
      create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$
    `.execute(owner.db);
    await sql`create trigger cut before delete on login for each row execute function cut()`.execute(
      owner.db,
    );
    await expect(eraseDue(needs)).rejects.toThrow('cut');
    expect((await standingOf(id)).erasure?.state).toBe('held');
    expect((await whereStands('ulicaprzerwana')).length).toBeGreaterThan(1);
    await sql`drop function cut() cascade`.execute(owner.db);
    await eraseDue(needs);
    expect(await whereStands('ulicaprzerwana')).toEqual([]);
  });

  it('is not brought back by an older backup', async () => {
    const { id } = await addFormer('Przywrócona');
    const { body } = await erase(id);
    await passDays(body.id);
    const folder = erasedListFolder(app.config);
    await eraseDue(needs);
    await writeErasedList(app.db, folder);
    // As the backup has it: the person is there, and nobody knows of an erasure.
    await sql`delete from erasure where id = ${body.id}`.execute(app.db);
    await sql`
      update party set first_name = 'Imię', last_name = 'Przywrócona', street = 'UlicaPrzywrócona', house_number = '1',
        postal_code = '00-950', city = 'X', is_erased = false where id = ${id}
    `.execute(app.db);

    expect(await replayErasures(needs, [folder])).toBeGreaterThan(0);

    expect(await whereStands('ulicaprzywrócona')).toEqual([]);
    expect((await standingOf(id)).erasure?.state).toBe('contact');
    // Nobody is behind the list now.
    expect(await replayErasures(needs, [folder])).toBe(0);
  });
});
