// @vitest-environment jsdom
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  faults,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { MeterCreateScreen } from './MeterCreateScreen.tsx';
import { MeterListScreen } from './MeterListScreen.tsx';
import { meterPaths, meterPatterns } from './meter.paths.ts';

const server = startTestServer();

const routes = [
  { path: meterPatterns.list, element: <MeterListScreen SubmissionCount={() => null} /> },
  { path: meterPatterns.create, element: <MeterCreateScreen GardenField={GardenField} /> },
];

/** In the place of the one that another area has. */
function GardenField({ label }: { label: string }) {
  return <FormTextField name="gardenId" label={label} />;
}

test('a new meter is begun at its list, may stand in a garden, and leads back to it', async () => {
  server.answer(meterEndpoints.list, { items: [], totalItems: 0 });
  server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 0 });
  const { path } = openScreen(routes, meterPaths.list);
  await press('Nowy licznik');
  await waitFor(() => expect(focused()).toBe('Nazwa'));
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      Nazwa: 'Nazwa nie może być pusta',
      'Typ licznika': 'Wybierz typ licznika',
    }),
  );

  type('Nazwa', 'W-3');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Typ licznika/ }));
  fireEvent.click(
    within(await screen.findByRole('listbox')).getByRole('option', { name: 'Wodomierz' }),
  );
  type('Działka', 'g');
  const taken = 'Jest już licznik o tej nazwie. Wpisz inną.';
  server.refuse(meterEndpoints.create, { code: 'conflict', fields: { name: taken } });
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Nazwa: taken }));

  type('Nazwa', 'W-3A');
  server.answer(meterEndpoints.create, { id: 'm' });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(server.callsOf(meterEndpoints.create).at(-1)?.body).toMatchObject({
    name: 'W-3A',
    type: 'WaterMeter',
    gardenId: 'g',
  });
});

test('a new meter need not stand in a garden', async () => {
  server.answer(meterEndpoints.list, { items: [], totalItems: 0 });
  server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 0 });
  server.answer(meterEndpoints.create, { id: 'm' });
  const { path } = openScreen(routes, meterPaths.create);
  await screen.findByLabelText('Nazwa');
  type('Nazwa', 'Główny');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Typ licznika/ }));
  fireEvent.click(
    within(await screen.findByRole('listbox')).getByRole('option', { name: 'Wodomierz' }),
  );
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.list));
  expect(server.callsOf(meterEndpoints.create)[0]?.body).toMatchObject({ gardenId: null });
});
