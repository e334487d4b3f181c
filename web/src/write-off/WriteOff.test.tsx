// @vitest-environment jsdom

import { runningEntry } from '@grzadka/contract/ledger/ledger.model';
import { openListEndpoints } from '@grzadka/contract/ledger/open-list.endpoints';
import { openEntry } from '@grzadka/contract/ledger/open-list.model';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionListItem } from '@grzadka/contract/resolution/resolution.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { writeOffEndpoints } from '@grzadka/contract/write-off/write-off.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { WriteOffButton } from './WriteOffButton.tsx';
import { WriteOffReversal } from './WriteOffReversal.tsx';

const server = startTestServer();

const debt = sampleOf(openEntry, {
  id: 'p',
  series: 'NAL',
  reason: 'Opłata ogrodowa 2026: 312,50 m²',
  description: null,
  dueOn: '2026-06-30',
  amount: 140_63,
  open: 40_63,
});
const credit = { ...debt, id: 'n', dueOn: null, amount: -5_00, open: -5_00 };

beforeEach(() => {
  server.answer(openListEndpoints.open, { balance: 35_63, items: [debt, credit] });
  const resolution = sampleOf(resolutionListItem, {
    id: 'u',
    number: '7/2026',
    subject: 'Umorzenia',
  });
  server.answer(resolutionEndpoints.list, { items: [resolution], totalItems: 1 });
});

const entry = sampleOf(runningEntry, {
  id: 'w',
  number: 'PK/2026/3',
  amount: -40_63,
  isWriteOff: true,
  reversedBy: null,
});

const at = '/konto';
const open = (element: React.ReactNode, role: 'ROLE_TREASURER' | 'ROLE_EMPLOYEE') =>
  openScreen([{ path: at, element }], at, { role });

test('what is ticked is written off, with a reason and by a resolution', async () => {
  server.answer(writeOffEndpoints.create, { id: 'w', number: 'PK/2026/3' });
  open(<WriteOffButton settlementId="s" />, 'ROLE_TREASURER');
  await press('Umorz');
  const dialog = within(await screen.findByRole('dialog', { name: 'Umorzenie' }));
  // What is overpaid is none of it.
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes).toHaveLength(1);
  await press('Umorz', { within: dialog });
  await screen.findByText('Zaznacz, co umorzyć');
  for (const box of boxes) fireEvent.click(box);
  expect(dialog.getByText(/^Razem do umorzenia: 40,63/)).toBeTruthy();
  type('Przyczyna', 'należność nieściągalna');
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Uchwała' }));
  await press('7/2026 – Umorzenia', { role: 'option' });
  await press('Umorz', { within: dialog });
  await waitFor(() =>
    expect(server.callsOf(writeOffEndpoints.create)[0]?.body).toEqual({
      partIds: ['p'],
      reason: 'należność nieściągalna',
      resolutionId: 'u',
      clientKey: expect.any(String),
    }),
  );
  await screen.findByText('Zapisano umorzenie PK/2026/3');
});

test('what got no answer is the same write-off when it is sent again, and one to come is another', async () => {
  open(<WriteOffButton settlementId="s" />, 'ROLE_TREASURER');
  const fillIn = async () => {
    await press('Umorz');
    const dialog = within(await screen.findByRole('dialog', { name: 'Umorzenie' }));
    fireEvent.click(dialog.getByRole('checkbox'));
    type('Przyczyna', 'należność nieściągalna');
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Uchwała' }));
    await press('7/2026 – Umorzenia', { role: 'option' });
    return () => press('Umorz', { within: dialog });
  };
  const keys = () =>
    server
      .callsOf(writeOffEndpoints.create)
      .map(({ body }) => Reflect.get(Object(body), 'clientKey'));
  const send = await fillIn();
  server.vanish(writeOffEndpoints.create);
  await send();
  await waitFor(() => expect(keys()).toHaveLength(1));
  await screen.findByRole('alert');
  server.answer(writeOffEndpoints.create, { id: 'w', number: 'PK/2026/3' });
  await send();
  await screen.findByText('Zapisano umorzenie PK/2026/3');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await (await fillIn())();
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('it is taken back on a day and for a reason', async () => {
  server.answer(paymentEndpoints.reverse, { id: 'st', number: 'ST/2026/1' });
  open(<WriteOffReversal entry={entry} />, 'ROLE_TREASURER');
  await press('Storno umorzenia');
  const dialog = within(await screen.findByRole('dialog'));
  type('Przyczyna', 'pomyłka', dialog);
  await press('Storno umorzenia', { within: dialog });
  await waitFor(() =>
    expect(server.callsOf(paymentEndpoints.reverse)[0]?.body).toMatchObject({
      id: 'w',
      reason: 'pomyłka',
    }),
  );
});

test('whoever may not write off sees no way to', async () => {
  open(
    <>
      <p>Konto</p>
      <WriteOffButton settlementId="s" />
      <WriteOffReversal entry={entry} />
      <WriteOffReversal entry={{ ...entry, reversedBy: 'ST/2026/1' }} />
    </>,
    'ROLE_EMPLOYEE',
  );
  await screen.findByText('Konto');
  expect(screen.queryByRole('button', { name: /mor/ })).toBeNull();
  expect(server.callsOf(openListEndpoints.open)).toEqual([]);
});
