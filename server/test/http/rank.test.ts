import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const clients = new Map<Role, TestClient>();
const app = await startTestApp();
for (const role of rolesByRank) clients.set(role, await app.as(role));

function clientOf(role: Role): TestClient {
  const client = clients.get(role);
  if (!client) throw new Error(`no client for ${role}`);
  return client;
}

/** Decisions 6, apart from the contract's own rule on purpose: whose logins each role may manage. */
const managed: Record<Role, readonly Role[]> = {
  ROLE_ADMIN: ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE', 'ROLE_USER'],
  ROLE_SUPER_USER: ['ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE', 'ROLE_USER'],
  ROLE_TREASURER: [],
  ROLE_EMPLOYEE: [],
  ROLE_USER: [],
};

/** Everything that can be done to a login that exists; who has the lowest role loses the access, too, when demoted. */
const deeds: Record<string, (client: TestClient, id: string, role: Role) => Promise<Reply>> = {
  disable: (client, id, role) =>
    client.put('/api/login/update', { loginId: id, role, enabled: false }),
  demote: (client, loginId, role) =>
    client.put('/api/login/update', { loginId, role: 'ROLE_USER', enabled: role !== 'ROLE_USER' }),
  'set the password of': (client, id) =>
    client.put('/api/login/updatePassword', {
      loginId: id,
      password: 'NoweHaslo1',
      sendEmail: false,
    }),
  delete: (client, id) => client.delete(`/api/login/delete/${id}`),
  'end the sessions of': (client, id) => client.delete(`/api/system/login/${id}/sessions`),
  'end a session of': async (client, id) => {
    const session = app.db.selectFrom('session').select('id').where('loginId', '=', id);
    const found = await session.executeTakeFirstOrThrow();
    return client.delete(`/api/system/sessions/${found.id}`);
  },
};

type Reply = Awaited<ReturnType<TestClient['put']>>;

/** All that a forbidden request may not touch. */
async function everything() {
  const [logins, sessions, mail, audit] = await Promise.all([
    app.db.selectFrom('login').selectAll().orderBy('id').execute(),
    app.db.selectFrom('session').select(['id', 'loginId']).orderBy('id').execute(),
    app.db.selectFrom('mailMessage').selectAll().execute(),
    app.db.selectFrom('auditEntry').select('id').orderBy('id').execute(),
  ]);
  return { logins, sessions, mail, audit };
}

const cases = rolesByRank.flatMap((caller) =>
  rolesByRank.flatMap((owner) => Object.keys(deeds).map((deed) => [caller, deed, owner] as const)),
);
const isAllowed = ([caller, , owner]: (typeof cases)[number]) => managed[caller].includes(owner);

/** Does the deed to a fresh login with an open session; gives the status, and all of before and after. */
async function attempt([caller, deed, owner]: (typeof cases)[number]) {
  const { id } = await addLogin(app.db, { role: owner });
  const session = { tokenHash: Buffer.from(id), loginId: id };
  await app.db.insertInto('session').values(session).execute();
  const before = await everything();
  const reply = await deeds[deed]?.(clientOf(caller), id, owner);
  return { status: reply?.status, before, after: await everything() };
}

it.each(cases.filter(isAllowed))('%s may %s a login of %s', async (...deed) => {
  const { status, before, after } = await attempt(deed);
  expect(status).toBe(204);
  expect([after.logins, after.sessions]).not.toEqual([before.logins, before.sessions]);
  expect(after.audit).toHaveLength(before.audit.length + 1);
});

it.each(cases.filter((deed) => !isAllowed(deed)))(
  '%s may not %s a login of %s, and changes nothing by trying',
  async (...deed) => {
    const { status, before, after } = await attempt(deed);
    expect(status).toBe(403);
    expect(after).toEqual(before);
  },
);

describe('granting a role', () => {
  const offered = new Set<Role>([
    'ROLE_SUPER_USER',
    'ROLE_TREASURER',
    'ROLE_EMPLOYEE',
    'ROLE_USER',
  ]);
  const managers = new Set<Role>(['ROLE_ADMIN', 'ROLE_SUPER_USER']);
  const grants = rolesByRank.flatMap((caller) =>
    rolesByRank.map((role) => [caller, role] as const),
  );
  const isGranted = ([caller, role]: (typeof grants)[number]) =>
    managers.has(caller) && offered.has(role);

  async function grant([caller, role]: (typeof grants)[number]) {
    const { id: partyId } = await addParty(app.db);
    const before = await everything();
    const { status } = await clientOf(caller).post('/api/login/create', {
      partyId,
      loginId: `nowy${partyId.replaceAll('-', '')}`,
      password: testPassword,
      role,
      enabled: true,
      sendEmail: false,
    });
    return { status, before, after: await everything() };
  }

  it.each(grants.filter(isGranted))('%s makes a login of %s', async (...roles) => {
    expect((await grant(roles)).status).toBe(201);
  });

  it.each(grants.filter((roles) => !isGranted(roles)))(
    '%s makes no login of %s',
    async (...roles) => {
      const { status, before, after } = await grant(roles);
      expect(status).toBe(403);
      expect(after).toEqual(before);
    },
  );

  it.each(['ROLE_ADMIN', 'ROLE_SUPER_USER'] as const)(
    '%s makes no administrator of anybody',
    async (caller) => {
      const { id } = await addLogin(app.db, { role: 'ROLE_SUPER_USER' });
      const before = await everything();
      const { status, body } = await clientOf(caller).put<ErrorBody>('/api/login/update', {
        loginId: id,
        role: 'ROLE_ADMIN',
        enabled: true,
      });
      expect([status, body.message]).toEqual([
        403,
        'Tę rolę może nadać tylko administrator komputera.',
      ]);
      expect(await everything()).toEqual(before);
    },
  );

  it('an administrator is saved as one', async () => {
    const { id } = await addLogin(app.db, { role: 'ROLE_ADMIN' });
    const change = { loginId: id, role: 'ROLE_ADMIN', enabled: false };
    expect((await clientOf('ROLE_ADMIN').put('/api/login/update', change)).status).toBe(204);
  });
});

describe.each(['ROLE_ADMIN', 'ROLE_SUPER_USER'] as const)('the own login of %s', (role) => {
  it('is neither disabled, nor demoted, nor deleted', async () => {
    const { id, loginId } = await addLogin(app.db, { role });
    const client = app.anonymous();
    await client.signIn(loginId, testPassword);
    const before = await everything();
    for (const deed of ['disable', 'demote', 'delete']) {
      expect((await deeds[deed]?.(client, id, role))?.status, deed).toBe(403);
      expect((await deeds[deed]?.(client, loginId, role))?.status, deed).toBe(403);
    }
    expect(await everything()).toEqual(before);
    const unchanged = { loginId: id, role, enabled: true };
    expect((await client.put('/api/login/update', unchanged)).status).toBe(204);
  });
});

it('of two administrators who disable each other at once, one is too late', async () => {
  const administrator = async () => {
    const { id, loginId } = await addLogin(app.db, { role: 'ROLE_ADMIN' });
    const client = app.anonymous();
    await client.signIn(loginId, testPassword);
    return { id, client };
  };
  const first = await administrator();
  const second = await administrator();
  const disable = (client: TestClient, id: string) =>
    client.put('/api/login/update', { loginId: id, role: 'ROLE_ADMIN', enabled: false });
  const both = await app.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('login')
      .select('id')
      .where('id', 'in', [first.id, second.id])
      .forUpdate()
      .execute();
    const replies = Promise.all([
      disable(first.client, second.id),
      disable(second.client, first.id),
    ]);
    await untilWaitingForLocks(app.db, 2);
    return { replies };
  });
  const statuses = (await both.replies).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 401]);
  const enabled = await app.db
    .selectFrom('login')
    .select('id')
    .where('id', 'in', [first.id, second.id])
    .where('enabled', '=', true)
    .execute();
  expect(enabled).toHaveLength(1);
});

describe('the e-mail address of a party', () => {
  const jan = { partyType: 'person', firstName: 'Jan', lastName: 'Kowalski' };
  const change = (client: TestClient, id: string | null, email: string, more: object = {}) =>
    client.put<ErrorBody>('/api/party/update', { id, ...jan, email, ...more });
  const emailOf = async (id: string | null) =>
    (await app.db.selectFrom('party').select('email').where('id', '=', id).executeTakeFirst())
      ?.email;
  const refusal =
    'Ten podmiot ma login o wyższych uprawnieniach niż Twój. Adres e-mail może zmienić administrator.';

  const writers = ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'] as const;
  it.each(writers)('is changed by %s where no login ranks higher', async (caller) => {
    const owners = rolesByRank.slice(rolesByRank.indexOf(caller));
    for (const role of owners) {
      const { partyId } = await addLogin(app.db, { role });
      expect((await change(clientOf(caller), partyId, 'jan@example.pl')).status, role).toBe(204);
      expect(await emailOf(partyId), role).toBe('jan@example.pl');
    }
  });

  it.each([
    ['ROLE_SUPER_USER', 'ROLE_ADMIN'],
    ['ROLE_TREASURER', 'ROLE_ADMIN'],
    ['ROLE_TREASURER', 'ROLE_SUPER_USER'],
  ] as const)('is not by %s where one is %s; the rest is', async (caller, role) => {
    const { id: partyId } = await addParty(app.db, { email: 'prezes@example.pl' });
    await addLogin(app.db, { partyId, role });
    await addLogin(app.db, { partyId, role: 'ROLE_USER' });
    const client = clientOf(caller);
    for (const email of ['skarbnik@example.pl', '']) {
      const { status, body } = await change(client, partyId, email, { lastName: 'Inny' });
      expect([status, body.message, body.fields]).toEqual([403, refusal, { email: refusal }]);
    }
    const kept = await change(client, partyId, 'prezes@example.pl', { phone: '48601234567' });
    expect(kept.status).toBe(204);
    const party = app.db.selectFrom('party').selectAll().where('id', '=', partyId);
    expect(await party.executeTakeFirst()).toMatchObject({
      email: 'prezes@example.pl',
      lastName: 'Kowalski',
      phone: '48601234567',
    });
  });

  it('stays when a login of a higher rank is being added', async () => {
    const { id: partyId } = await addParty(app.db, { email: 'prezes@example.pl' });
    const late = await app.db.transaction().execute(async (trx) => {
      await addLogin(trx, { partyId, role: 'ROLE_SUPER_USER' });
      const reply = change(clientOf('ROLE_TREASURER'), partyId, 'skarbnik@example.pl');
      await untilWaitingForLocks(app.db, 1);
      return { reply };
    });
    expect((await late.reply).status).toBe(403);
    expect(await emailOf(partyId)).toBe('prezes@example.pl');
  });
});

it.each([
  [
    'creates no login',
    (client: TestClient, partyId: string) =>
      client.post('/api/login/create', {
        partyId,
        loginId: 'zapozno',
        password: 'Haslo12345',
        role: 'ROLE_SUPER_USER',
        enabled: true,
        sendEmail: false,
      }),
  ],
  [
    'deletes no party',
    (client: TestClient, partyId: string) => client.delete(`/api/party/delete/${partyId}`),
  ],
])('who is disabled meanwhile %s', async (_, act) => {
  const { id: partyId } = await addParty(app.db);
  const { id, loginId } = await addLogin(app.db, { role: 'ROLE_SUPER_USER' });
  const client = app.anonymous();
  await client.signIn(loginId, testPassword);
  const disabling = await app.db.transaction().execute(async (trx) => {
    await trx.updateTable('login').set({ enabled: false }).where('id', '=', id).execute();
    const reply = act(client, partyId);
    await untilWaitingForLocks(app.db, 1);
    return { reply };
  });
  expect((await disabling.reply).status).toBe(401);
  const party = app.db.selectFrom('party').select('id').where('id', '=', partyId);
  expect(await party.execute()).toHaveLength(1);
  const login = app.db.selectFrom('login').select('id').where('partyId', '=', partyId);
  expect(await login.execute()).toEqual([]);
});
