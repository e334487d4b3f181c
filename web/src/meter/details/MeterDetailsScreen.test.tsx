// @vitest-environment jsdom
import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import type {
  ChainPoint,
  Consumption,
} from '@grzadka/contract/meter/consumption/consumption.model';
import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { faults, openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import {
  sampleDetails as details,
  sampleDevice as device,
  samplePreviousDevice as previous,
} from '../../../test/samples/meter-details.ts';
import { sampleMeasurement } from '../../../test/samples/readings.ts';
import { meterPaths, meterPatterns } from '../meter.paths.ts';
import { MeterDetailsScreen } from './MeterDetailsScreen.tsx';

// jsdom lays nothing out, which a chart cannot do without; browser tests look at them.
vi.mock('../history/MeasurementChart.tsx', () => ({ MeasurementChart: () => null }));
vi.mock('../consumption/ConsumptionChart.tsx', () => ({ ConsumptionChart: () => null }));

const server = startTestServer();
const routes = [{ path: meterPatterns.details, element: <MeterDetailsScreen /> }];

const openDetails = (role?: 'ROLE_EMPLOYEE') =>
  openScreen(routes, meterPaths.details('m'), role && { role });
const part = (title: string) => screen.findByRole('region', { name: title });

// What comes when it is opened is there beforehand: loading it may take longer than a test waits.
beforeAll(async () => {
  await import('../reversal/ReverseDialog.tsx');
}, 60_000);

beforeEach(() => {
  server.answer(meterDetailsEndpoints.getDetails, details);
  server.answer(meterMeasurementsEndpoints.measurements, { items: [], totalItems: 0 });
  server.answer(consumptionEndpoints.get, { items: [] });
});

test('a meter is told with its place, leading to its garden and its zone', async () => {
  openDetails();
  expect(await screen.findByRole('heading', { level: 2, name: 'W-12A' })).toBeTruthy();
  expect(screen.getByText('studzienka przy furtce')).toBeTruthy();
  const links = ['12A', 'Aleja Różana'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/szczegoly-dzialki/g', '/szczegoly-strefy/z']);
  expect(within(await part('Poprzednie liczniki')).getByText(/830,7/)).toBeTruthy();
  expect(await screen.findByText('Ten licznik nie ma jeszcze odczytów')).toBeTruthy();
  expect(await screen.findByText('Zużycie będzie tu widać od drugiego odczytu')).toBeTruthy();
});

test('a device offers what can be done with it, and an empty place to put one on', async () => {
  openDetails();
  const actions = async () =>
    within(await part('Licznik'))
      .getAllByRole('link')
      .map((link) => `${link.textContent}: ${link.getAttribute('href')}`);
  expect(await actions()).toEqual([
    'Wymień licznik: /szczegoly-licznika/m/wymiana',
    'Zdejmij: /szczegoly-licznika/m/zdjecie',
    'Zmień dane licznika: /szczegoly-licznika/m/dane-licznika/device',
  ]);
  expect(screen.getByRole('button', { name: 'Cofnij wymianę' })).toBeTruthy();
  const former = within(await part('Poprzednie liczniki')).getByRole('link');
  expect(former.getAttribute('aria-label')).toBe('Zmień dane licznika (bez numeru)');
  expect(former.getAttribute('href')).toBe(meterPaths.editDevice('m', previous.id));
  cleanup();
  server.answer(meterDetailsEndpoints.getDetails, { ...details, installation: null });
  openDetails();
  expect(await actions()).toEqual(['Załóż: /szczegoly-licznika/m/zalozenie']);
});

test.each([
  ['2026-11-21', 'Legalizacja wygasła 2026.11.21'],
  ['2027-01-03', 'Legalizacja ważna do 2027.01.03'],
])('of a legalisation until %s is said in time: %s', async (legalisedUntil, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  try {
    const installation = { ...device, legalisedUntil };
    server.answer(meterDetailsEndpoints.getDetails, { ...details, installation });
    openDetails();
    expect((await within(await part('Licznik')).findByRole('alert')).textContent).toBe(told);
  } finally {
    vi.useRealTimers();
  }
});

test('a device that was mounted by mistake is marked as such', async () => {
  const undone = {
    ...previous,
    id: 'u',
    serialNumber: 'AP-0',
    undoneAt: '2026-11-20T08:30:00.000Z',
  };
  server.answer(meterDetailsEndpoints.getDetails, {
    ...details,
    installations: [device, undone, previous],
  });
  openDetails();
  const rows = within(await part('Poprzednie liczniki')).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/^AP-0Cofnięty 2026\.11\.20/);
  expect(rows[2]?.textContent).toMatch(/^\(bez numeru\)Od początku, data nieznana/);
});

const wrong = sampleMeasurement(1250, '2026-10-15');

test('a reading is taken back with its reason, and its history tells so', async () => {
  server.answer(meterMeasurementsEndpoints.measurements, { items: [wrong], totalItems: 1 });
  openDetails('ROLE_EMPLOYEE');
  const button = await screen.findByRole('button', { name: /^Unieważnij odczyt z 2026\.10\.15/ });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: 'Unieważnij odczyt' });
  await press('Unieważnij');
  await waitFor(() => expect(faults()).toEqual({ Powód: 'Wybierz powód' }));

  await choose(/^Powód/, 'Inny powód');
  await press('Unieważnij');
  await waitFor(() => expect(faults()).toEqual({ Uwaga: 'Wpisz, jaki to powód' }));
  type('Uwaga', 'zamienione kartki');

  server.answer(measurementEndpoints.reverse, { id: null });
  const reversed = {
    ...wrong,
    reversal: {
      at: '2026-11-21T09:00:00.000Z',
      by: { firstName: 'Anna', lastName: 'Nowak' },
      reason: 'other' as const,
      remark: 'zamienione kartki',
      replacementId: null,
    },
  };
  const { promise: newHistory, resolve } = Promise.withResolvers<{
    items: MeasurementListItem[];
    totalItems: number;
  }>();
  server.answer(meterMeasurementsEndpoints.measurements, newHistory);
  await press('Unieważnij');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  resolve({ items: [reversed], totalItems: 1 });
  const told = await screen.findByText(
    'Unieważniony 2026.11.21 (Nowak Anna): inny powód – zamienione kartki',
  );
  expect(screen.queryByRole('button', { name: /^Unieważnij odczyt/ })).toBeNull();
  expect(screen.getByText('1 250', { selector: 's' })).toBeTruthy();
  // The button that was pressed is gone; who uses the keyboard goes on from what it did.
  await waitFor(() => expect(document.activeElement).toBe(told.closest('td')));
  expect(server.callsOf(measurementEndpoints.reverse).at(-1)?.body).toEqual({
    measurementId: wrong.id,
    reason: 'other',
    remark: 'zamienione kartki',
    replacementValue: null,
    replacementMeterId: null,
  });
});

test('the right value is judged and stored at the meter that was read indeed', async () => {
  server.answer(meterMeasurementsEndpoints.measurements, { items: [wrong], totalItems: 1 });
  const other = { ...details.meter, id: 'o', name: 'W-13' };
  server.answer(meterEndpoints.list, { items: [other, details.meter], totalItems: 2 });
  const text = 'Wartość jest mniejsza od ostatniej';
  server.answer(measurementEndpoints.judge, {
    findings: [{ code: 'smaller', level: 'confirm', text }],
  });
  openDetails();
  await press(/^Unieważnij odczyt z 2026\.10\.15/);
  const dialog = await screen.findByRole('dialog', { name: 'Unieważnij odczyt' });
  await choose(/^Powód/, 'Inny licznik');
  type('To był odczyt licznika', 'w');
  await press(/^W-13/, { role: 'option' });
  await press('Unieważnij');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Prawidłowa wartość': 'Wpisz odczyt tego licznika' }),
  );
  type('Prawidłowa wartość', '12,5');
  expect(await within(dialog).findByText(text)).toBeTruthy();
  const candidate = { measurementValue: '12.5', measuredAt: wrong.measuredAt };
  const judged = () => server.callsOf(measurementEndpoints.judge).at(-1)?.body;
  expect(judged()).toEqual({ ...candidate, meterId: 'o' });

  server.refuse(measurementEndpoints.reverse, {
    code: 'conflict',
    message: 'Ten odczyt jest już unieważniony.',
  });
  await press('Unieważnij');
  expect(await within(dialog).findByText('Ten odczyt jest już unieważniony.')).toBeTruthy();
  const sent = () => server.callsOf(measurementEndpoints.reverse).at(-1)?.body;
  expect(sent()).toMatchObject({ replacementValue: '12.5', replacementMeterId: 'o' });

  // With another reason it is this meter's reading again.
  await choose(/^Powód/, 'Pomyłka w zapisie');
  await waitFor(() =>
    expect(judged()).toEqual({ ...candidate, meterId: 'm', insteadOf: wrong.id }),
  );
  server.answer(measurementEndpoints.reverse, { id: 'new' });
  await press('Unieważnij');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject({ reason: 'mistyped', replacementMeterId: null });
});

const point = (kind: ChainPoint['kind'], value: number, at: string): ChainPoint => ({
  kind,
  id: `${value}`,
  installationId: 'device',
  at,
  day: at.slice(0, 10),
  value,
  isEstimate: false,
  rolledOver: false,
});

test('consumption opens to its readings, and says what to do where it cannot be told', async () => {
  const spring = point('measurement', 120, '2026-04-15T10:00:00.000Z');
  const summer = point('measurement', 1250, '2026-07-15T10:00:00.000Z');
  const autumn = point('measurement', 140, '2026-10-15T10:00:00.000Z');
  const items: Consumption[] = [
    {
      from: '2026-04-16',
      thru: '2026-07-15',
      quantity: 1130,
      quality: 'read',
      points: [spring, summer],
    },
    {
      from: '2026-07-16',
      thru: '2026-10-15',
      quantity: null,
      quality: 'undetermined',
      points: [summer, autumn],
    },
  ];
  server.answer(consumptionEndpoints.get, { items });
  openDetails();
  const section = within(await part('Zużycie'));
  const rows = await section.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '2026.07.16 – 2026.10.15–Nieustalone',
    '2026.04.16 – 2026.07.151\u00a0130Odczytane',
  ]);
  expect(section.getByRole('alert').textContent).toContain('Błędny odczyt unieważnij.');
  await press('Z czego to wynika: 2026.07.16 – 2026.10.15', { within: section });
  const points = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(points).toEqual([
    'Odczyt 2026.07.15 10:00: 1\u00a0250\u00a0m³',
    'Odczyt 2026.10.15 10:00: 140\u00a0m³',
  ]);

  const year: Consumption = { ...items[0], from: '2026-01-01', thru: '2026-12-31' } as Consumption;
  server.answer(consumptionEndpoints.get, { items: [year] });
  await press('Lata', { within: section });
  expect(await section.findByRole('cell', { name: /^2026(?!\.)/ })).toBeTruthy();
  expect(server.callsOf(consumptionEndpoints.get).map(({ query }) => `${query}`)).toEqual([
    'step=interval',
    'step=year',
  ]);
});

test('a meter that does not exist leads back to the list', async () => {
  server.refuse(meterDetailsEndpoints.getDetails, { code: 'not-found' });
  openDetails();
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toBe(meterPaths.list);
});

/** Chooses an option of a field whose list opens. */
async function choose(label: RegExp, option: string): Promise<void> {
  // A save that was refused may not have let go of the screen yet.
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  await press(option, { role: 'option' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
