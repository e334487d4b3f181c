// @vitest-environment jsdom
import type { Role } from '@grzadka/contract/core/access/roles';
import { importEndpoints } from '@grzadka/contract/import/import.endpoints';
import type { ImportEvent, ImportReport } from '@grzadka/contract/import/import.model';
import { unknownSector } from '@grzadka/contract/import/sector-fault';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, field, openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { paths } from '../core/paths.ts';
import { ImportScreen, OpeningBalanceScreen } from './ImportScreen.tsx';
import { importPath } from './import-path.ts';

const server = startTestServer();

const routes = [{ path: paths.import, element: <ImportScreen /> }];

const sha256 = 'a'.repeat(64);
const none = { total: 0, first: [] };

const right: ImportReport = {
  kind: 'report',
  isStored: false,
  sha256,
  rows: 3,
  faultyRows: 0,
  counts: { added: 1, changed: 2, unchanged: 1200 },
  faults: none,
  warnings: none,
  notes: [],
};

function faulty(total: number): ImportReport {
  const first = Array.from({ length: Math.min(total, 1000) }, (_, index) => ({
    rows: [index + 2],
    count: 1,
    column: index === 0 ? null : 'Powierzchnia m2',
    message: `Błąd ${index}`,
  }));
  return { ...right, rows: 5000, faultyRows: total, counts: null, faults: { total, first } };
}

const event = (said: ImportEvent) => said;

/** Drops a file onto the screen. */
function drop(name: string): void {
  const files = [new File(['Sektor;Działka'], name)];
  fireEvent.drop(field('Wybierz plik'), { dataTransfer: { files } });
}

test('a file is asked for, and refused by its name or with what the server says of it', async () => {
  openScreen(routes, paths.import);
  await press('Sprawdź');
  await waitFor(() => expect(faults()).toEqual({ 'Wybierz plik': 'Nie wskazano pliku' }));
  drop('zdjecie.png');
  await waitFor(() => expect(faults()).toEqual({ 'Wybierz plik': 'Wybierz plik .xlsx albo .csv' }));
  const other = 'W tym pliku jest lista: Liczniki. Wybierz ją albo inny plik.';
  server.refuse(importEndpoints.gardenCheck, { code: 'validation', fields: { file: other } });
  drop('LICZNIKI.CSV');
  await waitFor(() => expect(faults()).toEqual({}));
  await press('Sprawdź');
  await waitFor(() => expect(faults()).toEqual({ 'Wybierz plik': other }));

  server.answer(importEndpoints.gardenCheck, event(right));
  drop('dzialki.csv');
  await press('Sprawdź');
  const heading = await screen.findByRole('heading', { name: 'Plik jest poprawny' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('faults are told by line and column, some at a time, and nothing can be imported', async () => {
  server.answer(importEndpoints.gardenCheck, event(faulty(1500)));
  openScreen(routes, paths.import);
  drop('dzialki.csv');
  await press('Sprawdź');
  const heading = await screen.findByRole('heading', { name: 'W pliku są błędy' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole('alert').textContent).toContain(
    'Wiersze z błędami: 1\u00a0500 z 5\u00a0000',
  );
  const list = within(screen.getByRole('region', { name: 'Co poprawić (1500)' }));
  expect(
    list
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Wiersz 2Błąd 0', 'Wiersz 3, kolumna „Powierzchnia m2”Błąd 1']);
  expect(list.getAllByRole('listitem')).toHaveLength(50);
  await press('Pokaż więcej');
  expect(list.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.queryByRole('button', { name: 'Wczytaj' })).toBeNull();

  // Another file: what was said of the first one goes.
  drop('dzialki-2.csv');
  await waitFor(() => expect(screen.queryByText('W pliku są błędy')).toBeNull());
});

test('the same fault is told once with its rows, and a wrong sector leads to the sectors', async () => {
  const message = unknownSector('Sektor 9', ['Sektor 1']);
  const first = [{ rows: [2, 3, 4], count: 300, column: 'Sektor', message }];
  const report = { ...faulty(0), faultyRows: 300, faults: { total: 300, first } };
  server.answer(importEndpoints.gardenCheck, event(report));
  openScreen(routes, paths.import);
  drop('dzialki.csv');
  await press('Sprawdź');
  const list = within(await screen.findByRole('region', { name: 'Co poprawić (300)' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wiersze 2, 3, 4 i dalsze (razem 300), kolumna „Sektor”W pliku jest „Sektor 9”. Wpisz: Sektor 1. Nowy sektor dodaj w System → Sektory.',
  ]);
  const link = list.getByRole<HTMLAnchorElement>('link', { name: 'System → Sektory' });
  // The file that was chosen stays where it is.
  expect([link.getAttribute('href'), link.target]).toEqual(['/system/sektory', '_blank']);
  expect(list.queryByText(/^Pozostałe/)).toBeNull();
});

test('a right file is imported as it was checked', async () => {
  server.answer(importEndpoints.meterCheck, event(right));
  const stored = { ...right, isStored: true, notes: ['Odczyty: dodano 5.'] };
  server.answer(importEndpoints.meterRun, event(stored));
  openScreen(routes, paths.import);
  await press('Liczniki', { role: 'radio' });
  drop('liczniki.xlsx');
  await press('Sprawdź');
  await screen.findByRole('heading', { name: 'Plik jest poprawny' });
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['1', '2', '1\u00a0200']);
  await press('Wczytaj');
  expect(await screen.findByRole('heading', { name: 'Wczytano plik liczniki.xlsx' })).toBeTruthy();
  expect(screen.getByText('Odczyty: dodano 5.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wczytaj' })).toBeNull();
  const [sent] = server.callsOf(importEndpoints.meterRun);
  expect(sent?.body instanceof FormData && sent.body.get('sha256')).toBe(sha256);
});

test('what goes wrong on the way is told, and the file has to be checked anew', async () => {
  server.answer(importEndpoints.gardenCheck, event(right));
  const reason = 'Program chwilowo nie odpowiada. Poczekaj chwilę i spróbuj ponownie.';
  server.answer(importEndpoints.gardenRun, event({ kind: 'failed', message: reason }));
  openScreen(routes, paths.import);
  drop('dzialki.csv');
  await press('Sprawdź');
  await screen.findByRole('heading', { name: 'Plik jest poprawny' });
  await press('Wczytaj');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(reason));
  expect(screen.queryByRole('button', { name: 'Wczytaj' })).toBeNull();
});

test('opening balances have a screen of their own, on which nothing else is taken', async () => {
  const own = [{ path: paths.openingBalances, element: <OpeningBalanceScreen /> }];
  server.answer(importEndpoints.openingCheck, event(right));
  openScreen(own, paths.openingBalances, { role: 'ROLE_TREASURER' });
  expect(screen.getByRole('heading', { name: 'Bilans otwarcia' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  drop('bilans.csv');
  await press('Sprawdź');
  expect(await screen.findByRole('heading', { name: 'Plik jest poprawny' })).toBeTruthy();
});

test('a treasurer may import every kind', () => {
  openScreen(routes, paths.import, { role: 'ROLE_TREASURER' });
  expect(screen.getAllByRole('radio')).toHaveLength(7);
});

test.each<[Role, string]>([
  ['ROLE_TREASURER', 'party'],
  ['ROLE_EMPLOYEE', 'installation'],
])('the address chooses a kind for %s where that may be imported: %s', (role, kind) => {
  openScreen(routes, importPath('party'), { role });
  const kinds = screen.getAllByRole<HTMLInputElement>('radio');
  expect(kinds.find(({ checked }) => checked)?.value).toBe(kind);
});

test('whoever may only read meters and exchange them imports just that', () => {
  openScreen(routes, paths.import, { role: 'ROLE_EMPLOYEE' });
  const kinds = screen.getAllByRole<HTMLInputElement>('radio');
  expect(kinds.map(({ value, checked }) => [value, checked])).toEqual([
    ['installation', true],
    ['reading', false],
  ]);
  expect(screen.getByText(/w kolejności: założone liczniki, odczyty\.$/)).toBeTruthy();
});
