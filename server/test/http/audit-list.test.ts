import type { AuditEntryDetails, AuditListItem } from '@grzadka/contract/audit/audit.model';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { settingsId } from '@grzadka/contract/settings/settings.record';
import { describe, expect, it } from 'vitest';
import { addNews, addPageVersion } from '#test/content-factories.ts';
import { addGarden, addLogin, addParty, testPassword } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { startTestApp } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';

const app = await startTestApp();
const zofia = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
const zofiaLogin = await addLogin(app.db, { role: 'ROLE_SUPER_USER', partyId: zofia.id });
const admin = app.anonymous();
await admin.signIn(zofiaLogin.loginId, testPassword);
const treasurer = await app.as('ROLE_TREASURER');
const clerk = await app.as('ROLE_EMPLOYEE');

type Page = ListPage<AuditListItem>;

async function read(path: string, query: Record<string, string> = {}, by = admin) {
  const { status, body } = await by.get<Page>(`${path}?${new URLSearchParams(query).toString()}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const list = (query: Record<string, string>) => read('/api/audit', query);
const historyOf = (type: string, id: string, by = clerk) =>
  read(`/api/audit/record/${type}/${id}`, {}, by);
const about = (id: string) => ({ 'filter-by-record': 'true', 'record-id': id });

async function details(id: string, by = admin) {
  const { status, body } = await by.get<AuditEntryDetails>(`/api/audit/get/${id}`);
  expect(status).toBe(200);
  return body;
}

describe('the list of the audit', () => {
  it('calls the settings, which have no name, by the name that was set', async () => {
    await admin.put('/api/settings/update', { name: 'ROD Kłos', publicSite: false });
    const { items } = await list(about(settingsId));
    expect(items.map(({ record }) => record.name)).toEqual(['ROD Kłos']);
  });

  it('finds who changed the area of a garden, and what it was', async () => {
    const garden = await addGarden(app.db, { name: 'Żółta 7', area: 300 });
    await treasurer.put('/api/garden/update', { ...garden, area: 312.5 });
    const { items, totalItems } = await list({ 'filter-by-phrase': 'true', phrase: 'zolta' });
    expect(totalItems).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        actor: expect.any(String),
        action: 'update',
        record: {
          type: 'garden',
          id: garden.id,
          name: 'Żółta 7',
          isThere: true,
          parentId: null,
        },
        fields: ['area'],
        facts: null,
        importedFrom: null,
        changes: { area: { before: 300, after: 312.5 } },
      },
    ]);
    const entry = await details(items[0]?.id ?? '');
    expect(entry).toMatchObject({ before: { area: 300 }, after: { area: 312.5 } });
    expect(entry).toMatchObject({ along: [], isRestorable: false });
  });

  it('finds entries by who made them, whatever they are about', async () => {
    const { id } = await addNews(app.db, { title: 'Nasadzenia' });
    await admin.put('/api/news/update', { id, title: 'Nowe nasadzenia' });
    const found = await list({ 'filter-by-phrase': 'true', phrase: 'łąka nasadzenia' });
    expect(found.items.map(({ actor, action }) => [actor, action])).toEqual([
      ['Łąka Zofia', 'update'],
    ]);
  });

  it('lets through what each filter names', async () => {
    const { id } = await addGarden(app.db, { name: 'Cicha 1' });
    await admin.put('/api/garden/update', { id, name: 'Cicha 2', area: 300 });
    const one = about(id);
    const type = (name: string) => ({ 'filter-by-record-type': 'true', 'record-type': name });
    const action = (name: string) => ({ 'filter-by-action': 'true', action: name });
    const login = (loginId: string) => ({ 'filter-by-login': 'true', 'login-id': loginId });
    const time = (from: string, thru: string) => ({
      'filter-by-time': 'true',
      'time-from': from,
      'time-thru': thru,
    });
    const [{ at } = { at: '' }] = (await list(one)).items;
    const later = new Date(new Date(at).getTime() + 1).toISOString();
    const latest = new Date(new Date(at).getTime() + 2).toISOString();
    const counts = [
      [type('garden'), 1],
      [type('news'), 0],
      [action('update'), 1],
      [action('delete'), 0],
      [action('without-sessions'), 1],
      [login(zofiaLogin.id), 1],
      [login('00000000-0000-7000-8000-000000000000'), 0],
      [login('nikt'), 0],
      [time(at, later), 1],
      [time(later, latest), 0],
    ] as const;
    for (const [filter, count] of counts) {
      const { totalItems, items } = await list({ ...one, ...filter });
      expect([totalItems, items.length], JSON.stringify(filter)).toEqual([count, count]);
    }
  });

  it('counts what was written since it was counted', async () => {
    const garden = await addGarden(app.db);
    const filter = about(garden.id);
    expect((await list(filter)).totalItems).toBe(0);
    await admin.put('/api/garden/update', { ...garden, area: 310 });
    expect((await list(filter)).totalItems).toBe(1);
    await admin.put('/api/garden/update', { ...garden, area: 320 });
    expect((await list(filter)).totalItems).toBe(2);
  });

  it('names what was deleted as it was called, and where to find what is there', async () => {
    const version = await addPageVersion(app.db, { pageId: 'kontakt' });
    const dates = { publicationFromDate: '2026-05-01T08:00:00.000Z', publicationThruDate: null };
    const key = { pageId: 'kontakt', pageVersionId: version.id };
    await admin.put('/api/page/version/update', { ...key, ...dates });
    expect((await list(about(version.id))).items[0]?.record).toMatchObject({
      name: 'Kontakt',
      isThere: true,
      parentId: 'kontakt',
    });
    await admin.delete(`/api/page/kontakt/version/${version.id}/delete`);
    const [deletion] = (await list(about(version.id))).items;
    expect(deletion).toMatchObject({
      action: 'delete',
      fields: [],
      record: { name: 'Kontakt', isThere: false, parentId: null },
    });
  });

  it('offers the logins of staff to choose from', async () => {
    const holder = await addLogin(app.db, { role: 'ROLE_USER' });
    const { body } = await admin.get<{ items: object[] }>('/api/audit/logins');
    expect(body.items).toContainEqual({
      id: zofiaLogin.id,
      name: `Łąka Zofia (${zofiaLogin.loginId})`,
    });
    expect(JSON.stringify(body)).not.toContain(holder.id);
  });

  it('is told of as an export when it is taken along as a file', async () => {
    const garden = await addGarden(app.db, { name: 'Długa 3', area: 300 });
    await admin.put('/api/garden/update', { ...garden, area: 305 });
    const query = new URLSearchParams({ format: 'csv', ...about(garden.id) });
    const { body } = await admin.get<string>(`/api/audit/export?${query.toString()}`);
    expect(body).toContain('Kiedy;Kto;Czynność;Rodzaj;Czego dotyczy;Co się zmieniło');
    expect(body).toContain(';Łąka Zofia;Zmiana;Działka;Długa 3;Powierzchnia (m2)');
    const [told] = (await list({ 'filter-by-action': 'true', action: 'export' })).items;
    expect(told).toMatchObject({
      actor: 'Łąka Zofia',
      record: { type: 'export', name: 'Dziennik zmian' },
      facts: { list: 'Dziennik zmian', rows: 1, conditions: 'Tylko jedna pozycja', format: 'csv' },
    });
  });
});

describe('an entry of the audit', () => {
  it('names the records that its values refer to, those that are gone as well', async () => {
    const garden = await addGarden(app.db, { name: 'Polna 4' });
    const { body: party } = await admin.post<{ id: string }>('/api/party/create', {
      partyType: 'person',
      firstName: 'Jan',
      lastName: 'Żuk',
    });
    const { body: assignment } = await admin.post<{ id: string }>('/api/assignment/create', {
      gardenId: garden.id,
      partyId: party.id,
    });
    await admin.delete(`/api/party/delete/${party.id}`);
    const [created] = (await list(about(assignment.id))).items;
    expect(created?.record).toMatchObject({ name: 'Polna 4 – Żuk Jan', isThere: false });
    const entry = await details(created?.id ?? '');
    expect(entry.after).toEqual({
      gardenId: garden.id,
      partyId: party.id,
      validFrom: null,
      validThru: 'infinity',
    });
    expect(entry.names).toEqual({ [garden.id]: 'Polna 4', [party.id]: 'Żuk Jan' });
  });

  it('of a deletion tells what was there and what went along, and is undone once', async () => {
    const party = await addParty(app.db, { firstName: 'Ewa', lastName: 'Sowa' });
    await addLogin(app.db, { partyId: party.id, role: 'ROLE_USER' });
    await admin.delete(`/api/party/delete/${party.id}`);
    const [{ id } = { id: '' }] = (await list(about(party.id))).items;
    const entry = await details(id);
    expect(entry.before).toMatchObject({ firstName: 'Ewa', lastName: 'Sowa' });
    expect(Object.keys(entry.before ?? {})).not.toContain('nameSearch');
    expect(entry).toMatchObject({
      after: null,
      along: [{ table: 'login', count: 1 }],
      isRestorable: true,
    });
    expect((await admin.post('/api/audit/restore', { id })).status).toBe(201);
    expect(await details(id)).toMatchObject({ isRestorable: false, record: { isThere: true } });
  });

  it('of an erased person has neither values nor the name', async () => {
    const { body: party } = await admin.post<{ id: string }>('/api/party/create', {
      partyType: 'person',
      firstName: 'Adam',
      lastName: 'Wymazany',
    });
    expect((await list({ 'filter-by-phrase': 'true', phrase: 'wymazany' })).totalItems).toBe(1);
    const { ownerUrl } = await installationOf(app);
    await execute(ownerUrl, `select erase_from_audit('party', '${party.id}')`);
    expect((await list({ 'filter-by-phrase': 'true', phrase: 'wymazany' })).totalItems).toBe(0);
    const [entry] = (await list(about(party.id))).items;
    expect(await details(entry?.id ?? '')).toMatchObject({
      record: { name: null },
      before: null,
      after: null,
    });
  });
});

describe('the history of a record', () => {
  it('is for whoever may read the record, with the assignments of a garden', async () => {
    const garden = await addGarden(app.db, { name: 'Krótka 1' });
    const party = await addParty(app.db, { firstName: 'Ola', lastName: 'Kos' });
    await treasurer.put('/api/garden/update', { ...garden, area: 299 });
    const other = await addGarden(app.db);
    await treasurer.put('/api/garden/update', { ...other, area: 299 });
    await treasurer.post('/api/assignment/create', { gardenId: garden.id, partyId: party.id });
    const told = (page: Page) => page.items.map(({ action, record }) => [action, record.type]);
    expect(told(await historyOf('garden', garden.id))).toEqual([
      ['create', 'assignment'],
      ['update', 'garden'],
    ]);
    expect(told(await historyOf('party', party.id))).toEqual([['create', 'assignment']]);
    const [{ id } = { id: '' }] = (await historyOf('garden', garden.id)).items;
    expect(await details(id, clerk)).toMatchObject({ names: { [party.id]: 'Kos Ola' } });
  });

  it('stays when the record is gone', async () => {
    const { id } = await addNews(app.db, { title: 'Krótko' });
    await admin.delete(`/api/news/delete/${id}`);
    expect((await historyOf('news', id)).items).toMatchObject([{ action: 'delete' }]);
  });

  it('hides from who may not read the audit when somebody was at work', async () => {
    const login = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
    const own = app.anonymous();
    await own.signIn(login.loginId, testPassword);
    await admin.put('/api/login/update', {
      loginId: login.id,
      role: 'ROLE_TREASURER',
      enabled: true,
    });
    const actions = (page: Page) => page.items.map(({ action }) => action);
    expect(actions(await historyOf('login', login.id, admin))).toEqual(['update', 'sign-in']);
    expect(actions(await historyOf('login', login.id))).toEqual(['update']);
    const signIn = (await historyOf('login', login.id, admin)).items.at(-1);
    expect((await clerk.get(`/api/audit/get/${signIn?.id}`)).status).toBe(403);
  });

  it('is refused of what the role may not read, and of a kind that there is not', async () => {
    const [exported] = (await list({ 'filter-by-record-type': 'true', 'record-type': 'export' }))
      .items;
    const path = `/api/audit/record/export/${exported?.record.id}`;
    expect((await clerk.get(path)).status).toBe(403);
    expect((await clerk.get(`/api/audit/get/${exported?.id}`)).status).toBe(403);
    expect((await admin.get(path)).status).toBe(200);
    expect((await admin.get('/api/audit/record/rzecz/1')).status).toBe(404);
  });
});
