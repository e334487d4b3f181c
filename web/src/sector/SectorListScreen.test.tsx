// @vitest-environment jsdom

import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sector } from '@grzadka/contract/sector/sector.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { SectorListScreen } from './SectorListScreen.tsx';
import { sectorPaths } from './sector.paths.ts';

const server = startTestServer();
const routes = [{ path: sectorPaths.list, element: <SectorListScreen /> }];

/** Sectors of these names in this order, each of version 1. */
const sectors = (...names: string[]) => ({
  items: names.map((name, index) =>
    sampleOf(sector, { id: name, name, position: index + 1, etag: '"1"' }),
  ),
});

/** The sectors as they stand there, each with its place. */
const rows = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('Zmień nazwę', ''));

async function open(role: 'ROLE_ADMIN' | 'ROLE_EMPLOYEE' = 'ROLE_ADMIN') {
  openScreen(routes, sectorPaths.list, { role });
  await screen.findAllByRole('listitem');
}

test('who may not change the sectors sees their names alone', async () => {
  server.answer(sectorEndpoints.list, sectors('Sektor 1', 'Nad rzeką'));
  await open('ROLE_EMPLOYEE');
  expect(rows()).toEqual(['1. Sektor 1', '2. Nad rzeką']);
  expect(screen.queryByRole('button', { name: /Dodaj|Zmień|Przenieś|Usuń/ })).toBeNull();
});

test('a sector moves at once, again with its new version, and the button keeps the focus', async () => {
  server.answer(sectorEndpoints.list, sectors('A', 'B', 'C'));
  await open();
  const { promise: saved, resolve: save } = Promise.withResolvers<undefined>();
  server.answer(sectorEndpoints.update, saved, { etag: '"2"' });
  await press('Przenieś wyżej: C');
  await waitFor(() => expect(rows()).toEqual(['1. A', '2. C', '3. B']));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Przenieś wyżej: C' })),
  );
  await press('Przenieś wyżej: C');
  await waitFor(() => expect(rows()).toEqual(['1. C', '2. A', '3. B']));
  server.answer(sectorEndpoints.list, sectors('C', 'A', 'B'));
  save(undefined);
  await waitFor(() => expect(server.callsOf(sectorEndpoints.list)).toHaveLength(2));
  const sent = server.callsOf(sectorEndpoints.update).map(({ body, ifMatch }) => [body, ifMatch]);
  expect(sent).toEqual([
    [{ id: 'C', name: 'C', position: 2 }, '"1"'],
    [{ id: 'C', name: 'C', position: 1 }, '"2"'],
  ]);
});

test('a sector that somebody else changed stays where it is, and the screen says so', async () => {
  server.answer(sectorEndpoints.list, sectors('A', 'B'));
  await open();
  server.refuse(sectorEndpoints.update, { code: 'stale' });
  server.answer(sectorEndpoints.list, sectors('A', 'Nowy'));
  await press('Przenieś wyżej: B');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ktoś zmienił sektory w międzyczasie.',
  );
  await waitFor(() => expect(rows()).toEqual(['1. A', '2. Nowy']));
});

test('the ends of the order lead no further', async () => {
  server.answer(sectorEndpoints.list, sectors('A', 'B'));
  await open();
  const ends = ['Przenieś wyżej: A', 'Przenieś niżej: B'];
  for (const end of ends.map((name) => screen.getByRole('button', { name }))) fireEvent.click(end);
  expect(rows()).toEqual(['1. A', '2. B']);
  expect(server.callsOf(sectorEndpoints.update)).toEqual([]);
});

test('a sector gets another name, and what is wrong with it is said at the field', async () => {
  server.answer(sectorEndpoints.list, sectors('A', 'B'));
  await open();
  await press('Zmień nazwę: B');
  const dialog = await screen.findByRole('dialog', { name: 'Zmiana nazwy sektora' });
  const submit = () => press('Zapisz', { within: within(dialog) });
  expect([focused(), field('Nazwa').value]).toEqual(['Nazwa', 'B']);
  type('Nazwa', 'Wszystkie');
  await submit();
  await waitFor(() =>
    expect(faults()).toEqual({ Nazwa: 'Ta nazwa oznacza wszystkie sektory naraz. Wpisz inną.' }),
  );
  const taken = 'Jest już sektor o tej nazwie. Wpisz inną.';
  server.refuse(sectorEndpoints.update, { code: 'conflict', fields: { name: taken } });
  type('Nazwa', 'a');
  await submit();
  await waitFor(() => expect(faults()).toEqual({ Nazwa: taken }));

  server.answer(sectorEndpoints.update, undefined);
  server.answer(sectorEndpoints.list, sectors('A', 'Łąki'));
  type('Nazwa', 'Łąki');
  await submit();
  expect(await screen.findByText('Sektor nazywa się teraz Łąki')).toBeTruthy();
  await waitFor(() => expect(rows()).toEqual(['1. A', '2. Łąki']));
  const sent = server.callsOf(sectorEndpoints.update).at(-1);
  expect([sent?.body, sent?.ifMatch]).toEqual([{ id: 'B', name: 'Łąki' }, '"1"']);
});

test('where there is none, one can be added', async () => {
  server.answer(sectorEndpoints.list, sectors());
  openScreen(routes, sectorPaths.list);
  expect(await screen.findByText(/^Nie ma sektorów\./)).toBeTruthy();
  server.answer(sectorEndpoints.create, { id: 'x' });
  await press('Dodaj sektor');
  const dialog = await screen.findByRole('dialog', { name: 'Dodaj sektor' });
  type('Nazwa', ' Sad ');
  server.answer(sectorEndpoints.list, sectors('Sad'));
  await press('Dodaj sektor', { within: within(dialog) });
  expect(await screen.findByText('Dodano sektor Sad')).toBeTruthy();
  expect((await screen.findByRole('listitem')).textContent).toContain('1. Sad');
  expect(server.callsOf(sectorEndpoints.create)[0]?.body).toEqual({ name: 'Sad' });
});

test('a deletion asks first, and says why it is refused', async () => {
  server.answer(sectorEndpoints.list, sectors('A', 'B'));
  await open();
  const gardens = 'Nie można usunąć sektora, który ma działki (jest ich: 12).';
  const meters = 'Nie można usunąć sektora, który ma liczniki (jest ich: 3).';
  server.refuse(sectorEndpoints.delete, {
    code: 'conflict',
    message: gardens,
    fields: { gardens, meters },
  });
  await press('Usuń sektor: B');
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć sektor?' });
  expect(question.textContent).toContain('Czy na pewno chcesz usunąć sektor B?');
  await press('OK', { within: within(question) });
  expect((await screen.findByRole('alert')).textContent).toContain(gardens);
  const links = screen.getAllByRole('link', { name: /^Pokaż/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pokaż działki', '/dzialki?filter-by-sector=true&sector=B'],
    ['Pokaż liczniki', '/liczniki?filter-by-sector=true&sector=B&filter-by-state=false'],
  ]);

  // What fails for another reason is shown without these links.
  server.refuse(sectorEndpoints.delete, { code: 'unavailable' });
  await press('Usuń sektor: B');
  await press('OK');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Program chwilowo nie odpowiada.'),
  );
  expect(screen.queryByRole('link', { name: /^Pokaż/ })).toBeNull();

  server.answer(sectorEndpoints.delete, undefined);
  server.answer(sectorEndpoints.list, sectors('A'));
  await press('Usuń sektor: B');
  await press('OK');
  expect(await screen.findByText('Usunięto sektor B')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(server.callsOf(sectorEndpoints.delete).map(({ ifMatch }) => ifMatch)).toEqual([
    '"1"',
    '"1"',
    '"1"',
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dodaj sektor' })),
  );
});

test('that they could not be read is told in their place, with a way to try again', async () => {
  server.refuse(sectorEndpoints.list, { code: 'internal' });
  openScreen(routes, sectorPaths.list);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Nie udało się wczytać sektorów.',
  );
  server.answer(sectorEndpoints.list, sectors('A'));
  await press('Spróbuj ponownie');
  expect((await screen.findByRole('listitem')).textContent).toContain('1. A');
});
