// @vitest-environment jsdom

import { gardenDetails } from '@grzadka/contract/garden/garden.model';
import { meterDetails } from '@grzadka/contract/meter/meter.model';
import { metersOfEndpoints } from '@grzadka/contract/meter/meters-of.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { GardenMeters } from './GardenMeters.tsx';
import { MetersOfParty } from './MetersOfParty.tsx';

const server = startTestServer();

const water = { id: 'w', name: 'W-210', type: 'WaterMeter' } as const;
const power = { id: 'e', name: 'E-210', type: 'ElectricityMeter' } as const;
const garden = sampleOf(gardenDetails, { id: 'g', meters: [power, water] });
const gardens = [{ id: 'g' }, { id: 'h' }];
const routes = [
  { path: '/dzialka', element: <GardenMeters garden={garden} /> },
  { path: '/podmiot', element: <MetersOfParty party={{ id: 'p', gardens }} /> },
  { path: '/podmiot-jednej', element: <MetersOfParty party={{ id: 'p', gardens: [{}] }} /> },
];

const read = sampleOf(meterDetails, {
  ...water,
  active: true,
  garden: { id: 'g', name: '210' },
  lastMeasurement: {
    value: 224.3,
    measuredAt: '2026-10-19T10:00:00.000Z',
    measuredBy: { firstName: null, lastName: null },
  },
});
const never = { ...read, ...power, active: false, lastMeasurement: null };
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the meters of a plot are there at once, and what they showed last as soon as it is known', async () => {
  server.refuse(metersOfEndpoints.ofGarden, { code: 'internal' });
  openScreen(routes, '/dzialka', { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByText(/^Nie udało się wczytać ostatnich odczytów\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^W-210 .*Dodaj pomiar$/ }).getAttribute('href')).toBe(
    '/dodaj-pomiar/w',
  );
  server.answer(metersOfEndpoints.ofGarden, { items: [never, read] });
  await press('Spróbuj ponownie');
  await waitFor(() => expect(rows()[1]).toContain('224,3\u00A0m³ 2026.10.19'));
  expect(rows()[0]).toContain('E-210 (nieaktywny)');
  expect(rows()[0]).toContain('(brak danych)');
  const [, details] = screen.getAllByRole('link', { name: 'Szczegóły' });
  expect(details?.getAttribute('href')).toBe('/szczegoly-licznika/w');
});

test('those of a party say of which plot each is, where it holds several', async () => {
  server.answer(metersOfEndpoints.ofParty, { items: [read] });
  openScreen(routes, '/podmiot');
  await screen.findByRole('link', { name: /^W-210/ });
  expect(rows()[0]).toContain('Działka 210');
  openScreen(routes, '/podmiot-jednej');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]).not.toContain('Działka 210');
});

test('a party whose plots have none is told so', async () => {
  server.answer(metersOfEndpoints.ofParty, { items: [] });
  openScreen(routes, '/podmiot');
  expect(await screen.findByText('Działki nie mają liczników')).toBeTruthy();
});
