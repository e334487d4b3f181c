// @vitest-environment jsdom
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { AddMeasurementScreen } from './AddMeasurementScreen.tsx';
import { meterPaths, meterPatterns } from './meter.paths.ts';

// jsdom lays nothing out, which a chart cannot do without; browser tests look at it.
vi.mock('./MeasurementChart.tsx', () => ({ MeasurementChart: () => null }));

const server = startTestServer();
const routes = [{ path: meterPatterns.addMeasurement, element: <AddMeasurementScreen /> }];
const value = 'Wartość licznika';

const meter: MeterDetails = {
  id: 'm',
  name: 'Wodomierz 1',
  active: true,
  type: 'WaterMeter',
  lastMeasurement: null,
  garden: null,
};

const day = 24 * 60 * 60 * 1000;
const measured = (daysAgo: number, read: number): MeasurementListItem => ({
  id: `${daysAgo}`,
  value: read,
  measuredAt: new Date(Date.now() - daysAgo * day).toISOString(),
  measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
  installationId: 'd',
  channel: 'office',
  verdict: [],
  confirmation: null,
  remark: null,
  rolledOver: false,
  reversal: null,
});

beforeEach(() => {
  server.answer(meterEndpoints.get, meter);
  server.answer(meterMeasurementsEndpoints.measurements, { items: [], totalItems: 0 });
});

test('a value that is no reading is refused at the field, which keeps the focus', async () => {
  const { path } = openScreen(routes, meterPaths.addMeasurement('m'));
  await screen.findByLabelText(value);
  const refusals = {
    '': 'Wartość nie może być pusta',
    '12m': 'Należy wprowadzić poprawną liczbę',
    '-1': 'Wartość nie może być mniejsza od zera',
    '1.2.3': 'Należy wprowadzić poprawną liczbę',
  };
  for (const [typed, message] of Object.entries(refusals)) {
    type(value, typed);
    press('Zapisz');
    await waitFor(() => expect(faults()).toEqual({ [value]: message }));
    expect(focused()).toBe(value);
  }
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  type(value, '0');
  press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
});

const question = 'Ten licznik jest nieaktywny. Sprawdź, czy to na pewno ten';

test('an unlikely value is warned about, and taken all the same', async () => {
  const items = [measured(30, 160), measured(60, 130), measured(90, 100)];
  server.answer(meterMeasurementsEndpoints.measurements, { items, totalItems: 3 });
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  const { path } = openScreen(routes, meterPaths.addMeasurement('m'));
  expect(await screen.findAllByRole('row')).toHaveLength(4);
  type(value, '190');
  expect(screen.queryByText(/Sprawdź, czy odczyt jest poprawny/)).toBeNull();
  expect(screen.queryByText(question)).toBeNull();
  type(value, '1900');
  const tooMuch =
    'Zużycie jest ponad 10 razy większe niż zwykle. Sprawdź, czy odczyt jest poprawny.';
  expect(screen.getByText(tooMuch)).toBeTruthy();
  type(value, '150');
  const tooLittle = 'Wartość jest mniejsza od ostatniej. Sprawdź, czy odczyt jest poprawny.';
  expect(screen.getByText(tooLittle)).toBeTruthy();
  press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  const [sent] = server.callsOf(meterMeasurementsEndpoints.addMeasurement);
  expect(sent?.body).toEqual({ meterId: 'm', measurementValue: '150' });
});

test('a meter that is not active asks whether it is the one, and takes the reading', async () => {
  server.answer(meterMeasurementsEndpoints.measurements, {
    items: [measured(30, 160)],
    totalItems: 1,
  });
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  server.answer(meterEndpoints.get, { ...meter, active: false });
  const { path } = openScreen(routes, meterPaths.addMeasurement('m'));
  expect(await screen.findByText(question)).toBeTruthy();
  type(value, '150');
  expect(screen.getByText(/^Wartość jest mniejsza od ostatniej/)).toBeTruthy();
  expect(screen.getByText(question)).toBeTruthy();
  press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
});

test('a reading that cannot be saved is told, and stays in its field', async () => {
  const { path } = openScreen(routes, meterPaths.addMeasurement('m'));
  await screen.findByLabelText(value);
  type(value, '7');
  server.refuse(meterMeasurementsEndpoints.addMeasurement, { code: 'unavailable' });
  press('Zapisz');
  const told = 'Program chwilowo nie odpowiada. Poczekaj chwilę i spróbuj ponownie.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(field(value).value).toBe('7');
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(screen.getByText('Zapisano odczyt licznika Wodomierz 1')).toBeTruthy();
});

test('a meter without readings says so', async () => {
  openScreen(routes, meterPaths.addMeasurement('m'));
  expect(await screen.findByText('Ten licznik nie ma jeszcze odczytów')).toBeTruthy();
});

test('a meter that does not exist leads back to the list', async () => {
  server.refuse(meterEndpoints.get, { code: 'not-found' });
  server.refuse(meterMeasurementsEndpoints.measurements, { code: 'not-found' });
  const { path } = openScreen(routes, meterPaths.addMeasurement('nie-ma-takiego'));
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Wróć' }));
  expect(path()).toBe(meterPaths.list);
});
