import { chargedAreaEndpoints } from '@grzadka/contract/charge/garden/charged-area.endpoints';
// @vitest-environment jsdom

import { chargedArea } from '@grzadka/contract/charge/garden/charged-area.model';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenAreaRow } from '@grzadka/contract/garden/garden-basis.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer, typeInto } from '../../../test/open-screen.tsx';
import { gardenAreaPath, gardenPlace } from '../../garden/garden.paths.ts';
import { PlotBasis } from '../../garden/PlotBasis.tsx';
import { ChargedAreas } from './ChargedAreas.tsx';

const server = startTestServer();
const routes = [
  {
    path: gardenPlace.screens.details,
    element: <PlotBasis garden={{ id: 'g' }} Charged={ChargedAreas} />,
  },
];

test('who changes an area is told what was charged by it, and where that is corrected', async () => {
  const charged = sampleOf(chargedArea, {
    run: { id: 'r', number: 'NAL/2027/1' },
    settlementId: 's',
    referenceDay: '2027-01-01',
    area: '300.00',
    areaNow: '300.00',
  });
  server.answer(gardenEndpoints.basis, {
    areas: [sampleOf(gardenAreaRow, { area: 300 })],
    facts: [],
  });
  server.answer(chargedAreaEndpoints.areasOfGarden, { items: [charged] });
  openScreen(routes, gardenAreaPath('g', '2027-01-01'));
  const list = await screen.findByRole('list', { name: 'Naliczenia według powierzchni' });
  expect(list.textContent).toBe(
    'NAL/2027/1: 300\u00a0m², stan na 2027.01.01. Popraw naliczenie NAL/2027/1',
  );
  const way = screen.getByRole('link', { name: 'Popraw naliczenie NAL/2027/1' });
  expect(way.getAttribute('href')).toBe('/oplaty/naliczenia/r/konto/s');
  expect(document.activeElement?.textContent).toBe('Dodaj powierzchnię');
  await press('Dodaj powierzchnię');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Na powierzchni opierają się naliczenia/)).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
  typeInto(dialog.getByRole('textbox', { name: 'Powierzchnia (m2)' }), '310');
  server.answer(gardenEndpoints.addArea, { id: 'n' });
  server.answer(chargedAreaEndpoints.areasOfGarden, { items: [{ ...charged, areaNow: '310.00' }] });
  await press('Zapisz', { within: dialog });
  expect(await screen.findByText('Teraz na ten dzień: 310 m².')).toBeTruthy();
  expect(server.callsOf(gardenEndpoints.addArea)[0]?.body).toMatchObject({
    validFrom: '2027-01-01',
  });
});
