// @vitest-environment jsdom
import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { MeterListScreen } from './MeterListScreen.tsx';
import { meterPaths, meterPatterns } from './meter.paths.ts';

const server = startTestServer();
const routes = [{ path: meterPatterns.list, element: <MeterListScreen /> }];

beforeEach(() => {
  server.answer(meterEndpoints.list, { items: [], totalItems: 0 });
});

test('the list leads to the readings to check, with their number, and to the losses', async () => {
  server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 1234 });
  openScreen(routes, meterPaths.list);
  const toCheck = await screen.findByRole('link', { name: 'Do sprawdzenia (1\u00a0234)' });
  expect(toCheck.getAttribute('href')).toBe('/odczyty-do-sprawdzenia');
  const losses = screen.getByRole('link', { name: 'Straty (liczniki główne)' });
  expect(losses.getAttribute('href')).toBe('/strefy');
});

test('it leads there without a number, too', async () => {
  server.refuse(measurementEndpoints.unchecked, { code: 'unavailable' });
  openScreen(routes, meterPaths.list);
  expect(await screen.findByRole('link', { name: 'Do sprawdzenia' })).toBeTruthy();
});
