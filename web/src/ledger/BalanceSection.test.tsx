// @vitest-environment jsdom
import { ledgerEndpoints } from '@grzadka/contract/ledger/ledger.endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { BalanceSection } from './BalanceSection.tsx';

const server = startTestServer();

const settlement = { id: 'k', openedOn: '2020-05-01' };
const routes = [{ path: '/konto', element: <BalanceSection settlement={settlement} /> }];

const amounts = () =>
  ['Ogółem', 'Po terminie', 'Przed terminem', 'Nadpłata'].map((label) =>
    screen.getByText(label).nextElementSibling?.textContent.replaceAll('\u00a0', ' '),
  );

async function askFor(day: string) {
  const field = await screen.findByRole('textbox', { name: 'Saldo na dzień' });
  fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
}

test('a balance is of today, and of any other day that is asked for', async () => {
  server.answer(ledgerEndpoints.balance, { balance: 17_51, due: 20_00, notDue: 0, overpaid: 2_49 });
  openScreen(routes, '/konto');
  await screen.findByText('do zapłaty');
  expect(amounts()).toEqual(['17,51 zł', '20,00 zł', '0,00 zł', '2,49 zł']);
  server.answer(ledgerEndpoints.balance, { balance: -5_00, due: 0, notDue: 0, overpaid: 5_00 });
  await askFor('2026.01.10');
  await screen.findByText('nadpłacone');
  expect(amounts()).toEqual(['-5,00 zł', '0,00 zł', '0,00 zł', '5,00 zł']);
  expect(screen.queryByText(/jeszcze nie było/)).toBeNull();
  server.answer(ledgerEndpoints.balance, { balance: 0, due: 0, notDue: 0, overpaid: 0 });
  await askFor('2020.04.30');
  await screen.findByText('rozliczone');
  screen.getByText('Tego dnia konta rozliczeniowego jeszcze nie było. Otwarto je 2020.05.01.');
  const asked = server.callsOf(ledgerEndpoints.balance).map(({ query }) => query.get('on'));
  expect(asked.slice(1)).toEqual(['2026-01-10', '2020-04-30']);
});

test('a day that is none is said, and tells no amounts', async () => {
  server.answer(ledgerEndpoints.balance, { balance: 17_51, due: 17_51, notDue: 0, overpaid: 0 });
  openScreen(routes, '/konto');
  await screen.findByText('do zapłaty');
  await askFor('1750.01.10');
  await screen.findByText(/^Rok może być od 1900 do 2099/);
  expect(amounts()).toEqual(['–', '–', '–', '–']);
  expect(screen.getByText('Ogółem').closest('dl')?.ariaBusy).toBe('false');
  await askFor('');
  await screen.findByText('Podaj dzień z lat 1900–2099');
  expect(server.callsOf(ledgerEndpoints.balance)).toHaveLength(1);
});

test('a balance that could not be read is asked for again', async () => {
  server.refuse(ledgerEndpoints.balance, { code: 'internal' });
  openScreen(routes, '/konto');
  await screen.findByText(/^Nie udało się wczytać salda\./);
  server.answer(ledgerEndpoints.balance, { balance: 0, due: 0, notDue: 0, overpaid: 0 });
  await press('Spróbuj ponownie');
  await waitFor(() => expect(screen.getByText('rozliczone')).toBeTruthy());
});
