import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import { zoneRefusals } from '@grzadka/contract/zone/zone.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addZone } from '#test/factories.ts';
import { addFeeKind, addResolution, addTariff } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

type Reply = ErrorBody & { id: string };

const create = (values: object) => treasurer.post<Reply>('/api/tariff/create', values);
const update = (values: object) => treasurer.put<ErrorBody>('/api/tariff/update', values);
const end = (values: object, headers = {}) =>
  treasurer.put<ErrorBody>('/api/tariff/end', values, headers);
const remove = (path: string) => treasurer.request<ErrorBody>(path, { method: 'DELETE' });
const details = async (id: string) =>
  (await treasurer.get<TariffDetails>(`/api/tariff/get/${id}`)).body;
const found = async (query: string) => {
  const { body } = await treasurer.get<ListPage<{ id: string }>>(`/api/tariff?${query}`);
  return body.items.map(({ id }) => id);
};

const resolution = await addResolution(app.db, { number: '3/2027' });

/** What a form holds besides its fee kind. */
const stated = {
  resolutionId: resolution.id,
  validFrom: '2027-01-01',
  validThru: '',
  terms: { method: 'per-area', rate: '0,45' },
  proration: 'daily',
  instalments: [
    { dueMonthDay: '31.03', weight: '1' },
    { dueMonthDay: '30.09', weight: '1' },
  ],
};

describe('a tariff', () => {
  it('is added with its terms, told in words, and found by its kind and whether it holds today', async () => {
    const kind = await addFeeKind(app.db, { name: 'Opłata alejkowa' });
    const { status, body } = await create({ ...stated, feeKindId: kind.id });
    expect(status).toBe(201);
    const { id } = body;
    expect(await details(id)).toMatchObject({
      name: 'Opłata alejkowa od 2027.01.01',
      feeKind: kind,
      resolution: { id: resolution.id, number: '3/2027' },
      validThru: null,
      method: 'per-area',
      terms: { method: 'per-area', rate: '0.45' },
      termsInWords: '0,45\u00a0zł za m²',
      instalments: [
        { dueMonthDay: '03-31', weight: '1' },
        { dueMonthDay: '09-30', weight: '1' },
      ],
      instalmentsInWords: '31.03, 30.09 (po równo)',
    });
    const past = await addTariff(app.db, {
      feeKindId: kind.id,
      validFrom: '2020-01-01',
      validThru: '2020-12-31',
    });
    const current = await addTariff(app.db, {
      feeKindId: kind.id,
      validFrom: '2021-01-01',
      validThru: '2026-12-31',
    });
    const ofKind = `filter-by-fee-kind=true&fee-kind=${kind.id}`;
    expect(await found(ofKind)).toEqual([id, current.id, past.id]);
    await end({ id: current.id, validThru: '2098-12-31' });
    const [entry] = await auditOf(app.db, 'tariff', id);
    expect(entry).toMatchObject({
      recordName: 'Opłata alejkowa',
      after: { termsInWords: '0,45\u00a0zł za m²', validFrom: '2027-01-01' },
    });
    expect(await found(`${ofKind}&filter-by-state=true&is-valid=false`)).toContain(past.id);
  });

  it('does not overlap another one of its kind, which is named by its resolution', async () => {
    const { id: feeKindId } = await addFeeKind(app.db);
    const first = await addTariff(app.db, {
      feeKindId,
      resolutionId: resolution.id,
      validFrom: '2027-01-01',
      validThru: '2027-12-31',
    });
    const overlaps =
      'W tym czasie obowiązuje stawka z uchwały 3/2027. Zmień daty albo najpierw zakończ tamtą stawkę.';
    const refused = await create({ ...stated, feeKindId, validFrom: '2027-12-31' });
    expect([refused.status, refused.body.fields]).toEqual([409, { validFrom: overlaps }]);
    const { status, body } = await create({ ...stated, feeKindId, validFrom: '2028-01-01' });
    expect(status).toBe(201);
    expect((await update({ id: body.id, validFrom: '2027-06-01' })).body.fields).toEqual({
      validFrom: overlaps,
    });
    expect((await end({ id: first.id, validThru: '2028-01-01' })).status).toBe(409);
    expect(
      (await end({ id: first.id, validThru: '2027-05-31' }, { 'if-match': '"1"' })).status,
    ).toBe(204);
    expect(
      (await end({ id: first.id, validThru: '2027-05-30' }, { 'if-match': '"1"' })).status,
    ).toBe(412);
    expect((await update({ id: body.id, validFrom: '2027-06-01' })).status).toBe(204);
    const turned = await end({ id: first.id, validThru: '2026-12-31' });
    expect([turned.status, Object.keys(turned.body.fields ?? {})]).toEqual([400, ['validThru']]);
  });

  it('is one at a time, whoever adds several', async () => {
    const { id: feeKindId } = await addFeeKind(app.db);
    const replies = await Promise.all([1, 2, 3].map(() => create({ ...stated, feeKindId })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('is of a kind, of a resolution and of a zone that are there', async () => {
    const { id: feeKindId } = await addFeeKind(app.db);
    const none = '0190a000-0000-7000-8000-000000000000';
    const loss = { method: 'distribute', of: 'loss', key: 'equal', zoneId: none, rate: '6,12' };
    const faults = async (values: object) =>
      Object.keys((await create({ ...stated, feeKindId, ...values })).body.fields ?? {});
    expect(await faults({ feeKindId: none })).toEqual(['feeKindId']);
    expect(await faults({ resolutionId: none })).toEqual(['resolutionId']);
    expect(await faults({ terms: loss })).toEqual(['terms.zoneId']);
    const tiers = { upTo: '250', rate: '' };
    const consumption = {
      method: 'consumption',
      meterType: 'WaterMeter',
      segments: [{ from: '2027-01-01', tiers: [tiers] }],
    };
    expect(await faults({ terms: consumption })).toEqual(['terms.segments.0.tiers.0.rate']);
  });

  it('keeps what it names: its resolution, its kind and its zone', async () => {
    const { id: zoneId } = await addZone(app.db);
    const kind = await addFeeKind(app.db, { name: 'Straty' });
    const own = await addResolution(app.db);
    const { id } = await addTariff(app.db, {
      feeKindId: kind.id,
      resolutionId: own.id,
      terms: { method: 'distribute', of: 'loss', key: 'equal', zoneId, rate: '6.12' },
    });
    const refused = await Promise.all(
      [`resolution/delete/${own.id}`, `fee-kind/delete/${kind.id}`, `zone/delete/${zoneId}`].map(
        (path) => remove(`/api/${path}`),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(refused.map(({ body }) => body.message)).toEqual([
      'Z tej uchwały korzystają stawki: Straty od 2026.01.01. Najpierw wybierz w nich inną uchwałę: Opłaty → Stawki.',
      expect.stringContaining('jest już używany'),
      zoneRefusals.inTariff,
    ]);
    expect((await remove(`/api/tariff/delete/${id}`)).status).toBe(204);
    const entry = (await auditOf(app.db, 'tariff', id)).at(-1);
    const restore = () => treasurer.post<ErrorBody>('/api/audit/restore', { id: entry?.id });
    await addTariff(app.db, { feeKindId: kind.id });
    expect((await restore()).status).toBe(409);
    await app.db.deleteFrom('tariff').where('feeKindId', '=', kind.id).execute();
    expect((await restore()).status).toBe(201);
    expect((await details(id)).terms).toMatchObject({ zoneId });
  });
});

it.each(['01930000-0000-7000-8000-000000000000', 'abc'])(
  'a tariff of the fee kind %s, which there is not, is refused at the fee kind',
  async (feeKindId) => {
    const { status, body } = await create({ ...stated, feeKindId });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['feeKindId']]);
  },
);
