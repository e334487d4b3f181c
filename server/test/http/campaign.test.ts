import type { CampaignListItem } from '@grzadka/contract/campaign/campaign.model';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { campaignCalls } from '#test/campaign-calls.ts';
import { addCampaign, addCampaignReader } from '#test/campaigns.ts';
import { addLogin, addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, create, details, metersOf, addSector, openRound } = await campaignCalls(app);

describe('a round', () => {
  it('is made as a draft, listed, read, changed and told to the audit', async () => {
    const sectorId = await addSector();
    await addMeter(db, { sectorId });
    await addMeter(db, { sectorId, type: 'ElectricityMeter' });
    await addMeter(db, { sectorId, active: false });
    const { id: loginId } = await addLogin(db, { role: 'ROLE_USER' });
    const readers = [{ userLoginId: loginId, sectorIds: [sectorId] }];
    const { status, body } = await create({ sectorIds: [sectorId], readers });
    expect(status).toBe(201);
    const round = await details(body.id);
    expect(round).toMatchObject({
      name: 'Jesień 2026',
      types: 'water',
      state: 'draft',
      sectors: [{ id: sectorId }],
      noticeBy: '2026-10-05',
      readers: [{ userLoginId: loginId, name: 'Kowalski Jan', sectors: [{ id: sectorId }] }],
      counts: { total: 1, 'to-read': 1, read: 0 },
      addable: 0,
    });
    const renamed = await treasurer.put('/api/campaign/update', {
      id: body.id,
      name: 'Wiosna 2027',
    });
    expect(renamed.status).toBe(204);
    expect(await details(body.id)).toMatchObject({
      name: 'Wiosna 2027',
      readers: [{ userLoginId: loginId }],
    });
    const { items } = (await treasurer.get<ListPage<CampaignListItem>>('/api/campaign')).body;
    expect(items).toContainEqual({
      id: body.id,
      name: 'Wiosna 2027',
      types: 'water',
      readFrom: '2026-10-12',
      readThru: '2026-10-25',
      state: 'draft',
      meters: 0,
      read: 0,
    });
    expect(await treasurer.put('/api/campaign/update', { id: body.id, readers: [] })).toMatchObject(
      {
        status: 204,
      },
    );
    const entries = await auditOf(db, 'campaign', body.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'update',
      before: { readers: expect.stringContaining('Kowalski Jan') },
      after: { readers: '' },
    });
    expect(entries.at(0)).toMatchObject({ action: 'create', after: { name: 'Jesień 2026' } });
  });

  it('refuses days in the wrong order, people and sectors that are not there, and a name that is taken', async () => {
    const refused = async (values: object) => {
      const { status, body } = await create(values);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await refused({ readThru: '2026-10-11' })).toEqual([400, ['readThru']]);
    expect(await refused({ roles: [] })).toEqual([400, ['roles']]);
    expect(await refused({ sectorIds: [newId()] })).toEqual([400, ['sectorIds']]);
    const { id } = await addLogin(db);
    const twice = [id, id].map((userLoginId) => ({ userLoginId, sectorIds: [] }));
    expect(await refused({ readers: twice })).toEqual([400, ['readers']]);
    expect(await refused({ readers: [{ userLoginId: newId(), sectorIds: [] }] })).toEqual([
      400,
      ['readers'],
    ]);
    const { id: disabled } = await addLogin(db, { enabled: false });
    expect(await refused({ readers: [{ userLoginId: disabled, sectorIds: [] }] })).toEqual([
      400,
      ['readers'],
    ]);
    const { name } = await addCampaign(db, { name: 'Zajęta' });
    expect(await refused({ name: name.toUpperCase() })).toEqual([409, ['name']]);
  });

  it('is deleted only as a draft, and not by who has not seen it', async () => {
    const remove = (id: string, headers = {}) =>
      treasurer.request<ErrorBody>(`/api/campaign/delete/${id}`, { method: 'DELETE', headers });
    const { id } = await addCampaign(db);
    expect((await remove(id, { 'if-match': '"2"' })).status).toBe(412);
    expect((await remove(id)).status).toBe(204);
    const open = await openRound(1);
    expect(await remove(open.id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.notDraft },
    });
  });
});

describe('the progress of a round', () => {
  it('is counted by sector and by reader', async () => {
    const { id: loginId } = await addLogin(db);
    const { id, sectorId, meters } = await openRound(3);
    await addCampaignReader(db, { campaignId: id, loginId, sectorIds: [sectorId] });
    await db
      .insertInto('campaignVisit')
      .values({
        id: newId(),
        campaignId: id,
        meterId: meters[0]?.id ?? '',
        reason: 'flooded',
        visitedAt: '2026-10-15T10:00:00Z',
        loginId,
      })
      .execute();
    await addMeasurement(db, {
      meterId: meters[1]?.id ?? '',
      value: '1',
      measuredAt: '2026-10-15T10:00:00Z',
    });
    const round = await details(id);
    const counts = { total: 3, 'to-read': 1, read: 1, inaccessible: 1 };
    expect(round.counts).toMatchObject(counts);
    expect(round.bySector).toMatchObject([{ sector: { id: sectorId }, counts }]);
    expect(round.byReader).toEqual([
      {
        userLoginId: loginId,
        name: 'Kowalski Jan',
        read: 0,
        inaccessible: 1,
        assigned: 3,
        left: 1,
        lastSentAt: expect.stringMatching(/^\d{4}-.+Z$/),
      },
      {
        userLoginId: null,
        name: null,
        read: 1,
        inaccessible: 0,
        assigned: 0,
        left: 0,
        lastSentAt: null,
      },
    ]);
    const seen = await metersOf(id, `filter-by-reader=true&reader=${loginId}`);
    expect(seen.items).toMatchObject([{ state: 'inaccessible', visit: { reason: 'flooded' } }]);
  });

  it('is narrowed by whoever has read, also once their login is disabled', async () => {
    const [walked, idle] = [await addLogin(db), await addLogin(db)];
    const { id: campaignId, meters } = await openRound(1);
    const visit = { reason: 'flooded', visitedAt: '2026-10-15T10:00:00Z' } as const;
    const meterId = meters[0]?.id ?? '';
    await db
      .insertInto('campaignVisit')
      .values({ id: newId(), campaignId, meterId, ...visit, loginId: walked.id })
      .execute();
    const offered = async () => {
      const { body } = await treasurer.get<{ items: { id: string; isEnabled: boolean }[] }>(
        '/api/campaign/reader-options',
      );
      const of = (login: { id: string }) => body.items.find(({ id }) => id === login.id)?.isEnabled;
      return [of(walked), of(idle)];
    };
    expect(await offered()).toEqual([true, true]);
    const both = [walked.id, idle.id];
    await db.updateTable('login').set({ enabled: false }).where('id', 'in', both).execute();
    expect(await offered()).toEqual([false, undefined]);
  });
});
