import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const path = (id: string, query = '') => `/api/meter/${id}/consumption${query}`;
async function consumption(id: string, query = ''): Promise<Consumption[]> {
  const { status, body } = await clerk.get<{ items: Consumption[] }>(path(id, query));
  expect(status).toBe(200);
  return body.items;
}
/** What a person sees at once of a consumption. */
const told = ({ from, thru, quantity, quality }: Consumption) => [from, thru, quantity, quality];

const read = (meterId: string, measuredAt: string, value: string) =>
  addMeasurement(app.db, { meterId, value, measuredAt: `${measuredAt}T10:00:00Z` });

/** A meter whose device was exchanged on 2026-06-30: 830.700 on the old one, 0.300 on the new one. */
async function addExchanged() {
  const meter = await addMeter(app.db);
  await read(meter.id, '2026-04-15', '801.2');
  const exchangedAt = '2026-06-30T10:00:00Z';
  await app.db
    .updateTable('installation')
    .set({ removedAt: exchangedAt, lastValue: '830.7', removalReason: 'replaced' })
    .where('meterId', '=', meter.id)
    .execute();
  await app.db
    .insertInto('installation')
    .values({ id: newId(), meterId: meter.id, installedAt: exchangedAt, firstValue: '0.3' })
    .execute();
  await read(meter.id, '2026-10-15', '21.8');
  return meter;
}

describe('the consumption of a meter', () => {
  it('is told per reading interval, over its devices, with the points it was counted by', async () => {
    const { id } = await addExchanged();
    const items = await consumption(id);
    expect(items.map(told)).toEqual([
      ['2026-04-16', '2026-06-30', 29.5, 'read'],
      ['2026-07-01', '2026-10-15', 21.5, 'read'],
    ]);
    expect(items[0]?.points.map(({ kind, value, at }) => [kind, value, at])).toEqual([
      ['measurement', 801.2, '2026-04-15T10:00:00.000Z'],
      ['last', 830.7, '2026-06-30T10:00:00.000Z'],
      ['first', 0.3, '2026-06-30T10:00:00.000Z'],
    ]);
  });

  it('begins with the later recorded one of two readings of an instant, which is the last one everywhere', async () => {
    const { id } = await addMeter(app.db);
    const measuredAt = '2026-04-15T10:00:00.000Z';
    const add = async (measurementValue: string, at: string) => {
      const body = { meterId: id, measurementValue, measuredAt: at, confirmation: 'really-so' };
      expect((await clerk.post('/api/meter/add-measurement', body)).status).toBe(201);
    };
    await add('110', measuredAt);
    await add('100', measuredAt);
    const meter = await clerk.get<MeterDetails>(`/api/meter/get/${id}`);
    expect(meter.body.lastMeasurement?.value).toBe(100);
    const list = await clerk.get<ListPage<MeasurementListItem>>(`/api/meter/${id}/measurements`);
    expect(list.body.items.map(({ value }) => value)).toEqual([100, 110]);
    const judge = { meterId: id, measurementValue: '99', measuredAt: '2026-05-15T10:00:00.000Z' };
    const judged = await clerk.post<{ findings: Finding[] }>('/api/meter/judge', judge);
    expect(judged.body.findings.map(({ text }) => text)).toEqual([
      'Wartość jest mniejsza od ostatniej (100 z 2026.04.15). Sprawdź, czy odczyt jest poprawny.',
    ]);
    await add('105', '2026-05-15T10:00:00.000Z');
    expect((await consumption(id)).map(told)).toEqual([['2026-04-16', '2026-05-15', 5, 'read']]);
  });

  it('is told of a time, by the calendar', async () => {
    const { id } = await addMeter(app.db);
    await read(id, '2026-04-15', '120');
    await read(id, '2026-10-15', '162.6');
    const may = '?from=2026-05-01&thru=2026-09-30';
    expect((await consumption(id, `${may}&step=whole`)).map(told)).toEqual([
      ['2026-05-01', '2026-09-30', 35.616, 'interpolated'],
    ]);
    const years = await consumption(id, '?step=year&thru=2027-12-31');
    expect(years.map(told)).toEqual([
      ['2026-04-16', '2026-12-31', null, 'unknown'],
      ['2027-01-01', '2027-12-31', null, 'unknown'],
    ]);
  });

  it('leaves out what does not count: taken back, an estimate that was read after, a device undone', async () => {
    const { id } = await addExchanged();
    await app.db
      .insertInto('installation')
      .values({
        id: newId(),
        meterId: id,
        installedAt: '2026-12-01T00:00:00Z',
        undoneAt: '2026-12-02T00:00:00Z',
      })
      .execute();
    const wrong = await read(id, '2026-11-15', '2180');
    await app.db
      .insertInto('measurementReversal')
      .values({ id: newId(), measurementId: wrong.id, reason: 'mistyped' })
      .execute();
    const installationId = await app.db
      .selectFrom('installation')
      .select('id')
      .where('meterId', '=', id)
      .where('removedAt', 'is', null)
      .where('undoneAt', 'is', null)
      .executeTakeFirstOrThrow();
    const estimate = (value: string, measuredAt: string) =>
      app.db
        .insertInto('measurement')
        .values({
          id: newId(),
          meterId: id,
          installationId: installationId.id,
          value,
          measuredAt,
          channel: 'estimate',
        })
        .execute();
    await estimate('10', '2026-08-15T10:00:00Z');
    expect((await consumption(id)).map(told)).toEqual([
      ['2026-04-16', '2026-06-30', 29.5, 'read'],
      ['2026-07-01', '2026-10-15', 21.5, 'read'],
    ]);
    await estimate('30.8', '2026-12-15T10:00:00Z');
    expect((await consumption(id)).map(told).at(-1)).toEqual([
      '2026-10-16',
      '2026-12-15',
      9,
      'estimated',
    ]);
  });

  it('of one that was never read is nothing, and of one that there is not a 404', async () => {
    expect(await consumption((await addMeter(app.db)).id)).toEqual([]);
    const gone = '01930000-0000-7000-8000-000000000000';
    expect((await clerk.get(path(gone))).status).toBe(404);
    expect((await clerk.get(path('licznik'))).status).toBe(404);
  });

  it.each([
    ['?step=week', 'step'],
    ['?from=2026-02-30', 'from'],
    ['?from=2026-02-02&thru=2026-02-01', 'thru'],
    ['?step=day&from=1990-01-01', 'from'],
  ])('is refused for %s', async (query, field) => {
    const { id } = await addExchanged();
    const { status, body } = await clerk.get<ErrorBody>(path(id, query));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is had as a file, and the audit knows who took it', async () => {
    const { id } = await addExchanged();
    const reply = await clerk.send(path(id, '/export?step=interval&format=csv'));
    expect(reply.headers.get('content-disposition')).toMatch(/filename="?zuzycie-[\d-]+\.csv/);
    expect((await reply.text()).split('\r\n')).toEqual([
      'Od;Do;Zużycie;Jednostka;Skąd wiadomo',
      '2026-04-16;2026-06-30;29,5;m³;Odczytane',
      '2026-07-01;2026-10-15;21,5;m³;Odczytane',
    ]);
    const entry = await app.db
      .selectFrom('auditEntry')
      .select('after')
      .where('recordType', '=', 'export')
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ list: 'Zużycie', rows: 2, id, step: 'interval' });
  });
});
