// @vitest-environment jsdom

import { messages } from '@grzadka/contract/core/messages';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { feeKindOptionsCall } from '@grzadka/contract/fee-kind/fee-kind.options';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionListItem } from '@grzadka/contract/resolution/resolution.model';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../../test/open-screen.tsx';
import { toldToasts } from '../../core/ui/toasts/toasts.ts';
import { FirstTariffScreen } from '../TariffFormScreens.tsx';
import { tariffRoutes, yearPath } from '../tariff.paths.ts';
import { YearRatesScreen } from './YearRatesScreen.tsx';

const server = startTestServer();
const routes = [
  { path: tariffRoutes.year, element: <YearRatesScreen /> },
  { path: tariffRoutes.firstOfYear, element: <FirstTariffScreen /> },
];

function kind(name: string, given: Partial<FeeKindOfYear> = {}): FeeKindOfYear {
  const feeKind = { id: name, name, purpose: 'own-use' } as const;
  return { feeKind, before: null, own: null, changes: false, ...given };
}

function tariff(id: string, terms: TariffTerms, given: object = {}) {
  const resolution = { id: 'r', number: '3/2026' };
  return {
    id,
    version: 4,
    validFrom: '2026-01-01',
    validThru: null,
    terms,
    resolution,
    termsInWords: '',
    instalmentsInWords: '30.06',
    ...given,
  };
}

const area = kind('Opłata ogrodowa', { before: tariff('a', { method: 'per-area', rate: '0.45' }) });
const tiers = [
  { upTo: '250', rate: '0.6212' },
  { upTo: null, rate: '1.1034' },
];
const segments = [{ from: '2026-01-01', tiers }];
const energy = kind('Energia', {
  before: tariff('e', { method: 'consumption', meterType: 'ElectricityMeter', segments }),
});
const waste = kind('Śmieci', {
  before: tariff('w', { method: 'per-garden', condition: 'every', rate: '30' }),
  own: tariff('w7', { method: 'per-garden', condition: 'every', rate: '36' }, { version: 1 }),
});
const resolution = sampleOf(resolutionListItem, { id: 'r', number: '3/2026', subject: 'Opłaty' });

const of = (name: string) => within(screen.getByRole('group', { name }));
const typeIn = (name: string, label: string, text: string) => type(label, text, of(name));
const value = (name: string, label: string) =>
  of(name).getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  server.answer(resolutionEndpoints.list, { items: [resolution], totalItems: 1 });
  server.answer(tariffEndpoints.year, { items: [area, energy, waste] });
  server.answer(tariffEndpoints.setYear, undefined);
});

test('a year is typed down the column of rates, beside those of the year before, and saved at once', async () => {
  const { path } = openScreen(routes, yearPath(2027));
  await screen.findByRole('group', { name: 'Opłata ogrodowa' });
  expect(of('Energia').getByText('0,6212 zł')).toBeTruthy();
  expect(of('Opłata ogrodowa').getByText('Od powierzchni działki, 30.06')).toBeTruthy();
  expect(value('Śmieci', 'Stawka od działki (zł)')).toBe('36');
  typeIn('Opłata ogrodowa', 'Stawka za m² (zł)', '0,50');
  const first = of('Opłata ogrodowa').getByLabelText('Stawka za m² (zł)');
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(focused()).toBe('Do 250 kWh (zł)');
  typeIn('Energia', 'Do 250 kWh (zł)', '0,65 zł');
  await press('Zapisz');
  await waitFor(() => expect(Object.values(faults())).toEqual([messages.invalidNumber]));
  typeIn('Energia', 'Do 250 kWh (zł)', '0,65');
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ 'Powyżej 250 kWh (zł)': 'Podaj stawkę' }));
  typeIn('Energia', 'Powyżej 250 kWh (zł)', '1,2');
  const fields = { 'rows.1.rates.1': 'W tym czasie obowiązuje inna stawka' };
  server.refuse(tariffEndpoints.setYear, { code: 'conflict', fields });
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Powyżej 250 kWh (zł)': fields['rows.1.rates.1'] }),
  );
  server.answer(tariffEndpoints.setYear, undefined);
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe('/oplaty'));
  expect(server.callsOf(tariffEndpoints.setYear)[1]?.body).toEqual({
    year: 2027,
    resolution: { of: 'existing', id: 'r' },
    rows: [
      { feeKindId: 'Opłata ogrodowa', rates: ['0.50'] },
      { feeKindId: 'Energia', rates: ['0.65', '1.2'] },
      { feeKindId: 'Śmieci', rates: ['36'] },
    ],
    known: [
      { id: 'a', version: 4 },
      { id: 'e', version: 4 },
      { id: 'w', version: 4 },
      { id: 'w7', version: 1 },
    ],
  });
});

test('last year is copied into the fields that are empty, and taken out of them again', async () => {
  openScreen(routes, yearPath(2027));
  await screen.findByRole('group', { name: 'Opłata ogrodowa' });
  typeIn('Opłata ogrodowa', 'Stawka za m² (zł)', '0,50');
  await press('Skopiuj stawki z 2026');
  expect(value('Energia', 'Do 250 kWh (zł)')).toBe('0,6212');
  expect(value('Opłata ogrodowa', 'Stawka za m² (zł)')).toBe('0,50');
  typeIn('Energia', 'Powyżej 250 kWh (zł)', '1,2');
  await press('Cofnij');
  await waitFor(() => expect(value('Energia', 'Do 250 kWh (zł)')).toBe(''));
  expect(value('Energia', 'Powyżej 250 kWh (zł)')).toBe('1,2');
  expect(screen.getByText('Opróżniono pola: 1')).toBeDefined();
});

test('what is offered of the form goes with it: elsewhere nothing could be taken out of its fields', async () => {
  const { goBack } = openScreen(routes, yearPath(2027), { from: ['/oplaty'] });
  await screen.findByRole('group', { name: 'Opłata ogrodowa' });
  await press('Skopiuj stawki z 2026');
  const offers = () => toldToasts().filter(({ action, isLeaving }) => action && !isLeaving);
  expect(offers()).toHaveLength(1);
  goBack();
  await press('Porzuć zmiany');
  // By its text: while the question stands, what is below it has no role.
  await waitFor(() => expect(screen.queryByText('Skopiuj stawki z 2026')).toBeNull());
  expect(offers()).toEqual([]);
});

test('a kind without a tariff gets one on the way, and what was typed is there again', async () => {
  const unset = kind('Wpisowe');
  // The latest resolution is none of the year before.
  const old = { resolution: { id: 'o', number: '1/2026' } };
  const before = tariff('a', { method: 'per-area', rate: '0.45' }, old);
  server.answer(tariffEndpoints.year, { items: [{ ...area, before }, unset] });
  server.answer(feeKindOptionsCall, { items: [{ ...unset.feeKind, active: true }] });
  const { path, goBack } = openScreen(routes, yearPath(2027), { from: ['/oplaty'] });
  await screen.findByRole('group', { name: 'Opłata ogrodowa' });
  typeIn('Opłata ogrodowa', 'Stawka za m² (zł)', '0,50');
  await press('Ustal sposób naliczania: Wpisowe', { role: 'link' });
  await waitFor(() => expect(path()).toBe('/oplaty/stawki-na-rok/2027/nowa-stawka/Wpisowe'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Rodzaj opłaty' }).textContent).toBe('Wpisowe'),
  );
  expect(screen.getByRole('combobox', { name: 'Uchwała' }).textContent).toBe('3/2026 – Opłaty');
  const own = tariff('n', { method: 'manual', rate: '100' }, { version: 1 });
  server.answer(tariffEndpoints.year, { items: [area, { ...unset, own }] });
  goBack();
  await waitFor(() => expect(path()).toBe(yearPath(2027)));
  await waitFor(() => expect(value('Wpisowe', 'Kwota od konta rozliczeniowego (zł)')).toBe('100'));
  expect(value('Opłata ogrodowa', 'Stawka za m² (zł)')).toBe('0,50');
});

test('a kind that is there from the start comes with a method and a due day, which nothing but a save makes true', async () => {
  const feeKind = {
    id: '019e0000-0000-7000-8000-000000000006',
    name: 'Energia wg licznika',
    purpose: 'own-use',
  } as const;
  server.answer(tariffEndpoints.year, { items: [kind('Wpisowe'), { ...kind('x'), feeKind }] });
  server.answer(feeKindOptionsCall, { items: [{ ...feeKind, active: true }] });
  openScreen(routes, yearPath(2027));
  await screen.findByRole('group', { name: 'Wpisowe' });
  expect(of('Wpisowe').queryByText(/Proponowane/)).toBeNull();
  expect(of(feeKind.name).getByText('Proponowane: Od zużycia, 31.10')).toBeTruthy();
  await press(`Ustal sposób naliczania: ${feeKind.name}`, { role: 'link' });
  const method = await screen.findByRole('combobox', { name: 'Sposób naliczania' });
  await waitFor(() => expect(method.textContent).toBe('Od zużycia'));
  const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(screen.getByRole('combobox', { name: 'Typ licznika' }).textContent).toBe(
    'Licznik energii elektrycznej',
  );
  expect(typed('Dzień i miesiąc')).toBe('31.10');
  server.answer(tariffEndpoints.create, { id: 't' });
  await press('Zapisz');
  await waitFor(() => expect(Object.keys(faults())).toEqual(['Cena za kWh (zł)']));
  expect(server.callsOf(tariffEndpoints.create)).toHaveLength(0);
});

test('a resolution is typed along with the rates, and its faults stand at its fields', async () => {
  server.answer(resolutionEndpoints.list, { items: [], totalItems: 0 });
  server.answer(documentEndpoints.list, { items: [], totalItems: 0 });
  openScreen(routes, yearPath(2027));
  await screen.findByLabelText('Numer');
  type('Numer', '5/2027');
  type('W sprawie', 'Opłaty');
  typeIn('Opłata ogrodowa', 'Stawka za m² (zł)', '0,50');
  await press('Zapisz');
  await waitFor(() => expect(Object.values(faults())).toEqual(['Podaj datę']));
});

test('rates that somebody else has set meanwhile are shown beside those that were typed', async () => {
  openScreen(routes, yearPath(2027));
  await screen.findByRole('group', { name: 'Opłata ogrodowa' });
  typeIn('Opłata ogrodowa', 'Stawka za m² (zł)', '0,50');
  server.refuse(tariffEndpoints.setYear, { code: 'stale' });
  await press('Zapisz');
  const own = tariff('a7', { method: 'per-area', rate: '0.48' }, { version: 1 });
  server.answer(tariffEndpoints.year, { items: [{ ...area, own }, energy, waste] });
  await press('Odśwież dane');
  const theirs = await screen.findByLabelText(/^Wersja innej osoby: Opłata ogrodowa: 0,48/);
  fireEvent.click(theirs);
  await waitFor(() => expect(value('Opłata ogrodowa', 'Stawka za m² (zł)')).toBe('0,48'));
  server.answer(tariffEndpoints.setYear, undefined);
  await press('Zapisz');
  await waitFor(() => expect(server.callsOf(tariffEndpoints.setYear)).toHaveLength(2));
  expect(server.callsOf(tariffEndpoints.setYear)[1]?.body).toMatchObject({
    rows: [{ rates: ['0.48'] }, {}, {}],
    known: [{ id: 'a' }, { id: 'a7', version: 1 }, {}, {}, {}],
  });
});

test('from September on the next year is prepared', () => {
  expect(['2026-08-31', '2026-09-01'].map(ratedYear)).toEqual([2026, 2027]);
});
