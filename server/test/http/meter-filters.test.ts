import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import { meterFieldLabels } from '@grzadka/contract/meter/meter.labels';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { describe, expect, it } from 'vitest';
import { addGarden, addMeter, addZone } from '#test/factories.ts';
import { devicesOf } from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

async function find(query: Record<string, string>) {
  const { body } = await clerk.get<ListPage<MeterListItem>>(
    `/api/meter?${new URLSearchParams(query).toString()}`,
  );
  return { names: body.items.map(({ name }) => name), totalItems: body.totalItems };
}
const found = (...names: string[]) => ({ names, totalItems: names.length });

/** Adds a meter whose device is legalised until that day. */
async function addLegalised(name: string, legalisedUntil: string): Promise<void> {
  const { id } = await addMeter(app.db, { name });
  await app.db
    .updateTable('installation')
    .set({ legalisedUntil })
    .where('meterId', '=', id)
    .execute();
}

const zone = await addZone(app.db);
await addMeter(app.db, { name: 'Główny', role: 'main', zoneId: zone.id });
await addMeter(app.db, { name: 'Świetlica', role: 'common', sectorId: '2', zoneId: zone.id });
const garden = await addGarden(app.db, { sector: 3 });
await addMeter(app.db, { name: 'Działkowy', gardenId: garden.id });
await addLegalised('Do lutego', '2026-02-28');
await addLegalised('Do marca', '2026-03-01');

describe('the meters are found by', () => {
  it('what they are there for', async () => {
    const byRole = (role: string) => find({ 'filter-by-role': 'true', role });
    expect(await byRole('main')).toEqual(found('Główny'));
    expect(await byRole('common')).toEqual(found('Świetlica'));
    expect(await byRole('plot')).toEqual(found('Do lutego', 'Do marca', 'Działkowy'));
  });

  it('their sector, which of one with a garden is the garden’s', async () => {
    const bySector = (sector: string) => find({ 'filter-by-sector': 'true', sector });
    expect(await bySector('Sektor 2')).toEqual(found('Świetlica'));
    expect(await bySector('Sektor 3')).toEqual(found('Działkowy'));
    const { status, body } = await clerk.get<ErrorBody>('/api/meter?sector=Sektor%209');
    expect([status, body.fields]).toEqual([400, { sector: messages.invalidValue }]);
  });

  it('their zone, also once another meter came into it', async () => {
    const byZone = (id: string) => find({ 'filter-by-zone': 'true', zone: id });
    expect(await byZone(zone.id)).toEqual(found('Główny', 'Świetlica'));
    expect(await byZone('strefa')).toEqual(found());
    await app.db
      .updateTable('meter')
      .set({ zoneId: zone.id })
      .where('name', '=', 'Działkowy')
      .execute();
    expect(await byZone(zone.id)).toEqual(found('Działkowy', 'Główny', 'Świetlica'));
  });

  it('until when their devices are legalised, both days included', async () => {
    const until = (from: string, thru: string) =>
      find({
        'filter-by-legalisation': 'true',
        'legalised-until-from': from,
        'legalised-until-thru': thru,
      });
    expect(await until('2026-02-28', '2026-03-01')).toEqual(found('Do lutego', 'Do marca'));
    expect(await until('', '2026-02-28')).toEqual(found('Do lutego'));
    expect(await until('2026-03-01', '')).toEqual(found('Do marca'));
    const reversed = await clerk.get<ErrorBody>(
      '/api/meter?filter-by-legalisation=true&legalised-until-from=2026-03-02&legalised-until-thru=2026-03-01',
    );
    expect([reversed.status, reversed.body.fields]).toEqual([
      400,
      { 'legalised-until-from': messages.startAfterEnd },
    ]);
  });
});

it('the file of the meters tells where each belongs, and the device that is there', async () => {
  const { id } = await addMeter(app.db, { name: 'W-1', sectorId: '2', zoneId: zone.id });
  await app.db
    .updateTable('installation')
    .set({ serialNumber: '0012', legalisedUntil: '2029-12-31' })
    .where('meterId', '=', id)
    .execute();
  const query = 'format=csv&filter-by-phrase=true&phrase=W-1';
  const file = await (await clerk.send(`/api/meter/export?${query}`)).text();
  const [heading = [], row = []] = file.split('\r\n').map((line) => line.split(';'));
  const told = Object.fromEntries(heading.map((name, column) => [name, row[column]]));
  expect(told).toMatchObject({
    Przeznaczenie: 'Działkowy',
    Sektor: 'Sektor 2',
    [meterFieldLabels.zone]: zone.name,
    'Numer fabryczny': '0012',
    'Legalizacja ważna do': '2029-12-31',
  });
});

it('finds a meter by the serial number of its device, and no more by that of the one before', async () => {
  const byPhrase = (phrase: string) => find({ 'filter-by-phrase': 'true', phrase });
  const { id } = await addMeter(app.db, { name: 'Wodomierz 7' });
  const devices = devicesOf(clerk, id);
  const { installation } = await devices.details();
  await devices.update({ id: installation?.id, serialNumber: 'ŻW 48-1203' });
  expect(await byPhrase('48-1203')).toEqual(found('Wodomierz 7'));
  expect(await byPhrase('wodomierz zw')).toEqual(found('Wodomierz 7'));
  const { body } = await devices.replace({ installation: { serialNumber: 'B77' } });
  expect(await byPhrase('48-1203')).toEqual(found());
  expect(await byPhrase('b77')).toEqual(found('Wodomierz 7'));
  await devices.undo(body.id);
  expect(await byPhrase('b77')).toEqual(found());
  // Where none is there, by the one that was taken off last: somebody has it in their hands.
  await devices.takeOff({});
  await app.db.updateTable('meter').set({ name: 'Altana' }).where('id', '=', id).execute();
  expect(await byPhrase('48-1203')).toEqual(found('Altana'));
});

it('puts meters in the order in which they are walked past, by name where that is the same or not known', async () => {
  const walked = [
    ['Obchód 10', 2],
    ['Obchód 2', 2],
    ['Obchód 4', null],
    ['Obchód 3', null],
    ['Obchód 9', 1],
  ] as const;
  for (const [name, walkOrder] of walked) await addMeter(app.db, { name, walkOrder });
  const sorted = async (direction: string) => {
    const phrase = { 'filter-by-phrase': 'true', phrase: 'obchód' };
    const { names } = await find({
      ...phrase,
      'sort-by': 'walk-order',
      'sort-direction': direction,
    });
    return names.map((name) => name.replace('Obchód ', ''));
  };
  expect(await sorted('asc')).toEqual(['9', '2', '10', '3', '4']);
  expect(await sorted('desc')).toEqual(['10', '2', '9', '4', '3']);
});
