// @vitest-environment jsdom
import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import {
  sampleDetails,
  sampleDevice,
  samplePreviousDevice,
} from '../../../test/samples/meter-details.ts';
import { UndoLastChange } from './UndoLastChange.tsx';

const server = startTestServer();
const device = { ...sampleDevice, etag: '"4"' };

const open = (installations: readonly Installation[]) => {
  const details = { meter: sampleDetails.meter, installations: [...installations] };
  openScreen([{ path: '/', element: <UndoLastChange {...details} /> }], '/');
};

test('an exchange is undone after a question that says what happens, or why it is not', async () => {
  open([device, samplePreviousDevice]);
  await press('Cofnij wymianę');
  const question = await screen.findByRole('alertdialog', { name: 'Cofnąć wymianę licznika?' });
  expect(question.textContent).toContain('Poprzedni licznik będzie znów założony');
  within(question).getByRole('button', { name: 'Anuluj' }).click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsOf(installationEndpoints.undo)).toEqual([]);

  const message = 'Po wymianie są już odczyty. Najpierw je unieważnij.';
  server.refuse(installationEndpoints.undo, { code: 'conflict', message });
  await press('Cofnij wymianę');
  (await screen.findByRole('alertdialog')).querySelectorAll('button')[1]?.click();
  expect((await screen.findByRole('alert')).textContent).toBe(message);

  server.answer(installationEndpoints.undo, undefined);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Cofnij wymianę');
  (await screen.findByRole('alertdialog')).querySelectorAll('button')[1]?.click();
  expect(await screen.findByText('Cofnięto wymianę licznika')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.callsOf(installationEndpoints.undo).map(({ ifMatch }) => ifMatch)).toEqual([
    '"4"',
    '"4"',
  ]);
});

test.each([
  ['Cofnij zdjęcie', [samplePreviousDevice]],
  [
    'Cofnij założenie',
    [device, { ...samplePreviousDevice, removedAt: '2026-04-01T08:00:00.000Z' }],
  ],
])('%s is offered where that was done last', (action, installations) => {
  open(installations);
  expect(screen.getByRole('button').textContent).toBe(action);
});

test('the first device offers nothing to undo', () => {
  open([device]);
  expect(screen.queryByRole('button')).toBeNull();
});
