import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addMeter } from '#test/factories.ts';
import {
  addReversal,
  addUnusual,
  april,
  devicesOf,
  july,
  june,
  may,
  metersRead,
} from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const meterRead = metersRead(app.db, clerk);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('an exchange', () => {
  it('ends the one device, begins the next, and is told to the audit of the meter', async () => {
    const { id, replace, details } = await meterRead({ [april]: '801.2' });
    const before = (await details()).installation;
    const { status, body } = await replace({
      at: june,
      lastValue: '830,7',
      removalReason: 'verification',
      installation: {
        serialNumber: ' 12-345 ',
        firstValue: '0.3',
        digits: 5,
        multiplier: 40,
        legalisedUntil: '2031-12-31',
        sealNumber: 'P 7',
      },
    });
    expect(status).toBe(201);
    const { installation, installations } = await details();
    expect(installation).toEqual({
      id: body.id,
      serialNumber: '12-345',
      installedAt: june,
      firstValue: 0.3,
      removedAt: null,
      lastValue: null,
      lastValueEstimated: false,
      lastValueRolledOver: false,
      removalReason: null,
      digits: 5,
      multiplier: 40,
      legalisedUntil: '2031-12-31',
      sealNumber: 'P 7',
      undoneAt: null,
      etag: '"1"',
    });
    const ended = { removedAt: june, lastValue: 830.7, removalReason: 'verification' };
    expect(installations).toEqual([installation, { ...before, ...ended, etag: '"2"' }]);
    expect(await auditOf(app.db, 'meter', id)).toEqual([
      expect.objectContaining({
        action: 'replace-device',
        before: expect.objectContaining({ id: before?.id, removedAt: null, lastValue: null }),
        after: expect.objectContaining({ removedAt: june, lastValue: '830.700' }),
      }),
      expect.objectContaining({
        action: 'replace-device',
        before: null,
        after: expect.objectContaining({ id: body.id, serialNumber: '12-345', installedAt: june }),
      }),
    ]);
  });

  it('that is recorded late takes along what was read from then on, what was taken back too', async () => {
    const { measurements, replace, details, history, id } = await meterRead({
      [april]: '801.2',
      [june]: '900',
      [july]: '21.8',
    });
    await addReversal(app.db, measurements[1] ?? '');
    const old = (await details()).installation?.id;
    const { body } = await replace({
      at: may,
      lastValue: '830.7',
      installation: { firstValue: '0.3' },
    });
    expect(await history()).toEqual([
      { value: 801.2, installationId: old },
      { value: 900, installationId: body.id },
      { value: 21.8, installationId: body.id },
    ]);
    expect((await details()).meter.lastMeasurement).toMatchObject({
      value: 21.8,
      measuredAt: july,
    });
    expect((await auditOf(app.db, 'meter', id)).at(-1)?.after).toMatchObject({
      movedMeasurements: 2,
    });
  });

  it('says at its fields what does not follow from what was read', async () => {
    const { replace } = await meterRead({ [april]: '801.2', [july]: '21.8' });
    const { status, body } = await replace({
      at: may,
      lastValue: '800',
      installation: { firstValue: '22' },
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        lastValue:
          'Stan końcowy jest mniejszy od ostatniego odczytu (801,2). Sprawdź cyfry albo zaznacz „Licznik przeszedł przez zero”.',
        'installation.firstValue':
          'Stan początkowy jest większy od późniejszego odczytu (21,8 z 2026.07.15). Sprawdź cyfry.',
      },
    ]);
    const ticked = await replace({ at: may, lastValue: '800', rolledOver: true });
    expect([ticked.status, Object.keys(ticked.body.fields ?? {})]).toEqual([400, ['rolledOver']]);
  });

  it('may be of a dial that has passed through zero, before it or after it', async () => {
    const { id, replace, update, details } = await meterRead({ [april]: '99987.4' });
    const old = (await details()).installation?.id ?? '';
    await update({ id: old, digits: 5 });
    await addUnusual(app.db, { meterId: id, value: '2', measuredAt: july, rolledOver: true });
    const { status } = await replace({
      at: may,
      lastValue: '12.9',
      rolledOver: true,
      installation: { firstValue: '5' },
    });
    expect(status).toBe(201);
    expect((await details()).installations[1]).toMatchObject({
      lastValue: 12.9,
      lastValueRolledOver: true,
    });
  });

  it('leaves estimates out, and measurements that were taken back', async () => {
    const { id, measurements, replace } = await meterRead({ [april]: '100', [may]: '1250' });
    await addReversal(app.db, measurements[1] ?? '');
    const estimate = { meterId: id, value: '180', measuredAt: june, channel: 'estimate' } as const;
    await addUnusual(app.db, estimate);
    expect((await replace({ at: july, lastValue: '99' })).status).toBe(400);
    expect((await replace({ at: july, lastValue: '125' })).status).toBe(201);
  });

  it('is neither to come nor before the mounting that whoever asks has seen', async () => {
    const { replace, details } = await meterRead({});
    const future = await replace({ at: inMinutes(6) });
    expect([future.status, future.body.fields]).toEqual([
      400,
      { at: 'Ta data jest późniejsza niż dziś. Popraw ją.' },
    ]);
    expect((await replace({ at: july })).status).toBe(201);
    const installationId = (await details()).installation?.id;
    const early = await replace({ at: july, installationId });
    expect([early.status, early.body.fields]).toEqual([
      400,
      { at: 'Ten licznik założono 2026.07.15 10:00. Podaj późniejszą datę.' },
    ]);
    // A clock that is a little ahead.
    expect((await replace({ at: inMinutes(4) })).status).toBe(201);
  });

  it('that is not stated when is later than all that was read, wherever the clock was', async () => {
    const ahead = inMinutes(3);
    const { replace, details } = await meterRead({ [ahead]: '5' });
    expect((await replace({ lastValue: '5' })).status).toBe(201);
    const { installation } = await details();
    expect(installation?.installedAt).toBe(new Date(Date.parse(ahead) + 1).toISOString());
  });

  it('of a device that somebody else has taken away says when', async () => {
    const { replace, takeOff, details } = await meterRead({});
    const seen = (await details()).installation?.id;
    await takeOff({ at: may });
    const message =
      'Ktoś już zdjął albo wymienił ten licznik (2026.05.15 10:00). Otwórz jego szczegóły ponownie.';
    for (const asked of [{ installationId: seen }, {}]) {
      const { status, body } = await replace({ at: june, ...asked });
      expect([status, body.message]).toEqual([409, message]);
      expect((await takeOff({ at: june, ...asked })).body.message).toBe(message);
    }
  });

  it('of a serial number that works at another meter of the type is a conflict at its field', async () => {
    const other = await meterRead({});
    await other.replace({ at: may, installation: { serialNumber: 'Ab-1' } });
    const { replace, takeOff, putOn } = await meterRead({});
    const installation = { serialNumber: 'aB-1' };
    const message = `Licznik o tym numerze fabrycznym jest już założony: ${other.name}. Sprawdź numer.`;
    const refused = await replace({ at: may, installation });
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { 'installation.serialNumber': message },
    ]);
    await takeOff({ at: may });
    expect((await putOn({ at: may, installation })).body.message).toBe(message);
    await other.takeOff({ at: june });
    expect((await putOn({ at: may, installation })).status).toBe(201);

    const electric = await addMeter(app.db, { type: 'ElectricityMeter' });
    expect((await devicesOf(clerk, electric.id).replace({ at: may, installation })).status).toBe(
      201,
    );
  });

  it('of a meter that there is not is a 404', async () => {
    for (const meterId of ['01930000-0000-7000-8000-000000000000', 'x']) {
      const { replace, takeOff, putOn } = devicesOf(clerk, meterId);
      const replies = [await replace({}), await takeOff({}), await putOn({})];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });
});

describe('a device', () => {
  it('that nobody can read is taken off before an estimate, which counts no more then', async () => {
    const { id, takeOff, details } = await meterRead({ [april]: '55.1' });
    await addUnusual(app.db, { meterId: id, value: '80', measuredAt: july, channel: 'estimate' });
    expect((await details()).meter.lastMeasurement?.value).toBe(80);
    const { status } = await takeOff({ at: june, lastValue: '60', lastValueEstimated: true });
    expect(status).toBe(204);
    expect((await details()).meter.lastMeasurement?.value).toBe(55.1);
  });

  it('that is taken off leaves the meter without one, and one is put on later', async () => {
    const { id, takeOff, putOn, details } = await meterRead({ [april]: '55.1' });
    const early = await takeOff({ at: '2026-04-15T07:59:00Z', lastValue: '55.1' });
    expect([early.status, early.body.fields]).toEqual([
      400,
      {
        at: 'Licznik nie może być zdjęty wcześniej niż ostatni odczyt z 2026.04.15 10:00. Popraw datę.',
      },
    ]);
    expect((await takeOff({ at: april, lastValue: '55' })).body.fields).toHaveProperty('lastValue');
    expect((await takeOff({ at: may, lastValue: '55.1' })).status).toBe(204);
    expect(await details()).toMatchObject({
      installation: null,
      installations: [{ removedAt: may, lastValue: 55.1, removalReason: 'winter' }],
    });

    const before = await putOn({ at: '2026-05-15T07:00:00Z' });
    expect([before.status, before.body.fields]).toEqual([
      400,
      { at: 'Poprzedni licznik zdjęto 2026.05.15 10:00. Podaj tę datę albo późniejszą.' },
    ]);
    const mounting = { at: june, installation: { serialNumber: '7', firstValue: '55.1' } };
    expect((await putOn(mounting)).status).toBe(201);
    const again = await putOn(mounting);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Jest tu już założony licznik 7. Najpierw go zdejmij.',
    ]);
    expect((await auditOf(app.db, 'meter', id)).map(({ action }) => action)).toEqual([
      'take-off-device',
      'put-on-device',
    ]);
  });

  it('without a number that is there is named without it', async () => {
    const { putOn } = await meterRead({});
    expect((await putOn({})).body.message).toBe(
      'Jest tu już założony licznik. Najpierw go zdejmij.',
    );
  });

  it('that was mounted with a value is not taken off with a smaller one', async () => {
    const { replace, takeOff } = await meterRead({});
    await replace({ at: may, installation: { firstValue: '10' } });
    expect((await takeOff({ at: june, lastValue: '9.999' })).body.fields).toEqual({
      lastValue:
        'Stan końcowy jest mniejszy od stanu początkowego (10). Sprawdź cyfry albo zaznacz „Licznik przeszedł przez zero”.',
    });
  });
});
