// @vitest-environment jsdom
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../test/open-screen.tsx';
import { createQueryClient } from '../core/api/query-client.ts';
import { clearPageMemory } from '../core/page-memory.ts';
import { keepSession, workingSession } from './kept-session.ts';
import { sessionQuery } from './session-query.ts';

const server = startTestServer();

const anna = {
  isUserAuthenticated: true,
  securityRoles: ['ROLE_USER'],
  user: { userLoginId: 'u1', loginId: 'anna', displayName: 'Nowak Anna' },
};
const walk = '/tury-odczytow/r/obchod';

beforeEach(() => globalThis.history.replaceState(null, '', '/'));

afterEach(clearPageMemory);

/** What the application knows of the session, as it is read from now on. */
function readSession() {
  const client = createQueryClient();
  const observer = new QueryObserver(client, sessionQuery);
  const stop = observer.subscribe(() => undefined);
  return { session: () => observer.getCurrentResult().data, stop, read: () => observer.refetch() };
}

test('without an answer the work goes on for who is kept, where they work', async () => {
  keepSession(anna, walk);
  server.vanish(sessionEndpoints.info);
  const { session, stop } = readSession();
  await waitFor(() => expect(session()).toMatchObject({ status: 'authenticated', info: anna }));
  expect(globalThis.location.pathname).toBe(walk);
  stop();
});

test('without a network it is known at once, before any call has failed', async () => {
  keepSession(anna, walk);
  const failed = Promise.withResolvers<void>();
  server.vanish(sessionEndpoints.info, failed.promise);
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
  const { session, stop } = readSession();
  await waitFor(() => expect(session()).toMatchObject({ status: 'authenticated', info: anna }));
  failed.resolve();
  await waitFor(() => expect(server.callsOf(sessionEndpoints.info)).toHaveLength(1));
  stop();
});

test('an address that somebody has opened stays', () => {
  keepSession(anna, walk);
  globalThis.history.replaceState(null, '', '/tury-odczytow/other/obchod');
  expect(workingSession()).toEqual(anna);
  expect(globalThis.location.pathname).toBe('/tury-odczytow/other/obchod');
});

test('without anybody kept nothing is known', async () => {
  server.vanish(sessionEndpoints.info);
  const { session, stop } = readSession();
  await waitFor(() => expect(server.callsOf(sessionEndpoints.info)).toHaveLength(1));
  expect(session()).toBeUndefined();
  stop();
});

test.each([
  ['nobody', { isUserAuthenticated: false, securityRoles: [], user: null }],
  ['somebody else', { ...anna, user: { ...anna.user, userLoginId: 'u2' } }],
])('it is forgotten once the server names %s', async (_, named) => {
  keepSession(anna, walk);
  server.answer(sessionEndpoints.info, named);
  const { session, stop } = readSession();
  await waitFor(() => expect(session()).toBeDefined());
  expect(workingSession()).toBeUndefined();
  stop();
});

test('it is forgotten with a sign-out, and damaged it is none', () => {
  keepSession(anna, walk);
  clearPageMemory();
  expect(workingSession()).toBeUndefined();
  keepSession(anna, walk);
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"info":');
  expect(workingSession()).toBeUndefined();
});
