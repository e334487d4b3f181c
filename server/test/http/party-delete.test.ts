import type { Role } from '@grzadka/contract/core/access/roles';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { describe, expect, it } from 'vitest';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeter,
  addParty,
  testPassword,
} from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

const unknownId = '01930000-0000-7000-8000-000000000000';

/** A party with a login of the role, a client signed in with it, and a garden. */
async function addHolder(role: Role) {
  const { id } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
  const login = await addLogin(app.db, { partyId: id, role });
  const client = app.anonymous();
  await client.signIn(login.loginId, testPassword);
  const garden = await addGarden(app.db);
  await addAssignment(app.db, { partyId: id, gardenId: garden.id, validFrom: '2020-03-01' });
  return { id, login, client, garden };
}

const isThere = async (id: string) =>
  (await app.db.selectFrom('party').select('id').where('id', '=', id).execute()).length === 1;

describe('deleting a party', () => {
  it('takes its logins with it, ends their sessions, and releases its gardens', async () => {
    const holder = await addHolder('ROLE_EMPLOYEE');
    const treasurer = await app.as('ROLE_TREASURER');
    expect((await holder.client.get('/api/garden')).status).toBe(200);

    const { status, body } = await treasurer.delete(`/api/party/delete/${holder.id}`);

    expect([status, body]).toEqual([204, '']);
    expect((await holder.client.get('/api/garden')).status).toBe(401);
    const again = await app.anonymous().signIn(holder.login.loginId, testPassword);
    expect(again.status).toBe(401);
    const path = `/api/garden/getDetails/${holder.garden.id}`;
    expect((await treasurer.get<GardenDetails>(path)).body.parties).toEqual([]);
    expect((await treasurer.get(`/api/party/get/${holder.id}`)).status).toBe(404);
    expect((await treasurer.delete(`/api/party/delete/${holder.id}`)).status).toBe(404);
  });

  it('leaves the name at the measurements it took', async () => {
    const holder = await addHolder('ROLE_EMPLOYEE');
    const meter = await addMeter(app.db);
    const value = { meterId: meter.id, measurementValue: '12,5' };
    expect((await holder.client.post('/api/meter/add-measurement', value)).status).toBe(201);
    const treasurer = await app.as('ROLE_TREASURER');
    await treasurer.delete(`/api/party/delete/${holder.id}`);
    const { body } = await treasurer.get<MeterDetails>(`/api/meter/get/${meter.id}`);
    expect(body.lastMeasurement?.measuredBy).toEqual({ firstName: 'Zofia', lastName: 'Łąka' });
  });

  it('keeps all of it in the audit but the password', async () => {
    const holder = await addHolder('ROLE_USER');
    const kept = await app.db
      .selectFrom('party')
      .selectAll()
      .where('id', '=', holder.id)
      .executeTakeFirstOrThrow();
    const manager = await app.as('ROLE_SUPER_USER');
    await manager.delete(`/api/party/delete/${holder.id}`);

    const entry = await app.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('recordId', '=', holder.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'delete', recordType: 'party', actor: 'Kowalski Jan' });
    const { createdAt, updatedAt, ...columns } = kept;
    expect(entry.before).toMatchObject({
      party: [{ ...columns, createdAt: createdAt, updatedAt: updatedAt }],
      assignment: [{ gardenId: holder.garden.id, validFrom: '2020-03-01', validThru: 'infinity' }],
      login: [{ id: holder.login.id, userName: holder.login.loginId, role: 'ROLE_USER' }],
    });
    expect(JSON.stringify(entry)).not.toMatch(/argon2|password/i);
  });

  it.each([
    ['ROLE_SUPER_USER', 'ROLE_ADMIN'],
    ['ROLE_TREASURER', 'ROLE_ADMIN'],
    ['ROLE_TREASURER', 'ROLE_SUPER_USER'],
  ] as const)('is refused to %s when a login of it is %s', async (caller, owner) => {
    const holder = await addHolder(owner);
    const client = await app.as(caller);
    const { status, body } = await client.delete<ErrorBody>(`/api/party/delete/${holder.id}`);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await isThere(holder.id)).toBe(true);
    expect((await holder.client.get('/api/garden')).status).toBe(200);
  });

  it.each(['ROLE_ADMIN', 'ROLE_TREASURER'] as const)(
    'is refused to %s of the own party',
    async (role) => {
      const { id, client } = await addHolder(role);
      const { status, body } = await client.delete<ErrorBody>(`/api/party/delete/${id}`);
      expect([status, body.code]).toEqual([403, 'forbidden']);
      expect(await isThere(id)).toBe(true);
    },
  );

  it('sees a login that is being added: one of a higher rank stops it', async () => {
    const { id } = await addParty(app.db);
    const manager = await app.as('ROLE_SUPER_USER');
    const late = await app.db.transaction().execute(async (trx) => {
      await addLogin(trx, { partyId: id, role: 'ROLE_ADMIN' });
      const reply = manager.delete(`/api/party/delete/${id}`);
      await untilWaitingForLocks(app.db, 1);
      return { reply };
    });
    expect((await late.reply).status).toBe(403);
    expect(await isThere(id)).toBe(true);
  });

  it('lets no login be added behind it', async () => {
    const { id } = await addParty(app.db);
    const manager = await app.as('ROLE_SUPER_USER');
    const late = await app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('party').where('id', '=', id).execute();
      const login = { partyId: id, loginId: 'spozniony', role: 'ROLE_USER', enabled: true };
      const body = { ...login, password: testPassword, sendEmail: false };
      const reply = manager.post('/api/login/create', body);
      await untilWaitingForLocks(app.db, 1);
      return { reply };
    });
    expect((await late.reply).status).toBe(404);
  });

  it('waits for the release of one of its gardens, which does not wait for it', async () => {
    const holder = await addHolder('ROLE_USER');
    const treasurer = await app.as('ROLE_TREASURER');
    const late = await app.db.transaction().execute(async (trx) => {
      const held = trx.selectFrom('assignment').select('id').where('partyId', '=', holder.id);
      const { id } = await held.forUpdate().executeTakeFirstOrThrow();
      const reply = treasurer.delete(`/api/party/delete/${holder.id}`);
      await untilWaitingForLocks(app.db, 1);
      const released = trx.updateTable('assignment').set({ validThru: '2021-01-01' });
      await released.where('id', '=', id).execute();
      return { reply };
    });
    expect((await late.reply).status).toBe(204);
  });

  it('is waited for by who adds a login to it, and does not wait for them', async () => {
    const { id } = await addParty(app.db);
    const manager = await addHolder('ROLE_SUPER_USER');
    const late = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('party').select('id').where('id', '=', id).forUpdate().execute();
      const login = { partyId: id, loginId: 'czekajacy', role: 'ROLE_USER', enabled: true };
      const body = { ...login, password: testPassword, sendEmail: false };
      const reply = manager.client.post('/api/login/create', body);
      await untilWaitingForLocks(app.db, 1);
      const own = trx.selectFrom('login').select('id').where('id', '=', manager.login.id);
      await own.forUpdate().execute();
      return { reply };
    });
    expect((await late.reply).status).toBe(201);
  });

  it('of nobody is a 404', async () => {
    const treasurer = await app.as('ROLE_TREASURER');
    for (const id of [unknownId, 'nikt']) {
      expect((await treasurer.delete(`/api/party/delete/${id}`)).status).toBe(404);
    }
  });
});
