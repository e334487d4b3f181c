// @vitest-environment jsdom

import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenListItem } from '@grzadka/contract/garden/garden.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { gardenPlace } from './garden.paths.ts';
import { gardenScreens } from './garden.screens.ts';

const server = startTestServer();
const routes = [
  { path: gardenPlace.screens.list, element: <RecordListScreen of={gardenScreens} /> },
];

test('a list prints every row that is loaded, and what was searched for', async () => {
  const items = Array.from({ length: 40 }, (_, index) =>
    sampleOf(gardenListItem, { id: `garden-${index}` }),
  );
  server.answer(gardenEndpoints.list, { items, totalItems: items.length });
  openScreen(routes, `${gardenPlace.screens.list}?phrase=%C5%82%C4%85ka`);
  await screen.findByText(/Znaleziono/);
  const rows = () => screen.queryAllByRole('listitem');
  // jsdom lays nothing out: none of the rows is in view.
  expect(rows().length).toBeLessThan(items.length);

  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(items.length);
  expect(screen.getByText('Wyszukiwanie: „łąka”')).toBeDefined();

  fireEvent(window, new Event('afterprint'));
  expect(rows().length).toBeLessThan(items.length);
});
