// @vitest-environment jsdom
import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { paths } from '../core/paths.ts';
import { ImportScreen } from '../import/ImportScreen.tsx';
import { MeterListScreen } from './MeterListScreen.tsx';
import { meterPaths, meterPatterns } from './meter.paths.ts';
import { UncheckedListScreen } from './unchecked/UncheckedListScreen.tsx';

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

test.each([
  [meterPaths.list, MeterListScreen],
  [meterPaths.unchecked, UncheckedListScreen],
])('who may import readings alone is led there from %s, and back', async (list, List) => {
  server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 0 });
  const { path } = openScreen(
    [
      { path: list, element: <List /> },
      { path: paths.import, element: <ImportScreen /> },
    ],
    list,
    { role: 'ROLE_EMPLOYEE' },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Wczytaj plik' }));
  await waitFor(() => expect(path()).toBe(paths.import));
  await press('Wstecz');
  await waitFor(() => expect(path()).toBe(list));
});
