// @vitest-environment jsdom

import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  descriptionOf,
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../../test/open-screen.tsx';
import { sampleDetails, sampleDevice } from '../../../test/samples/meter-details.ts';
import { sampleMeasurement } from '../../../test/samples/readings.ts';
import { meterPaths, meterPatterns } from '../meter.paths.ts';
import { InstallationEditScreen } from './InstallationEditScreen.tsx';
import { PutOnScreen } from './PutOnScreen.tsx';
import { ReplaceScreen } from './ReplaceScreen.tsx';
import { TakeOffScreen } from './TakeOffScreen.tsx';

const server = startTestServer();
const routes = [
  { path: meterPatterns.replace, element: <ReplaceScreen /> },
  { path: meterPatterns.takeOff, element: <TakeOffScreen /> },
  { path: meterPatterns.putOn, element: <PutOnScreen /> },
  { path: meterPatterns.editDevice, element: <InstallationEditScreen /> },
];

/** A device whose digits, and the day since when it has been there, are not known. */
const device = { ...sampleDevice, digits: null, installedAt: null };
const details: MeterWithDevices = {
  ...sampleDetails,
  installation: device,
  installations: [device],
};
const context: VerdictContext = {
  active: true,
  installations: [device],
  measurements: [],
  usual: 0.2,
  charged: null,
};

/** Ten days after the last reading of the old device, two weeks before the first of the new one. */
const now = new Date('2026-04-20T11:00:00.000Z');
const last = sampleMeasurement(801.2, '2026-04-10');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  server.answer(meterDetailsEndpoints.getDetails, details);
  server.answer(meterMeasurementsEndpoints.measurements, { items: [last], totalItems: 1 });
  server.answer(measurementEndpoints.context, context);
});
afterEach(() => {
  vi.useRealTimers();
});

test('an exchange that is recorded late tells which readings go over, and minds them', async () => {
  const items = [sampleMeasurement(21.8, '2026-06-04'), sampleMeasurement(3.5, '2026-05-04'), last];
  server.answer(meterMeasurementsEndpoints.measurements, { items, totalItems: 3 });
  const { path } = openScreen(routes, meterPaths.replace('m'));
  await waitFor(() => expect(focused()).toBe('Stan końcowy'));
  expect(screen.getByText('Dotychczasowy licznik: AP-1')).toBeTruthy();
  const moved = await screen.findByText('Odczyty od 2026.05.04 (2) przejdą na nowy licznik.');
  expect(moved).toBeTruthy();
  expect(screen.queryByText('Dodaj mnożnik')).toBeNull();

  type('Stan końcowy', '80,7');
  expect(descriptionOf(field('Stan końcowy'))).toBe(
    'Stan końcowy jest mniejszy od ostatniego odczytu (801,2). Sprawdź cyfry albo zaznacz „Licznik przeszedł przez zero”.',
  );
  type('Stan końcowy', '830,7');
  expect(descriptionOf(field('Stan końcowy'))).toBe('');
  const larger =
    'Stan początkowy jest większy od późniejszego odczytu (3,5 z 2026.05.04). Sprawdź cyfry.';
  type('Stan początkowy', '4');
  expect(descriptionOf(field('Stan początkowy'))).toBe(larger);
  type('Cyfry przed przecinkiem', '12');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Cyfry przed przecinkiem': 'Wpisz liczbę od 3 do 9' }),
  );
  expect(focused()).toBe('Cyfry przed przecinkiem');

  type('Cyfry przed przecinkiem', '5');
  type('Numer fabryczny', 'AP-2');
  server.refuse(installationEndpoints.replace, {
    code: 'validation',
    fields: { 'installation.firstValue': larger },
  });
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ 'Stan początkowy': larger }));
  await waitFor(() => expect(focused()).toBe('Stan początkowy'));
  expect(field('Stan końcowy').value).toBe('830,7');

  type('Stan początkowy', '0,3');
  server.vanish(installationEndpoints.replace);
  await press('Zapisz');
  expect(await screen.findByText(/^Brak połączenia z serwerem\./)).toBeTruthy();
  server.answer(installationEndpoints.replace, { id: 'new' });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.details('m')));
  const sent = server.callsOf(installationEndpoints.replace).map(({ body }) => body);
  const keys = sent.map((body) => (body as { clientKey: string }).clientKey);
  // Another exchange than the one that was refused; the same one where no answer came.
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 1]);
  expect(sent.at(-1)).toEqual({
    clientKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    meterId: 'm',
    installationId: 'device',
    // Untouched: now, by the server's clock.
    at: null,
    lastValue: '830.7',
    lastValueEstimated: false,
    removalReason: 'replaced',
    rolledOver: false,
    installation: {
      serialNumber: 'AP-2',
      firstValue: '0.3',
      digits: 5,
      multiplier: 1,
      legalisedUntil: null,
      sealNumber: null,
    },
  });
});

test('a last value that nobody can read is proposed, and what was typed stays', async () => {
  openScreen(routes, meterPaths.replace('m'));
  const unreadable = await screen.findByRole('checkbox', { name: 'Nie da się odczytać' });
  fireEvent.click(unreadable);
  await waitFor(() => expect(field('Stan końcowy').value).toBe('803,2'));
  expect(descriptionOf(field('Stan końcowy'))).toContain('zużycia wychodzi 803,2\u00a0m³.');
  fireEvent.click(unreadable);
  await waitFor(() => expect(field('Stan końcowy').value).toBe(''));
  type('Stan końcowy', '802');
  fireEvent.click(unreadable);
  await waitFor(() => expect(descriptionOf(field('Stan końcowy'))).toContain('803,2'));
  expect(field('Stan końcowy').value).toBe('802');
});

test('a dial of unknown digits is not said to have passed through zero', async () => {
  openScreen(routes, meterPaths.takeOff('m'));
  const rolledOver = await screen.findByRole('checkbox', { name: 'Licznik przeszedł przez zero' });
  fireEvent.click(rolledOver);
  expect(descriptionOf(rolledOver)).toMatch(/^Najpierw wpisz w danych licznika, ile ma cyfr/);
});

test('a taking off wants a reason, and tells who was faster', async () => {
  openScreen(routes, meterPaths.takeOff('m'));
  await waitFor(() => expect(focused()).toBe('Stan końcowy'));
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Stan końcowy': 'Wartość nie może być pusta',
      'Powód zdjęcia': 'Wybierz powód',
    }),
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Powód zdjęcia/ }));
  const options = within(await screen.findByRole('listbox'));
  expect(options.queryByRole('option', { name: 'Wymiana' })).toBeNull();
  await press('Zdjęty na zimę', { role: 'option', within: options });
  type('Stan końcowy', '801,2');
  const message =
    'Ktoś już zdjął albo wymienił ten licznik (2026.04.20 09:00). Otwórz jego szczegóły ponownie.';
  server.refuse(installationEndpoints.takeOff, { code: 'conflict', message });
  await press('Zapisz');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(field('Stan końcowy').value).toBe('801,2');
});

test('after the winter the same device is proposed with its last value', async () => {
  const removed: Installation = {
    ...sampleDevice,
    removedAt: '2025-11-02T09:00:00.000Z',
    lastValue: 1055.1,
    removalReason: 'winter',
    sealNumber: 'P-7',
    legalisedUntil: '2030-12-31',
    multiplier: 40,
  };
  server.answer(meterDetailsEndpoints.getDetails, {
    ...details,
    meter: { ...details.meter, type: 'ElectricityMeter' },
    installation: null,
    installations: [removed],
  });
  server.answer(installationEndpoints.putOn, { id: 'new' });
  const { path } = openScreen(routes, meterPaths.putOn('m'));
  await waitFor(() => expect(focused()).toBe('Numer fabryczny'));
  expect(screen.getByText(/^To dane licznika zdjętego 2025\.11\.02\./)).toBeTruthy();
  expect(field('Mnożnik').value).toBe('40');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.details('m')));
  expect(server.callsOf(installationEndpoints.putOn).map(({ body }) => body)).toEqual([
    {
      meterId: 'm',
      at: null,
      installation: {
        serialNumber: 'AP-1',
        firstValue: '1055.1',
        digits: 5,
        multiplier: 40,
        legalisedUntil: '2030-12-31',
        sealNumber: 'P-7',
      },
    },
  ]);
});

test('a stolen device is not proposed, and a multiplier only wanted with electricity', async () => {
  const stolen: Installation = {
    ...device,
    removedAt: last.measuredAt,
    lastValue: 7,
    removalReason: 'stolen',
  };
  server.answer(meterDetailsEndpoints.getDetails, {
    ...details,
    meter: { ...details.meter, type: 'ElectricityMeter' },
    installation: null,
    installations: [stolen],
  });
  openScreen(routes, meterPaths.putOn('m'));
  await waitFor(() => expect(focused()).toBe('Numer fabryczny'));
  expect(field('Numer fabryczny').value).toBe('');
  expect(field('Stan początkowy').value).toBe('0');
  expect(screen.queryByLabelText('Mnożnik')).toBeNull();
  await press('Dodaj mnożnik');
  expect(focused()).toBe('Mnożnik');
});

test('a device is changed by its own version, and a charge explains what stays', async () => {
  const charged = { thru: '2026-03-31T10:00:00.000Z', number: '2026/3' };
  const { promise, resolve } = Promise.withResolvers<VerdictContext>();
  server.answer(measurementEndpoints.context, promise);
  const other = { ...device, etag: '"7"' };
  server.answer(meterDetailsEndpoints.getDetails, { ...details, installations: [other] });
  const { path } = openScreen(routes, meterPaths.editDevice('m', 'device'));
  // Its meter is known by then; what the charge explains would move the fields below it.
  await waitFor(() => expect(document.title).toMatch(/^W-12A – /));
  expect(screen.queryByLabelText('Numer fabryczny')).toBeNull();
  resolve({ ...context, charged });
  await waitFor(() => expect(focused()).toBe('Numer fabryczny'));
  expect(screen.getByText(/użyto ich w naliczeniu 2026\/3\./)).toBeTruthy();
  expect(screen.queryByLabelText('Stan końcowy')).toBeNull();
  const message = 'Tej wartości użyto w naliczeniu 2026/3 – nie można jej zmienić.';
  server.refuse(installationEndpoints.update, {
    code: 'conflict',
    message,
    fields: { firstValue: message },
  });
  type('Stan początkowy', '5');
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ 'Stan początkowy': message }));

  type('Stan początkowy', '0');
  type('Numer plomby', 'P-7');
  type('Numer fabryczny', '');
  server.answer(installationEndpoints.update, undefined);
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.details('m')));
  const sent = server.callsOf(installationEndpoints.update).at(-1);
  expect(sent?.ifMatch).toBe('"7"');
  expect(sent?.body).toMatchObject({
    id: 'device',
    serialNumber: null,
    sealNumber: 'P-7',
    lastValue: null,
  });
});

test.each([
  [meterPaths.replace('m'), /^Teraz nie ma tu licznika/],
  [meterPaths.takeOff('m'), /^Teraz nie ma tu licznika/],
  [meterPaths.editDevice('m', 'nie-ma'), /^Tych danych już nie ma/],
])('a form about no device leads back: %s', async (address, told) => {
  server.answer(meterDetailsEndpoints.getDetails, { ...details, installation: null });
  openScreen(routes, address);
  expect(await screen.findByText(told)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Wróć' });
  expect(back.getAttribute('href')).toBe(meterPaths.details('m'));
});

test('where a device is, no other is put on', async () => {
  openScreen(routes, meterPaths.putOn('m'));
  const told = 'Jest tu już założony licznik AP-1. Najpierw go zdejmij.';
  expect(await screen.findByText(told)).toBeTruthy();
});
