// @vitest-environment jsdom

import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { bankLineDetails } from '@grzadka/contract/bank/queue/bank-line.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { BankLineOfTransaction } from './BankLineOfTransaction.tsx';

const server = startTestServer();
const routes = [{ path: '/linia', element: <BankLineOfTransaction id="e" /> }];

// It comes late to the screen.
beforeAll(() => import('./UnassignDialog.tsx'), 60_000);

const settlement = {
  id: 's',
  reference: 'GR00012320',
  garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
};

const none = { settlement: null, costCategory: null, incomeCategory: null };

const line = sampleOf(bankLineDetails, {
  id: 'l',
  amount: 223_51,
  counterpartyName: 'NOWAK JAN',
  counterpartyAccount: null,
  title: 'działka 12a',
  state: 'booked',
  assignment: {
    number: 'PK/2026/5',
    recordedAt: '2026-11-24T09:00:00.000Z',
    who: 'Lis Anna',
    isByRule: false,
    parts: [
      { ...none, settlement, amount: 200_00 },
      { ...none, costCategory: { id: 'c', name: 'Prąd' }, amount: 20_00 },
      { ...none, incomeCategory: { id: 'i', name: 'Odsetki' }, amount: 1_00 },
      { ...none, amount: 2_51 },
    ],
  },
  reasons: [
    {
      settlement,
      points: 40,
      reasons: [
        { points: 35, words: 'działka 12A w tytule' },
        { points: 20, words: 'kwota równa zaległości' },
        { points: -15, words: 'konto zamknięte' },
      ],
    },
  ],
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const fact = (label: string) => plain(screen.getByText(label).nextElementSibling?.textContent);

test('a line tells what the bank said, what it is for, and why', async () => {
  server.answer(bankLineEndpoints.ofTransaction, line);
  openScreen(routes, '/linia');
  await screen.findByText('NOWAK JAN');
  expect(fact('Rachunek nadawcy')).toBe('bank nie podał');
  expect(fact('Przypisano')).toMatch(/, Lis Anna \(PK\/2026\/5\)$/);
  const parts = within(screen.getByRole('list', { name: 'Za co' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => plain(textContent))).toEqual([
    'Działka 12A – GR00012320200,00 zł',
    'Koszt: Prąd20,00 zł',
    'Przychód: Odsetki1,00 zł',
    'gotówka z kasy2,51 zł',
  ]);
  const why = within(screen.getByRole('region', { name: 'Dlaczego tak?' }));
  expect(why.getByRole('heading', { level: 3 }).textContent).toBe(
    'Działka 12A – GR00012320 – punkty: 40',
  );
  expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'działka 12A w tytule (+35)',
    'kwota równa zaległości (+20)',
    'konto zamknięte (-15)',
  ]);
});

test('what it is for is taken back after a question, for a reason', async () => {
  server.answer(bankLineEndpoints.ofTransaction, line);
  openScreen(routes, '/linia');
  await press('Cofnij przypisanie');
  const dialog = within(await screen.findByRole('dialog'));
  expect(plain(dialog.getByText(/wróci do operacji do wyjaśnienia/).textContent)).toMatch(
    /^223,51 zł/,
  );
  await press('Cofnij przypisanie', { within: dialog });
  await dialog.findByText('Napisz, dlaczego');
  type('Przyczyna', 'inna działka');
  server.answer(bankLineEndpoints.unassign, undefined);
  server.answer(bankLineEndpoints.ofTransaction, {
    ...line,
    state: 'unclear',
    assignment: null,
    reasons: [],
  });
  await press('Cofnij przypisanie', { within: dialog });
  await screen.findByText('Cofnięto przypisanie. Operacja jest znowu do wyjaśnienia.');
  expect(server.callsOf(bankLineEndpoints.unassign)[0]?.body).toEqual({
    id: 'l',
    reason: 'inna działka',
  });
  const way = await screen.findByRole('link', { name: 'Wyjaśnij tę operację' });
  expect(way.getAttribute('href')).toBe('/transakcje/do-wyjasnienia');
  expect(screen.queryByText('Dlaczego tak?')).toBeNull();
});

test('what the program booked without a person, and what cannot be read, is told', async () => {
  const { assignment } = line;
  server.answer(bankLineEndpoints.ofTransaction, {
    ...line,
    assignment: assignment && { ...assignment, isByRule: true },
    reasons: [],
  });
  const { path } = openScreen(routes, '/linia', { role: 'ROLE_TREASURER' });
  await screen.findByText(/, program \(PK\/2026\/5\)$/);
  expect(screen.getByText('Nic z treści przelewu nie wskazywało, czyja to wpłata.')).toBeTruthy();
  expect(path()).toBe('/linia');
});
