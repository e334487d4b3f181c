import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteOldEntries } from '#src/audit/delete-old-entries.ts';
import { deleteOldEntriesWorker } from '#src/audit/delete-old-entries.worker.ts';
import { commandLine, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { insertDatedEntries } from '#test/audit-trail.ts';
import { addLogin, addMeter, addParty, testPassword } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp } from '#test/test-app.ts';
import { importLines } from './import/import-run.ts';

const app = await startTestApp();
const zofia = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
const zofiaLogin = await addLogin(app.db, { role: 'ROLE_ADMIN', partyId: zofia.id });
const adminId = zofiaLogin.id;
const admin = app.anonymous();
await admin.signIn(zofiaLogin.loginId, testPassword);

/** What is written down about a record, first to last. */
const entriesOf = (recordId: string) =>
  app.db
    .selectFrom('auditEntry')
    .select(['loginId', 'actor', 'action', 'recordType', 'before', 'after'])
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute();

const person = { partyType: 'person', firstName: 'Anna', lastName: 'Żółć' };

describe('the audit', () => {
  it('knows who took in a party, and what of it was changed', async () => {
    const { body } = await admin.post<{ id: string }>('/api/party/create', person);
    const change = { id: body.id, ...person, lastName: 'Nowa', phone: '48601234567' };
    await admin.put('/api/party/update', change);
    const by = { loginId: adminId, actor: 'Łąka Zofia', recordType: 'party' };
    expect(await entriesOf(body.id)).toEqual([
      {
        ...by,
        action: 'create',
        before: null,
        after: expect.objectContaining({ firstName: 'Anna', lastName: 'Żółć', phone: null }),
      },
      {
        ...by,
        action: 'update',
        before: { lastName: 'Żółć', phone: null },
        after: { lastName: 'Nowa', phone: '48601234567' },
      },
    ]);
  });

  it('knows what became of a login, and none of its passwords', async () => {
    const { id: partyId } = await addParty(app.db);
    const login = { partyId, loginId: 'sledzony', role: 'ROLE_USER', enabled: true };
    const { body } = await admin.post<{ id: string }>('/api/login/create', {
      ...login,
      password: 'Pierwsze1haslo',
      sendEmail: false,
    });
    const id = { loginId: body.id };
    await admin.put('/api/login/update', { ...id, role: 'ROLE_EMPLOYEE', enabled: true });
    await admin.put('/api/login/updatePassword', {
      ...id,
      password: 'Drugie2haslo',
      sendEmail: false,
    });
    const own = app.anonymous();
    await own.signIn('sledzony', 'Drugie2haslo');
    const passwords = { currentPassword: 'Drugie2haslo', newPassword: 'Trzecie3haslo' };
    await own.post('/api/session/change-password', passwords);
    await admin.delete(`/api/login/delete/${body.id}`);

    const entries = await entriesOf(body.id);
    expect(
      entries.map(({ action, actor, before, after }) => [action, actor, before, after]),
    ).toEqual([
      [
        'create',
        'Łąka Zofia',
        null,
        { partyId, userName: 'sledzony', role: 'ROLE_USER', enabled: true },
      ],
      ['update', 'Łąka Zofia', { role: 'ROLE_USER' }, { role: 'ROLE_EMPLOYEE' }],
      ['set-password', 'Łąka Zofia', null, null],
      ['sign-in', 'Kowalski Jan', null, { browser: null }],
      ['change-own-password', 'Kowalski Jan', null, null],
      [
        'delete',
        'Łąka Zofia',
        { login: [expect.objectContaining({ partyId, role: 'ROLE_EMPLOYEE' })] },
        null,
      ],
    ]);
    const { rows } = await app.db
      .selectFrom('auditEntry')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).not.toMatch(/haslo|argon2/);
  });

  it('keeps no secret that it is handed by mistake', async () => {
    const record = { recordType: 'login', recordId: 'zagniezdzony' };
    const login = { userName: 'jan', passwordHash: 'argon2', tokenHash: 'abc' };
    await app.db.transaction().execute((trx) =>
      writeAuditEntry(trx, {
        actor: commandLine,
        action: 'delete',
        ...record,
        before: { logins: [login] },
      }),
    );
    expect(await entriesOf('zagniezdzony')).toEqual([
      {
        loginId: null,
        actor: 'administrator komputera',
        action: 'delete',
        recordType: 'login',
        before: { logins: [{ userName: 'jan' }] },
        after: null,
      },
    ]);
  });

  it('has no entry of a change that failed', async () => {
    const count = () => app.db.selectFrom('auditEntry').select('id').execute();
    const before = await count();
    await addLogin(app.db, { loginId: 'zajety' });
    const { id: partyId } = await addParty(app.db);
    const login = { partyId, loginId: 'zajety', role: 'ROLE_USER', password: testPassword };
    const { status } = await admin.post('/api/login/create', {
      ...login,
      enabled: true,
      sendEmail: false,
    });
    expect(status).toBe(409);
    expect(await count()).toEqual(before);
  });

  it('knows what a reading and an import added', async () => {
    const meter = await addMeter(app.db);
    const reading = { meterId: meter.id, measurementValue: '12,5' };
    const { body } = await admin.post<{ id: string }>('/api/meter/add-measurement', reading);
    expect(await entriesOf(meter.id)).toMatchObject([
      { action: 'add-measurement', recordType: 'meter', after: { id: body.id, value: '12.5' } },
    ]);

    await importLines(app.db, ['Sektor;Działka;Powierzchnia [m2]', '1;Z7;300', '1;Z8;310']);
    const [last] = await app.db
      .selectFrom('auditEntry')
      .select(['actor', 'action', 'after'])
      .where('recordType', '=', 'import')
      .execute();
    expect(last).toMatchObject({
      actor: 'administrator komputera',
      action: 'import',
      after: {
        fileName: expect.stringMatching(/\.csv$/),
        records: 'Działki',
        added: 2,
        changed: 0,
      },
    });
  });

  it('keeps of every update the changed fields alone', async () => {
    const { body } = await admin.post<{ id: string }>('/api/news/create', { title: 'Zebranie' });
    const dates = { publicationFromDate: '2026-05-01T08:00:00.000Z', publicationThruDate: null };
    await admin.put('/api/news/update', { id: body.id, title: 'Zebranie', ...dates });
    await admin.put('/api/news/update', { id: body.id, title: 'Zebranie', ...dates });
    const [, dated, ...others] = await entriesOf(body.id);
    expect(dated).toMatchObject({
      before: { publicationFromDate: null },
      after: { publicationFromDate: dates.publicationFromDate },
    });
    expect(dated?.after).not.toHaveProperty('title');
    expect(others).toEqual([]);
  });
});

describe('the audit keeps ten years', () => {
  const addEntry = async (recordId: string, age: string) => {
    const insert = sql`
      insert into audit_entry (id, at, actor, action, record_type, record_id)
      values (${newId()}, now() - ${age}::interval, 'Zofia', 'update', 'garden', ${recordId})
    `;
    await insertDatedEntries((await installationOf(app)).ownerUrl, insert);
  };
  const left = async () =>
    (await Promise.all(['stara-1', 'stara-2', 'stara-3', 'nowsza'].map(entriesOf))).map(
      ({ length }) => length,
    );
  const told = () =>
    app.db
      .selectFrom('auditEntry')
      .select(['actor', 'loginId', 'action', 'after'])
      .where('recordType', '=', 'audit')
      .orderBy('id')
      .execute();

  it('and of what is older tells when it was deleted, portion by portion', async () => {
    await addEntry('stara-1', '12 years');
    await addEntry('stara-2', '11 years');
    await addEntry('stara-3', '10 years 1 hour');
    await addEntry('nowsza', '10 years -1 hour');
    const owner = openDatabase((await installationOf(app)).ownerUrl, { max: 1 });
    onTestFinished(() => closeDatabase(owner));
    expect(await deleteOldEntries(owner.db, { portion: 2 })).toBe(3);
    expect(await left()).toEqual([0, 0, 0, 1]);
    const by = { actor: 'program', loginId: null, action: 'delete-old' };
    const [first, second, ...others] = await told();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ ...by, after: { entries: 2 } });
    expect(second).toMatchObject({ ...by, after: { entries: 1 } });
    // The oldest go first.
    const { oldest = '', newest = '' } = { ...(first?.after as Record<string, string> | null) };
    expect(new Date(oldest).getTime()).toBeLessThan(new Date(newest).getTime());
  });

  it('by a job that works as the owner, and tells nothing of a night without any', async () => {
    const before = await told();
    const lines: unknown[] = [];
    const tell = (line: unknown) => void lines.push(line);
    const log = { info: tell, error: tell };
    const worker = deleteOldEntriesWorker({ url: (await installationOf(app)).ownerUrl, log });
    await worker.run({}, { jobs: noJobs, isLast: true, signal: new AbortController().signal });
    expect(lines).toEqual([{ deleted: 0 }]);
    expect(await told()).toEqual(before);
  });
});
