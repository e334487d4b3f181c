// @vitest-environment jsdom

import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterListItem } from '@grzadka/contract/meter/meter.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { paths } from '../core/paths.ts';
import { ImportScreen } from '../import/ImportScreen.tsx';
import { MeterListScreen } from './MeterListScreen.tsx';
import { meterPaths, meterPatterns } from './meter.paths.ts';
import { UncheckedListScreen } from './unchecked/UncheckedListScreen.tsx';

const server = startTestServer();
const routes = [
  { path: meterPatterns.list, element: <MeterListScreen SubmissionCount={() => null} /> },
];

beforeEach(makeRoomForRows);

beforeEach(() => {
  server.answer(meterEndpoints.list, { items: [], totalItems: 0 });
});

test('the list leads to the readings to check, with their number, and to the losses', async () => {
  server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 1234 });
  openScreen(routes, meterPaths.list);
  await press('Więcej');
  const toCheck = await screen.findByRole('link', { name: 'Do sprawdzenia (1\u00a0234)' });
  expect(toCheck.getAttribute('href')).toBe('/odczyty-do-sprawdzenia');
  const losses = screen.getByRole('link', { name: 'Straty (liczniki główne)' });
  expect(losses.getAttribute('href')).toBe('/strefy');
});

test('it leads there without a number, too', async () => {
  server.refuse(measurementEndpoints.unchecked, { code: 'unavailable' });
  openScreen(routes, meterPaths.list);
  await press('Więcej');
  expect(await screen.findByRole('link', { name: 'Do sprawdzenia' })).toBeTruthy();
});

test('the question before a deletion only closes, whatever the answer', async () => {
  const meter = sampleOf(meterListItem, { id: 'm', name: 'W-1', active: true });
  server.answer(meterEndpoints.list, { items: [meter], totalItems: 1 });
  server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 0 });
  openScreen(routes, meterPaths.list);
  const remove = await screen.findByRole('button', { name: 'Usuń licznik: W-1' });
  for (const answer of ['Anuluj', 'OK']) {
    remove.focus();
    fireEvent.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Potwierdź usunięcie zasobu' });
    expect(question.textContent).toContain('Czy na pewno chcesz usunąć licznik W-1?');
    await press(answer);
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(document.activeElement).toBe(remove);
  }
});

test.each([
  [meterPaths.list, () => <MeterListScreen SubmissionCount={() => null} />],
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
  await press('Więcej');
  await press('Wczytaj plik', { role: 'link' });
  await waitFor(() => expect(path()).toBe(paths.import));
  await press('Wstecz');
  await waitFor(() => expect(path()).toBe(list));
});
