import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { describe, expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addParty, addSecondFactor, testPassword } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');
const admin = await app.as('ROLE_ADMIN');

/** Deletes a login and gives the entry of the audit that the reply names. */
async function deleted(client: TestClient, id: string): Promise<string> {
  const { status, headers } = await client.delete(`/api/login/delete/${id}`);
  expect(status).toBe(204);
  return headers.get('audit-entry') ?? '';
}

const restore = (client: TestClient, id: string) =>
  client.post<ErrorBody & { recordId: string }>('/api/audit/restore', { id });

const ofParty = async (id: string) => {
  const { body } = await manager.get<PartyDetails>(`/api/party/getDetails/${id}`);
  return body.partyLogins;
};

describe('a deleted login comes back', () => {
  it('as it was, with its password and its second factor, but with no session', async () => {
    const { id } = await addParty(app.db);
    const login = await addLogin(app.db, { partyId: id, role: 'ROLE_EMPLOYEE' });
    const { recoveryCode } = await addSecondFactor(app.db, login.id);
    const before = await ofParty(id);
    const entry = await deleted(manager, login.id);
    expect(await ofParty(id)).toEqual([]);

    const { status, body } = await restore(manager, entry);
    expect([status, body]).toEqual([201, { recordType: 'login', recordId: login.id }]);
    expect(await ofParty(id)).toEqual(before);
    const half = app.anonymous();
    const asked = await half.signIn(login.loginId, testPassword);
    expect(asked.body).toMatchObject({ code: 'second-factor' });
    const code = await half.post('/api/session/second-factor', { code: recoveryCode });
    expect(code.status).toBe(204);
    const told = await auditOf(app.db, 'login', login.id);
    expect(told.find(({ action }) => action === 'undelete')?.after).toEqual({ deletion: entry });
    expect(JSON.stringify(told)).not.toMatch(/argon2/);
    expect(await app.db.selectFrom('deletedLoginSecret').selectAll().execute()).toEqual([]);
    expect((await restore(manager, entry)).status).toBe(409);
  });

  it('without a password once what it signed in with is forgotten, also by the operator', async () => {
    const login = await addLogin(app.db, { role: 'ROLE_USER' });
    await deleted(manager, login.id);
    await app.db.deleteFrom('deletedLoginSecret').execute();
    expect(await undelete(app.db, { recordId: login.id, actor: commandLine })).toMatchObject({
      name: login.loginId,
      logins: [login.loginId],
    });
    expect((await app.anonymous().signIn(login.loginId, testPassword)).status).toBe(401);
  });
});

describe('a deleted login does not come back', () => {
  it('by somebody whom it outranks', async () => {
    const login = await addLogin(app.db, { role: 'ROLE_ADMIN' });
    const entry = await deleted(admin, login.id);
    const { status, body } = await restore(manager, entry);
    expect([status, body.message]).toEqual([
      403,
      'Ten login ma wyższe uprawnienia niż Twój. Poproś administratora o przywrócenie.',
    ]);
    expect((await restore(admin, entry)).status).toBe(201);
  });

  it.each(['ROLE_TREASURER', 'ROLE_EMPLOYEE', 'ROLE_USER'] as const)(
    'by a %s, who manages none',
    async (role) => {
      const login = await addLogin(app.db, { role: 'ROLE_USER' });
      const entry = await deleted(manager, login.id);
      expect((await restore(await app.as(role), entry)).status).toBe(403);
    },
  );

  it('when somebody has its user name by now, also by the operator', async () => {
    const login = await addLogin(app.db, { role: 'ROLE_USER', loginId: 'zofia' });
    const entry = await deleted(manager, login.id);
    const taken = await addLogin(app.db, { loginId: 'ZOFIA' });
    const refusal =
      'Ktoś inny ma już taką samą nazwę użytkownika: zofia. Utwórz nowy login pod inną nazwą.';
    const { status, body } = await restore(manager, entry);
    expect([status, body.message]).toEqual([409, refusal]);
    await expect(undelete(app.db, { recordId: login.id, actor: commandLine })).rejects.toThrow(
      refusal,
    );
    await app.db.deleteFrom('login').where('id', '=', taken.id).execute();
    expect((await restore(manager, entry)).status).toBe(201);
    expect((await app.anonymous().signIn('zofia', testPassword)).status).toBe(204);
  });

  it('before its party does', async () => {
    const { id } = await addParty(app.db);
    const login = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
    const entry = await deleted(manager, login.id);
    const { headers } = await manager.delete(`/api/party/delete/${id}`);
    const { status, body } = await restore(manager, entry);
    expect([status, body.message]).toEqual([
      409,
      'Nie można tego przywrócić: najpierw trzeba przywrócić podmiot, który miał ten login.',
    ]);
    expect((await restore(manager, headers.get('audit-entry') ?? '')).status).toBe(201);
    expect((await restore(manager, entry)).status).toBe(201);
    expect(await ofParty(id)).toHaveLength(1);
  });
});
