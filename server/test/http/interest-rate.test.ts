import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import {
  type InterestRate,
  interestRateRefusals,
} from '@grzadka/contract/interest-rate/interest-rate.model';
import { expect, test } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const listed = async () =>
  (await treasurer.get<ListPage<InterestRate>>('/api/interest-rate?limit=50')).body.items;

const create = (values: object) =>
  treasurer.post<ErrorBody & { id: string }>('/api/interest-rate/create', values);

test('the rates that were announced until this version are there, the newest first, each with where it comes from', async () => {
  const items = await listed();
  expect(items.map(({ validFrom, percent }) => [validFrom, percent])).toEqual([
    ['2025-12-04', '9.50'],
    ['2025-11-06', '9.75'],
    ['2025-10-09', '10.00'],
    ['2025-09-04', '10.25'],
    ['2025-07-03', '10.50'],
    ['2025-05-08', '10.75'],
    ['2023-10-05', '11.25'],
  ]);
  expect(items.every(({ source }) => source.includes('Monitorem Polskim'))).toBe(true);
});

test('a rate is added as it is typed, once for each day, changed and deleted, which the audit records', async () => {
  const values = { validFrom: '2026-08-01', percent: '9,25', source: 'M.P. 2026 poz. 700' };
  const { body, status } = await create(values);
  expect(status).toBe(201);
  const again = await create({ ...values, percent: '1' });
  expect([again.status, again.body.fields]).toEqual([
    409,
    { validFrom: interestRateRefusals.sameDay },
  ]);
  const get = () => treasurer.get<InterestRate>(`/api/interest-rate/get/${body.id}`);
  expect((await get()).body).toMatchObject({ ...values, percent: '9.25' });
  const changed = { id: body.id, percent: '9.00' };
  expect((await treasurer.put('/api/interest-rate/update', changed)).status).toBe(204);
  expect((await get()).body).toMatchObject({ percent: '9.00', source: values.source });
  expect((await treasurer.delete(`/api/interest-rate/delete/${body.id}`)).status).toBe(204);
  expect((await get()).status).toBe(404);
  const actions = (await auditOf(app.db, 'interest-rate', body.id)).map(({ action }) => action);
  expect(actions).toEqual(['create', 'update', 'delete']);
});

test.each([
  [{ percent: '' }, 'percent'],
  [{ percent: '9,123' }, 'percent'],
  [{ percent: '-1' }, 'percent'],
  [{ percent: '100' }, 'percent'],
  [{ source: ' ' }, 'source'],
  [{ validFrom: '' }, 'validFrom'],
])('a rate with %j is refused', async (given, field) => {
  const { status, body } = await create({
    validFrom: '2026-09-01',
    percent: '9',
    source: 'M.P.',
    ...given,
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('who may only read the fees changes no rate', async () => {
  const employee = await app.as('ROLE_EMPLOYEE');
  expect((await employee.get('/api/interest-rate')).status).toBe(200);
  const { status } = await employee.post('/api/interest-rate/create', {});
  expect(status).toBe(403);
});
