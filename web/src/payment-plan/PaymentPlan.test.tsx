// @vitest-environment jsdom

import { openListEndpoints } from '@grzadka/contract/ledger/open-list.endpoints';
import { openEntry } from '@grzadka/contract/ledger/open-list.model';
import { paymentPlanEndpoints } from '@grzadka/contract/payment-plan/payment-plan.endpoints';
import { type PaymentPlan, paymentPlan } from '@grzadka/contract/payment-plan/payment-plan.model';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionListItem } from '@grzadka/contract/resolution/resolution.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlanSection } from './PlanSection.tsx';

const server = startTestServer();

const debt = sampleOf(openEntry, {
  id: 'p',
  series: 'NAL',
  reason: 'Opłata ogrodowa 2026: 312,50 m²',
  description: null,
  dueOn: '2026-06-30',
  amount: 140_63,
  open: 100_00,
});
const other = { ...debt, id: 'q', reason: 'Opłata wodna 2026: ryczałt', open: 23_51 };

const kept = sampleOf(paymentPlan, {
  id: 'plan',
  agreedOn: '2026-11-01',
  amount: 100_00,
  open: 60_00,
  state: 'kept',
  broken: null,
  next: { on: '2026-12-15', amount: 60_00 },
  resolution: { id: 'u', number: '7/2026' },
  withoutInterest: true,
  endedOn: null,
  cancelReason: null,
  rates: [
    { dueOn: '2026-11-15', amount: 40_00, open: 0, missed: 0 },
    { dueOn: '2026-12-15', amount: 60_00, open: 60_00, missed: 0 },
  ],
  parts: [],
});

const answerPlans = (...items: PaymentPlan[]) =>
  server.answer(paymentPlanEndpoints.ofSettlement, { items });

beforeEach(() => {
  answerPlans();
  server.answer(openListEndpoints.open, { balance: 123_51, items: [debt, other] });
  const resolution = sampleOf(resolutionListItem, { id: 'u', number: '7/2026', subject: 'Raty' });
  server.answer(resolutionEndpoints.list, { items: [resolution], totalItems: 1 });
});

const at = '/konto';
const open = (role: 'ROLE_TREASURER' | 'ROLE_EMPLOYEE' = 'ROLE_TREASURER') =>
  openScreen(
    [
      {
        path: at,
        element: (
          <>
            <p>Konto</p>
            <PlanButton settlementId="s" />
            <PlanSection settlementId="s" />
          </>
        ),
      },
    ],
    at,
    { role },
  );

test('what is ticked is shared equally, by a resolution', async () => {
  server.answer(paymentPlanEndpoints.create, { id: 'plan' });
  open();
  await press('Rozłóż na raty');
  const dialog = within(await screen.findByRole('dialog', { name: 'Raty za zgodą zarządu' }));
  // All that is open is offered in three rates.
  expect(dialog.getByText(/^Raty razem: 123,51/).textContent).toContain(
    'tyle, ile jest do zapłaty',
  );
  fireEvent.click(dialog.getByRole('checkbox', { name: /Opłata wodna/ }));
  expect(dialog.getByText(/za dużo o 23,51/)).toBeTruthy();
  type('Liczba rat', '2', dialog);
  await press('Podziel równo', { within: dialog });
  expect(dialog.getByText(/^Raty razem: 100,00/)).toBeTruthy();
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Uchwała' }));
  await press('7/2026 – Raty', { role: 'option' });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Odroczenie bez odsetek' }));
  await press('Zapisz raty', { within: dialog });
  await waitFor(() =>
    expect(server.callsOf(paymentPlanEndpoints.create)[0]?.body).toMatchObject({
      settlementId: 's',
      partIds: ['p'],
      parts: [{ amount: 50_00 }, { amount: 50_00 }],
      resolutionId: 'u',
      withoutInterest: true,
    }),
  );
  await screen.findByText('Zapisano raty');
});

test('a plan is shown with its rates, and cancelled for a reason', async () => {
  answerPlans(kept);
  server.answer(paymentPlanEndpoints.get, kept);
  server.answer(paymentPlanEndpoints.cancel, undefined);
  open();
  await screen.findByText('Raty płacone w terminie');
  expect(screen.getByText(/^Raty: następna 2026\.12\.15, 60,00/)).toBeTruthy();
  expect(screen.getByText('zapłacona')).toBeTruthy();
  // No other is made meanwhile.
  expect(screen.queryByRole('button', { name: 'Rozłóż na raty' })).toBeNull();
  await press('Odwołaj raty');
  const dialog = within(await screen.findByRole('dialog', { name: 'Odwołanie rat' }));
  type('Przyczyna', 'nowe ustalenia', dialog);
  await press('Odwołaj raty', { within: dialog });
  await waitFor(() =>
    expect(server.callsOf(paymentPlanEndpoints.cancel)[0]?.body).toEqual({
      id: 'plan',
      reason: 'nowe ustalenia',
    }),
  );
});

test('a plan that is broken says on which day and for how much, one before it stands in a line', async () => {
  const missed = { on: '2026-11-15', amount: 15_00 };
  const cancelled: PaymentPlan = {
    ...kept,
    id: 'old',
    state: 'cancelled',
    endedOn: '2026-10-31',
    cancelReason: 'nowe ustalenia',
  };
  const [first, second] = kept.rates;
  const rates = first && second ? [{ ...first, missed: 15_00 }, second] : [];
  answerPlans({ ...kept, state: 'broken', broken: missed, rates }, cancelled);
  open('ROLE_EMPLOYEE');
  await screen.findByText('Rata niezapłacona w terminie');
  expect(screen.getByText(/^Raty: niezapłacona 2026\.11\.15, brakowało 15,00/)).toBeTruthy();
  expect(screen.getByText(/^w terminie brakowało 15,00/)).toBeTruthy();
  expect(screen.getByText(/Odwołane 2026\.10\.31: nowe ustalenia$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Odwołaj raty' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rozłóż na raty' })).toBeNull();
});
