// @vitest-environment jsdom

import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneDetails, zoneListItem } from '@grzadka/contract/zone/zone.model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { faults, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { recordPath } from '../core/record/record-path.ts';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { zonePlace } from './zone.paths.ts';
import { zoneScreens } from './zone.screens.ts';

const server = startTestServer();
const routes = [
  { path: zonePlace.screens.list, element: <RecordListScreen of={zoneScreens} /> },
  { path: zonePlace.screens.create, element: <NewRecordScreen of={zoneScreens} /> },
  { path: zonePlace.screens.edit, element: <EditRecordScreen of={zoneScreens} /> },
];

beforeEach(makeRoomForRows);

const listed = sampleOf(zoneListItem, { id: 'z', name: 'Woda', mainMeters: 1, meters: 97 });
const zone = sampleOf(zoneDetails, {
  id: 'z',
  name: 'Woda',
  mainMeters: [{ id: 'm', name: 'G-1' }],
  meters: { main: 1, common: 0, plot: 97 },
});

test('a zone is told with its type and its meters, and leads to its losses', async () => {
  server.answer(zoneEndpoints.list, { items: [listed], totalItems: 1 });
  openScreen(routes, zonePlace.screens.list, { role: 'ROLE_EMPLOYEE' });
  const row = within(await screen.findByRole('listitem'));
  for (const text of ['Wodomierz', '1', '97']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Straty: Woda' }).getAttribute('href')).toBe(
    '/szczegoly-strefy/z',
  );
  expect(screen.queryByRole('button', { name: /Usuń|Nowa/ })).toBeNull();
});

test('a zone with meters is not deleted, and the screen says what to do first', async () => {
  server.answer(zoneEndpoints.list, { items: [listed], totalItems: 1 });
  server.answer(zoneEndpoints.get, zone);
  const message = 'Strefa ma jeszcze liczniki: 98. Najpierw je przenieś.';
  server.refuse(zoneEndpoints.delete, { code: 'conflict', message });
  openScreen(routes, zonePlace.screens.list);
  await press('Usuń strefę: Woda');
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć strefę?' });
  await press('OK', { within: within(question) });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('a new zone is opened, because its meters come next', async () => {
  server.answer(zoneEndpoints.create, { id: 'new' });
  const { path } = openScreen(routes, zonePlace.screens.create, {
    from: [zonePlace.screens.list],
  });
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Nazwa: 'Nazwa nie może być pusta' }));
  type('Nazwa', 'Prąd');
  await press('Zapisz');
  expect(await screen.findByText('Dodano strefę Prąd')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/szczegoly-strefy/new'));
  expect(server.callsOf(zoneEndpoints.create)[0]?.body).toMatchObject({
    name: 'Prąd',
    type: 'WaterMeter',
  });
});

test('what is refused of a zone is said at its field', async () => {
  server.answer(zoneEndpoints.get, zone, { etag: '"3"' });
  openScreen(routes, recordPath(zonePlace.screens.edit, 'z'));
  const taken = 'Jest już strefa o tej nazwie. Wpisz inną.';
  server.refuse(zoneEndpoints.update, { code: 'conflict', fields: { name: taken } });
  await screen.findByLabelText('Nazwa');
  type('Nazwa', 'Woda 2');
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Nazwa: taken }));
  expect(server.callsOf(zoneEndpoints.update)[0]?.ifMatch).toBe('"3"');
});
