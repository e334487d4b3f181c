// @vitest-environment jsdom
import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';

const server = startTestServer();
const behind = 'wszystko inne';
const routes = [{ path: '/dzialki', element: <SecondFactorGate>{behind}</SecondFactorGate> }];

const anna: SessionInfo = {
  isUserAuthenticated: true,
  securityRoles: ['ROLE_TREASURER'],
  user: { userLoginId: 'u', loginId: 'anna', displayName: 'Nowak Anna' },
};

test('whose role asks for a second factor sees nothing else until it is on', async () => {
  server.answer(sessionEndpoints.info, { ...anna, mustSwitchOnSecondFactor: true });
  openScreen(routes, '/dzialki');
  await screen.findByRole('heading', { name: 'Logowanie z kodem' });
  expect(screen.queryByText(behind)).toBeNull();
  await press('Włącz logowanie z kodem');
  await screen.findByLabelText('Obecne hasło');
  type('Obecne hasło', 'Tajne haslo 1');
  server.answer(secondFactorEndpoints.setUp, { key: 'GEZDGNBV', uri: 'otpauth://totp/anna' });
  await press('Dalej');
  await screen.findByLabelText('Kod z aplikacji');
  type('Kod z aplikacji', '123456');
  server.answer(secondFactorEndpoints.switchOn, { recoveryCodes: ['1111 2222 3333'] });
  await press('Włącz');
  await screen.findByText('1111 2222 3333');

  // Back from printing them, the window reads the session again.
  server.answer(sessionEndpoints.info, anna);
  const later = Date.now() + 120_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.callsOf(sessionEndpoints.info)).toHaveLength(2));
  vi.mocked(Date.now).mockRestore();
  expect(screen.getByText('1111 2222 3333')).toBeTruthy();
  expect(screen.queryByText(behind)).toBeNull();
  await press('Mam zapisane kody');
  expect(await screen.findByText(behind)).toBeTruthy();
});

test('whoever need not, or has one, sees the screens', async () => {
  server.answer(sessionEndpoints.info, anna);
  openScreen(routes, '/dzialki');
  expect(await screen.findByText(behind)).toBeTruthy();
});
