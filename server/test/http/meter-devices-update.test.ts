import { expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addMeter } from '#test/factories.ts';
import { addCharge, addMeasurements, april, devicesOf, june, may } from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

/** A meter with a device that was there in May, from 5 to 30, and one since; each with a measurement. */
async function exchangedMeter() {
  const { id, name } = await addMeter(app.db);
  const devices = devicesOf(clerk, id);
  const mounted = await devices.replace({ at: april, installation: { firstValue: '5' } });
  const [measurementId = ''] = await addMeasurements(app.db, id, { [may]: '20' });
  const exchange = { at: june, lastValue: '30', installation: { serialNumber: 'N' } };
  const newest = await devices.replace({ ...exchange, installation: {} });
  const former = { id: mounted.body.id, firstValue: '5', lastValue: '30' };
  return { id, name, ...devices, former, newest: { id: newest.body.id }, measurementId };
}

it('what is known of a device can be changed, by whoever knows its version', async () => {
  const { id, former, update, details } = await exchangedMeter();
  const changed = {
    ...former,
    serialNumber: ' 8 ',
    sealNumber: 'P',
    legalisedUntil: '2030-01-31',
    digits: 5,
    multiplier: '2,5',
    firstValue: '6',
    lastValue: '31',
  };
  const stale = await update(changed, { 'if-match': '"1"' });
  expect(stale.status).toBe(412);
  const { status, headers } = await update(changed, { 'if-match': '"2"' });
  expect([status, headers.get('etag')]).toEqual([204, '"3"']);
  expect((await details()).installations[1]).toMatchObject({
    serialNumber: '8',
    sealNumber: 'P',
    legalisedUntil: '2030-01-31',
    digits: 5,
    multiplier: 2.5,
    firstValue: 6,
    lastValue: 31,
    etag: '"3"',
  });
  expect((await auditOf(app.db, 'meter', id)).at(-1)).toMatchObject({
    action: 'update-device',
    before: { id: former.id, serialNumber: null, digits: null },
    after: { id: former.id, serialNumber: '8', digits: 5 },
  });
});

it('its values keep to what was read beside them', async () => {
  const { former, newest, update } = await exchangedMeter();
  const faults = async (values: object) => {
    const { status, body } = await update({ ...former, ...values });
    return [status, body.fields];
  };
  expect(await faults({ firstValue: '20.001' })).toEqual([
    400,
    {
      firstValue:
        'Stan początkowy jest większy od późniejszego odczytu (20 z 2026.05.15). Sprawdź cyfry.',
    },
  ]);
  expect(await faults({ lastValue: '19.999' })).toEqual([
    400,
    {
      lastValue:
        'Stan końcowy jest mniejszy od ostatniego odczytu (20). Sprawdź cyfry albo zaznacz „Licznik przeszedł przez zero”.',
    },
  ]);
  expect(await faults({ lastValue: '' })).toEqual([400, { lastValue: 'Wpisz stan końcowy' }]);
  expect(await faults({ id: newest.id, firstValue: '0', lastValue: '1' })).toEqual([
    400,
    { lastValue: 'Ten licznik jest założony. Stan końcowy wpiszesz, gdy go zdejmiesz.' },
  ]);
  expect(await faults({ firstValue: '20', lastValue: '20' })).toEqual([204, undefined]);
});

it('what was charged stays, and what says nothing of a quantity does not', async () => {
  const { id: meterId, former, newest, update, measurementId } = await exchangedMeter();
  await addCharge(app.db, {
    meterId,
    measurementId,
    firstDay: '2026-05-01',
    lastDay: '2026-06-14',
  });
  const message = 'Tej wartości użyto w naliczeniu 7/2026 – nie można jej zmienić.';
  for (const [field, value] of Object.entries({
    firstValue: '6',
    lastValue: '31',
    digits: 5,
    multiplier: 2,
  })) {
    const { status, body } = await update({ ...former, [field]: value });
    expect([status, body.fields]).toEqual([409, { [field]: message }]);
  }
  expect((await update({ ...former, multiplier: '1.000', serialNumber: '9' })).status).toBe(204);
  // It came the day after.
  expect((await update({ id: newest.id, digits: 5 })).status).toBe(204);
});

it('a serial number works at one meter at a time, and a mounting that was undone stays as it is', async () => {
  const [one, other] = [await exchangedMeter(), await exchangedMeter()];
  await one.update({ id: one.newest.id, serialNumber: 'S-7' });
  const { status, body } = await other.update({ id: other.newest.id, serialNumber: 's-7' });
  expect([status, body.fields]).toEqual([
    409,
    {
      serialNumber: `Licznik o tym numerze fabrycznym jest już założony: ${one.name}. Sprawdź numer.`,
    },
  ]);
  // Gone by now.
  expect((await other.update({ ...other.former, serialNumber: 's-7' })).status).toBe(204);
  expect((await one.update({ id: one.newest.id, serialNumber: 'S-7' })).status).toBe(204);

  await one.undo(one.newest.id);
  expect((await one.update({ id: one.newest.id })).body.message).toBe(
    'Założenie tego licznika cofnięto. Nie można już zmienić jego danych.',
  );
  expect((await one.update({ id: 'x' })).status).toBe(404);
});
