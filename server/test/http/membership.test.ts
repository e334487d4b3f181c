import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { Membership } from '@grzadka/contract/membership/membership.model';
import type {
  SettlementDetails,
  SettlementListItem,
} from '@grzadka/contract/settlement/settlement.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const unknownId = '01930000-0000-7000-8000-000000000000';
const overlaps = 'W tym czasie jest już zapisane inne członkostwo. Zmień daty.';
const wrongOrder = { validFrom: 'Data początkowa nie może być późniejsza niż data końcowa' };

const add = (data: object) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/membership/create', data);
const update = (data: object, ifMatch?: string) =>
  treasurer.put<ErrorBody>(
    '/api/membership/update',
    data,
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  );
const of = (id: string) => treasurer.get<{ items: Membership[] }>(`/api/party/${id}/memberships`);
const daysOf = async (id: string) =>
  (await of(id)).body.items.map(({ validFrom, validThru }) => [validFrom, validThru]);

describe('the memberships of a party', () => {
  it('have days or none, are told the latest first, and never overlap', async () => {
    const { id: partyId } = await addParty(app.db);
    expect((await of(partyId)).body).toEqual({ items: [] });
    const first = await add({ partyId, validFrom: '', validThru: '2020-12-31' });
    expect(first.status).toBe(201);
    expect((await add({ partyId, validFrom: '2022-01-01' })).status).toBe(201);
    expect((await of(partyId)).body.items).toMatchObject([
      { validFrom: '2022-01-01', validThru: null, isCurrent: true, etag: '"1"' },
      { id: first.body.id, validFrom: null, validThru: '2020-12-31', isCurrent: false },
    ]);
    for (const validFrom of [null, '2020-12-31', '2030-01-01']) {
      const { status, body } = await add({ partyId, validFrom });
      expect([status, body.message]).toEqual([409, overlaps]);
    }
    const late = await update({ id: first.body.id, validThru: '2022-01-01' });
    expect([late.status, late.body.message]).toEqual([409, overlaps]);
    expect(await daysOf(partyId)).toHaveLength(2);
  });

  it('end by a last day, and go by a deletion', async () => {
    const { id: partyId } = await addParty(app.db);
    const { id } = (await add({ partyId, validFrom: '2022-01-01' })).body;
    expect((await update({ id, validThru: '2024-12-31' }, '"1"')).status).toBe(204);
    expect(await daysOf(partyId)).toEqual([['2022-01-01', '2024-12-31']]);
    expect((await update({ id, validThru: null }, '"1"')).status).toBe(412);
    expect((await treasurer.delete(`/api/membership/delete/${id}`)).status).toBe(204);
    expect(await daysOf(partyId)).toEqual([]);
    expect((await treasurer.delete(`/api/membership/delete/${id}`)).status).toBe(404);
  });

  it('begin before they end, whichever day is named', async () => {
    const { id: partyId } = await addParty(app.db);
    const days = { validFrom: '2022-01-01', validThru: '2021-12-31' };
    expect((await add({ partyId, ...days })).body.fields).toEqual(wrongOrder);
    const { id } = (await add({ partyId, validFrom: '2022-01-01' })).body;
    const { status, body } = await update({ id, validThru: '2021-12-31' });
    expect([status, body.fields]).toEqual([400, wrongOrder]);
  });

  it('are of a party that is there, and kept by who keeps parties', async () => {
    expect((await add({ partyId: unknownId })).status).toBe(404);
    expect((await of(unknownId)).status).toBe(404);
    const employee = await app.as('ROLE_EMPLOYEE');
    const { id: partyId } = await addParty(app.db);
    expect((await employee.post('/api/membership/create', { partyId })).status).toBe(403);
    expect((await employee.get(`/api/party/${partyId}/memberships`)).status).toBe(200);
  });

  it('go with the party, and come back with it', async () => {
    const { id: partyId } = await addParty(app.db);
    await add({ partyId, validFrom: '2022-01-01' });
    expect((await treasurer.delete(`/api/party/delete/${partyId}`)).status).toBe(204);
    expect((await of(partyId)).status).toBe(404);
    await undelete(app.db, { recordId: partyId, actor: commandLine });
    expect(await daysOf(partyId)).toEqual([['2022-01-01', null]]);
  });
});

it('a holder of an account is a member from the first to the last day', async () => {
  const { id: gardenId } = await addGarden(app.db);
  const { id: partyId } = await addParty(app.db);
  await addAssignment(app.db, { gardenId, partyId });
  const isMember = async () => {
    const accounts = await treasurer.get<{ items: SettlementListItem[] }>(
      `/api/garden/${gardenId}/settlements`,
    );
    const { body } = await treasurer.get<SettlementDetails>(
      `/api/settlement/getDetails/${accounts.body.items[0]?.id}`,
    );
    return body.holders.map((holder) => holder.isMember);
  };
  const setDays = (from: number, thru: number) =>
    sql`update membership set valid_from = today() + ${from}::int, valid_thru = today() + ${thru}::int
      where party_id = ${partyId}`.execute(app.db);
  expect(await isMember()).toEqual([false]);
  await add({ partyId });
  expect(await isMember()).toEqual([true]);
  await setDays(0, 0);
  expect(await isMember()).toEqual([true]);
  await setDays(1, 9);
  expect(await isMember()).toEqual([false]);
  await setDays(-9, -1);
  expect(await isMember()).toEqual([false]);
});
