// @vitest-environment jsdom

import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { chargedSettlementDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { interestWaiverEndpoints } from '@grzadka/contract/charge/waiver/interest-waiver.endpoints';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionListItem } from '@grzadka/contract/resolution/resolution.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, feeKind, run } from '../../../test/charge-run.ts';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { accountPath, chargeRoutes, chargeRunPlace } from '../charge.paths.ts';
import { ChargeRunScreen } from '../run/ChargeRunScreen.tsx';
import { ChargedSettlementScreen } from './ChargedSettlementScreen.tsx';

const server = startTestServer();
const routes = [
  { path: chargeRunPlace.screens.details, element: <ChargeRunScreen /> },
  { path: chargeRoutes.account, element: <ChargedSettlementScreen /> },
];

test('an account tells why it is charged what it is, and what was charged is corrected by a new draft', async () => {
  const words = 'Energia: 318,4 kWh × 0,6212 zł = 197,79 zł';
  const tariff = { id: 't', resolution: { id: 'u', number: '3/2027' } };
  const readings = [{ meterId: 'm', id: 'p', day: '2027-04-15', value: 1000, isEstimate: true }];
  const line = {
    kind: 'fee',
    words,
    quantity: '318.4',
    unit: 'kWh',
    rate: '0.6212',
    amount: 197_79,
    tariff,
    stretch: null,
    readings,
  } as const;
  const charges = [
    { feeKind, amount: 197_79, parts: [{ dueOn: '2027-06-30', amount: 197_79 }], lines: [line] },
  ];
  const details = sampleOf(chargedSettlementDetails, {
    ...account,
    state: 'ready',
    blocked: null,
    charges,
  });
  server.answer(chargeRunEndpoints.settlement, details);
  server.answer(chargeRunEndpoints.get, { ...run, state: 'approved', number: 'NAL/2027/1' });
  server.answer(chargeRunEndpoints.correct, { id: 'n' });
  server.answer(chargeRunEndpoints.calculate, undefined);
  const { path } = openScreen(routes, accountPath('r', 's'));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/2027\.04\.15: 1\s000 \(szacunek\)/)).toBeTruthy();
  await press('Popraw naliczenie');
  const dialog = within(await screen.findByRole('dialog'));
  type('Przyczyna', 'Błędny odczyt', dialog);
  await press('Popraw naliczenie', { within: dialog });
  await waitFor(() => expect(path()).toBe('/oplaty/naliczenia/n'));
  expect(server.callsOf(chargeRunEndpoints.correct)[0]?.body).toMatchObject({
    id: 'r',
    settlementId: 's',
    reason: 'Błędny odczyt',
  });
  expect(server.callsOf(chargeRunEndpoints.calculate)[0]?.body).toEqual({ id: 'n' });
});

test('interest of a draft is waived by a resolution, and charged after all', async () => {
  const words = 'Odsetki od NAL/2026/1/17: 412,50 zł × 31 dni × 10,00 % = 3,50 zł';
  const none = { quantity: null, unit: null, rate: null, tariff: null, stretch: null };
  const line = { kind: 'interest' as const, words, amount: 3_50, readings: [], ...none };
  const details = sampleOf(chargedSettlementDetails, {
    ...account,
    state: 'ready',
    blocked: null,
    charges: [
      { feeKind, amount: 3_50, parts: [{ dueOn: '2026-10-15', amount: 3_50 }], lines: [line] },
    ],
    waiver: null,
  });
  server.answer(chargeRunEndpoints.settlement, details);
  server.answer(chargeRunEndpoints.get, { ...run, kind: 'interest' });
  const resolution = sampleOf(resolutionListItem, { id: 'u', number: '7/2026', body: 'board' });
  server.answer(resolutionEndpoints.list, { items: [resolution], totalItems: 1 });
  server.answer(interestWaiverEndpoints.waive, undefined);
  server.answer(interestWaiverEndpoints.charge, undefined);
  openScreen(routes, accountPath('r', 's'));
  expect(await screen.findByText(words)).toBeTruthy();
  await press('Umórz odsetki');
  const dialog = within(await screen.findByRole('dialog'));
  type('Dlaczego', 'choroba', dialog);
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Uchwała' }));
  fireEvent.click(await screen.findByRole('option', { name: /7\/2026/ }));
  const waiver = { amount: null, reason: 'choroba', resolution: { id: 'u', number: '7/2026' } };
  server.answer(chargeRunEndpoints.settlement, { ...details, waiver });
  await press('Umórz odsetki', { within: dialog });
  await waitFor(() =>
    expect(server.callsOf(interestWaiverEndpoints.waive)[0]?.body).toEqual({
      id: 'r',
      settlementId: 's',
      amount: null,
      reason: 'choroba',
      resolutionId: 'u',
    }),
  );
  expect(await screen.findByText('choroba (uchwała 7/2026)')).toBeTruthy();
  await press('Nie umarzaj');
  await waitFor(() =>
    expect(server.callsOf(interestWaiverEndpoints.charge)[0]?.body).toEqual({
      id: 'r',
      settlementId: 's',
    }),
  );
});
