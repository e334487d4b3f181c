// @vitest-environment jsdom

import { exemptionEndpoints } from '@grzadka/contract/exemption/exemption.endpoints';
import { exemptionDetails } from '@grzadka/contract/exemption/exemption.model';
import { feeKindOptionsCall } from '@grzadka/contract/fee-kind/fee-kind.options';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { ExemptionEditScreen } from './ExemptionFormScreens.tsx';
import { ExemptionScreen } from './ExemptionScreen.tsx';
import { exemptionPlace } from './exemption.paths.ts';

const { screens } = exemptionPlace;
const server = startTestServer();
const routes = [
  { path: screens.details, element: <ExemptionScreen /> },
  { path: screens.edit, element: <ExemptionEditScreen /> },
];

const exemption = sampleOf(exemptionDetails, {
  id: 'e',
  feeKind: { id: 'k', name: 'Opłata ogrodowa' },
  beneficiary: { kind: 'party', id: 'p' },
  beneficiaryName: 'Lis Anna',
  amount: 123_450,
  validFrom: '2026-01-01',
  reason: 'Gospodarz alejki',
});

beforeEach(() => {
  const { feeKind } = exemption;
  const kind = { ...feeKind, purpose: 'management', active: true } as const;
  server.answer(feeKindOptionsCall, { items: [kind] });
  server.answer(resolutionEndpoints.list, { items: [], totalItems: 0 });
  server.answer(partyEndpoints.list, { items: [], totalItems: 0 });
  const account = sampleOf(settlementListItem, {
    id: 's',
    reference: 'GR00000195',
    garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
    holders: 'Lis Anna, Lis Jan',
  });
  server.answer(settlementEndpoints.list, { items: [account], totalItems: 1 });
  server.answer(exemptionEndpoints.get, exemption);
});

test('an exemption tells whom it is for, how much less that is, and why', async () => {
  openScreen(routes, recordPath(screens.details, 'e'));
  const told = await screen.findAllByRole('definition');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Opłata ogrodowa',
    'Lis Anna',
    '1234,50\u00a0zł',
    '2026.01.01',
    '(bezterminowo)',
    'Gospodarz alejki',
    '(bez uchwały)',
  ]);
});

test('whom it is for and how much it is stay until another one is chosen', async () => {
  server.answer(exemptionEndpoints.update, undefined);
  openScreen(routes, recordPath(screens.edit, 'e'));
  await waitFor(() => expect(field('Osoba lub firma')).toHaveProperty('value', 'Lis Anna'));
  type('Powód', 'Gospodarz');
  await press('Zapisz');
  const sent = () => server.callsOf(exemptionEndpoints.update).at(-1)?.body;
  await waitFor(() =>
    expect(sent()).toMatchObject({
      beneficiary: { kind: 'party', partyId: 'p' },
      relief: { kind: 'amount', amount: 123_450 },
      reason: 'Gospodarz',
      resolutionId: null,
    }),
  );
});

test('an exemption moves from a party to an account, and from an amount to a share', async () => {
  server.answer(exemptionEndpoints.update, undefined);
  openScreen(routes, recordPath(screens.edit, 'e'));
  await waitFor(() => expect(field('Osoba lub firma')).toHaveProperty('value', 'Lis Anna'));
  await choose('Komu przysługuje ulga', 'Konto rozliczeniowe');
  await choose('Jak się ją liczy', 'Procent opłaty');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Konto rozliczeniowe' }));
  await press(/^12A – GR00000195/, { role: 'option' });
  type('O ile procent mniej', '100');
  await press('Zapisz');
  await waitFor(() =>
    expect(server.callsOf(exemptionEndpoints.update).at(-1)?.body).toMatchObject({
      beneficiary: { kind: 'settlement', settlementId: 's' },
      relief: { kind: 'percent', percent: 100 },
    }),
  );
});

async function choose(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  await press(option, { role: 'option' });
}
