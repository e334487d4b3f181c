import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addMeter } from '#test/factories.ts';
import {
  addMeasurements,
  addReversal,
  addUnusual,
  april,
  devicesOf,
  june,
  may,
} from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

// As the application's role.
const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const meter = await addMeter(app.db);
const [first = '', second = ''] = await addMeasurements(app.db, meter.id, {
  [april]: '10',
  [june]: '20',
});
const devices = devicesOf(clerk, meter.id);
const newest = (await devices.replace({ at: may, lastValue: '11' })).body.id;
const oldest = (await devices.details()).installations[1]?.id ?? '';
const other = await addMeter(app.db);
await addReversal(app.db, first, 'Nowak');

const everything = async () => {
  const { rows } = await sql`
    select to_jsonb(measurement) as row from measurement where id in (${first}, ${second})
    union all select to_jsonb(measurement_reversal) from measurement_reversal
    union all select to_jsonb(installation) from installation where meter_id = ${meter.id}
    order by 1
  `.execute(app.db);
  return rows;
};

describe('the database lets nobody', () => {
  const never = 'a measurement is never changed';
  const kept = 'a reversal is never changed';
  it.each<[string, RawBuilder<unknown>, string]>([
    ['change a value', sql`update measurement set value = 1 where id = ${first}`, never],
    ['change a time', sql`update measurement set measured_at = now() where id = ${first}`, never],
    [
      'change when it came',
      sql`update measurement set recorded_at = now() where id = ${first}`,
      never,
    ],
    [
      'make it an estimate',
      sql`update measurement set channel = 'estimate' where id = ${first}`,
      never,
    ],
    [
      'give it to another meter',
      sql`update measurement set meter_id = ${other.id} where id = ${first}`,
      never,
    ],
    [
      'give it to another device',
      sql`update measurement set installation_id = ${newest} where id = ${first}`,
      'only an exchange',
    ],
    [
      'say that somebody else took it',
      sql`update measurement set measured_by_last_name = 'Lis' where id = ${first}`,
      'can only be blanked',
    ],
    ['delete a measurement', sql`delete from measurement where id = ${second}`, 'never deleted'],
    ['change a reason', sql`update measurement_reversal set reason = 'misread'`, kept],
    ['change a remark', sql`update measurement_reversal set remark = 'x'`, kept],
    ['change when', sql`update measurement_reversal set reversed_at = now()`, kept],
    ['change of which', sql`update measurement_reversal set measurement_id = ${second}`, kept],
    ['change what replaces', sql`update measurement_reversal set replacement_id = ${second}`, kept],
    ['change who', sql`update measurement_reversal set reversed_by_last_name = 'Lis'`, kept],
    ['delete a reversal', sql`delete from measurement_reversal`, 'never deleted'],
    [
      'take back twice',
      sql`insert into measurement_reversal (id, measurement_id, reason) values (${newId()}, ${first}, 'misread')`,
      'measurement_reversal_once',
    ],
    [
      'have two devices at a time',
      sql`update installation set removed_at = ${june} where id = ${oldest}`,
      'installation_overlaps',
    ],
    [
      'have two that are there',
      sql`insert into installation (id, meter_id, installed_at) values (${newId()}, ${meter.id}, '2099-01-01')`,
      'installation_overlaps',
    ],
    [
      'end before the beginning',
      sql`update installation set removed_at = ${april}, last_value = 1, removal_reason = 'broken' where id = ${newest}`,
      'installation_ends_later',
    ],
    [
      'end without a value',
      sql`update installation set last_value = null where id = ${oldest}`,
      'installation_ends_whole',
    ],
    [
      'measure a device of another meter',
      sql`
        insert into measurement (id, meter_id, installation_id, value, measured_at)
        values (${newId()}, ${other.id}, ${newest}, 1, ${june})
      `,
      'measurement_device',
    ],
  ])('%s', async (_, attempt, message) => {
    const before = await everything();
    await expect(attempt.execute(app.db)).rejects.toThrow(message);
    expect(await everything()).toEqual(before);
  });

  it('give a measurement to another device behind the back of an exchange', async () => {
    const move = sql`update measurement set installation_id = ${newest} where id = ${first}`;
    const attempt = app.db.transaction().execute(async (trx) => {
      await sql`select set_config('grzadka.moves_measurements', 'off', true)`.execute(trx);
      await move.execute(trx);
    });
    await expect(attempt).rejects.toThrow('only an exchange');
    // An exchange leaves nothing open for the next one on its connection.
    await devicesOf(clerk, (await addMeter(app.db)).id).replace({ at: may });
    await expect(move.execute(app.db)).rejects.toThrow('only an exchange');
  });
});

it('names are blanked where a person is erased, of measurements and of reversals', async () => {
  await sql`
    update measurement set measured_by_first_name = null, measured_by_last_name = null
    where meter_id = ${meter.id}
  `.execute(app.db);
  await sql`
    update measurement_reversal set reversed_by_first_name = null, reversed_by_last_name = null
  `.execute(app.db);
  expect(JSON.stringify(await everything())).not.toContain('Nowak');
});

it('an estimate counts by what was read of the device that it goes over to, and comes back from', async () => {
  const { id } = await addMeter(app.db);
  const { replace, undo, details } = devicesOf(clerk, id);
  const last = async () => (await details()).meter.lastMeasurement?.value;
  await addMeasurements(app.db, id, { [april]: '10' });
  await addUnusual(app.db, { meterId: id, value: '17', measuredAt: june, channel: 'estimate' });
  expect(await last()).toBe(17);
  // The last value was read, which makes estimates of the old device void; this one is of the new one now.
  const { body } = await replace({ at: may, lastValue: '11' });
  expect(await last()).toBe(17);
  await undo(body.id);
  expect(await last()).toBe(17);
});
