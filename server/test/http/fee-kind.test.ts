import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { feeKind, feeKindRefusals } from '@grzadka/contract/fee-kind/fee-kind.model';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { mostFeeKinds } from '@grzadka/contract/fee-kind/most-fee-kinds';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { auditOf } from '#test/audit-trail.ts';
import { addFeeKind } from '#test/fee-factories.ts';
import { addAccount, postDebt } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

type FeeKind = z.infer<typeof feeKind>;

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const create = (values: object) =>
  treasurer.post<ErrorBody & { id: string }>('/api/fee-kind/create', values);
const update = (values: object) => treasurer.put<ErrorBody>('/api/fee-kind/update', values);
const remove = (id: string) =>
  treasurer.request<ErrorBody>(`/api/fee-kind/delete/${id}`, { method: 'DELETE' });
const details = async (id: string) =>
  (await treasurer.get<FeeKind>(`/api/fee-kind/get/${id}`)).body;
const found = async (query: string) => {
  const { body } = await treasurer.get<ListPage<FeeKind>>(`/api/fee-kind?${query}`);
  return body.items;
};

const stated = {
  name: 'Opłata parkingowa',
  code: 'PARK',
  purpose: 'other',
  position: 130,
  interest: false,
  keywords: 'parking, parkingowa',
  active: true,
} as const;

it('the twelve kinds are there from the start, each with its purpose, in the order of payments', async () => {
  const kinds = await found('');
  expect(kinds.map(({ name, purpose }) => [name, purpose])).toEqual([
    ['Opłata ogrodowa', 'management'],
    ['Partycypacja PZD', 'union'],
    ['Opłata wodna', 'common-utilities'],
    ['Woda wg licznika', 'own-use'],
    ['Opłata stała za energię', 'own-use'],
    ['Energia wg licznika', 'own-use'],
    ['Wywóz śmieci', 'cleanliness'],
    ['Składka członkowska', 'membership'],
    ['Wpisowe', 'other'],
    ['Opłata inwestycyjna', 'investment'],
    ['Brak odczytu – ryczałt', 'other'],
    ['Odsetki', 'other'],
  ]);
  const without = kinds.filter(({ interest }) => !interest);
  expect(without.map(({ name }) => name)).toEqual(['Składka członkowska', 'Odsetki']);
  expect(kinds.every(({ active }) => active)).toBe(true);
});

it('a kind is added, found by its keywords, state and purpose, and told to the audit', async () => {
  const { status, body } = await create(stated);
  expect(status).toBe(201);
  const kind = sampleOf(feeKind, { id: body.id, ...stated });
  expect(await details(body.id)).toEqual(kind);
  expect(await found('filter-by-phrase=true&phrase=parking')).toEqual([kind]);
  expect((await update({ id: body.id, active: false, position: '140' })).status).toBe(204);
  const inactive = { ...kind, active: false, position: 140 };
  const query = 'filter-by-state=true&is-active=false&filter-by-purpose=true&purpose=other';
  expect(await found(query)).toEqual([inactive]);
  const [entry] = await auditOf(app.db, 'fee-kind', body.id);
  expect(entry).toMatchObject({ recordName: stated.name, after: stated });
});

it('a kind has a name and a code of its own, and a place from 1 to 999', async () => {
  const { id } = await addFeeKind(app.db);
  const faults = async (change: object) => {
    const { status, body } = await update({ id, ...change });
    return [status, body.fields];
  };
  const { name, code } = feeKindRecord.fields;
  expect(await faults({ name: 'opłata OGRODOWA' })).toEqual([409, { name: name.unique }]);
  expect(await faults({ code: 'ogr' })).toEqual([409, { code: code.unique }]);
  const place = { position: 'Wpisz liczbę od 1 do 999' };
  for (const position of [0, 1000, '', null])
    expect(await faults({ position })).toEqual([400, place]);
});

it('a kind that something refers to is not deleted; any other is, and comes back', async () => {
  const { id } = await addFeeKind(app.db);
  expect((await remove(id)).status).toBe(204);
  const entry = (await auditOf(app.db, 'fee-kind', id)).at(-1);
  expect((await treasurer.post('/api/audit/restore', { id: entry?.id })).status).toBe(201);
  const account = await addAccount(app.db);
  const parts = [{ amount: 100, dueOn: '2026-06-30', feeKindId: id }];
  await postDebt(app.db, { account: account.id, day: '2026-06-01', parts });
  const refused = await remove(id);
  expect([refused.status, refused.body.message]).toEqual([409, feeKindRecord.deletion.inUse]);
});

it('there are sixty kinds at the most, whoever adds the last ones', async () => {
  const count = (await found('')).length;
  for (let i = count; i < mostFeeKinds - 1; i++) await addFeeKind(app.db);
  const replies = await Promise.all(
    ['A', 'B', 'C'].map((code) => create({ ...stated, name: `Ostatnia ${code}`, code })),
  );
  const refused = replies.filter(({ status }) => status === 409);
  const { tooMany } = feeKindRefusals;
  expect(refused.map(({ body }) => body.message)).toEqual([tooMany, tooMany]);
  expect(await found('')).toHaveLength(mostFeeKinds);
});
