// @vitest-environment jsdom
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterDetails } from '@grzadka/contract/meter/meter.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import {
  sampleContext,
  sampleDevice,
  sampleReading,
} from '@grzadka/contract/test/samples/verdict-context';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { MeterFacts } from './MeterFacts.tsx';

const server = startTestServer();

const exchangedAt = '2026-06-15T10:00:00.000Z';
const old = sampleDevice({ removedAt: exchangedAt, lastValue: 830.7 });
const next = sampleDevice({
  id: 'next',
  serialNumber: 'AP-2',
  installedAt: exchangedAt,
  firstValue: 0.3,
});
const exchanged = [old, next];
const readOfOld = sampleReading('2026-04-15', 801.2);
const readOfNext = sampleReading('2026-06-20', 3.5, { installationId: 'next' });
const estimate = sampleReading('2026-06-30', 9, { installationId: 'next', channel: 'estimate' });

const meter = sampleOf(meterDetails, {
  id: 'm',
  type: 'WaterMeter',
  lastMeasurement: {
    value: 801.2,
    measuredAt: '2026-04-15T12:00:00.000Z',
    measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
  },
});

async function factsOf(): Promise<string[]> {
  openScreen([{ path: '/', element: <MeterFacts meter={meter} /> }], '/');
  await waitFor(() => expect(screen.queryByText('…')).toBeNull());
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen
    .getAllByRole('term')
    .map(({ textContent }, place) => `${textContent} ${values[place]}`.replaceAll('\u00a0', ' '));
}

test.each<[string, Partial<VerdictContext>, string[]]>([
  [
    'a device that nobody has read yet is named with its first value',
    { installations: exchanged, measurements: [readOfOld] },
    ['Nowy licznik: AP-2', 'Stan początkowy: 0,3 m³, 2026.06.15 10:00:00'],
  ],
  [
    'of one that was read it is the last value that is no estimate',
    { installations: exchanged, measurements: [readOfOld, readOfNext, estimate] },
    ['Ostatnia wartość: 3,5 m³, 2026.06.20 12:00:00'],
  ],
  [
    'where no device is there it is what was read last',
    { installations: [old], measurements: [readOfOld] },
    ['Ostatnia wartość: 801,2 m³, 2026.04.15 12:00:00'],
  ],
])('%s', async (_, facts, told) => {
  server.answer(measurementEndpoints.context, sampleContext(facts));
  expect(await factsOf()).toEqual(told);
});

test('what is known of the meter alone is told where the rest cannot be had', async () => {
  server.refuse(measurementEndpoints.context, { code: 'unavailable' });
  expect(await factsOf()).toEqual(['Ostatnia wartość: 801,2 m³, 2026.04.15 12:00:00']);
});
