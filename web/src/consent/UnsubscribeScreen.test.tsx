// @vitest-environment jsdom
import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { unsubscribePage } from '@grzadka/contract/consent/unsubscribe-path';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const server = startTestServer();
const routes = [{ path: '/', element: <UnsubscribeScreen /> }];
const token = 'a-b_c/d';

beforeEach(() => globalThis.history.replaceState(null, '', unsubscribePage(token)));
afterEach(() => globalThis.history.replaceState(null, '', '/'));

test('nothing is sent before the one button is pressed, and then that nobody will write', async () => {
  server.answer(consentEndpoints.unsubscribe, undefined);
  openScreen(routes, '/');
  await screen.findByText(/^Pisma, które zarząd ma obowiązek Ci doręczyć/);
  expect(server.callsOf(consentEndpoints.unsubscribe)).toEqual([]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  // No tab and no entry of the history is named after what lets one unsubscribe.
  expect(document.title).toBe('Rezygnacja z informacji – Grządka');
  await press('Wypisz mnie');
  const told = await screen.findByText('Nie będziemy wysyłać Ci informacji e-mailem.');
  expect(screen.getByRole('status').contains(told)).toBe(true);
  expect(server.callsOf(consentEndpoints.unsubscribe)).toHaveLength(1);
});

test('whoever could not be unsubscribed is told why, and can press again', async () => {
  const message = 'Zbyt wiele prób. Spróbuj ponownie za 15\u00a0min.';
  server.refuse(consentEndpoints.unsubscribe, { code: 'throttled', message });
  openScreen(routes, '/');
  await press('Wypisz mnie');
  await screen.findByText(/^Zbyt wiele prób\. Spróbuj ponownie za/);
  server.answer(consentEndpoints.unsubscribe, undefined);
  await press('Wypisz mnie');
  await screen.findByText('Nie będziemy wysyłać Ci informacji e-mailem.');
  expect(screen.queryByRole('alert')?.textContent).toBe(
    'Nie będziemy wysyłać Ci informacji e-mailem.',
  );
});
