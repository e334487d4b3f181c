import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type {
  SettlementDetails,
  SettlementListItem,
} from '@grzadka/contract/settlement/settlement.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const unknownId = '01930000-0000-7000-8000-000000000000';

/** A garden with two accounts: one is closed since a while, and one, a couple's, goes on. */
async function heldGarden(name: string, sector: 1 | 2) {
  const garden = await addGarden(app.db, { name, sector });
  const hold = async (lastName: string, days: { validFrom: string; validThru?: string }) => {
    const party = await addParty(app.db, { lastName });
    await addAssignment(app.db, { gardenId: garden.id, partyId: party.id, ...days });
    return party;
  };
  const former = await hold(`Dawny ${name}`, { validFrom: '2001-01-01', validThru: '2020-12-31' });
  const wife = await hold(`Żak ${name}`, { validFrom: '2021-01-01' });
  const husband = await hold(`Bąk ${name}`, { validFrom: '2021-01-01' });
  const { body } = await employee.get<{ items: SettlementListItem[] }>(
    `/api/garden/${garden.id}/settlements`,
  );
  const [open, closed] = body.items;
  if (!open || !closed) throw new Error('two accounts');
  return { garden, former, wife, husband, open, closed };
}

const first = await heldGarden('2A', 1);
const second = await heldGarden('10', 2);

const list = async (query: string) => {
  const { body } = await employee.get<ListPage<SettlementListItem>>(
    `/api/settlement?limit=20&offset=0&${query}`,
  );
  return body.items.map(({ reference }) => reference);
};
const details = (id: string) =>
  treasurer.get<SettlementDetails>(`/api/settlement/getDetails/${id}`);
const update = (body: object, ifMatch?: string) =>
  treasurer.put<ErrorBody>(
    '/api/settlement/update',
    body,
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  );

describe('the settlement accounts', () => {
  it('are listed by plot and then by number, and the other way round', async () => {
    const byGarden = [first.closed, first.open, second.closed, second.open];
    const references = byGarden.map(({ reference }) => reference);
    expect(await list('')).toEqual(references);
    expect(await list('sort-by=number&sort-direction=desc')).toEqual(references.toReversed());
  });

  it.each([
    ['filter-by-phrase=true&phrase=zak%202a', [first.open]],
    ['filter-by-phrase=true&phrase=dawny', [first.closed, second.closed]],
    [`filter-by-phrase=true&phrase=${second.open.reference.toLowerCase()}`, [second.open]],
    ['filter-by-sector=true&sector=Sektor%202', [second.closed, second.open]],
    ['filter-by-state=true&is-open=true', [first.open, second.open]],
    ['filter-by-state=true&is-open=false', [first.closed, second.closed]],
  ])('with %s are those asked for', async (query, expected) => {
    expect(await list(query)).toEqual(expected.map(({ reference }) => reference));
  });

  it('close with the day after their last one', async () => {
    const { rows } = await sql<{ today: string }>`select today()`.execute(app.db);
    const today = rows[0]?.today ?? '';
    const { id: gardenId } = await addGarden(app.db, { name: 'Zamykana', sector: 1 });
    const { id: partyId } = await addParty(app.db);
    await addAssignment(app.db, { gardenId, partyId, validThru: today });
    const state = (isOpen: boolean) =>
      list(`filter-by-phrase=true&phrase=zamykana&filter-by-state=true&is-open=${isOpen}`);
    expect([await state(true), await state(false)].map(({ length }) => length)).toEqual([1, 0]);
    await sql`update assignment set valid_thru = today() - 1 where garden_id = ${gardenId}`.execute(
      app.db,
    );
    expect([await state(true), await state(false)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('tell of a garden and of a party, the one that goes on first', async () => {
    const { garden, former, wife, open, closed } = first;
    expect(open).toMatchObject({
      garden: { id: garden.id, name: '2A', sector: 'Sektor 1' },
      openedOn: '2021-01-01',
      closedOn: null,
      holders: 'Bąk 2A Jan, Żak 2A Jan',
    });
    const ofParty = async (id: string) =>
      (await employee.get<{ items: SettlementListItem[] }>(`/api/party/${id}/settlements`)).body;
    expect(await ofParty(former.id)).toEqual({ items: [closed] });
    expect(await ofParty(wife.id)).toEqual({ items: [open] });
    expect(await ofParty((await addParty(app.db)).id)).toEqual({ items: [] });
    expect((await employee.get(`/api/party/${unknownId}/settlements`)).status).toBe(404);
    expect((await employee.get(`/api/garden/${unknownId}/settlements`)).status).toBe(404);
  });
});

describe('a settlement account', () => {
  it('tells who held it when, whom letters address, what is noted, and whether it keeps what is overpaid', async () => {
    const { wife, husband, open } = first;
    const { body, headers } = await details(open.id);
    const { holders: _, ...account } = open;
    const held = { from: '2021-01-01', thru: null, isMember: false };
    expect(body).toEqual({
      ...account,
      holders: [
        { party: { id: husband.id, name: 'Bąk 2A Jan' }, ...held },
        { party: { id: wife.id, name: 'Żak 2A Jan' }, ...held },
      ],
      payer: null,
      note: null,
      useOverpayments: true,
    });
    const etag = headers.get('etag') ?? '';
    const set = { id: open.id, payerId: wife.id, note: 'Listy\r\npocztą', useOverpayments: false };
    expect((await update(set, etag)).status).toBe(204);
    expect((await details(open.id)).body).toMatchObject({
      payer: { id: wife.id, name: 'Żak 2A Jan' },
      note: 'Listy\npocztą',
      useOverpayments: false,
    });
    expect((await update({ ...set, payerId: null }, etag)).status).toBe(412);
  });

  it('has a holder for its payer, and none once that one is gone', async () => {
    const { former, wife, open } = second;
    for (const payerId of [former.id, unknownId, 'nikt']) {
      const { status, body } = await update({ id: open.id, payerId });
      expect([status, body.fields]).toEqual([
        400,
        { payerId: 'Wybierz działkowca z tego konta rozliczeniowego.' },
      ]);
    }
    expect((await update({ id: open.id, payerId: wife.id })).status).toBe(204);
    await treasurer.delete(`/api/party/delete/${wife.id}`);
    expect((await details(open.id)).body.payer).toBeNull();
  });

  it('is read by employees, who change nothing', async () => {
    expect((await employee.get(`/api/settlement/getDetails/${first.open.id}`)).status).toBe(200);
    expect((await employee.put('/api/settlement/update', { id: first.open.id })).status).toBe(403);
    expect((await details(unknownId)).status).toBe(404);
  });
});
