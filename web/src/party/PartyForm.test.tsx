// @vitest-environment jsdom
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { party } from '@grzadka/contract/party/party-reply';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  descriptionOf,
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { PartyCreateScreen } from './PartyCreateScreen.tsx';
import { PartyDetailsScreen } from './PartyDetailsScreen.tsx';
import { PartyEditScreen } from './PartyEditScreen.tsx';
import { partyPaths, partyPatterns } from './party.paths.ts';

const server = startTestServer();

const newLoginPath = (partyId: string) => `/nowy-login-podmiotu/${partyId}`;

const routes = [
  { path: partyPatterns.create, element: <PartyCreateScreen newLoginPath={newLoginPath} /> },
  { path: partyPatterns.edit, element: <PartyEditScreen /> },
  { path: partyPatterns.details, element: <PartyDetailsScreen Sections={() => null} /> },
];

const jan = sampleOf(party, {
  id: 'jan',
  name: 'Kowalski Jan',
  firstName: 'Jan',
  lastName: 'Kowalski',
});

const choose = (partyType: string) => fireEvent.click(screen.getByLabelText(partyType));

test('what a person form lacks is said at each field, the first of which gets the focus', async () => {
  openScreen(routes, partyPaths.create);
  type('Telefon', '601 234 567');
  type('E-mail', 'zofia');
  type('Kod pocztowy', '00950');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      Imię: 'Imię nie może być puste',
      Nazwisko: 'Nazwisko nie może być puste',
      Telefon:
        'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      'E-mail': 'Sprawdź adres e-mail',
      Ulica: 'Podaj także ulicę: wpisz cały adres albo zostaw go pustym',
      'Numer domu': 'Podaj także numer domu: wpisz cały adres albo zostaw go pustym',
      'Kod pocztowy': 'Wpisz kod pocztowy z łącznikiem, na przykład 00-950',
      Miejscowość: 'Podaj także miejscowość: wpisz cały adres albo zostaw go pustym',
    }),
  );
  expect(focused()).toBe('Imię');

  // The address is all or nothing: emptying its only part settles all four.
  type('Kod pocztowy', '');
  type('E-mail', `${'a'.repeat(65)}@example.pl`);
  await waitFor(() =>
    expect(faults()).toEqual({
      Imię: 'Imię nie może być puste',
      Nazwisko: 'Nazwisko nie może być puste',
      Telefon:
        'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      'E-mail': 'Część adresu przed @ może mieć najwyżej 64\u00a0znaki',
    }),
  );
});

test('a field that the type brings first gets the focus before those that were there', async () => {
  openScreen(routes, partyPaths.create);
  choose('Firma');
  type('Telefon', '601 234 567');
  await press('Zapisz');
  await waitFor(() => expect(Object.keys(faults())).toEqual(['Nazwa firmy', 'Telefon']));
  expect(focused()).toBe('Nazwa firmy');
});

test('the fields follow the type, which keeps what was typed for the other and does not send it', async () => {
  const { path } = openScreen(routes, partyPaths.create);
  type('Imię', 'Zofia');
  choose('Firma');
  expect(screen.queryByLabelText('Imię')).toBeNull();
  type('Nazwa firmy', 'Zielony Ogród sp. z o.o.');
  type('NIP', '526-025-09-96');
  expect(descriptionOf(field('NIP'))).toBe('Ten numer wygląda na błędny – sprawdź cyfry');
  type('REGON', '12345678');
  type('KRS', '123');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      REGON: 'REGON powinien mieć 9 albo 14\u00a0cyfr',
      KRS: 'KRS powinien mieć 10\u00a0cyfr',
    }),
  );

  choose('Osoba');
  expect(field('Imię').value).toBe('Zofia');
  choose('Firma');
  type('REGON', '012345678');
  type('KRS', '0000 123 456');
  server.answer(partyEndpoints.create, { id: 'made' });
  await press('Zapisz i dodaj login');
  await waitFor(() => expect(path()).toBe(newLoginPath('made')));
  const [sent] = server.callsOf(partyEndpoints.create);
  expect(sent?.body).toMatchObject({
    partyType: 'company',
    firstName: null,
    companyName: 'Zielony Ogród sp. z o.o.',
    nip: '5260250996',
    regon: '012345678',
    krs: '0000123456',
  });
});

test('a party that does not exist leads back to the list', async () => {
  server.refuse(partyEndpoints.getDetails, { code: 'not-found' });
  const { path } = openScreen(routes, partyPaths.details('nie-ma-takiego'));
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono' })).toBeTruthy();
  await press('Wróć', { role: 'link' });
  expect(path()).toBe(partyPaths.list);
});

test('a refused deletion says why in an alert that can be closed', async () => {
  server.answer(partyEndpoints.get, jan);
  server.answer(partyEndpoints.getDetails, { party: jan, partyLogins: [] });
  openScreen(routes, partyPaths.details('jan'));
  await press('Usuń');
  const message =
    'Ten podmiot ma login o wyższych uprawnieniach niż Twój. Usunąć może go administrator.';
  server.refuse(partyEndpoints.delete, { code: 'forbidden', message });
  await press('OK');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(message);
  await press('Zamknij');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Kowalski Jan' })).toBeTruthy();
});

describe('a party with a login of a higher rank', () => {
  const boss = { userLoginId: 'b', loginId: 'prezes', enabled: true };
  const higher = [{ ...boss, securityRoles: ['ROLE_SUPER_USER'] }];
  const equal = [{ ...boss, securityRoles: ['ROLE_TREASURER'] }];
  const reason =
    'Ten podmiot ma login o wyższych uprawnieniach niż Twój. Adres e-mail może zmienić administrator.';
  const address = { ...jan, email: { address: 'prezes@example.pl' } };

  const openForm = async (partyLogins: typeof higher) => {
    server.answer(partyEndpoints.getDetails, { party: address, partyLogins });
    const opened = openScreen(routes, partyPaths.edit('jan'), { role: 'ROLE_TREASURER' });
    await screen.findByLabelText('E-mail');
    return opened;
  };

  test('keeps its e-mail address, and says why', async () => {
    const { path } = await openForm(higher);
    expect(field('E-mail').disabled).toBe(true);
    expect(descriptionOf(field('E-mail'))).toBe(reason);
    type('Imię', 'Janusz');
    server.answer(partyEndpoints.update, undefined);
    await press('Zapisz');
    await waitFor(() => expect(path()).toBe(partyPaths.list));
    const [sent] = server.callsOf(partyEndpoints.update);
    expect(sent?.body).toMatchObject({ firstName: 'Janusz', email: 'prezes@example.pl' });
  });

  test('is another than one of the own rank, unless the login rises meanwhile', async () => {
    await openForm(equal);
    expect(field('E-mail').disabled).toBe(false);
    expect(descriptionOf(field('E-mail'))).toBe('');
    type('E-mail', 'skarbnik@example.pl');
    server.refuse(partyEndpoints.update, {
      code: 'forbidden',
      message: reason,
      fields: { email: reason },
    });
    await press('Zapisz');
    await waitFor(() => expect(faults()).toEqual({ 'E-mail': reason }));
  });

  test.each([
    [
      'of a higher rank',
      'b',
      higher,
      ' o wyższych uprawnieniach niż Twój. Usunąć może go administrator.',
    ],
    [
      'of the person',
      'signed-in',
      equal,
      ', na którym pracujesz. Usunąć może go inny użytkownik z takimi uprawnieniami.',
    ],
  ])('is not offered to be deleted with one %s', async (_, userLoginId, logins, why) => {
    const partyLogins = logins.map((login) => ({ ...login, userLoginId }));
    server.answer(partyEndpoints.getDetails, { party: address, partyLogins });
    openScreen(routes, partyPaths.details('jan'), { role: 'ROLE_TREASURER' });
    expect(await screen.findByText(`Ten podmiot ma login${why}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edytuj' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
  });
});
