// @vitest-environment jsdom
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, focused, openScreen, startTestServer } from '../../test/open-screen.tsx';
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx';
import { LoginScreen } from './SignedOut.tsx';
import { typingPause } from './SignInForm.tsx';
import { noticeTyping } from './typing-pause.ts';

const server = startTestServer();
let stopNoticing: () => void;

beforeEach(() => {
  stopNoticing = noticeTyping();
  server.answer(sessionEndpoints.info, {
    isUserAuthenticated: false,
    securityRoles: [],
    user: null,
  });
});
afterEach(() => {
  stopNoticing();
  vi.useRealTimers();
});

/** Looks for a payer; at the first letter the session is over: with the form there is still, or `instead` of it. */
function typeUntilEnd(sign: ReactNode, { instead }: { instead: boolean }) {
  function Search() {
    const [phrase, setPhrase] = useState('');
    const isEnded = phrase !== '';
    return (
      <>
        {isEnded && instead ? null : (
          <label>
            Wpłacający
            <input value={phrase} onChange={({ target }) => setPhrase(target.value)} />
          </label>
        )}
        {isEnded && sign}
      </>
    );
  }
  vi.useFakeTimers();
  openScreen([{ path: '/', element: <Search /> }], '/');
  act(() => field('Wpłacający').focus());
  typeLetter('N');
}

/** The last letter of a text comes into the field, by its key. */
function typeLetter(text: string): void {
  fireEvent.keyDown(field('Wpłacający'), { key: text.at(-1) });
  fireEvent.input(field('Wpłacający'), { target: { value: text } });
}

/** Time passes as the test lets it. */
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

const name = 'Nazwa użytkownika';

test('what is typed when the session ends stays in its field, and the sign-in waits for a pause', async () => {
  typeUntilEnd(<SessionExpiredDialog open />, { instead: false });
  await pass(typingPause - 1);
  expect(focused()).toBe('Wpłacający');
  typeLetter('No');
  await pass(typingPause - 1);
  expect(focused()).toBe('Wpłacający');
  await pass(1);
  expect(focused()).toBe(name);
});

test('where the field is gone with the session, what is typed on is no user name', async () => {
  typeUntilEnd(<LoginScreen />, { instead: true });
  await pass(typingPause - 1);
  expect(focused()).not.toBe(name);
  fireEvent.keyDown(document.body, { key: 'o' });
  await pass(typingPause - 1);
  expect(focused()).not.toBe(name);
  await pass(1);
  expect(focused()).toBe(name);
});

test('whoever is in the form already is left where they are', async () => {
  typeUntilEnd(<LoginScreen />, { instead: true });
  act(() => field('Hasło').focus());
  await pass(typingPause);
  expect(focused()).toBe('Hasło');
});
