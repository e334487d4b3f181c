import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { eraseDue } from '#src/personal-data/erasure/erase-due.ts';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { campaignCalls } from '#test/campaign-calls.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeter,
  addParty,
  testPassword,
} from '#test/factories.ts';
import { addFormer } from '#test/former-holders.ts';
import { postDebt } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owner = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owner));
const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };
const admin = await app.as('ROLE_ADMIN');

/** Has a party be forgotten, up to a phase. */
async function erase(partyId: string, phases: readonly ('contact' | 'name')[]): Promise<void> {
  const asked = { partyId, ground: 'objection', askedOn: '2026-11-01', askedBy: 'person' };
  const { body, status } = await admin.post<{ id: string }>('/api/personal-data/erase', asked);
  expect(status).toBe(201);
  for (const phase of phases) await eraseDue(needs, { which: [body.id], phases: [phase] });
}

it('lines of the bank go that are old, or were paid while the account was theirs, and no others', async () => {
  const person = await addParty(app.db, { firstName: 'Żaneta', lastName: 'Płatna' });
  const other = await addParty(app.db, { firstName: 'Inna', lastName: 'Trwała' });
  const garden = await addGarden(app.db, { name: 'Wspólna 7' });
  const since = { gardenId: garden.id, validFrom: '2010-03-01' };
  await addAssignment(app.db, { ...since, partyId: person.id, validThru: '2018-12-31' });
  await addAssignment(app.db, { ...since, partyId: other.id });
  const { id: account } = await app.db
    .selectFrom('settlement')
    .select('id')
    .where('gardenId', '=', garden.id)
    .executeTakeFirstOrThrow();
  const line = async (
    title: string,
    bookingDay: string,
    isTheirs: boolean,
    counterpartyName = 'PŁATNA ŻANETA',
  ) => {
    const { id } = await addBankLine(app.db, {
      title,
      counterpartyName,
      bookingDay,
      valueDay: bookingDay,
      amount: 10_00,
      raw: title,
    });
    if (isTheirs) await assignLine(app.db, id, [{ settlementId: account, amount: 10_00 }]);
  };
  await line('dawna niczyja', '2017-05-04', false);
  await line('dawna obca', '2017-05-04', false, 'Płatna Żanetta');
  await line('dawna własna', '2018-05-04', true, 'Konto wspólne');
  await line('nowa niczyja', '2026-05-04', false);
  await line('nowa następcy', '2026-05-05', true, 'Trwała Inna');
  const left = async () =>
    (
      await sql<{ title: string }>`
        select title from bank_line where title <> 'Usunięto' and raw <> 'Usunięto' order by title collate polish
      `.execute(app.db)
    ).rows.map(({ title }) => title);
  expect(await left()).toHaveLength(5);

  await erase(person.id, ['contact', 'name']);

  // What is young and nobody's yet still has to find its account.
  expect(await left()).toEqual(['dawna obca', 'nowa następcy', 'nowa niczyja']);
  const { rows: found } = await sql`
    select count(*)::integer as count from money_movement where search like '%platnazaneta%'
  `.execute(app.db);
  expect(found).toEqual([{ count: 1 }]);
});

it('who has the same name keeps it where a login says who it was, and in what a round says of its readers', async () => {
  const names = { firstName: 'Anna', lastName: 'Dwojga' };
  const meter = await addMeter(app.db);
  const people = [];
  for (const [index, value] of ['10', '20'].entries()) {
    const { id } = await addParty(app.db, names);
    const login = await addLogin(app.db, {
      partyId: id,
      role: 'ROLE_EMPLOYEE',
      loginId: `dwojga${index}`,
    });
    const client = app.anonymous();
    await client.signIn(login.loginId, testPassword);
    const reading = { meterId: meter.id, measurementValue: value };
    expect((await client.post('/api/meter/add-measurement', reading)).status).toBe(201);
    expect((await admin.delete(`/api/login/delete/${login.id}`)).status).toBe(204);
    people.push(id);
  }
  const readers = [];
  for (const lastName of ['Czytająca', 'Czytająca-Nowak']) {
    const { id } = await addParty(app.db, { firstName: 'Ewa', lastName });
    const { id: userLoginId } = await addLogin(app.db, { partyId: id, role: 'ROLE_EMPLOYEE' });
    readers.push({ id, userLoginId });
  }
  const made = await (await campaignCalls(app)).create({
    readers: readers.map(({ userLoginId }) => ({ userLoginId, sectorIds: [] })),
  });
  expect(made.status).toBe(201);

  await erase(people[0] ?? '', ['contact']);
  await erase(readers[0]?.id ?? '', ['contact']);

  const { rows } = await sql`
    select value::text, measured_by_last_name from measurement where meter_id = ${meter.id} order by value
  `.execute(app.db);
  expect(rows).toEqual([
    { value: '10.000', measuredByLastName: 'usunięta' },
    { value: '20.000', measuredByLastName: 'Dwojga' },
  ]);
  const told = await sql<{ readers: string }>`
    select after ->> 'readers' as readers from audit_entry where record_id = ${made.body.id} and after ? 'readers'
  `.execute(app.db);
  expect(told.rows).toEqual([{ readers: 'Osoba usunięta, Czytająca-Nowak Ewa' }]);
});

it('what is posted at the very moment is seen before the data go', async () => {
  const { id: partyId, account } = await addFormer(app, 'Dłużna');
  const asked = { partyId, ground: 'objection', askedOn: '2026-11-01', askedBy: 'person' };
  const { body } = await admin.post<{ id: string }>('/api/personal-data/erase', asked);
  await sql`update erasure set held_thru = '2020-01-01' where id = ${body.id}`.execute(app.db);
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct pid)::integer as count from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
    `.execute(app.db);
    return rows[0]?.count;
  };
  const parts = [{ amount: 7_00, dueOn: '2026-06-30' }];
  const works: Promise<unknown>[] = [];

  // Both wait for the account, one behind the other.
  await app.db.transaction().execute(async (trx) => {
    await sql`select from settlement where id = ${account} for no key update`.execute(trx);
    works.push(postDebt(app.db, { account, day: '2026-06-01', parts }));
    await expect.poll(waiting).toBe(1);
    works.push(eraseDue(needs));
    await expect.poll(waiting).toBe(2);
  });
  await Promise.all(works);

  const { rows } = await sql`select state from erasure where id = ${body.id}`.execute(app.db);
  expect(rows).toEqual([{ state: 'held' }]);
});
