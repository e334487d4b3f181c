// @vitest-environment jsdom

import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import type { ZoneBalance } from '@grzadka/contract/zone/zone-balance.model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  faults,
  field,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { sampleBalance, sampleZone } from '../../test/samples/zone.ts';
import { recordPath } from '../core/record/record-path.ts';
import { ZoneScreen } from './ZoneScreen.tsx';
import { zonePlace } from './zone.paths.ts';

const server = startTestServer();
const routes = [{ path: zonePlace.screens.details, element: <ZoneScreen /> }];

const interval = { from: '2026-04-16', thru: '2026-10-15' };

/** What the server says of the zone when its main meter was read twice. */
function answer(told: Partial<ZoneBalance> = {}, details: Partial<ZoneDetails> = {}): void {
  server.answer(zoneEndpoints.get, { ...sampleZone, ...details });
  server.answer(zoneEndpoints.balance, { ...sampleBalance, ...told });
  server.answer(consumptionEndpoints.get, {
    items: [{ ...interval, quantity: 1250, quality: 'read', points: [] }],
  });
}

const open = (query = '', role?: 'ROLE_EMPLOYEE') =>
  openScreen(routes, `${recordPath(zonePlace.screens.details, 'z')}${query}`, role && { role });

const askedFor = () =>
  server.callsOf(zoneEndpoints.balance).map(({ query }) => Object.fromEntries(query));

/** The values of the summary by their labels. */
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a zone is told with what it lost between the last two readings of its main meter', async () => {
  answer();
  open();
  expect(
    await screen.findByRole('heading', { name: 'Straty od 2026.04.16 do 2026.10.15' }),
  ).toBeTruthy();
  expect(await screen.findByText('Pewne: 3 z 5 · Oszacowane: 1 · Nieustalone: 1')).toBeTruthy();
  expect(askedFor()).toEqual([interval]);
  expect(facts()).toEqual({
    'Liczniki główne': '1\u00A0250\u00A0m³',
    'Liczniki działkowe': '1\u00A0092,4\u00A0m³',
    'Liczniki wspólne': '38\u00A0m³',
    Strata: 'co najwyżej 119,6\u00A0m³ (9,6\u00A0%)',
  });
  expect(screen.getByText(/Prawdziwa strata może być mniejsza/)).toBeTruthy();
});

test('the lines stand by their sums, uncertain ones first, and open to their readings', async () => {
  answer();
  open();
  const table = within(await screen.findByRole('table', { name: 'Liczniki strefy' }));
  const rows = () => table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'LicznikZużycie (m³)Skąd wiadomoZ czego to wynika',
    'Liczniki główne: 1',
    'G-11\u00A0250Odczytane',
    'Liczniki działkowe: 3',
    'W-3–Nieustalone',
    'W-2500Oszacowane',
    'W-1592,4Odczytane',
    'Liczniki wspólne: 1',
    'Wspólny38Odczytane',
  ]);
  await press('Z czego to wynika: G-1');
  expect(rows()[3]).toMatch(/^Odczyt 2026\.04\.15 .*: 100\sm³Odczyt 2026\.10\.15 .*: 1\s350\sm³$/);
  await press('Z czego to wynika: G-1');
  expect(rows()).toHaveLength(9);
  expect(table.getByRole('link', { name: 'W-3' }).getAttribute('href')).toBe(
    '/szczegoly-licznika/W-3',
  );
});

test('other days and a price are asked for by the form, and by the address', async () => {
  answer();
  open('?from=2026-01-01&thru=2026-06-30&price=6.1234');
  await screen.findByRole('heading', { name: 'Straty od 2026.01.01 do 2026.06.30' });
  expect(server.callsOf(consumptionEndpoints.get)).toEqual([]);
  expect(field('Cena za m³ (zł)').value).toBe('6,1234');

  type('Cena za m³ (zł)', 'sześć');
  await press('Policz straty');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Cena za m³ (zł)': 'Należy wprowadzić poprawną liczbę' }),
  );
  server.answer(zoneEndpoints.balance, { ...sampleBalance, certainty: 'exact', cost: 73_195 });
  type('Cena za m³ (zł)', '6,12');
  await press('Policz straty');
  await waitFor(() => expect(facts()['Wartość straty']).toBe('731,95\u00A0zł'));
  expect(askedFor().at(-1)).toEqual({ from: '2026-01-01', thru: '2026-06-30', price: '6.12' });
});

test.each([
  ['high', { alert: 'high', certainty: 'exact' }, 'Duża strata (od 15\u00A0%)'],
  [
    'below zero',
    { alert: 'negative', certainty: 'exact', suspects: [{ id: 's', name: 'W-1' }] },
    'Liczniki działek pokazują razem więcej niż licznik główny. Sprawdź: W-1',
  ],
  [
    'below zero, with nobody to suspect',
    { alert: 'negative', certainty: 'exact' },
    'Sprawdź odczyty licznika głównego.',
  ],
  ['unknown', { certainty: 'unknown', loss: null, share: null }, 'nie wiadomo, ile pokazał'],
] as const)('a loss that is %s is told with what to do', async (_, told, text) => {
  answer({ ...told, suspects: 'suspects' in told ? [...told.suspects] : [] });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('a zone whose main meter was not read twice asks for the days', async () => {
  answer();
  server.answer(consumptionEndpoints.get, { items: [] });
  open();
  expect(await screen.findByText(/Licznik główny ma mniej niż dwa odczyty/)).toBeTruthy();
  await press('Policz straty');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Od dnia': 'Podaj datę', 'Do dnia': 'Podaj datę' }),
  );
  expect(askedFor()).toEqual([]);
});

test('that nothing could be counted is told in its place, with a way to try again', async () => {
  answer();
  server.refuse(zoneEndpoints.balance, { code: 'internal' });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się policzyć strat.');
  server.answer(zoneEndpoints.balance, sampleBalance);
  await press('Spróbuj ponownie');
  expect(await screen.findByText(/Pewne: 3 z 5/)).toBeTruthy();
});

test('the balance is printed at a press', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  answer();
  open();
  await press('Drukuj');
  expect(print).toHaveBeenCalledOnce();
});

test('who may not change zones sees no way to', async () => {
  answer();
  open('', 'ROLE_EMPLOYEE');
  await screen.findByText(/Pewne: 3 z 5/);
  expect(screen.queryByRole('button', { name: 'Zmień liczniki strefy' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edytuj' })).toBeNull();
});
