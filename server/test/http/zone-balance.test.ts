import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ZoneBalance } from '@grzadka/contract/zone/zone-balance.model';
import { describe, expect, it } from 'vitest';
import { addMeasurement, addMeter, addZone } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const summer = 'from=2026-04-16&thru=2026-10-15';
async function balance(id: string, query = summer): Promise<ZoneBalance> {
  const { status, body } = await clerk.get<ZoneBalance>(`/api/zone/${id}/balance?${query}`);
  expect(status).toBe(200);
  return body;
}

/** A meter of a zone with readings of 2025-10-01, 2026-04-15 and 2026-10-15, as far as they are given. */
async function addRead(
  zoneId: string,
  { name, role = 'plot' }: { name: string; role?: 'plot' | 'common' | 'main' },
  values: readonly string[],
) {
  const meter = await addMeter(app.db, { name, role, zoneId });
  const days = ['2025-10-01', '2026-04-15', '2026-10-15'].slice(3 - values.length);
  for (const [index, day] of days.entries()) {
    const value = values[index] ?? '0';
    await addMeasurement(app.db, { meterId: meter.id, value, measuredAt: `${day}T10:00:00Z` });
  }
  return meter;
}

describe('the balance of a zone', () => {
  it('is what its main meters counted and no other did, with a line for each meter', async () => {
    const { id } = await addZone(app.db);
    await addRead(id, { name: 'W-10' }, ['100', '1100']);
    await addRead(id, { name: 'W-2' }, ['0', '92.4']);
    const common = await addRead(id, { name: 'Kran', role: 'common' }, ['5', '43']);
    await addRead(id, { name: 'Główny', role: 'main' }, ['1000', '2250']);
    const { lines, ...sums } = await balance(id, `${summer}&price=6,12`);
    expect(sums).toEqual({
      main: 1250,
      plots: 1092.4,
      common: 38,
      certainty: 'exact',
      loss: 119.6,
      share: 9.6,
      cost: 73_195,
      alert: null,
      suspects: [],
      coverage: { total: 4, certain: 4, estimated: 0, undetermined: 0 },
    });
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Główny', 1250],
      ['Kran', 38],
      ['W-2', 92.4],
      ['W-10', 1000],
    ]);
    expect(lines[1]).toMatchObject({
      id: common.id,
      role: 'common',
      quality: 'read',
      points: [
        { kind: 'measurement', value: 5, day: '2026-04-15' },
        { kind: 'measurement', value: 43, day: '2026-10-15' },
      ],
    });
  });

  it('knows at most the loss where a meter was never read, and none without a main meter', async () => {
    const { id } = await addZone(app.db);
    await addRead(id, { name: 'Nieczytany' }, []);
    expect(await balance(id)).toMatchObject({ certainty: 'unknown', loss: null, main: null });
    await addRead(id, { name: 'Główny 2', role: 'main' }, ['0', '10']);
    expect(await balance(id)).toMatchObject({
      certainty: 'at-most',
      loss: 10,
      coverage: { total: 2, certain: 1, undetermined: 1 },
    });
  });

  it('below zero names the meters whose consumption rose most', async () => {
    const { id } = await addZone(app.db);
    await addRead(id, { name: 'Główny 3', role: 'main' }, ['0', '50', '100']);
    await addRead(id, { name: 'Duży jak zawsze' }, ['0', '50', '80']);
    const risen = await addRead(id, { name: 'Przybyło' }, ['0', '1', '31']);
    const { alert, loss, suspects } = await balance(id);
    expect([alert, loss, suspects]).toEqual(['negative', -10, [risen]]);
  });

  it.each([
    ['thru=2026-10-15', 'from'],
    ['from=2026-10-16&thru=2026-10-15', 'thru'],
    [`${summer}&price=tanio`, 'price'],
    [`${summer}&price=-1`, 'price'],
  ])('is refused for %s', async (query, field) => {
    const { id } = await addZone(app.db);
    const { status, body } = await clerk.get<ErrorBody>(`/api/zone/${id}/balance?${query}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('of a zone that there is not is a 404', async () => {
    const gone = '01930000-0000-7000-8000-000000000000';
    expect((await clerk.get(`/api/zone/${gone}/balance?${summer}`)).status).toBe(404);
  });

  it('has its lines as a file', async () => {
    const { id } = await addZone(app.db);
    await addRead(id, { name: 'Główny 4', role: 'main' }, ['0', '12.5']);
    const reply = await clerk.send(`/api/zone/${id}/balance/export?${summer}&format=csv`);
    expect(reply.headers.get('content-disposition')).toMatch(/straty-[\d-]+\.csv/);
    expect((await reply.text()).split('\r\n')).toEqual([
      'Nazwa;Przeznaczenie;Od;Do;Zużycie;Jednostka;Skąd wiadomo',
      'Główny 4;Główny;2026-04-16;2026-10-15;12,5;m³;Odczytane',
    ]);
  });
});
