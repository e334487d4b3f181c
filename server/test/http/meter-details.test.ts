import type { ErrorBody } from '@grzadka/contract/core/errors';
import { meterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addGarden, addMeasurement, addMeter } from '#test/factories.ts';
import { detailsOf } from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const treasurer = await app.as('ROLE_TREASURER');

const as = (id: string, name: string) => ({ id, name, active: true, role: 'plot' });
const update = (values: object, etag?: string) =>
  treasurer.put<ErrorBody>('/api/meter/update', values, etag ? { 'if-match': etag } : {});

async function addZone(name: string, type: 'WaterMeter' | 'ElectricityMeter') {
  const id = newId();
  await app.db.insertInto('zone').values({ id, name, type }).execute();
  return { id, name };
}

describe('the details of a meter', () => {
  it('tell of it, its garden, its sector and the device that every meter begins with', async () => {
    const garden = await addGarden(app.db, { name: '78' });
    const { id, name } = await addMeter(app.db, { gardenId: garden.id });
    await addMeasurement(app.db, { meterId: id, value: '3', measuredAt: '2026-04-15T08:00:00Z' });
    const { installations, ...details } = await detailsOf(clerk, id);
    expect(details).toEqual({
      meter: sampleOf(meterWithDevices.shape.meter, {
        id,
        name,
        active: true,
        type: 'WaterMeter',
        lastMeasurement: {
          value: 3,
          measuredAt: '2026-04-15T08:00:00.000Z',
          measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
        },
        role: 'plot',
        sector: { id: '1', name: 'Sektor 1' },
      }),
      installation: installations[0],
      garden: { id: garden.id, name: '78' },
      zone: null,
      etag: '"1"',
    });
    expect(installations).toEqual([
      expect.objectContaining({ installedAt: null, firstValue: 0, removedAt: null, multiplier: 1 }),
    ]);
  });

  it('of a meter that there is not are a 404', async () => {
    for (const id of ['01930000-0000-7000-8000-000000000000', 'x']) {
      expect((await clerk.get(`/api/meter/getDetails/${id}`)).status).toBe(404);
    }
  });
});

describe('a meter', () => {
  it('is changed by whoever knows its version, which the audit tells', async () => {
    const { id } = await addMeter(app.db);
    const zone = await addZone('Zachód', 'WaterMeter');
    const values = {
      id,
      name: ' Studzienka ',
      active: false,
      role: 'main',
      zoneId: zone.id,
      sectorId: '2',
      place: 'przy furtce',
      walkOrder: 7,
    };
    expect((await update(values, '"2"')).status).toBe(412);
    const { status, headers } = await update(values, '"1"');
    expect([status, headers.get('etag')]).toEqual([204, '"2"']);
    expect(await detailsOf(clerk, id)).toMatchObject({
      meter: {
        name: 'Studzienka',
        active: false,
        role: 'main',
        place: 'przy furtce',
        walkOrder: 7,
        sector: { id: '2' },
      },
      zone,
      etag: '"2"',
    });
    const { name: _, ...told } = values;
    const { id: __, ...after } = told;
    expect((await auditOf(app.db, 'meter', id)).at(-1)).toMatchObject({ action: 'update', after });
    // A main meter needs no zone.
    expect((await update({ id, zoneId: null, sectorId: null })).status).toBe(204);
    expect(await detailsOf(clerk, id)).toMatchObject({ zone: null, meter: { sector: null } });
  });

  it('says at each field what is wrong with it', async () => {
    const garden = await addGarden(app.db);
    const { id, name } = await addMeter(app.db, { gardenId: garden.id });
    const zone = await addZone('Prąd', 'ElectricityMeter');
    const { status, body } = await update({
      ...as(id, name),
      role: 'main',
      zoneId: zone.id,
      sectorId: '3',
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        role: 'Licznik na działce nie może być główny. Wybierz inne przeznaczenie.',
        zoneId: 'Ten licznik jest innego rodzaju niż strefa. Wybierz inny.',
        sectorId: 'Ten licznik należy do działki, więc jest w jej sektorze. Nie wybieraj innego.',
      },
    ]);
    // That of its garden.
    expect((await update({ ...as(id, name), role: 'common', sectorId: '1' })).status).toBe(204);
    expect((await detailsOf(clerk, id)).meter.sector?.id).toBe('1');

    const alone = await addMeter(app.db);
    for (const zoneId of ['01930000-0000-7000-8000-000000000000', 'x']) {
      const unknown = await update({ ...as(alone.id, alone.name), zoneId, sectorId: '99' });
      expect([unknown.status, unknown.body.fields]).toEqual([
        400,
        {
          zoneId: 'Nie ma takiej strefy. Wybierz inną.',
          sectorId: 'Nie ma takiego sektora. Wybierz inny.',
        },
      ]);
    }
    const taken = await update(as(alone.id, name.toUpperCase()));
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: 'Jest już licznik o tej nazwie. Wpisz inną.' },
    ]);
  });
});
