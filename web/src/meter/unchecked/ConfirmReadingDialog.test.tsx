// @vitest-environment jsdom
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import {
  type UncheckedListItem,
  uncheckedListItem,
} from '@grzadka/contract/meter/unchecked/unchecked.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { ConfirmReadingDialog } from './ConfirmReadingDialog.tsx';

const server = startTestServer();

const measurement = sampleOf(uncheckedListItem, {
  id: 'r',
  value: 90,
  measuredAt: '2026-10-15T10:00:00.000Z',
  measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
  verdict: ['smaller', 'swapped'],
  meter: { id: 'm', name: 'Wodomierz 1', type: 'WaterMeter', garden: null },
  previous: { value: 120, measuredAt: '2026-09-15T10:00:00.000Z' },
  used: -30,
  usual: 3.4567,
});

/** Opens the dialog; returns the functions that it calls. */
async function openDialog() {
  const heard = {
    onClose: vi.fn<() => void>(),
    onDone: vi.fn<(done: UncheckedListItem) => void>(),
  };
  const element = <ConfirmReadingDialog open measurement={measurement} {...heard} />;
  openScreen([{ path: '/', element }], '/');
  await screen.findByRole('dialog', { name: 'Potwierdź odczyt' });
  return heard;
}

const sent = () => server.callsOf(measurementEndpoints.confirm).map(({ body }) => body);
const answer = (label: string) => press(label, { role: 'radio' });

test('an answer is wanted, and of another reason what it is', async () => {
  server.answer(measurementEndpoints.confirm, undefined);
  const { onClose, onDone } = await openDialog();
  expect(screen.getByText('Mniejszy od poprzedniego')).toBeTruthy();
  expect(screen.getByText('120 m³ (2026.09.15)')).toBeTruthy();
  expect(screen.getByText('-30 m³, zwykle 3,5 m³')).toBeTruthy();
  await press('Potwierdź');
  expect(await screen.findByText('Wybierz odpowiedź')).toBeTruthy();
  await answer('Inny powód');
  await press('Potwierdź');
  expect(await screen.findByText('Wpisz, jaki to powód')).toBeTruthy();
  expect(sent()).toEqual([]);
  type('Uwaga', 'Wymieniono tarczę');
  await press('Potwierdź');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(measurement));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    { measurementId: 'r', confirmation: 'other', remark: 'Wymieniono tarczę' },
  ]);
  expect(await screen.findByText('Potwierdzono odczyt licznika Wodomierz 1')).toBeTruthy();
});

test('that somebody else was faster is told in the dialog, and the row goes', async () => {
  const message = 'Ten odczyt jest już sprawdzony.';
  server.refuse(measurementEndpoints.confirm, { code: 'conflict', message });
  const { onClose, onDone } = await openDialog();
  await answer('Sprawdzono, wartość jest prawidłowa');
  await press('Potwierdź');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onDone).toHaveBeenCalledWith(measurement);
  expect(onClose).not.toHaveBeenCalled();
});
