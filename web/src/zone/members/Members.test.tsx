// @vitest-environment jsdom

import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { meterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterListItem } from '@grzadka/contract/meter/meter.model';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sector } from '@grzadka/contract/sector/sector.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { faults, openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { sampleBalance, sampleZone } from '../../../test/samples/zone.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { ZoneScreen } from '../ZoneScreen.tsx';
import { zonePlace } from '../zone.paths.ts';

const server = startTestServer();

beforeAll(() => import('./change-members.tsx'), 60_000);

/** What the server says of the zone from now on. */
function answer(details: Partial<ZoneDetails> = {}): void {
  server.answer(zoneEndpoints.get, { ...sampleZone, ...details });
  server.answer(zoneEndpoints.balance, sampleBalance);
}

/** Opens the zone with days in its address. */
const open = () =>
  openScreen(
    [{ path: zonePlace.screens.details, element: <ZoneScreen /> }],
    `${recordPath(zonePlace.screens.details, 'z')}?from=2026-04-16&thru=2026-10-15`,
  );

/** Opens the dialog of a change that the zone's button offers. */
async function choose(change: string) {
  await press('Zmień liczniki strefy');
  await press(change, { role: 'menuitem' });
  return within(await screen.findByRole('dialog', { name: change }));
}

test('an empty zone says what it needs, and takes the meters of a sector', async () => {
  const meters = { main: 0, plot: 0, common: 0 };
  answer({ mainMeters: [], meters });
  server.answer(sectorEndpoints.list, {
    items: [sampleOf(sector, { id: 's1', name: 'Sektor 1' })],
  });
  open();
  expect(await screen.findByText(/^Ta strefa nie ma jeszcze liczników\./)).toBeTruthy();
  await press('Dodaj cały sektor');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj cały sektor' }));
  const submit = () => press('Dodaj', { within: dialog });
  await submit();
  await waitFor(() => expect(faults()).toEqual({ Sektor: 'Wybierz sektor' }));
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Sektor' }));
  await press('Sektor 1', { role: 'option' });
  server.answer(zoneEndpoints.moveMeters, { moved: 97 });
  answer();
  await submit();
  expect(await screen.findByText('Dodane liczniki: 97')).toBeTruthy();
  expect(await screen.findByText(/Pewne: 3 z 5/)).toBeTruthy();
  expect(server.callsOf(zoneEndpoints.moveMeters).map(({ body }) => body)).toEqual([
    { zoneId: 'z', sectorId: 's1' },
  ]);
});

const found = (id: string, name: string) => sampleOf(meterListItem, { id, name });

test('chosen meters come into it, several at once', async () => {
  answer();
  server.answer(meterEndpoints.list, {
    items: [found('a', 'W-7'), found('b', 'W-8')],
    totalItems: 2,
  });
  open();
  const dialog = await choose('Dodaj wybrane liczniki');
  await press('Dodaj', { within: dialog });
  await waitFor(() => expect(faults()).toEqual({ Liczniki: 'Wybierz liczniki' }));
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  await press(/^W-7/, { role: 'option' });
  await press(/^W-8/, { role: 'option' });
  server.answer(zoneEndpoints.moveMeters, { moved: 2 });
  await press('Dodaj', { within: dialog });
  expect(await screen.findByText('Dodane liczniki: 2')).toBeTruthy();
  const [call] = server.callsOf(zoneEndpoints.moveMeters);
  expect(call?.body).toEqual({ zoneId: 'z', meterIds: ['a', 'b'] });
  expect(server.callsOf(meterEndpoints.list)[0]?.query.get('type')).toBe('WaterMeter');
});

test('a meter becomes a main one of it; all else stated of it is left as it is', async () => {
  answer();
  server.answer(meterEndpoints.list, { items: [found('a', 'G-2')], totalItems: 1 });
  const meter = sampleOf(meterWithDevices.shape.meter, {
    ...found('a', 'G-2'),
    role: 'common',
    place: 'studzienka',
    walkOrder: 3,
    sector: { id: 's1', name: 'Sektor 1' },
  });
  server.answer(meterDetailsEndpoints.getDetails, sampleOf(meterWithDevices, { meter }), {
    etag: '"7"',
  });
  server.answer(meterDetailsEndpoints.update, undefined);
  open();
  const dialog = await choose('Dodaj licznik główny');
  await press('Dodaj', { within: dialog });
  await waitFor(() => expect(faults()).toEqual({ Licznik: 'Wybierz licznik' }));
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  await press(/^G-2/, { role: 'option' });
  await press('Dodaj', { within: dialog });
  expect(await screen.findByText('Dodano licznik główny')).toBeTruthy();
  const [call] = server.callsOf(meterDetailsEndpoints.update);
  expect(call?.ifMatch).toBe('"7"');
  expect(call?.body).toEqual({ id: 'a', role: 'main', zoneId: 'z' });
});

test('all meters leave it for no zone', async () => {
  answer();
  server.answer(zoneEndpoints.list, { items: [], totalItems: 0 });
  server.answer(zoneEndpoints.moveMeters, { moved: 5 });
  open();
  const dialog = await choose('Przenieś wszystkie liczniki');
  await press('Przenieś', { within: dialog });
  expect(await screen.findByText('Przeniesione liczniki: 5')).toBeTruthy();
  const [call] = server.callsOf(zoneEndpoints.moveMeters);
  expect(call?.body).toEqual({ zoneId: null, fromZoneId: 'z' });
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Zmień liczniki strefy' }),
    ),
  );
});
