import { loadSheetRefusals as refusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { describe, expect, it } from 'vitest';
import { sheetsOf } from '#test/campaign-sheets.ts';
import { describeDevice } from '#test/factories.ts';
import { devicesOf } from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const clerk = await app.as('ROLE_EMPLOYEE');
const { openRound, filledRows, load } = sheetsOf(app, clerk);

const exchangedAt = '2026-10-15T08:00:00.000Z';

/** A round with a meter whose device 007-NAME gave way to 8-NAME at ten o'clock on 15 October, and what a sheet of it becomes. */
async function exchanged(name: string) {
  const { id, meters } = await openRound([name]);
  const [meterId = ''] = meters;
  await describeDevice(db, meterId, { serialNumber: `007-${name}` });
  const { replace } = devicesOf(clerk, meterId);
  const installation = { serialNumber: `8-${name}`, firstValue: '0' };
  const asked = { at: exchangedAt, lastValue: '500', installation };
  expect((await replace(asked)).status).toBe(201);
  const read = async (value: string, day: string, serialNumber?: string | null) => {
    const rows = await filledRows(id, { [name]: [value, day] });
    const given = rows.map((row) => (serialNumber === undefined ? row : { ...row, serialNumber }));
    return (await load(id, given)).rows[0];
  };
  return { meterId, read };
}

/** The value of each reading of a meter with the device that it was read on, the first one first. */
const readingsOf = async (meterId: string) =>
  db
    .selectFrom('measurement')
    .innerJoin('installation', 'installation.id', 'measurement.installationId')
    .select(['value', 'serialNumber', 'measuredAt'])
    .where('measurement.meterId', '=', meterId)
    .orderBy('measuredAt')
    .execute();

describe('the serial number of a row', () => {
  it('says which device was read on the day of an exchange', async () => {
    const { meterId, read } = await exchanged('E-1');
    // As the sheet has it, on which the new one stands.
    expect(await read('3', '15.10.2026')).toMatchObject({ outcome: 'new' });
    expect(await readingsOf(meterId)).toEqual([
      { value: '3.000', serialNumber: '8-E-1', measuredAt: '2026-10-15T08:01:00.000Z' },
    ]);
    const former = await exchanged('E-2');
    expect(await former.read('490', '15.10.2026', '7 e-2')).toMatchObject({ outcome: 'new' });
    expect(await readingsOf(former.meterId)).toEqual([
      { value: '490.000', serialNumber: '007-E-2', measuredAt: '2026-10-14T22:00:00.000Z' },
    ]);
  });

  it('changes nothing where it is loaded again', async () => {
    const { meterId, read } = await exchanged('E-3');
    await read('3', '15.10.2026');
    expect(await read('3', '15.10.2026')).toMatchObject({ outcome: 'same' });
    expect(await readingsOf(meterId)).toHaveLength(1);
  });

  it('that is of neither is asked for on such a day, unless the row has the time', async () => {
    const { meterId, read } = await exchanged('E-4');
    const message = refusals.exchanged('007-E-4', '8-E-4');
    expect(message).toBe(
      'Tego dnia zdjęto tu licznik o numerze fabrycznym 007-E-4 i założono licznik o numerze fabrycznym 8-E-4. Podaj „Numer fabryczny” tego, który odczytano, albo dopisz do dnia godzinę.',
    );
    for (const number of [null, '9']) {
      expect(await read('3', '15.10.2026', number)).toMatchObject({ outcome: 'faulty', message });
    }
    expect(await read('3', '15.10.2026 14:00', null)).toMatchObject({ outcome: 'new' });
    expect(await readingsOf(meterId)).toMatchObject([{ serialNumber: '8-E-4' }]);
  });

  it('that is not that of the device of that time is a fault', async () => {
    const { meterId, read } = await exchanged('E-5');
    const { message: hanging } = (await read('3', '16.10.2026', '7-E-5')) ?? {};
    expect(hanging).toBe(
      'W dniu odczytu był tu licznik o numerze fabrycznym 8-E-5, założony 2026.10.15, a w tym wierszu jest numer 7-E-5. Sprawdź, który licznik odczytano, i popraw „Numer fabryczny” albo dzień.',
    );
    const before = { stated: '8-E-5', serialNumber: '007-E-5', since: null };
    expect(await read('3', '14.10.2026')).toMatchObject({
      outcome: 'faulty',
      message: refusals.otherDevice(before),
    });
    expect(await read('3', '16.10.2026')).toMatchObject({ outcome: 'new' });
    expect(await readingsOf(meterId)).toMatchObject([{ serialNumber: '8-E-5' }]);
  });

  it('is compared with what is known: a device without one may be any other', async () => {
    const { id, meters } = await openRound(['E-6']);
    const rows = await filledRows(id, { 'E-6': ['3', '16.10.2026'] });
    const numbered = rows.map((row) => ({ ...row, serialNumber: 'X-1' }));
    expect((await load(id, numbered)).rows).toMatchObject([{ outcome: 'new' }]);
    const { meterId, read } = await exchanged('E-7');
    const device = { installedAt: exchangedAt };
    await db
      .updateTable('installation')
      .set({ serialNumber: null })
      .where('meterId', '=', meterId)
      .where('installedAt', '=', device.installedAt)
      .execute();
    // It is that of the former one, which hangs there no more.
    expect(await read('3', '16.10.2026', '007-E-7')).toMatchObject({ outcome: 'faulty' });
    expect(await readingsOf(meters[0] ?? '')).toHaveLength(1);
  });
});
