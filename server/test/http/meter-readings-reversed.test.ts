import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import {
  addCharge,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  describeDevice,
  testPassword,
} from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { id: partyId } = await addParty(app.db, { firstName: 'Halina', lastName: 'Wójcik' });
const { loginId } = await addLogin(app.db, { partyId });
const halina = app.anonymous();
await halina.signIn(loginId, testPassword);

/** A request to take a measurement back, by default as mistyped. */
interface Reversal {
  measurementId: string;
  reason?: string;
  remark?: string;
  replacementValue?: string;
  replacementMeterId?: string;
}

const reverse = (reversal: Reversal, client = halina) =>
  client.post<ErrorBody & { id: string | null }>('/api/meter/reverse-measurement', {
    reason: 'mistyped',
    ...reversal,
  });
const history = async (id: string) =>
  (await halina.get<ListPage<MeasurementListItem>>(`/api/meter/${id}/measurements`)).body.items;
const lastValue = async (id: string) =>
  (await halina.get<MeterDetails>(`/api/meter/get/${id}`)).body.lastMeasurement?.value;

const wrongAt = '2024-05-31T12:00:00.000Z';

/** A meter read as 100, as 1250 by mistake, and as 140 after that. */
async function mistypedMeter() {
  const { id: meterId } = await addMeter(app.db);
  const measured = (value: string, measuredAt: string) =>
    addMeasurement(app.db, { meterId, value, measuredAt });
  await measured('100', '2024-05-01T12:00:00.000Z');
  const wrong = await measured('1250', wrongAt);
  await measured('140', '2024-06-30T12:00:00.000Z');
  return { meterId, wrong: wrong.id };
}

const isReversed = 'Ten odczyt jest już unieważniony.';
const by = { firstName: 'Halina', lastName: 'Wójcik' };

describe('a reading that was wrong', () => {
  it('is taken back with the right value in its place, and stays to be seen', async () => {
    const { meterId, wrong } = await mistypedMeter();
    const before = (await history(meterId)).find(({ id }) => id === wrong);
    const { status, body } = await reverse({ measurementId: wrong, replacementValue: '125' });
    expect(status).toBe(201);
    const [, ...earlier] = await history(meterId);
    expect(earlier.slice(0, 2)).toEqual([
      {
        ...before,
        id: body.id,
        value: 125,
        measuredBy: by,
        verdict: [],
      },
      {
        ...before,
        reversal: {
          at: expect.stringMatching(/Z$/),
          by,
          reason: 'mistyped',
          remark: null,
          replacementId: body.id,
        },
      },
    ]);
    const entries = await auditOf(app.db, 'meter', meterId);
    // Both of one instant.
    const told = entries.toSorted((a, b) => a.action.localeCompare(b.action));
    expect(told.map(({ action, after }) => [action, after])).toEqual([
      ['add-measurement', expect.objectContaining({ id: body.id, value: '125' })],
      [
        'reverse-measurement',
        expect.objectContaining({
          measurementId: wrong,
          reason: 'mistyped',
          replacementId: body.id,
          value: '1250.000',
          measuredAt: wrongAt,
        }),
      ],
    ]);
  });

  it('leaves nothing in its place where nothing is stated; the list shows what counts', async () => {
    const { id: meterId } = await addMeter(app.db);
    const taken = [];
    for (const [value, day] of Object.entries({ 100: '01', 110: '11', 120: '21' })) {
      const measuredAt = `2024-05-${day}T12:00:00Z`;
      taken.push(await addMeasurement(app.db, { meterId, value, measuredAt }));
    }
    const shown = [];
    for (const { id } of taken.toReversed()) {
      shown.push(await lastValue(meterId));
      const { status, body } = await reverse({ measurementId: id, replacementValue: '' });
      expect([status, body]).toEqual([201, { id: null }]);
    }
    expect([...shown, await lastValue(meterId)]).toEqual([120, 110, 100, undefined]);
  });

  it('of another meter stands there from then on, judged by what is known of that one', async () => {
    const { meterId, wrong } = await mistypedMeter();
    const { id: other } = await addMeter(app.db, { active: false });
    await describeDevice(app.db, other, { digits: 3 });
    const { status, body } = await reverse({
      measurementId: wrong,
      reason: 'wrong-meter',
      replacementValue: '1250',
      replacementMeterId: other,
    });
    expect(status).toBe(201);
    expect(await history(other)).toMatchObject([
      {
        id: body.id,
        measuredAt: wrongAt,
        channel: 'office',
        verdict: ['inactive', 'too-many-digits'],
      },
    ]);
    expect((await history(meterId)).map(({ reversal }) => reversal?.replacementId)).toEqual([
      undefined,
      body.id,
      undefined,
    ]);
    expect([await lastValue(meterId), await lastValue(other)]).toEqual([140, 1250]);
  });

  it('cannot be one of a meter of another type, or of a time without a device', async () => {
    const { meterId, wrong } = await mistypedMeter();
    const { id: electric } = await addMeter(app.db, { type: 'ElectricityMeter' });
    const { id: late } = await addMeter(app.db);
    await describeDevice(app.db, late, { installedAt: '2024-06-01T00:00:00Z' });
    const messagesOf = async (replacementMeterId: string) =>
      (await reverse({ measurementId: wrong, replacementValue: '5', replacementMeterId })).body
        .fields;
    expect([await messagesOf(electric), await messagesOf(late)]).toEqual([
      { replacementMeterId: 'Ten licznik jest innego rodzaju. Wybierz inny.' },
      { replacementMeterId: 'W tym czasie licznik był zdjęty. Popraw datę.' },
    ]);
    expect((await history(meterId)).filter(({ reversal }) => reversal !== null)).toEqual([]);
  });

  it.each([
    [{ reason: 'other' }, { remark: 'Wpisz, jaki to powód' }],
    [{ reason: 'guessed' }, { reason: 'Wybierz powód' }],
    [{ replacementMeterId: randomUUID() }, { replacementValue: 'Wpisz odczyt tego licznika' }],
    [{ replacementValue: 'dwa' }, { replacementValue: 'Należy wprowadzić poprawną liczbę' }],
  ])('is refused with %j', async (fault, fields) => {
    const { status, body } = await reverse({ measurementId: randomUUID(), ...fault });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it('is a 404 when there is none, or no such meter to stand at', async () => {
    const { wrong } = await mistypedMeter();
    const elsewhere = { replacementValue: '1', replacementMeterId: randomUUID() };
    expect((await reverse({ measurementId: randomUUID() })).status).toBe(404);
    expect((await reverse({ measurementId: 'odczyt' })).status).toBe(404);
    expect((await reverse({ measurementId: wrong, ...elsewhere })).status).toBe(404);
  });

  it('taken back by two at once is taken back by one, and the other reads why', async () => {
    const { meterId, wrong } = await mistypedMeter();
    const replies = await app.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('meter')
        .where('id', '=', meterId)
        .forNoKeyUpdate()
        .select('id')
        .execute();
      const both = ['1', '2'].map((replacementValue) =>
        reverse({ measurementId: wrong, replacementValue }),
      );
      await untilWaitingForLocks(app.db, 2);
      return both;
    });
    const [first, second] = (await Promise.all(replies)).toSorted((a, b) => a.status - b.status);
    expect([first?.status, second?.status]).toEqual([201, 409]);
    expect(second?.body).toEqual({ code: 'conflict', message: isReversed });
    expect(await history(meterId)).toHaveLength(4);
  });

  it('that a charge ended with is for the treasury to take back', async () => {
    const { meterId, wrong } = await mistypedMeter();
    await addCharge(app.db, { meterId, measurementId: wrong, number: '7/2026' });
    const { status, body } = await reverse({ measurementId: wrong });
    expect([status, body.message]).toEqual([
      403,
      'Ten odczyt jest w naliczeniu 7/2026. Może go unieważnić skarbnik, użytkownik zaawansowany i administrator.',
    ]);
    const treasurer = await app.as('ROLE_TREASURER');
    expect((await reverse({ measurementId: wrong }, treasurer)).status).toBe(201);
  });
});
