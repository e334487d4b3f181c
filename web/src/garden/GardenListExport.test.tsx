// @vitest-environment jsdom

import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { gardenPlace } from './garden.paths.ts';
import { gardenScreens } from './garden.screens.ts';

const server = startTestServer();
const routes = [
  { path: gardenPlace.screens.list, element: <RecordListScreen of={gardenScreens} /> },
];

// It comes late to a list.
beforeAll(() => import('../core/list/export/ExportMenu.tsx'), 60_000);

async function choose(format: string): Promise<void> {
  await press('Więcej');
  await press('Pobierz listę');
  await press(format, { role: 'menuitem' });
}

function openGardens(): void {
  server.answer(gardenEndpoints.list, { items: [], totalItems: 0 });
  openScreen(routes, `${gardenPlace.screens.list}?sort-direction=desc&phrase=%C5%82%C4%85ka`);
}

test('a list is taken along as it is searched and sorted', async () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  // jsdom has no files behind addresses.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:lista' }));
  server.answer(gardenEndpoints.export, 'plik');
  openGardens();

  await choose('Plik tekstowy (.csv)');
  await waitFor(() => expect(links.map(({ href }) => href)).toEqual(['blob:lista']));
  const [sent] = server.callsOf(gardenEndpoints.export);
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({
    format: 'csv',
    'filter-by-phrase': 'true',
    phrase: 'łąka',
    'sort-by': 'name',
    'sort-direction': 'desc',
  });
});

test('a list that cannot be had is told in an alert that says why, until it is closed', async () => {
  const message = 'Program przygotowuje teraz inne listy. Spróbuj ponownie za chwilę.';
  server.refuse(gardenEndpoints.export, { code: 'unavailable', message });
  openGardens();

  await choose('Arkusz Excel (.xlsx)');
  const alert = await screen.findByText(`Nie udało się pobrać listy. ${message}`);
  const banner = within(alert.closest<HTMLElement>('[role="alert"]') ?? document.body);
  await press('Zamknij', { within: banner });
  await waitFor(() => expect(alert.isConnected).toBe(false));
});
