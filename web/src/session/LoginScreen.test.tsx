// @vitest-environment jsdom
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import manifest from '../../../package.json';
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
import { paths } from '../core/paths.ts';
import { LoginScreen } from './SignedOut.tsx';
import { useSession } from './session.ts';

const server = startTestServer();
const routes = [
  {
    path: paths.login,
    element: (
      <>
        <LoginScreen />
        <WhoIsSignedIn />
      </>
    ),
  },
];

function WhoIsSignedIn() {
  return useSession().info?.user?.displayName;
}

const nobody: SessionInfo = { isUserAuthenticated: false, securityRoles: [], user: null };
const anna: SessionInfo = {
  isUserAuthenticated: true,
  securityRoles: ['ROLE_EMPLOYEE'],
  user: { userLoginId: 'u', loginId: 'anna', displayName: 'Nowak Anna' },
};

beforeEach(() => server.answer(sessionEndpoints.info, nobody));

test('whom somebody else has signed out reads why', async () => {
  server.answer(sessionEndpoints.info, { ...nobody, endReason: 'signed-out' });
  openScreen(routes, paths.login);
  expect(
    await screen.findByText(/^Administrator programu zakończył Twoje zalogowanie/),
  ).toBeTruthy();
});

test('below the form stands the version of the program', async () => {
  openScreen(routes, paths.login);
  expect(await screen.findByText(`Grządka ${manifest.version}`)).toBeTruthy();
});

test('a sign-in without name and password is refused at both, and goes nowhere', async () => {
  openScreen(routes, paths.login);
  expect(focused()).toBe('Nazwa użytkownika');
  expect(descriptionOf(field('Hasło'))).toContain('Zgłoś się do zarządu ogrodu');
  await press('Zaloguj');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Nazwa użytkownika': 'Pole nie moze byc puste',
      Hasło: 'Pole nie moze byc puste',
    }),
  );
  expect(server.callsOf(sessionEndpoints.login)).toEqual([]);
});

test('a rejected password is told of no field, and stands selected to be typed anew', async () => {
  openScreen(routes, paths.login);
  type('Nazwa użytkownika', 'anna');
  type('Hasło', 'zle-haslo');
  server.refuse(sessionEndpoints.login, { code: 'unauthenticated' });
  await press('Zaloguj');
  const told = await screen.findByText('Logowanie nie powiodlo sie!');
  // By the form, not at the edge of a window however wide.
  expect(screen.getByRole('main').contains(told)).toBe(true);
  expect(faults()).toEqual({});
  const { value, selectionStart, selectionEnd } = field('Hasło');
  expect(focused()).toBe('Hasło');
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('zle-haslo');
});

test('the button waits for the answer to the sign-in', async () => {
  openScreen(routes, paths.login);
  type('Nazwa użytkownika', 'anna');
  type('Hasło', 'cokolwiek');
  const answered = Promise.withResolvers<undefined>();
  server.answer(sessionEndpoints.login, answered.promise);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zaloguj' });
  await press('Zaloguj');
  await waitFor(() => expect(button.disabled).toBe(true));
  server.answer(sessionEndpoints.info, anna);
  answered.resolve(undefined);
  expect(await screen.findByText('Nowak Anna')).toBeTruthy();
  const [sent] = server.callsOf(sessionEndpoints.login);
  expect(String(sent?.body)).toBe('username=anna&password=cokolwiek');
});

describe('where a code is asked for', () => {
  const wrong = 'Ten kod jest nieprawidłowy.';

  /** Gives a right password, after which the code is asked for. */
  async function givePassword() {
    openScreen(routes, paths.login);
    type('Nazwa użytkownika', 'anna');
    type('Hasło', 'cokolwiek');
    server.refuse(sessionEndpoints.login, { code: 'second-factor' });
    await press('Zaloguj');
    await waitFor(() => expect(focused()).toBe('Kod'));
  }

  test('it stands where the password stood, ready to be typed, and leads on', async () => {
    await givePassword();
    expect(field('Kod').autocomplete).toBe('one-time-code');
    expect(screen.queryByText('Logowanie nie powiodlo sie!')).toBeNull();
    type('Kod', '123 456');
    server.answer(sessionEndpoints.secondFactor, undefined);
    server.answer(sessionEndpoints.info, anna);
    await press('Zaloguj');
    expect(await screen.findByText('Nowak Anna')).toBeTruthy();
    const [sent] = server.callsOf(sessionEndpoints.secondFactor);
    expect(sent?.body).toEqual({ code: '123456' });
  });

  test('what is wrong with it is said at the field, where it stands selected', async () => {
    await givePassword();
    await press('Zaloguj');
    await waitFor(() => expect(faults()).toEqual({ Kod: 'Pole nie moze byc puste' }));
    expect(server.callsOf(sessionEndpoints.secondFactor)).toEqual([]);
    type('Kod', '123456');
    server.refuse(sessionEndpoints.secondFactor, { code: 'second-factor', message: wrong });
    await press('Zaloguj');
    await waitFor(() => expect(faults()).toEqual({ Kod: wrong }));
    const { value, selectionStart, selectionEnd } = field('Kod');
    expect(focused()).toBe('Kod');
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('123456');
  });

  test('too late, the password is asked for again, and the reason is said', async () => {
    await givePassword();
    type('Kod', '123456');
    const message = 'Minął czas na podanie kodu. Zaloguj się od nowa.';
    server.refuse(sessionEndpoints.secondFactor, { code: 'unauthenticated', message });
    await press('Zaloguj');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('Nazwa użytkownika'));
  });

  test('one can go back to the password', async () => {
    await givePassword();
    await press('Wróć do hasła');
    expect(focused()).toBe('Nazwa użytkownika');
  });
});
