// @vitest-environment jsdom
import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sector } from '@grzadka/contract/sector/sector.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneListItem } from '@grzadka/contract/zone/zone.model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  field,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { sampleDetails } from '../../test/samples/meter-details.ts';
import { MeterEditScreen } from '../meter/details/MeterEditScreen.tsx';
import { meterPaths, meterPatterns } from '../meter/meter.paths.ts';
import { ZoneField } from './ZoneField.tsx';

const server = startTestServer();
const routes = [{ path: meterPatterns.edit, element: <MeterEditScreen ZoneField={ZoneField} /> }];

beforeEach(() => {
  server.answer(sectorEndpoints.list, {
    items: [
      sampleOf(sector, { id: 's', name: 'Sektor 1' }),
      sampleOf(sector, { id: 's2', name: 'Sektor 2' }),
    ],
  });
  server.answer(zoneEndpoints.list, {
    items: [
      sampleOf(zoneListItem, { id: 'z', name: 'Aleja Różana' }),
      sampleOf(zoneListItem, { id: 'z2', name: 'Plac' }),
    ],
    totalItems: 2,
  });
});

test('a meter of a garden is changed but for what follows from its garden', async () => {
  server.answer(meterDetailsEndpoints.getDetails, sampleDetails, { etag: '"7"' });
  const { path } = openScreen(routes, meterPaths.edit('m'));
  await screen.findByLabelText('Nazwa');
  expect(screen.queryByRole('combobox', { name: /^Sektor/ })).toBeNull();
  expect(await choose(/^Przeznaczenie/, 'Wspólny')).toEqual(['Działkowy', 'Wspólny']);
  type('Nazwa', ' ');
  type('Kolejność obchodu', '3,5');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      Nazwa: 'Nazwa nie może być pusta',
      'Kolejność obchodu': 'Wpisz liczbę całkowitą od 0 do 1\u00a0000\u00a0000',
    }),
  );
  type('Nazwa', 'W-12B');
  type('Kolejność obchodu', '12');
  const taken = 'Jest już licznik o tej nazwie. Wpisz inną.';
  server.refuse(meterDetailsEndpoints.update, { code: 'conflict', fields: { name: taken } });
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Nazwa: taken }));

  server.answer(meterDetailsEndpoints.update, undefined);
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.details('m')));
  const sent = server.callsOf(meterDetailsEndpoints.update).at(-1);
  expect(sent?.ifMatch).toBe('"7"');
  expect(sent?.body).toMatchObject({
    id: 'm',
    name: 'W-12B',
    active: true,
    role: 'common',
    zoneId: 'z',
    sectorId: null,
    place: 'studzienka przy furtce',
    walkOrder: 12,
  });
});

test('one without a garden may be a main meter, in a sector and a zone of its own', async () => {
  server.answer(meterDetailsEndpoints.getDetails, { ...sampleDetails, garden: null, zone: null });
  server.answer(meterDetailsEndpoints.update, undefined);
  const { path } = openScreen(routes, meterPaths.edit('m'));
  await screen.findByLabelText('Nazwa');
  await choose(/^Przeznaczenie/, 'Główny');
  expect(await choose(/^Sektor/, 'Sektor 2')).toEqual(['Bez sektora', 'Sektor 1', 'Sektor 2']);
  await choose(/^Strefa/, 'Plac');
  type('Miejsce', '');
  expect(field('Kolejność obchodu').value).toBe('');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(meterPaths.details('m')));
  expect(server.callsOf(meterDetailsEndpoints.update)[0]?.body).toMatchObject({
    role: 'main',
    zoneId: 'z2',
    sectorId: 's2',
    place: null,
    walkOrder: null,
  });
});

/** Chooses an option of a field whose list opens; gives all that it offers. */
async function choose(label: RegExp, option: string): Promise<(string | null)[]> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  const chosen = await screen.findByRole('option', { name: option });
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  fireEvent.click(chosen);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  return offered;
}
