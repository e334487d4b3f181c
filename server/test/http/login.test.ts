import type { ErrorBody } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import { type LoginDetails, loginDetails } from '@grzadka/contract/login/login.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { describe, expect, it } from 'vitest';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');

const unknownId = '01930000-0000-7000-8000-000000000000';
const newPassword = 'Zażółć9gęślą';

let count = 0;

async function create(data: object = {}) {
  const { id: partyId } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
  const defaults = { partyId, password: testPassword, role: 'ROLE_EMPLOYEE', enabled: true };
  count += 1;
  const login = { ...defaults, loginId: `nowa${count}`, ...data };
  const body = { sendEmail: false, ...login };
  const reply = await manager.post<{ id: string } & ErrorBody>('/api/login/create', body);
  return { ...login, ...reply };
}

const get = (id: string) => manager.get<LoginDetails>(`/api/login/get/${id}`);

async function signedIn(role: 'ROLE_EMPLOYEE' | 'ROLE_USER' = 'ROLE_EMPLOYEE') {
  const login = await addLogin(app.db, { role });
  const client = app.anonymous();
  await client.signIn(login.loginId, testPassword);
  return { ...login, client };
}

describe('a new login', () => {
  it('signs in at once as the party it belongs to', async () => {
    const { status, body, loginId, partyId } = await create({ loginId: ' Żółw7 ' });
    expect(status).toBe(201);
    const client = app.anonymous();
    expect((await client.signIn('żółw7', testPassword)).status).toBe(204);
    expect((await client.get('/api/session/info')).body).toEqual({
      isUserAuthenticated: true,
      securityRoles: ['ROLE_EMPLOYEE'],
      user: { userLoginId: body.id, loginId: loginId.trim(), displayName: 'Łąka Zofia' },
    });
    const told = sampleOf(loginDetails, {
      userLoginId: body.id,
      loginId: 'Żółw7',
      partyId,
      roles: ['ROLE_EMPLOYEE'],
      enabled: true,
    });
    expect((await get(body.id)).body).toEqual(told);
  });

  it('that is disabled does not sign in', async () => {
    const { loginId } = await create({ enabled: false });
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(401);
  });

  it('signs in whichever way a keyboard composes ó', async () => {
    const { status } = await create({ loginId: 'o\u0301semka', password: 'o\u0301semka88' });
    expect(status).toBe(201);
    expect((await app.anonymous().signIn('ósemka', 'ósemka88')).status).toBe(204);
  });

  it('needs a user name of its own, letter case ignored', async () => {
    await create({ loginId: 'Zajęty' });
    const { status, body } = await create({ loginId: 'ZAJĘTY' });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.fields).toEqual({ loginId: 'Ta nazwa użytkownika jest już zajęta. Wybierz inną.' });
  });

  it('made twice at once is made once', async () => {
    const replies = await Promise.all([create({ loginId: 'oba' }), create({ loginId: 'Oba' })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    [{ loginId: '' }, { loginId: 'Login powinien składać się wyłącznie z liter i cyfr.' }],
    [{ loginId: 'jan.k' }, { loginId: 'Login powinien składać się wyłącznie z liter i cyfr.' }],
    [{ loginId: 'a'.repeat(65) }, { loginId: messages.tooLong(64) }],
    [{ role: '-' }, { role: 'Należy podać rolę.' }],
    [{ role: undefined }, { role: 'Należy podać rolę.' }],
    [{ role: 'ROLE_GARDENER' }, { role: 'Należy podać rolę.' }],
    [{ password: '1234567' }, { password: 'Hasło powininno składać się z co najmniej 8 znakow.' }],
    [{ password: 'a'.repeat(129) }, { password: messages.tooLong(128) }],
    [{ enabled: 'tak' }, { enabled: 'Nieprawidłowa wartość' }],
    [{ partyId: '' }, { partyId: 'Nieprawidłowa wartość' }],
    [
      { sendEmail: true },
      { sendEmail: 'Ten podmiot nie ma adresu e-mail. Wpisz go w danych podmiotu.' },
    ],
  ])('with %j is refused and not stored', async (fault, fields) => {
    const { status, body, loginId } = await create(fault);
    expect([status, body]).toEqual([
      400,
      { code: 'validation', message: Object.values(fields)[0], fields },
    ]);
    const stored = app.db.selectFrom('login').select('id').where('userName', '=', loginId);
    expect(await stored.execute()).toEqual([]);
  });

  it('of nobody is a 404', async () => {
    for (const partyId of [unknownId, 'nikt']) expect((await create({ partyId })).status).toBe(404);
  });
});

describe('a login is named', () => {
  it('by its id or by its user name, in every call', async () => {
    const { id, loginId } = await addLogin(app.db, { loginId: 'Ślimak3' });
    expect((await get(id)).body).toEqual((await get(encodeURIComponent('śLIMAK3'))).body);
    const change = { loginId, role: 'ROLE_USER', enabled: true };
    expect((await manager.put('/api/login/update', change)).status).toBe(204);
    expect((await get(id)).body.roles).toEqual(['ROLE_USER']);
    const password = { loginId, password: newPassword, sendEmail: false };
    expect((await manager.put('/api/login/updatePassword', password)).status).toBe(204);
    const path = `/api/login/delete/${encodeURIComponent(loginId)}`;
    expect((await manager.delete(path)).status).toBe(204);
    expect((await get(id)).status).toBe(404);
  });

  it.each([unknownId, 'niktTaki', 'nie-id', '%00', "a'b"])('not by %s', async (loginId) => {
    const name = decodeURIComponent(loginId);
    const statuses = [await get(loginId), await manager.delete(`/api/login/delete/${loginId}`)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([404, 404]);
    const change = { loginId: name, role: 'ROLE_USER', enabled: true };
    expect([400, 404]).toContain((await manager.put('/api/login/update', change)).status);
  });
});

describe('an open session', () => {
  it('has the new role at its next request', async () => {
    const { id, client } = await signedIn();
    expect((await client.get('/api/garden')).status).toBe(200);
    await manager.put('/api/login/update', { loginId: id, role: 'ROLE_USER', enabled: true });
    expect((await client.get('/api/garden')).status).toBe(403);
    await manager.put('/api/login/update', { loginId: id, role: 'ROLE_TREASURER', enabled: true });
    expect((await client.get('/api/garden')).status).toBe(200);
  });

  it('ends when its login is disabled, and does not come back with it', async () => {
    const { id, client } = await signedIn();
    const change = (enabled: boolean) =>
      manager.put('/api/login/update', { loginId: id, role: 'ROLE_EMPLOYEE', enabled });
    await change(false);
    expect((await client.get('/api/garden')).status).toBe(401);
    await change(true);
    expect((await client.get('/api/garden')).status).toBe(401);
  });

  it('ends when somebody sets its password, and the old one is no use', async () => {
    const { id, loginId, client } = await signedIn();
    const password = { loginId: id, password: newPassword, sendEmail: false };
    expect((await manager.put('/api/login/updatePassword', password)).status).toBe(204);
    expect((await client.get('/api/garden')).status).toBe(401);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(401);
    expect((await app.anonymous().signIn(loginId, newPassword)).status).toBe(204);
  });

  it('ends when its login is deleted', async () => {
    const { id, client } = await signedIn();
    expect((await manager.delete(`/api/login/delete/${id}`)).status).toBe(204);
    expect((await client.get('/api/garden')).status).toBe(401);
    expect((await manager.delete(`/api/login/delete/${id}`)).status).toBe(404);
  });

  it('is not started by a sign-in that overtakes a change of the password', async () => {
    const { id, loginId } = await addLogin(app.db);
    const late = await app.db.transaction().execute(async (trx) => {
      // What setting a password does, up to its commit.
      const passwordHash = 'changed';
      await trx.updateTable('login').set({ passwordHash }).where('id', '=', id).execute();
      await trx.deleteFrom('session').where('loginId', '=', id).execute();
      const reply = app.anonymous().signIn(loginId, testPassword);
      await untilWaitingForLocks(app.db, 1);
      return { reply };
    });
    expect((await late.reply).status).toBe(401);
    const sessions = app.db.selectFrom('session').select('id').where('loginId', '=', id);
    expect(await sessions.execute()).toEqual([]);
  });
});

describe('the own password, set as that of a login,', () => {
  async function ownLogin() {
    const { id, loginId } = await addLogin(app.db, { role: 'ROLE_SUPER_USER' });
    const client = app.anonymous();
    await client.signIn(loginId, testPassword);
    const set = (currentPassword?: string | null, reference: string = id) =>
      client.put<ErrorBody>('/api/login/updatePassword', {
        loginId: reference,
        password: newPassword,
        sendEmail: false,
        currentPassword,
      });
    const isNew = async () => (await app.anonymous().signIn(loginId, newPassword)).status === 204;
    return { loginId, client, set, isNew };
  }

  it('needs the present one, by whichever name the login is called', async () => {
    const { loginId, client, set, isNew } = await ownLogin();
    const empty = { currentPassword: 'Pole nie moze byc puste' };
    const wrong = { currentPassword: 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.' };
    for (const [typed, fields] of [
      [undefined, empty],
      [null, empty],
      ['  ', empty],
      ['zle-haslo', wrong],
    ] as const) {
      for (const reference of [undefined, loginId.toUpperCase()]) {
        const { status, body } = await set(typed, reference);
        expect([status, body.fields], String(typed)).toEqual([400, fields]);
      }
    }
    expect((await client.get('/api/garden')).status).toBe(200);
    expect(await isNew()).toBe(false);
    expect((await set(testPassword)).status).toBe(204);
    expect(await isNew()).toBe(true);
    expect((await client.get('/api/garden')).status).toBe(401);
  });

  it('shares its tries with the account’s screen', async () => {
    const { client, set, isNew } = await ownLogin();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await set('zle-haslo')).status).toBe(400);
      const form = { currentPassword: 'zle-haslo', newPassword };
      expect((await client.post('/api/session/change-password', form)).status).toBe(400);
    }
    const { status, body } = await set(testPassword);
    expect([status, body.code]).toEqual([429, 'throttled']);
    expect(await isNew()).toBe(false);
  });
});

describe('a change of a login', () => {
  it('that somebody else changed meanwhile is stale', async () => {
    const { id } = await addLogin(app.db);
    const etag = (await get(id)).headers.get('etag') ?? '';
    const change = (role: string) =>
      manager.put<ErrorBody>(
        '/api/login/update',
        { loginId: id, role, enabled: true },
        { 'if-match': etag },
      );
    expect((await change('ROLE_USER')).status).toBe(204);
    const late = await change('ROLE_TREASURER');
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect((await get(id)).body.roles).toEqual(['ROLE_USER']);
  });

  it('without a role, or with a short password, is refused', async () => {
    const { id } = await addLogin(app.db);
    const role = await manager.put<ErrorBody>('/api/login/update', {
      loginId: id,
      role: '-',
      enabled: true,
    });
    expect([role.status, role.body.fields]).toEqual([400, { role: 'Należy podać rolę.' }]);
    const short = { loginId: id, password: '1234567', sendEmail: false };
    const password = await manager.put<ErrorBody>('/api/login/updatePassword', short);
    expect([password.status, password.body.fields]).toEqual([
      400,
      { password: 'Hasło powininno składać się z co najmniej 8 znakow.' },
    ]);
  });

  it('with the e-mail box ticked needs an address, and changes nothing without', async () => {
    const { id, loginId } = await addLogin(app.db);
    const withoutParty = await addLogin(app.db, { partyId: null });
    for (const login of [id, withoutParty.id]) {
      const change = { loginId: login, password: newPassword, sendEmail: true };
      const { status, body } = await manager.put<ErrorBody>('/api/login/updatePassword', change);
      expect([status, body.fields]).toEqual([
        400,
        { sendEmail: 'Ten podmiot nie ma adresu e-mail. Wpisz go w danych podmiotu.' },
      ]);
    }
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(204);
  });
});
