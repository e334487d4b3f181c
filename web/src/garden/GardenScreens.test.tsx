// @vitest-environment jsdom

import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenDetails, gardenListItem } from '@grzadka/contract/garden/garden.model';
import { plotBasis } from '@grzadka/contract/garden/garden-basis.model';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sector } from '@grzadka/contract/sector/sector.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { GardenCreateScreen } from './GardenCreateScreen.tsx';
import { GardenDetailsScreen } from './GardenDetailsScreen.tsx';
import { GardenEditScreen } from './GardenEditScreen.tsx';
import { gardenPlace } from './garden.paths.ts';
import { gardenScreens } from './garden.screens.ts';

const server = startTestServer();

const routes = [
  { path: gardenPlace.screens.list, element: <RecordListScreen of={gardenScreens} /> },
  { path: gardenPlace.screens.create, element: <GardenCreateScreen /> },
  {
    path: gardenPlace.screens.details,
    element: (
      <GardenDetailsScreen
        Holders={() => null}
        Handover={() => null}
        Transfers={() => null}
        Accounts={() => null}
        Candidates={() => null}
        Charged={() => null}
      />
    ),
  },
  { path: gardenPlace.screens.edit, element: <GardenEditScreen Charged={() => null} /> },
];

const garden = sampleOf(gardenDetails, {
  id: 'g',
  name: 'Działka 2',
  sector: 'Sektor 1',
  area: 300,
});

const sectors = (...names: string[]) => ({
  items: names.map((name) => sampleOf(sector, { id: name, name })),
});

beforeEach(() => server.answer(gardenEndpoints.basis, sampleOf(plotBasis)));

const noGardens = { items: [], totalItems: 0 };

test.each([
  ['12A', 'Działka 12A'],
  ['Działka 2', 'Działka 2'],
])('the details of the garden %s are headed %s', async (name, headed) => {
  server.answer(gardenEndpoints.get, { ...garden, name });
  openScreen(routes, recordPath(gardenPlace.screens.details, 'g'));
  expect(await screen.findByRole('heading', { level: 2, name: headed })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Szczegóły działki');
  expect(document.title).toBe(`${headed} – Szczegóły działki – Grządka`);
});

test('an unknown garden is said not to be found, with a way back to the list', async () => {
  server.refuse(gardenEndpoints.get, { code: 'not-found' });
  openScreen(routes, recordPath(gardenPlace.screens.details, 'g'));
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Wróć' });
  expect(back.getAttribute('href')).toBe(gardenPlace.screens.list);
});

test('what cannot be saved of a garden is said at its field', async () => {
  server.answer(sectorEndpoints.list, sectors('Sektor 1'));
  server.answer(gardenEndpoints.get, garden);
  const { path } = openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  await screen.findByLabelText('Nazwa');
  type('Nazwa', '  ');
  type('Powierzchnia (m2)', '');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      Nazwa: 'Nazwa nie może być pusta',
      'Powierzchnia (m2)': 'Powierzchnia nie może być pustym ciągiem znaków',
    }),
  );
  expect(focused()).toBe('Nazwa');
  for (const wrong of ['0', '-5', 'dużo']) {
    type('Powierzchnia (m2)', wrong);
    await waitFor(() =>
      expect(faults()).toMatchObject({
        'Powierzchnia (m2)': 'Powierzchnia powinna być liczbą większą od zera',
      }),
    );
  }

  // What only the server knows stands at its field just the same.
  type('Powierzchnia (m2)', '300');
  type('Nazwa', 'działka 1');
  const taken = 'W tym sektorze jest już działka o tej nazwie. Wpisz inną.';
  server.refuse(gardenEndpoints.update, { code: 'conflict', fields: { name: taken } });
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Nazwa: taken }));
  await waitFor(() => expect(focused()).toBe('Nazwa'));
  expect(path()).toBe(recordPath(gardenPlace.screens.edit, 'g'));
});

test('an area is shown as numbers are written, and taken as people type it', async () => {
  server.answer(sectorEndpoints.list, sectors('Sektor 1'));
  server.answer(gardenEndpoints.get, { ...garden, area: 1234.5 });
  server.answer(gardenEndpoints.update, undefined);
  const { path } = openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  await screen.findByLabelText('Nazwa');
  expect(field('Powierzchnia (m2)').value).toBe('1\u00a0234,5');
  type('Powierzchnia (m2)', '1 200');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(recordPath(gardenPlace.screens.details, 'g')));
  const [sent] = server.callsOf(gardenEndpoints.update);
  expect(sent?.body).toMatchObject({ area: 1200 });
});

test('a garden moves to another sector, which is named only then', async () => {
  // That of the garden was called otherwise until just now.
  server.answer(sectorEndpoints.list, sectors('Łąki', 'Sektor 2'));
  server.answer(gardenEndpoints.get, garden);
  server.answer(gardenEndpoints.update, undefined);
  const { path } = openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  const choice = await screen.findByLabelText('Sektor');
  expect(choice.textContent).toBe('Sektor 1');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(recordPath(gardenPlace.screens.details, 'g')));

  openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  fireEvent.mouseDown(await screen.findByLabelText('Sektor'));
  await press('Sektor 2', { role: 'option' });
  await press('Zapisz');
  await waitFor(() => expect(server.callsOf(gardenEndpoints.update)).toHaveLength(2));
  const [stayed, moved] = server.callsOf(gardenEndpoints.update).map(({ body }) => body);
  expect(stayed).toMatchObject({ id: 'g', name: 'Działka 2', area: 300 });
  expect(stayed).not.toHaveProperty('sector');
  expect(moved).toEqual({ ...Object(stayed), sector: 'Sektor 2' });
});

test('a garden that somebody else moved meanwhile is put together field by field', async () => {
  server.answer(sectorEndpoints.list, sectors('Sektor 1', 'Sektor 2'));
  server.answer(gardenEndpoints.get, garden, { etag: '"1"' });
  openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  await screen.findByLabelText('Nazwa');
  type('Nazwa', 'Działka 3');
  server.refuse(gardenEndpoints.update, { code: 'stale' });
  await press('Zapisz');
  server.answer(gardenEndpoints.get, { ...garden, sector: 'Sektor 2' }, { etag: '"2"' });
  await press('Odśwież dane');
  const review = await screen.findByRole('region', { name: 'Zmiany w międzyczasie' });
  expect(review.textContent).toContain('Sektor: Sektor 2 (było: Sektor 1)');
  expect(screen.getByLabelText('Sektor').textContent).toBe('Sektor 2');
  server.answer(gardenEndpoints.update, undefined);
  await press('Zapisz');
  await waitFor(() => expect(server.callsOf(gardenEndpoints.update)).toHaveLength(2));
  const saved = server.callsOf(gardenEndpoints.update)[1]?.body;
  expect(saved).toMatchObject({ id: 'g', name: 'Działka 3', area: 300 });
  expect(saved).not.toHaveProperty('sector');
});

test('Ctrl+S saves a form as its button does, and never the page', async () => {
  server.answer(sectorEndpoints.list, sectors('Sektor 1'));
  server.answer(gardenEndpoints.get, garden);
  server.answer(gardenEndpoints.update, undefined);
  const { path } = openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  await screen.findByLabelText('Nazwa');
  type('Nazwa', ' ');
  // Returns whether the browser was left to do what it does with the keys.
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(faults()).toEqual({ Nazwa: 'Nazwa nie może być pusta' }));
  await waitFor(() => expect(focused()).toBe('Nazwa'));

  type('Nazwa', 'Działka 3');
  // The letter 'ś' of the Polish keyboard, and a letter 'ć' where AltGr arrives as Ctrl and Alt.
  expect(fireEvent.keyDown(field('Nazwa'), { key: 'ś', modifierAltGraph: true })).toBe(true);
  expect(fireEvent.keyDown(field('Nazwa'), { key: 's', ctrlKey: true, altKey: true })).toBe(true);
  fireEvent.keyDown(field('Nazwa'), { key: 's', ctrlKey: true });
  await waitFor(() => expect(path()).toBe(recordPath(gardenPlace.screens.details, 'g')));
  expect(server.callsOf(gardenEndpoints.update).map(({ body }) => body)).toMatchObject([
    { name: 'Działka 3' },
  ]);
});

test('a new garden is begun at its list, asks for its sector, and leads back to it', async () => {
  server.answer(gardenEndpoints.list, noGardens);
  server.answer(sectorEndpoints.list, {
    items: [1, 2, 3].map((n) => sampleOf(sector, { id: `s${n}`, name: `Sektor ${n}` })),
  });
  const { path } = openScreen(routes, gardenPlace.screens.list);
  await press('Nowa działka');
  await screen.findByLabelText('Nazwa');
  await waitFor(() => expect(focused()).toBe('Nazwa'));
  type('Nazwa', '12A');
  type('Powierzchnia (m2)', '312,5');
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Sektor: 'Wybierz sektor' }));

  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Sektor/ }));
  fireEvent.click(
    within(await screen.findByRole('listbox')).getByRole('option', { name: 'Sektor 2' }),
  );
  server.answer(gardenEndpoints.create, { id: 'n' });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(gardenPlace.screens.list));
  expect(server.callsOf(gardenEndpoints.create).map(({ body }) => body)).toMatchObject([
    { name: '12A', sector: 'Sektor 2', area: 312.5 },
  ]);
});

test('who may not change gardens is offered none to add', async () => {
  server.answer(gardenEndpoints.list, noGardens);
  openScreen(routes, gardenPlace.screens.list, { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByRole('heading', { name: 'Brak danych' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nowa działka' })).toBeNull();
});

test('a garden without meters says so', async () => {
  server.answer(gardenEndpoints.get, garden);
  openScreen(routes, recordPath(gardenPlace.screens.details, 'g'));
  expect(await screen.findByText('Działka nie ma liczników')).toBeTruthy();
});

test('an empty list says so, and offers no way back to other rows', async () => {
  server.answer(gardenEndpoints.list, noGardens);
  openScreen(routes, gardenPlace.screens.list);
  expect(await screen.findByRole('heading', { name: 'Brak danych' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyczyść filtry' })).toBeNull();
});

test('a list that cannot be loaded says why in its place, and tries again', async () => {
  server.vanish(gardenEndpoints.list);
  openScreen(routes, gardenPlace.screens.list);
  expect(await screen.findByRole('heading', { name: 'Nie udało się wczytać listy' })).toBeTruthy();
  expect(screen.getByText(/^Brak połączenia z serwerem\./)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const failed = Promise.withResolvers<void>();
  server.vanish(gardenEndpoints.list, failed.promise);
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Wczytywanie danych…')).toBeTruthy();
  failed.resolve();
  // Another button than the one that was pressed, which took the focus with it.
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  server.answer(gardenEndpoints.list, noGardens);
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Znaleziono: 0')).toBeTruthy();
});

test('a search that finds nothing offers the way back to all rows', async () => {
  const narrowed = Promise.withResolvers<typeof noGardens>();
  server.answer(gardenEndpoints.list, narrowed.promise);
  openScreen(routes, `${gardenPlace.screens.list}?phrase=nigdzie`);
  await waitFor(() => expect(server.callsOf(gardenEndpoints.list)).toHaveLength(1));
  const row = sampleOf(gardenListItem, { name: 'Działka 2' });
  server.answer(gardenEndpoints.list, { items: [row], totalItems: 1 });
  narrowed.resolve(noGardens);
  expect(await screen.findByText('Nic nie pasuje do wyszukiwania i filtrów')).toBeTruthy();
  await press('Wyczyść wyszukiwanie');
  expect(await screen.findByText('Znaleziono: 1')).toBeTruthy();
  const phrases = server.callsOf(gardenEndpoints.list).map(({ query }) => query.get('phrase'));
  // The second asks whether there is any at all.
  expect(phrases).toEqual(['nigdzie', null, null]);
});
