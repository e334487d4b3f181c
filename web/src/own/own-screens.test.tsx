// @vitest-environment jsdom

import { charge } from '@grzadka/contract/charge/charge.model';
import { openEntry } from '@grzadka/contract/ledger/open-list.model';
import { consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import {
  ownGardenDetails,
  ownMeasurement,
  ownMeter,
  ownSettlement,
  ownTransfer,
} from '@grzadka/contract/own/own.model';
import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import { ownSubmission } from '@grzadka/contract/submission/submission.model';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { OwnAccountScreen } from './balance/OwnAccountScreen.tsx';
import { OwnGardensCard } from './OwnGardensCard.tsx';
import { OwnGardensScreen } from './OwnGardensScreen.tsx';
import { ownPaths, ownPatterns } from './own.paths.ts';
import { OwnGardenScreen } from './plot/OwnGardenScreen.tsx';
import { ReportReadingScreen } from './reading/ReportReadingScreen.tsx';

const server = startTestServer();
const routes = [
  { path: '/', element: <OwnGardensCard open /> },
  { path: ownPatterns.gardens, element: <OwnGardensScreen /> },
  { path: ownPatterns.garden, element: <OwnGardenScreen /> },
  { path: ownPatterns.account, element: <OwnAccountScreen /> },
  { path: ownPatterns.report, element: <ReportReadingScreen /> },
];

// They come late to the screen.
beforeAll(async () => {
  await Promise.all([
    import('./plot/OwnMeterHistory.tsx'),
    import('./balance/OwnPayment.tsx'),
    import('./balance/OwnCharges.tsx'),
    import('./balance/OwnEntries.tsx'),
  ]);
}, 60_000);

const garden = { id: 'g', name: '12A', sector: 'Sektor 1', area: 312.5 };
const meter = sampleOf(ownMeter, {
  id: 'm',
  name: 'Woda 12A',
  active: true,
  type: 'WaterMeter',
  serialNumber: 'SN-7',
  lastMeasurement: { value: 120, measuredAt: '2026-08-01T10:00:00.000Z', isEstimate: false },
  reporting: { from: '2026-11-16', round: null, photoRequired: false },
  submission: null,
});
const account = sampleOf(ownSettlement, {
  id: 's',
  reference: 'GR00012320',
  garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
  standing: {
    balance: 123_51,
    due: 0,
    dueSince: null,
    next: { on: '2027-03-31', amount: 123_51 },
    plan: null,
  },
});
const past = { ...account, id: 'p', reference: 'GR00000001', garden: null };

function answer(meters: readonly (typeof meter)[] = [meter]) {
  server.answer(ownEndpoints.gardens, { items: [garden] });
  server.answer(
    ownEndpoints.garden,
    sampleOf(ownGardenDetails, { ...garden, meters: [...meters] }),
  );
  server.answer(ownEndpoints.settlements, { items: [account, past] });
  const items = [
    sampleOf(openEntry, {
      id: 'o',
      series: 'NAL',
      reason: 'Woda',
      description: null,
      dueOn: '2027-03-31',
      open: 123_51,
    }),
  ];
  server.answer(ownEndpoints.open, { balance: 123_51, items });
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('the start page leads whoever holds a garden to it, and nobody else', async () => {
  answer();
  const { path } = openScreen(routes, '/', { role: 'ROLE_USER' });
  await screen.findByText('Działka 12A');
  await press('Zobacz liczniki i opłaty', { role: 'link' });
  await screen.findByRole('heading', { name: 'Działka 12A' });
  expect(path()).toBe('/moje-dzialki');
});

test('gardens are shown with what is owed, accounts of others below, and the way to the consents', async () => {
  answer();
  openScreen(routes, ownPaths.gardens, { role: 'ROLE_USER' });
  const section = within(await screen.findByRole('region', { name: 'Działka 12A' }));
  expect(plain(section.getByText(/m²/).textContent)).toBe('312,5 m²');
  expect(plain((await section.findByText(/do zapłaty/)).textContent)).toBe('123,51 zł do zapłaty');
  const other = screen.getByRole('link', { name: 'Bez działki – GR00000001' });
  expect(other.getAttribute('href')).toBe('/moje-dzialki/rozliczenie/p');
  const consents = screen.getByRole('link', { name: 'Zgody na wiadomości i Twoje dane' });
  expect(consents.getAttribute('href')).toBe('/twoje-dane');
});

test('the way to a garden stands there once nothing comes above it any more, whatever becomes of the accounts', async () => {
  answer();
  const gone = Promise.withResolvers<void>();
  server.vanish(ownEndpoints.settlements, gone.promise);
  openScreen(routes, ownPaths.gardens, { role: 'ROLE_USER' });
  const section = within(await screen.findByRole('region', { name: 'Działka 12A' }));
  await section.findByText(/m²/);
  expect(section.queryByRole('link')).toBeNull();
  gone.resolve();
  expect(await section.findByRole('link', { name: /^Zobacz liczniki i opłaty/ })).toBeTruthy();
});

test('that there is nothing to pay is said once', async () => {
  answer();
  const nothing = { balance: 0, due: 0, dueSince: null, next: null, plan: null };
  server.answer(ownEndpoints.settlements, { items: [{ ...account, standing: nothing }] });
  server.answer(ownEndpoints.open, { balance: 0, items: [] });
  openScreen(routes, ownPaths.garden('g'), { role: 'ROLE_USER' });
  expect(await screen.findByText('Nic do zapłaty')).toBeTruthy();
  await vi.waitFor(() => expect(server.callsOf(ownEndpoints.open)).toHaveLength(1));
  await screen.findByRole('button', { name: /zapłacić|płac/i });
  expect(screen.queryByText('Nic nie czeka na zapłatę')).toBeNull();
});

test('who holds nothing reads that, and what to do', async () => {
  server.answer(ownEndpoints.gardens, { items: [] });
  server.answer(ownEndpoints.settlements, { items: [] });
  openScreen(routes, ownPaths.gardens, { role: 'ROLE_USER' });
  expect(await screen.findByText('Nie masz teraz żadnej działki')).toBeTruthy();
});

test('a garden of somebody else is not found', async () => {
  server.refuse(ownEndpoints.garden, { code: 'not-found' });
  openScreen(routes, ownPaths.garden('x'), { role: 'ROLE_USER' });
  expect(await screen.findByText('Nie znaleziono')).toBeTruthy();
});

test('a meter shows its last value, and what became of what was reported', async () => {
  const submission = sampleOf(ownSubmission, {
    state: 'returned',
    value: 310,
    measuredAt: '2026-11-20T11:00:00.000Z',
    acceptedValue: null,
    returnReason: 'Nie widać cyfr',
    photo: null,
  });
  const lastMeasurement = { value: 410, measuredAt: '2026-10-25T12:00:00.000Z', isEstimate: true };
  const silent = { ...meter, id: 'n', name: 'Prąd 12A', reporting: null, lastMeasurement };
  answer([{ ...meter, submission }, silent]);
  openScreen(routes, ownPaths.garden('g'), { role: 'ROLE_USER' });
  const shown = within(await screen.findByRole('region', { name: 'Woda 12A' }));
  expect(plain(shown.getByText(/^120/).textContent)).toBe('120 m³, 2026.08.01');
  expect(plain(shown.getByText(/odesłano/).textContent)).toContain('310 m³ z 2026.11.20');
  expect(shown.getByText('Powód: Nie widać cyfr')).toBeTruthy();
  const report = shown.getByRole('link', { name: 'Zgłoś odczyt: Woda 12A' });
  expect(report.getAttribute('href')).toBe('/moje-dzialki/g/zglos-odczyt/m');
  const other = within(screen.getByRole('region', { name: 'Prąd 12A' }));
  expect(plain(other.getByText(/^410/).textContent)).toBe('410 m³, 2026.10.25 (szacunek)');
  expect(other.getByText(submissionRefusals.switchedOff)).toBeTruthy();
  expect(other.queryByRole('link')).toBeNull();
});

test('what was used is shown as a chart with its table, and the readings', async () => {
  answer();
  server.answer(ownEndpoints.consumption, {
    unit: 'm³',
    items: [
      sampleOf(consumption, {
        from: '2026-04-02',
        thru: '2026-08-01',
        quantity: 20,
        quality: 'read',
      }),
      sampleOf(consumption, { from: '2026-08-02', thru: '2026-11-01', quantity: null }),
    ],
  });
  server.answer(ownEndpoints.measurements, {
    items: [sampleOf(ownMeasurement, { id: 'r', value: 120, channel: 'self' })],
    totalItems: 1,
  });
  openScreen(routes, ownPaths.garden('g'), { role: 'ROLE_USER' });
  await press('Pokaż odczyty i zużycie');
  const table = within(await screen.findByRole('table', { name: 'Tabela zużycia' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)[2]).toContain('20');
  expect(screen.getByRole('figure', { name: /^Wykres zużycia/ }).textContent).toContain('2026.08');
  const readings = within(await screen.findByRole('table', { name: 'Odczyty' }));
  expect(readings.getByText('Zgłoszony przez działkowca')).toBeTruthy();
});

test('an account shows how to pay, and why it was charged', async () => {
  answer();
  server.answer(
    ownEndpoints.transfer,
    sampleOf(ownTransfer, {
      recipient: 'ROD Pod Lipami',
      bankAccount: '61109010140000071219812874',
      title: 'GR00012320',
      amounts: [{ amount: 123_51, by: '2027-03-31', code: '|PL|6110|012351|ROD|GR|||' }],
    }),
  );
  const charged = sampleOf(charge, {
    amount: 123_51,
    feeKind: { id: 'f', name: 'Woda', purpose: 'common-utilities' },
    state: 'open',
    reversedOn: null,
    reversalReason: null,
    lines: [],
  });
  server.answer(ownEndpoints.charges, { items: [charged] });
  openScreen(routes, ownPaths.garden('g'), { role: 'ROLE_USER' });
  await press('Jak zapłacić');
  await screen.findByText('ROD Pod Lipami');
  await press(/^Pokaż kod/);
  expect(screen.getByRole('img', { name: /^Kod do przelewu na 123,51/ })).toBeTruthy();
  await press('Pokaż naliczenia');
  expect(plain((await screen.findByText(/^Woda: /)).textContent)).toBe('Woda: 123,51 zł');
  expect(screen.getByRole('button', { name: /^Zawiadomienie \(PDF\)/ })).toBeTruthy();
});

test('an account of the past is shown, one of somebody else is not', async () => {
  answer();
  openScreen(routes, ownPaths.account('p'), { role: 'ROLE_USER' });
  expect(await screen.findByRole('region', { name: 'Rozliczenie GR00000001' })).toBeTruthy();
});

test('a report says at once what is found, and asks for the photo where one has to be there', async () => {
  answer([{ ...meter, reporting: { from: '2026-11-16', round: null, photoRequired: true } }]);
  const finding = { code: 'smaller', level: 'confirm', text: 'Wartość jest mniejsza' } as const;
  server.answer(ownEndpoints.judgeReading, { findings: [finding] });
  openScreen(routes, ownPaths.report('g', 'm'), { role: 'ROLE_USER' });
  await screen.findByLabelText('Co pokazuje licznik');
  type('Co pokazuje licznik', '110');
  await screen.findByText('Wartość jest mniejsza');
  expect(screen.getByText(/^Spójrz na licznik jeszcze raz/)).toBeTruthy();
  expect(server.callsOf(ownEndpoints.judgeReading)[0]?.body).toMatchObject({
    meterId: 'm',
    measurementValue: '110',
  });
  await press('Wyślij');
  expect(await screen.findByText(photoRefusals.missing)).toBeTruthy();
});

test('of a meter of which no readings are taken there is no form', async () => {
  answer([{ ...meter, reporting: null }]);
  openScreen(routes, ownPaths.report('g', 'm'), { role: 'ROLE_USER' });
  expect(await screen.findByText(submissionRefusals.switchedOff)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyślij' })).toBeNull();
});
