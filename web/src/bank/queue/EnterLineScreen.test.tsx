// @vitest-environment jsdom

import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { EnterLineScreen } from './EnterLineScreen.tsx';
import { enterLinePath } from './enter-line-path.ts';

const server = startTestServer();
const routes = [{ path: enterLinePath, element: <EnterLineScreen /> }];

const accounts = {
  items: [
    { id: 'b', name: 'Rachunek w PKO', active: true },
    { id: 'o', name: 'Dawny', active: false },
  ],
};

test('a line is typed, and one that may be there already is asked about', async () => {
  server.answer(namesOf('bank-account'), accounts);
  const { path } = openScreen(routes, enterLinePath);
  await screen.findByText('Rachunek w PKO');
  await press('Zapisz');
  await screen.findByText('Wpisz tytuł z wyciągu');
  type('Kwota', '-223,51');
  type('Tytuł', 'faktura 7');
  type('Rachunek nadawcy albo odbiorcy', '61 1090 1014 0000 0712 1981 2875');
  await press('Zapisz');
  await screen.findByText('W numerze rachunku jest pomyłka – sprawdź cyfry');
  type('Rachunek nadawcy albo odbiorcy', '61 1090 1014 0000 0712 1981 2874');
  const told = bankLineRefusals.mayBeKnown('2026-11-24', 'PK/2026/5');
  server.refuse(bankLineEndpoints.create, {
    code: 'conflict',
    message: told,
    fields: { confirmed: told },
  });
  await press('Zapisz');
  await screen.findByText(told);
  await waitFor(() => expect(document.activeElement).toBe(field('To inna operacja')));
  fireEvent.click(field('To inna operacja'));
  server.answer(bankLineEndpoints.create, { id: 'l' });
  await press('Zapisz');
  await screen.findByText('Zapisano operację. Czeka wśród operacji do wyjaśnienia.');
  await waitFor(() => expect(path()).toBe('/transakcje/do-wyjasnienia'));
  const [first, last] = server.callsOf(bankLineEndpoints.create).map(({ body }) => body);
  expect(last).toEqual({
    ...(first as object),
    bankAccountId: 'b',
    amount: -223_51,
    title: 'faktura 7',
    counterpartyName: null,
    counterpartyAccount: '61109010140000071219812874',
    confirmed: true,
  });
});

test('without an active bank account it says where one is added', async () => {
  server.answer(namesOf('bank-account'), { items: [] });
  openScreen(routes, enterLinePath);
  expect(await screen.findByText(/^Żaden rachunek bankowy nie jest aktywny\./)).toBeTruthy();
});
