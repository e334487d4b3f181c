import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { addCharge, addReversal, april, july, june, may, metersRead } from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const meterRead = metersRead(app.db, clerk);

describe('the undoing of a mounting', () => {
  it('gives an exchange back to the device before it, with what had gone over', async () => {
    const meter = await meterRead({ [april]: '10', [june]: '500', [july]: '30' });
    await addReversal(app.db, meter.measurements[1] ?? '');
    const before = await meter.details();
    const history = await meter.history();
    const { body } = await meter.replace({ at: may, lastValue: '11' });
    // Recorded since, and taken back since.
    const { id: wrong } = await addMeasurement(app.db, {
      meterId: meter.id,
      value: '40',
      measuredAt: '2026-08-01T08:00:00Z',
    });
    const refused = await meter.undo(body.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Po wymianie są już odczyty. Najpierw je unieważnij.',
    ]);
    await addReversal(app.db, wrong);
    expect((await meter.undo(body.id)).status).toBe(204);

    const after = await meter.details();
    const old = before.installation;
    expect(after.installations).toEqual([
      expect.objectContaining({ id: body.id, undoneAt: expect.any(String), removedAt: null }),
      { ...old, etag: '"3"' },
    ]);
    expect(after.installation?.id).toBe(old?.id);
    expect(await meter.history()).toEqual([...history, { value: 40, installationId: old?.id }]);
    expect(after.meter).toEqual(before.meter);
    const told = (await auditOf(app.db, 'meter', meter.id)).slice(2);
    expect(told.map(({ action, after: is }) => [action, is])).toEqual([
      ['undo-device', { id: body.id, undoneAt: expect.any(String) }],
      ['undo-device', expect.objectContaining({ id: old?.id, removedAt: null, lastValue: null })],
    ]);
    expect((await meter.replace({ at: may, lastValue: '11' })).status).toBe(201);
  });

  it('after a time without a device leaves it without one', async () => {
    const { takeOff, putOn, undo, details } = await meterRead({});
    await takeOff({ at: may });
    const { body } = await putOn({ at: june });
    expect((await undo(body.id)).status).toBe(204);
    expect(await details()).toMatchObject({
      installation: null,
      installations: [{ id: body.id }, { removedAt: may, removalReason: 'winter' }],
    });
  });

  it('is refused in words for the first device, for an older one, and for one undone', async () => {
    const { replace, undo, details } = await meterRead({});
    const first = (await details()).installation?.id ?? '';
    const message = async (id: string) => {
      const { status, body } = await undo(id);
      return `${status} ${body.message}`;
    };
    expect(await message(first)).toBe(
      '409 To pierwszy licznik w tym miejscu – nie ma czego cofać.',
    );
    const { body } = await replace({ at: may });
    const older = '409 Cofnąć można tylko ostatnią zmianę. Otwórz szczegóły licznika ponownie.';
    expect(await message(first)).toBe(older);
    expect((await undo(body.id)).status).toBe(204);
    expect(await message(body.id)).toBe(older);
    expect((await undo('x')).status).toBe(404);
  });
});

describe('the undoing of a taking off', () => {
  it('leaves the device there as it was', async () => {
    const { takeOff, undo, details } = await meterRead({ [april]: '10' });
    const { installation } = await details();
    await takeOff({ at: may, lastValue: '12', lastValueEstimated: true });
    const stale = await clerk.request(`/api/installation/delete/${installation?.id}`, {
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
    expect((await undo(installation?.id ?? '')).status).toBe(204);
    const after = await details();
    expect(after.installations).toEqual([{ ...installation, etag: '"3"' }]);
    expect(after.installation).toEqual(after.installations[0]);
  });

  it('is refused where the device works elsewhere by now', async () => {
    const [meter, other] = [await meterRead({}), await meterRead({})];
    const { body } = await meter.replace({ at: april, installation: { serialNumber: 'X1' } });
    await meter.takeOff({ at: may });
    await other.replace({ at: june, installation: { serialNumber: 'X1' } });
    expect((await meter.undo(body.id)).body.message).toContain(other.name);
  });
});

it.each([
  ['a mounting', '2026-05-14', '2026-05-15'],
  ['a taking off', '2026-06-14', '2026-06-15'],
])('%s that was charged since stays', async (what, dayBefore, day) => {
  const { id: meterId, measurements, replace, takeOff, undo } = await meterRead({ [april]: '10' });
  const { body } = await replace({ at: may, lastValue: '11' });
  if (what === 'a taking off') await takeOff({ at: june, lastValue: '3' });
  const { id: otherId } = await addMeter(app.db);
  const charge = { measurementId: measurements[0] ?? '', firstDay: '2026-04-16' };
  await addCharge(app.db, { ...charge, meterId, lastDay: dayBefore });
  await addCharge(app.db, { ...charge, meterId: otherId, lastDay: day });
  await addCharge(app.db, { ...charge, meterId, lastDay: day });
  const refused = await undo(body.id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Nie można tego cofnąć: zużycie od tego czasu jest już w naliczeniu 7/2026.',
  ]);
  await app.db
    .updateTable('billedStretch')
    .set({ freedAt: sql`now()` })
    .where('meterId', '=', meterId)
    .where('lastDay', '=', day)
    .execute();
  expect((await undo(body.id)).status).toBe(204);
});
