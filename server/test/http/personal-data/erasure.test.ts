import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PartyListItem } from '@grzadka/contract/party/party-reply';
import type { Erasure, ErasureStanding } from '@grzadka/contract/personal-data/erasure.model';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { eraseDue } from '#src/personal-data/erasure/erase-due.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCashPayment } from '#test/cash.ts';
import { addAssignment, addGarden, testPassword } from '#test/factories.ts';
import { addFormer, whereStands } from '#test/former-holders.ts';
import { postDebt, postPayment } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owner = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owner));
const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };
const admin = await app.as('ROLE_ADMIN');

const asked = { ground: 'not-needed', askedOn: '2026-11-01', askedBy: 'person' } as const;
const erase = (partyId: string) =>
  admin.post<{ id: string } & ErrorBody>('/api/personal-data/erase', { partyId, ...asked });
const standingOf = async (id: string) =>
  (await admin.get<ErasureStanding>(`/api/personal-data/standing/${id}`)).body;
const namesOf = async () =>
  (await admin.get<ListPage<PartyListItem>>('/api/party?limit=100')).body.items.map(
    ({ name }) => name,
  );

/** Has the days of the hold be over. */
async function passHold(id: string): Promise<void> {
  await sql`
    update erasure set held_thru = '2020-01-01' where id = ${id}
  `.execute(app.db);
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

// Before the others: nothing is posted for an earlier day than what is there.
const forgotten = await addFormer(app, 'Zapomniana', { posted: '2018-05-10' });

describe('a person who asks to be forgotten', () => {
  it('is refused, in words, as long as something stands in the way', async () => {
    const { id, account } = await addFormer(app, 'Wstrzymana');
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
    const { id, client, login } = await addFormer(app, 'Odłożona');
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
    const { id } = forgotten;
    const other = await addFormer(app, 'Sąsiadka');
    const sums = await balances();
    const { body } = await erase(id);
    await passHold(body.id);

    expect(await eraseDue(needs, { phases: ['contact'] })).toMatchObject({ contact: 1 });

    expect(await balances()).toEqual(sums);
    expect(await whereStands(owner.db, 'zapomniana')).toEqual(['erasure']);
    const kept = await sql`select kept, name_on::text from erasure where id = ${body.id}`.execute(
      app.db,
    );
    expect(kept.rows).toEqual([
      {
        kept: { firstName: 'ImięZapomniana', lastName: 'Zapomniana', companyName: null },
        nameOn: '2024-01-01',
      },
    ]);
    expect((await admin.post('/api/personal-data/cancel-erase', { id: body.id })).status).toBe(409);
    const values = await sql`
      select count(*)::integer as count from measurement where measured_by_first_name = 'Osoba'
    `.execute(app.db);
    // By the login that they had, and by one that was deleted.
    expect(values.rows).toEqual([{ count: 2 }]);

    expect(await eraseDue(needs)).toMatchObject({ name: 1 });

    expect(await whereStands(owner.db, 'zapomniana')).toEqual([]);
    expect(await balances()).toEqual(sums);
    expect((await whereStands(owner.db, 'sąsiadka')).length).toBeGreaterThan(5);
    expect((await standingOf(other.id)).erasure).toBeNull();
    const told = (await auditOf(app.db, 'party', id)).map(({ action, actor }) => [action, actor]);
    expect(told.slice(-3)).toEqual([
      ['erase', expect.any(String)],
      ['erase-contact', 'program'],
      ['erase-name', 'program'],
    ]);
  });

  it('keeps the name for the ledger until five years after the year of the last posting are over', async () => {
    const { id, account } = await addFormer(app, 'Zaksięgowana');
    const { body } = await erase(id);
    await passHold(body.id);
    await eraseDue(needs);
    expect((await standingOf(id)).erasure).toMatchObject({
      state: 'contact',
      nextOn: '2032-01-01',
      heldName: null,
    });
    await addCashPayment(app.db, { settlementId: account });
    // The treasury sees it on the ledger's own screens, and nobody elsewhere.
    const { items } = (await admin.get<ListPage<{ payer: string | null }>>('/api/transaction'))
      .body;
    expect(items.map(({ payer }) => payer)).toContain('Zaksięgowana ImięZaksięgowana');
    const { body: holders } = await admin.get(`/api/settlement/get/${account}`);
    expect(JSON.stringify(holders)).not.toContain('Zaksięgowana');
    // What was posted today puts it off.
    const nextOn = `${Number(gardenToday().slice(0, 'YYYY'.length)) + 6}-01-01`;
    await sql`update erasure set name_on = '2020-01-01' where id = ${body.id}`.execute(app.db);
    await eraseDue(needs);
    expect((await standingOf(id)).erasure).toMatchObject({
      state: 'contact',
      nextOn,
    });
  });

  it('is asked about again before the data go', async () => {
    const { id, account } = await addFormer(app, 'Dłużna');
    const { body } = await erase(id);
    await passHold(body.id);
    await postDebt(app.db, {
      account,
      day: '2026-06-01',
      parts: [{ amount: 7_00, dueOn: '2026-06-30' }],
    });
    await eraseDue(needs);
    const owes =
      'Ta osoba ma saldo 7,00\u00a0zł do zapłaty. Najpierw przyjmij wpłatę albo umórz dług.';
    expect((await standingOf(id)).erasure).toMatchObject({ state: 'held', obstacle: owes });
    await postPayment(app.db, { account, day: '2026-06-02', amount: 7_00 });
    await eraseDue(needs);
    expect((await standingOf(id)).erasure).toMatchObject({ state: 'contact', obstacle: null });
  });

  it('stays as long as a court may ask', async () => {
    const { id } = await addFormer(app, 'Pozwana');
    const { body } = await erase(id);
    await passHold(body.id);
    await admin.post('/api/personal-data/hold', { partyId: id, isHeld: true });
    await eraseDue(needs);
    expect((await standingOf(id)).erasure).toMatchObject({ state: 'held', isOnHold: true });
    await admin.post('/api/personal-data/hold', { partyId: id, isHeld: false });
    await eraseDue(needs);
    expect((await standingOf(id)).erasure?.state).toBe('contact');
  });
});
