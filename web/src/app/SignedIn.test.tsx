// @vitest-environment jsdom
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import type { Role } from '@grzadka/contract/core/access/roles';
import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../test/open-screen.tsx';
import { AccessContext } from '../core/access/access.ts';
import { createQueryClient } from '../core/api/query-client.ts';
import { knownAreas } from './known-areas.ts';
import { SignedIn } from './SignedIn.tsx';

// At any other address the areas of the staff are asked for as soon as this code is there.
vi.hoisted(() => globalThis.history.replaceState(null, '', '/moje-dzialki'));

const server = startTestServer();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  server.answer(ownEndpoints.gardens, { items: [] });
  server.answer(ownEndpoints.settlements, { items: [] });
});

/** Opens an address in the browser as the application does, for somebody of the role. */
function openAs(role: Role, address: string) {
  globalThis.history.replaceState(null, '', address);
  const user = { userLoginId: 'u1', loginId: 'anna', displayName: 'Nowak Anna' };
  server.answer(sessionEndpoints.info, {
    isUserAuthenticated: true,
    securityRoles: [role],
    user,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccessContext value={{ role, userId: 'u1' }}>
        <SignedIn />
      </AccessContext>
    </QueryClientProvider>,
  );
}

// In this order: what has come stays.
test('a holder has what is their own without the areas of the staff', async () => {
  openAs('ROLE_USER', '/moje-dzialki');
  await screen.findByRole('heading', { name: 'Moje działki' });
  expect(knownAreas.areWhole()).toBe(false);
});

test('a walk opens for the staff before what else they have', async () => {
  server.vanish(walkEndpoints.package);
  openAs('ROLE_EMPLOYEE', '/tury-odczytow/r/obchod');
  await screen.findByRole('heading', { name: 'Obchód' });
  expect(knownAreas.areWhole()).toBe(false);
});

test.each([
  ['/terminy', 'Brak dostępu'],
  ['/nie-ma-takiej', 'Nie znaleziono strony'],
])('what is not theirs at %s is looked up among all areas', async (address, title) => {
  openAs('ROLE_USER', address);
  await screen.findByRole('heading', { name: title });
  expect(knownAreas.areWhole()).toBe(true);
});

test('the staff have all areas from the beginning', async () => {
  server.answer(deadlineEndpoints.all, { items: [] });
  openAs('ROLE_EMPLOYEE', '/terminy');
  await screen.findByRole('heading', { name: 'Terminy' });
  expect(await screen.findByRole('link', { name: 'Liczniki' })).toBeTruthy();
});
