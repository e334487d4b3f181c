// @vitest-environment jsdom

import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterDetails } from '@grzadka/contract/meter/meter.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { sampleContext, sampleDevice } from '@grzadka/contract/test/samples/verdict-context';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../../test/open-screen.tsx';
import { Navigate } from '../../core/navigation/Navigate.tsx';
import { meterPaths, meterPatterns } from '../meter.paths.ts';
import { mendState } from '../outbox/mended-reading.ts';
import { keptSheetOf } from '../sheet/kept-sheet.ts';
import { AddMeasurementScreen } from './AddMeasurementScreen.tsx';

// jsdom lays nothing out, which a chart cannot do without; browser tests look at it.
vi.mock('../history/MeasurementChart.tsx', () => ({ MeasurementChart: () => null }));

const server = startTestServer();
const routes = [{ path: meterPatterns.addMeasurement, element: <AddMeasurementScreen /> }];
const value = 'Wartość licznika';

const meter = sampleOf(meterDetails, {
  id: 'm',
  name: 'Wodomierz 1',
  active: true,
  type: 'WaterMeter',
});

beforeEach(() => {
  server.answer(meterEndpoints.get, meter);
  server.answer(meterMeasurementsEndpoints.measurements, { items: [], totalItems: 0 });
  server.answer(measurementEndpoints.context, known());
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** What is known of a meter that was read as 120 thirty days ago, and usually counts 0.2 a day. */
function known(facts: Partial<VerdictContext> = {}): VerdictContext {
  const context = sampleContext(facts);
  const measuredAt = daysAgo(30);
  return { ...context, measurements: context.measurements.map((one) => ({ ...one, measuredAt })) };
}

/** Opens the form. */
async function openForm() {
  const opened = openScreen(routes, meterPaths.addMeasurement('m'));
  await screen.findByLabelText(value);
  return opened;
}

/** Types a value and leaves the field by Tab, so that what is found in it is there at once. */
function typeAndLeave(text: string): void {
  type(value, text);
  fireEvent.keyDown(field(value), { key: 'Tab' });
}

/** What has been sent as the reading. */
const sent = () =>
  server.callsOf(meterMeasurementsEndpoints.addMeasurement).map(({ body }) => body);

const answer = 'Odpowiedź na ostrzeżenie';
const lookAgain = 'Sprawdź, czy odczyt jest poprawny.';
const tooLarge = `Zużycie jest ponad 10 razy większe niż zwykle. ${lookAgain}`;
const smaller = /^Wartość jest mniejsza od ostatniej \(120 z \d{4}\.\d\d\.\d\d\)\. Sprawdź/;

/** Chooses an answer from the list of them. */
async function choose(label: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: answer }));
  await press(label, { role: 'option' });
}

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
    await press('Zapisz');
    await waitFor(() => expect(faults()).toEqual({ [value]: message }));
    expect(focused()).toBe(value);
  }
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  type(value, '0');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
});

test('an unlikely value is warned about, taken all the same, and said to wait for an answer', async () => {
  const { path } = await openForm();
  type(value, '180.001');
  expect(await screen.findByText(tooLarge)).toBeTruthy();
  type(value, '180');
  await waitFor(() => expect(screen.queryByText(tooLarge)).toBeNull());
  expect(screen.queryByRole('combobox', { name: answer })).toBeNull();
  type(value, '119.999');
  expect(await screen.findByText(smaller)).toBeTruthy();
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(sent()).toEqual([
    {
      meterId: 'm',
      measurementValue: '119.999',
      measuredAt: null,
      clientKey: expect.any(String),
      confirmation: null,
      remark: null,
    },
  ]);
  const told = 'Zapisano odczyt licznika Wodomierz 1. Czeka w „Do sprawdzenia”.';
  expect(await screen.findByText(told)).toBeTruthy();
});

test('an answer goes along with the value that it was given to, and with no other', async () => {
  const { path } = await openForm();
  typeAndLeave('110');
  expect(await screen.findByText(smaller)).toBeTruthy();
  await choose('Awaria lub wyciek');
  type(value, '111');
  expect(screen.getByRole('combobox', { name: answer }).textContent).toBe('-');
  await choose('Inny powód');
  await press('Zapisz');
  expect(await screen.findByText('Wpisz, jaki to powód')).toBeTruthy();
  expect(sent()).toEqual([]);
  type('Uwaga', 'Wymieniono tarczę');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(sent()).toEqual([
    expect.objectContaining({
      measurementValue: '111',
      confirmation: 'other',
      remark: 'Wymieniono tarczę',
    }),
  ]);
  expect(await screen.findByText('Zapisano odczyt licznika Wodomierz 1')).toBeTruthy();
});

test('an answer that nobody wants any more is not sent', async () => {
  const { path } = await openForm();
  typeAndLeave('110');
  expect(await screen.findByText(smaller)).toBeTruthy();
  await choose('Inny powód');
  typeAndLeave('125');
  expect(screen.queryByText(smaller)).toBeNull();
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(sent()).toEqual([expect.objectContaining({ confirmation: null, remark: null })]);
});

test('a previous reading that was wrong is taken back from here, and the value looked at anew', async () => {
  const { path } = await openForm();
  typeAndLeave('110');
  expect(await screen.findByText(smaller)).toBeTruthy();
  await choose('Poprzedni odczyt był błędny');
  await press('Unieważnij poprzedni odczyt');
  await screen.findByRole('dialog', { name: 'Unieważnij odczyt' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Powód' }));
  await press('Pomyłka w zapisie', { role: 'option' });
  server.answer(measurementEndpoints.reverse, { id: null });
  server.answer(measurementEndpoints.context, known({ measurements: [] }));
  await press('Unieważnij');
  await waitFor(() => expect(screen.queryByText(smaller)).toBeNull());
  const [reversal] = server.callsOf(measurementEndpoints.reverse);
  const [previous] = known().measurements;
  expect(reversal?.body).toMatchObject({ measurementId: previous?.id, reason: 'mistyped' });
  expect(sent()).toEqual([]);
  expect(field(value).value).toBe('110');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(sent()).toEqual([expect.objectContaining({ confirmation: null })]);
});

test('that a dial passed through zero is answered beforehand where that is likely', async () => {
  const installations = [sampleDevice({ digits: 3 })];
  const measuredAt = daysAgo(30);
  const measurements = known().measurements.map((one) => ({ ...one, value: 998, measuredAt }));
  server.answer(measurementEndpoints.context, known({ installations, measurements }));
  const { path } = await openForm();
  typeAndLeave('3');
  const asked = await screen.findByRole('combobox', { name: answer });
  expect(asked.textContent).toBe('Licznik przeszedł przez zero');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(sent()).toEqual([expect.objectContaining({ confirmation: 'rolled-over' })]);
});

test('the value that was probably meant is put in by a button', async () => {
  await openForm();
  typeAndLeave('612.5');
  expect(await screen.findByText('Czy nie chodzi o 162,5?')).toBeTruthy();
  await press('Wpisz 162,5');
  expect(field(value).value).toBe('162.5');
  expect(focused()).toBe(value);
  expect(screen.queryByText('Czy nie chodzi o 162,5?')).toBeNull();
  expect(screen.queryByText(tooLarge)).toBeNull();
});

test('what holds of every value is said before one is typed, and keeps none from being taken', async () => {
  server.answer(measurementEndpoints.context, known({ active: false }));
  const { path } = await openForm();
  const inactive = 'Ten licznik jest nieaktywny. Sprawdź, czy to na pewno ten';
  expect(await screen.findByText(inactive)).toBeTruthy();
  type(value, '125');
  expect(screen.getByText(inactive)).toBeTruthy();
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
});

test('a value is saved where nothing is known to judge it by', async () => {
  server.refuse(measurementEndpoints.context, { code: 'internal' });
  const { path } = await openForm();
  type(value, '1');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(await screen.findByText('Zapisano odczyt licznika Wodomierz 1')).toBeTruthy();
});

test('a reading whose answer got lost is the same one when it is sent again, another value is not', async () => {
  const keys = () =>
    server
      .callsOf(meterMeasurementsEndpoints.addMeasurement)
      .map(({ body }) => z.object({ clientKey: z.uuid() }).parse(body).clientKey);
  const { path } = await openForm();
  server.vanish(meterMeasurementsEndpoints.addMeasurement);
  type(value, '125');
  await press('Zapisz');
  await waitFor(() => expect(keys()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Zapisywanie…')).toBeNull());
  await press('Zapisz');
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Zapisywanie…')).toBeNull());
  type(value, '126');
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a reading that cannot be saved is told, and stays in its field', async () => {
  const { path } = openScreen(routes, meterPaths.addMeasurement('m'));
  await screen.findByLabelText(value);
  type(value, '125');
  server.refuse(meterMeasurementsEndpoints.addMeasurement, { code: 'unavailable' });
  await press('Zapisz');
  const told = 'Program chwilowo nie odpowiada. Poczekaj chwilę i spróbuj ponownie.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(field(value).value).toBe('125');
  server.answer(meterMeasurementsEndpoints.addMeasurement, { id: 'new' });
  await press('Zapisz');
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
  await press('Wróć', { role: 'link' });
  expect(path()).toBe(meterPaths.list);
});

test('a refused value of the sheet that is mended here is saved there, and not to be saved again', async () => {
  const refused = { clientKey: 'k', meterId: 'm', measuredAt: null, measurementValue: '1415' };
  const sheet = keptSheetOf('signed-in');
  sheet.set({ ...meter, ...refused, plot: null, serialNumber: null, typed: '1415' });
  const mend = <Navigate to={meterPaths.addMeasurement('m')} state={mendState(refused)} />;
  openScreen([...routes, { path: '/refused', element: mend }], '/refused');
  await screen.findByDisplayValue('1415');
  typeAndLeave('141,5');
  await press('Zapisz');
  const saved = { typed: '141,5', measurementId: 'new' };
  await waitFor(() => expect(sheet.entries().get('m')).toMatchObject(saved));
});
