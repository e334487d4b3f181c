// @vitest-environment jsdom
import type { LoginSession } from '@grzadka/contract/system/login-session.model';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { SessionsScreen } from './SessionsScreen.tsx';
import { systemPaths } from './system.paths.ts';

const server = startTestServer();
const routes = [{ path: systemPaths.sessions, element: <SessionsScreen /> }];

const anna: LoginSession = {
  id: 'a1',
  userLoginId: 'a',
  loginId: 'anna',
  role: 'ROLE_SUPER_USER',
  party: { id: 'p', name: 'Nowak Anna' },
  browser: 'Firefox, Windows',
  createdAt: '2026-11-22T07:00:00.000Z',
  lastSeenAt: '2026-11-22T08:00:00.000Z',
  isCurrent: true,
};
const ewa: LoginSession = {
  ...anna,
  id: 'e1',
  userLoginId: 'e',
  loginId: 'ewa',
  role: 'ROLE_EMPLOYEE',
  party: { id: 'q', name: 'Zając Ewa' },
  isCurrent: false,
};
const ewasPhone: LoginSession = { ...ewa, id: 'e2', browser: null };
const admin: LoginSession = {
  ...ewa,
  id: 'x1',
  userLoginId: 'x',
  loginId: 'admin',
  role: 'ROLE_ADMIN',
  party: null,
};

function answer(items: LoginSession[], totalItems = items.length): void {
  server.answer(systemEndpoints.sessions, { items, totalItems });
}

/** The card of a login, by its heading. */
const cardOf = (name: string) => screen.findByRole('region', { name });

const buttonsOf = async (name: string) =>
  within(await cardOf(name))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('everybody has a card, with the buttons that rank allows', async () => {
  answer([anna, ewa, admin, ewasPhone]);
  openScreen(routes, systemPaths.sessions, { role: 'ROLE_SUPER_USER' });
  expect(await buttonsOf('Nowak Anna')).toEqual(['Wyloguj: Firefox, Windows, Nowak Anna']);
  expect(await buttonsOf('Zając Ewa')).toEqual([
    'Wyloguj wszędzie: Zając Ewa',
    'Wyloguj: Firefox, Windows, Zając Ewa',
    'Wyloguj: Nieznana przeglądarka, Zając Ewa',
  ]);
  expect(await buttonsOf('admin')).toEqual([]);
  expect((await cardOf('admin')).textContent).toContain('Może go wylogować administrator.');
  expect((await cardOf('Nowak Anna')).textContent).toContain('ta przeglądarka');
});

test('all sessions of somebody are ended after a question, and the list is read anew', async () => {
  answer([ewa, ewasPhone]);
  server.answer(systemEndpoints.endSessionsOf, undefined);
  openScreen(routes, systemPaths.sessions);
  await cardOf('Zając Ewa');
  await press('Wyloguj wszędzie: Zając Ewa');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('ze wszystkich przeglądarek: Zając Ewa');
  answer([]);
  await press('Wyloguj', { within: within(question) });
  expect(await screen.findByText('Wylogowano: Zając Ewa')).toBeTruthy();
  expect(server.callsOf(systemEndpoints.endSessionsOf)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('region', { name: 'Zając Ewa' })).toBeNull();
});

test('a session that is over already is told of, and the list is read anew', async () => {
  answer([ewa]);
  server.refuse(systemEndpoints.endSession, { code: 'not-found' });
  openScreen(routes, systemPaths.sessions);
  await cardOf('Zając Ewa');
  await press('Wyloguj: Firefox, Windows, Zając Ewa');
  const question = await screen.findByRole('alertdialog');
  answer([]);
  await press('Wyloguj', { within: within(question) });
  expect(await screen.findByText(/Tych danych już nie ma/)).toBeTruthy();
  await expect.poll(() => screen.queryByRole('region', { name: 'Zając Ewa' })).toBeNull();
});

test('says when not all of them are listed', async () => {
  answer([ewa], 612);
  openScreen(routes, systemPaths.sessions);
  expect(await screen.findByText(/używane ostatnio: 1 z 612\./)).toBeTruthy();
});

test('what could not be read can be tried again', async () => {
  server.refuse(systemEndpoints.sessions, { code: 'internal' });
  openScreen(routes, systemPaths.sessions);
  await screen.findByText('Nie udało się wczytać danych');
  answer([ewa]);
  await press('Spróbuj ponownie');
  expect(await cardOf('Zając Ewa')).toBeTruthy();
});
