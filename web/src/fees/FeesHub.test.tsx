// @vitest-environment jsdom

import { chargeRunListItem } from '@grzadka/contract/charge/run/charge-run.model';
import { feeYearEndpoints } from '@grzadka/contract/charge/year/fee-year.endpoints';
import { type FeeYear, feeYear } from '@grzadka/contract/charge/year/fee-year.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { letNothingBeDue } from '../../test/nothing-due.ts';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { FeesScreen } from './FeesScreen.tsx';

const server = startTestServer();

letNothingBeDue(server);
const routes = [{ path: '/oplaty', element: <FeesScreen /> }];

const empty: FeeYear = sampleOf(feeYear, {
  year: 2027,
  done: { resolution: false, rates: false, charge: false, notices: false },
  resolutions: 0,
  rates: { kinds: 12, set: 0, own: 0 },
  lapsed: [],
  hasAccounts: false,
  drafts: 0,
  approvedRuns: 0,
  money: { year: 2027, asOf: '2027-06-01', charged: 0, paid: 0, open: 0, spent: 0, months: [] },
  uncharged: [],
  unprinted: null,
  paperLacks: ['name', 'bankAccount'],
  nextStep: { step: 'resolution', year: 2027, runId: null, runKind: null },
  runs: [],
});

const begun: FeeYear = {
  ...empty,
  done: { resolution: true, rates: true, charge: false, notices: false },
  resolutions: 1,
  rates: { kinds: 12, set: 8, own: 7 },
  hasAccounts: true,
  drafts: 1,
  approvedRuns: 1,
  money: {
    year: 2027,
    asOf: '2027-06-01',
    charged: 84_320_00,
    paid: 72_019_50,
    open: 12_300_50,
    spent: 4_000_00,
    months: [{ month: 1, charged: 84_320_00, paid: 72_019_50, spent: 4_000_00 }],
  },
  uncharged: ['Woda wg licznika', 'Energia wg licznika'],
  paperLacks: [],
  unprinted: { id: 'r', number: 'NAL/2027/1', inTime: true },
  nextStep: { step: 'approve', year: 2027, runId: 'd', runKind: null },
  runs: [
    sampleOf(chargeRunListItem, {
      id: 'd',
      title: 'Media 2027',
      number: null,
      state: 'draft',
      issueDay: '2027-06-01',
      amount: null,
    }),
    sampleOf(chargeRunListItem, {
      id: 'r',
      title: 'Opłaty roczne 2027',
      number: 'NAL/2027/1',
      state: 'approved',
      issueDay: '2027-05-04',
      amount: 84_320_00,
    }),
  ],
};

/** The rows of a list, each with what it says and where it leads. */
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);
const nextStep = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an empty garden is led from step to step, each of which says what it needs', async () => {
  server.answer(feeYearEndpoints.get, empty);
  openScreen(routes, '/oplaty');
  expect(await rows('Kolejne kroki')).toEqual([
    [
      'Do zrobieniaUchwałaNa niej opierają się opłaty. Potrzebne są jej numer i data.',
      '/oplaty/uchwaly',
    ],
    [
      'Do zrobieniaStawki na rok 2027Ile co kosztuje i do kiedy się płaci. Potrzebna jest uchwała.',
      '/oplaty/stawki-na-rok/2027',
    ],
    [
      'Do zrobieniaDziałki i działkowcyNie ma jeszcze komu naliczyć opłat. Potrzebne są działki, które mają działkowców.',
      '/dzialki',
    ],
    [
      'Do zrobieniaNaliczenieIle płaci każda działka. Potrzebne są stawki i powierzchnie działek.',
      '/oplaty/nowe-naliczenie?rodzaj=annual&rok=2027',
    ],
    [
      'Do zrobieniaDane ogrodu na pismachNa zawiadomieniach zabraknie: nazwa ogrodu, numer rachunku bankowego.Uzupełnij dane ogrodu w ustawieniach.',
      '/system/ustawienia',
    ],
    [
      'Do zrobieniaZawiadomieniaPismo dla każdego konta rozliczeniowego. Potrzebne jest zatwierdzone naliczenie.',
      null,
    ],
  ]);
  expect(nextStep('Dodaj uchwałę')).toBe('/oplaty/nowa-uchwala');
  expect(screen.queryByText('Ostatnie naliczenia')).toBeNull();
  expect(screen.queryByText('Naliczono')).toBeNull();
});

test('a year that is begun tells what is charged and open, what is left, and leads to the draft', async () => {
  server.answer(feeYearEndpoints.get, begun);
  openScreen(routes, '/oplaty', { role: 'ROLE_TREASURER' });
  expect(await rows('Kolejne kroki')).toEqual([
    ['GotoweUchwałaLiczba uchwał: 1', '/oplaty/uchwaly'],
    [
      'GotoweStawki na rok 2027Rodzaje opłat, które mają stawkę: 8. Pozostałych w tym roku program nie nalicza.',
      '/oplaty/stawki-na-rok/2027',
    ],
    [
      'Do zrobieniaNaliczenieZatwierdzone naliczenia: 1Szkice do zatwierdzenia: 1Jeszcze nie naliczono: Woda wg licznika, Energia wg licznika',
      '/oplaty/naliczenia',
    ],
    [
      'Do zrobieniaZawiadomieniaJeszcze nie pobrano zawiadomień z naliczenia NAL/2027/1.',
      '/oplaty/naliczenia/r',
    ],
  ]);
  const amountOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  const facts = ['Naliczono', 'Wpłacono', 'Zostało do zapłaty (2027.06.01)', 'Wydano'];
  expect(facts.map(amountOf)).toEqual(
    [84_320_00, 72_019_50, 12_300_50, 4_000_00].map((amount) => formatAmount(amount)),
  );
  await press('Pokaż tabelę');
  const table = await screen.findByRole('table', { name: 'Miesiąc po miesiącu' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    `styczeń 2027${[84_320_00, 72_019_50, 4_000_00].map((amount) => formatAmount(amount)).join('')}`,
  );
  expect(nextStep('Sprawdź i zatwierdź naliczenie')).toBe('/oplaty/naliczenia/d');
  expect(await rows('Ostatnie naliczenia')).toEqual([
    ['Media 2027Szkic, 2027.06.01', '/oplaty/naliczenia/d'],
    [
      `NAL/2027/1 Opłaty roczne 2027Zatwierdzone, 2027.05.04, ${formatAmount(84_320_00)}`,
      '/oplaty/naliczenia/r',
    ],
  ]);
  expect(nextStep('Wszystkie naliczenia')).toBe('/oplaty/naliczenia');
});

test('who may not write sees how the year stands, and no next step', async () => {
  server.answer(feeYearEndpoints.get, { ...begun, paperLacks: ['address'] });
  openScreen(routes, '/oplaty', { role: 'ROLE_EMPLOYEE' });
  const [, rates, , sender] = await rows('Kolejne kroki');
  expect(sender).toEqual([
    'Do zrobieniaDane ogrodu na pismachNa zawiadomieniach zabraknie: adres.Poproś administratora o uzupełnienie danych ogrodu.',
    null,
  ]);
  expect(rates?.[1]).toBe('/oplaty/taryfy');
  expect(screen.queryByRole('link', { name: 'Sprawdź i zatwierdź naliczenie' })).toBeNull();
});

test('another year is asked for by the address; what could not be read leaves the cards', async () => {
  server.answer(feeYearEndpoints.get, { ...begun, nextStep: null });
  openScreen(routes, '/oplaty?rok=teraz');
  await screen.findByText('Na razie wszystko jest zrobione.');
  expect(server.callsOf(feeYearEndpoints.get)[0]?.query.get('year')).toBeNull();
  server.refuse(feeYearEndpoints.get, { code: 'internal' });
  await press('Rok 2026', { role: 'link' });
  await waitFor(() => expect(server.callsOf(feeYearEndpoints.get)).toHaveLength(2));
  expect(server.callsOf(feeYearEndpoints.get)[1]?.query.get('year')).toBe('2026');
  expect(await screen.findByText(/^Nie udało się wczytać stanu opłat\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Uchwały' })).toBeTruthy();
  const rates = { step: 'rates', year: 2027, runId: null, runKind: null } as const;
  server.answer(feeYearEndpoints.get, { ...begun, year: 2026, nextStep: rates });
  await press('Spróbuj ponownie');
  expect(await screen.findByRole('heading', { name: 'Stan opłat za rok 2026' })).toBeTruthy();
  expect(nextStep('Ustal stawki na rok 2027')).toBe('/oplaty/stawki-na-rok/2027');
});
