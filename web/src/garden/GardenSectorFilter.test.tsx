// @vitest-environment jsdom

import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenListItem } from '@grzadka/contract/garden/garden.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { gardenPlace } from './garden.paths.ts';
import { gardenScreens } from './garden.screens.ts';

const server = startTestServer();
const routes = [
  { path: gardenPlace.screens.list, element: <RecordListScreen of={gardenScreens} /> },
];

test('a saved filter by a sector that has another name by now is dropped, and nothing else', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const fields = { sector: 'Nieprawidłowa wartość' };
  server.refuse(gardenEndpoints.list, { code: 'validation', fields }, told);
  openScreen(routes, `${gardenPlace.screens.list}?filter-by-sector=true&sector=Dawny&phrase=7`);
  expect(await screen.findByRole('button', { name: 'Wyłącz filtr: Sektor: Dawny' })).toBeTruthy();
  await waitFor(() => expect(server.callsOf(gardenEndpoints.list)).toHaveLength(1));

  const row = sampleOf(gardenListItem, { name: '7', sector: { name: 'Nowy' } });
  server.answer(gardenEndpoints.list, { items: [row], totalItems: 1 });
  tell();
  expect(await screen.findByText('Znaleziono: 1')).toBeTruthy();
  expect(
    screen.getByText(/^Filtr „Sektor: Dawny” jest wyłączony, bo takiej nazwy już nie ma\./),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Wyłącz filtr/ })).toBeNull();
  const queries = server.callsOf(gardenEndpoints.list).map(({ query }) => ({
    sector: query.get('sector'),
    phrase: query.get('phrase'),
  }));
  expect(queries).toEqual([
    { sector: 'Dawny', phrase: '7' },
    { sector: null, phrase: '7' },
  ]);
});
