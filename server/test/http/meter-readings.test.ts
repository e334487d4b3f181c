import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { Finding, FindingCode } from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCharge, addMeasurement, addMeter, describeDevice } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

/** A request to append a value, without its meter. */
interface Reading {
  measurementValue: string;
  measuredAt?: string;
  clientKey?: string;
  insteadOf?: string;
  confirmation?: string;
  remark?: string;
}

const add = (meterId: string, reading: Reading) =>
  clerk.post<ErrorBody & { id: string }>('/api/meter/add-measurement', { meterId, ...reading });
const judge = async (meterId: string, reading: Reading) =>
  (await clerk.post<{ findings: Finding[] }>('/api/meter/judge', { meterId, ...reading })).body
    .findings;
const history = async (id: string) =>
  (await clerk.get<ListPage<MeasurementListItem>>(`/api/meter/${id}/measurements`)).body.items;
const context = async (id: string) =>
  (await clerk.get<VerdictContext>(`/api/meter/${id}/verdict-context`)).body;

const ascending = (a: number, b: number) => a - b;

/** A meter that rose by 0.2 a day, last read as 120 on 1 May 2024 at noon in UTC. */
async function usualMeter(facts: { active?: boolean } = {}) {
  const { id } = await addMeter(app.db, facts);
  await addMeasurement(app.db, { meterId: id, value: '114', measuredAt: '2024-04-01T12:00:00Z' });
  await addMeasurement(app.db, { meterId: id, value: '120', measuredAt: '2024-05-01T12:00:00Z' });
  return id;
}

/** A month after the last one of a usual meter. */
const monthLater = '2024-05-31T12:00:00.000Z';

describe('a reading is judged by what is known of its meter', () => {
  it('as if the one that it is to replace were gone', async () => {
    const meterId = await usualMeter();
    const wrong = { meterId, value: '1250', measuredAt: monthLater };
    const { id } = await addMeasurement(app.db, wrong);
    const right = { measurementValue: '126', measuredAt: monthLater };
    expect((await judge(meterId, right)).map(({ code }) => code)).toContain('duplicate-day');
    expect(await judge(meterId, { ...right, insteadOf: id })).toEqual([]);
  });

  it.each<[string, FindingCode[]]>([
    ['126', []],
    ['180', []],
    ['180.001', ['too-large']],
    ['612', ['too-large', 'swapped']],
    ['921', ['too-large']],
    ['119.999', ['smaller']],
    ['120', ['no-consumption']],
  ])('as %s a month later: %j', async (measurementValue, codes) => {
    const meterId = await usualMeter();
    const reading = { measurementValue, measuredAt: monthLater };
    expect((await judge(meterId, reading)).map(({ code }) => code)).toEqual(codes);
    const { status, body } = await add(meterId, reading);
    expect(status).toBe(201);
    expect((await history(meterId))[0]).toMatchObject({
      id: body.id,
      value: Number(measurementValue),
      measuredAt: monthLater,
      verdict: codes,
      confirmation: null,
    });
  });

  it('says what it found, and stores nothing', async () => {
    const meterId = await usualMeter();
    expect(await judge(meterId, { measurementValue: '119,999', measuredAt: monthLater })).toEqual([
      {
        code: 'smaller',
        level: 'confirm',
        text: 'Wartość jest mniejsza od ostatniej (120 z 2024.05.01). Sprawdź, czy odczyt jest poprawny.',
      },
    ]);
    expect(await history(meterId)).toHaveLength(2);
  });

  it('of a meter out of use, with too many digits, after the end of its legalisation', async () => {
    const meterId = await usualMeter({ active: false });
    await describeDevice(app.db, meterId, { digits: 3, legalisedUntil: '2024-05-30' });
    await add(meterId, { measurementValue: '1000', measuredAt: monthLater });
    expect((await history(meterId))[0]?.verdict).toEqual([
      'inactive',
      'too-many-digits',
      'too-large',
      'legalisation',
    ]);
  });

  it('between others, on a day that has one, of a time that was charged', async () => {
    const meterId = await usualMeter();
    const [last] = await history(meterId);
    await addCharge(app.db, { meterId, measurementId: last?.id ?? '', number: '7/2026' });
    const reading = { measurementValue: '121', measuredAt: '2024-05-01T11:59:00.000Z' };
    expect((await judge(meterId, reading)).map(({ code, text }) => [code, text])).toEqual([
      [
        'larger-than-next',
        'Wartość jest większa od późniejszej (120 z 2024.05.01). Sprawdź, czy odczyt jest poprawny.',
      ],
      ['duplicate-day', 'Z tego dnia jest już odczyt: 120 (Nowak Anna)'],
      [
        'already-charged',
        'Ten okres jest już naliczony (7/2026); różnica trafi do następnego naliczenia',
      ],
    ]);
  });

  it('finds in a second one of the same value and day no consumption', async () => {
    const meterId = await usualMeter();
    const reading = { measurementValue: '126', measuredAt: monthLater };
    await add(meterId, reading);
    expect((await judge(meterId, reading)).map(({ code }) => code)).toEqual([
      'duplicate-day',
      'no-consumption',
    ]);
  });

  it('knows what somebody else adds at the same time', async () => {
    const meterId = await usualMeter();
    const replies = await app.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('meter')
        .select('id')
        .where('id', '=', meterId)
        .forNoKeyUpdate()
        .execute();
      const both = ['126', '127'].map((measurementValue) =>
        add(meterId, { measurementValue, measuredAt: monthLater }),
      );
      await untilWaitingForLocks(app.db, 2);
      return both;
    });
    await Promise.all(replies);
    const verdicts = (await history(meterId)).map(({ verdict }) => verdict);
    expect(verdicts.filter((codes) => codes.includes('duplicate-day'))).toHaveLength(1);
  });

  it('is refused in the future and where the device was off, at the field that says when', async () => {
    const meterId = await usualMeter();
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const late = await add(meterId, { measurementValue: '130', measuredAt: inAnHour });
    const future = 'Ta data jest późniejsza niż dziś. Popraw ją.';
    expect([late.status, late.body.fields]).toEqual([400, { measuredAt: future }]);

    const removal = { lastValue: '120', removalReason: 'winter' } as const;
    await describeDevice(app.db, meterId, { removedAt: '2024-05-02T00:00:00Z', ...removal });
    const off = 'W tym czasie licznik był zdjęty. Popraw datę.';
    const stated = await add(meterId, { measurementValue: '130', measuredAt: monthLater });
    expect([stated.status, stated.body.fields]).toEqual([400, { measuredAt: off }]);
    const now = await add(meterId, { measurementValue: '130' });
    expect([now.status, now.body.fields]).toEqual([400, { measurementValue: off }]);
    expect(await history(meterId)).toHaveLength(2);
  });
});

describe('an answer that comes along', () => {
  it('is kept with what it answers, in the audit too', async () => {
    const meterId = await usualMeter();
    const { body } = await add(meterId, {
      measurementValue: '900',
      measuredAt: monthLater,
      confirmation: 'other',
      remark: 'Napełniono basen',
    });
    const answer = { confirmation: 'other', remark: 'Napełniono basen', rolledOver: false };
    expect((await history(meterId))[0]).toMatchObject({ verdict: ['too-large'], ...answer });
    const entries = await auditOf(app.db, 'meter', meterId);
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['add-measurement', expect.objectContaining({ id: body.id, ...answer })],
    ]);
  });

  it('sets that the dial passed through zero, whether its digits are known or not', async () => {
    const meterId = await usualMeter();
    await add(meterId, {
      measurementValue: '5',
      measuredAt: monthLater,
      confirmation: 'rolled-over',
    });
    expect((await history(meterId))[0]).toMatchObject({ verdict: ['smaller'], rolledOver: true });
  });

  it('of another reason says which', async () => {
    const meterId = await usualMeter();
    const { status, body } = await add(meterId, { measurementValue: '5', confirmation: 'other' });
    expect([status, body.fields]).toEqual([400, { remark: 'Wpisz, jaki to powód' }]);
  });
});

describe('what comes twice under one key', () => {
  it('is taken once, though it comes twenty times at once', async () => {
    const meterId = await usualMeter();
    const reading = { measurementValue: '126', measuredAt: monthLater, clientKey: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(meterId, reading)));
    const [{ id } = { id: '' }] = await history(meterId);
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 20 }, () => [201, id]),
    );
    expect(await history(meterId)).toHaveLength(3);
    expect(await auditOf(app.db, 'meter', meterId)).toHaveLength(1);
  });

  it('gets its id again where it would be refused by now', async () => {
    const meterId = await usualMeter();
    const reading = { measurementValue: '126', clientKey: randomUUID() };
    const { body } = await add(meterId, reading);
    const removedAt = '2024-06-01T00:00:00Z';
    await describeDevice(app.db, meterId, { removedAt, lastValue: '126', removalReason: 'winter' });
    expect(await add(meterId, reading)).toMatchObject({ status: 201, body: { id: body.id } });
  });

  it('belongs to one meter, though it comes to two at once', async () => {
    const meters = [await usualMeter(), await usualMeter()];
    const reading = { measurementValue: '126', measuredAt: monthLater, clientKey: randomUUID() };
    const replies = await Promise.all(meters.map((meterId) => add(meterId, reading)));
    expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([201, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(/^Ten odczyt jest już zapisany w innym liczniku\./);
    const histories = await Promise.all(meters.map(history));
    expect(histories.map(({ length }) => length).toSorted(ascending)).toEqual([2, 3]);
  });
});

describe('the context of a verdict', () => {
  it('tells the devices that count, the reading before, what is usual, and what was charged', async () => {
    const meterId = await usualMeter();
    const [last] = await history(meterId);
    await addCharge(app.db, { meterId, measurementId: last?.id ?? '', number: '7/2026' });
    await describeDevice(app.db, meterId, { serialNumber: '123', digits: 5, multiplier: '2.5' });
    const device = {
      id: last?.installationId,
      serialNumber: '123',
      firstValue: 0,
      removedAt: null,
      digits: 5,
      multiplier: 2.5,
    };
    const measurement = {
      id: last?.id,
      installationId: device.id,
      value: 120,
      measuredAt: '2024-05-01T12:00:00.000Z',
      measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
    };
    expect(await context(meterId)).toMatchObject({
      active: true,
      installations: [device],
      measurements: [measurement],
      usual: 0.5,
      charged: { thru: measurement.measuredAt, number: '7/2026' },
    });
  });

  it('holds of those read at one instant all, and tells the usual of the latest hundred', async () => {
    const { id: meterId } = await addMeter(app.db);
    // Before the latest hundred the meter rose by a thousand a day, since by one.
    const values = Array.from({ length: 150 }, (_, day) => (day < 51 ? day * 1000 : 50_000 + day));
    await app.db
      .insertInto('measurement')
      .values(
        [...values, 50_200].map((value, day) => ({
          id: newId(),
          meterId,
          value: String(value),
          measuredAt: new Date(Date.UTC(2024, 0, Math.min(day, 149))).toISOString(),
          installationId: sql<string>`null`,
        })),
      )
      .execute();
    const { usual, measurements } = await context(meterId);
    expect(usual).toBe(1);
    expect(measurements.map(({ value }) => value).toSorted(ascending)).toEqual([50_149, 50_200]);
  });

  it('of an unknown meter is a 404, and so is a verdict', async () => {
    for (const meterId of [randomUUID(), 'licznik']) {
      expect((await clerk.get(`/api/meter/${meterId}/verdict-context`)).status).toBe(404);
      const judged = await clerk.post('/api/meter/judge', { meterId, measurementValue: '1' });
      expect(judged.status).toBe(404);
    }
  });
});
