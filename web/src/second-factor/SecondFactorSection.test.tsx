// @vitest-environment jsdom
import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  faults,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

const server = startTestServer();
const onSwitchedOn = vi.fn<() => void>();
const routes = [{ path: '/', element: <SecondFactorSection onSwitchedOn={onSwitchedOn} /> }];

const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
const on = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };

/** Presses a button once it is there, in a dialog where one is named. */
async function pressIn(dialog: string | null, button: string): Promise<void> {
  const place =
    dialog === null ? screen : within(await screen.findByRole('dialog', { name: dialog }));
  await press(button, { within: place });
}

const switchOn = 'Włącz logowanie z kodem';

test('it is switched on with the password and a code; then its recovery codes are shown', async () => {
  server.answer(secondFactorEndpoints.get, off);
  openScreen(routes, '/');
  await pressIn(null, switchOn);
  await screen.findByRole('dialog', { name: switchOn });
  expect(focused()).toBe('Obecne hasło');
  type('Obecne hasło', 'Tajne haslo 1');
  const uri = 'otpauth://totp/anna?secret=GEZDGNBVGY3TQOJQ';
  server.answer(secondFactorEndpoints.setUp, { key: 'GEZDGNBVGY3TQOJQ', uri });
  await pressIn(switchOn, 'Dalej');

  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Kod QR do zeskanowania w aplikacji' })).toBeTruthy();
  type('Kod z aplikacji', '12345');
  await pressIn(switchOn, 'Włącz');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Kod z aplikacji': 'Kod z aplikacji ma 6\u00a0cyfr' }),
  );
  type('Kod z aplikacji', '123456');
  const recoveryCodes = ['1111 2222 3333', '4444 5555 6666'];
  server.answer(secondFactorEndpoints.switchOn, { recoveryCodes });
  await pressIn(switchOn, 'Włącz');

  const list = await screen.findByRole('list', { name: 'Kody zapasowe' });
  const shown = within(list).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Zapisz w pliku' });
  expect(file.download).toBe('kody-zapasowe-grzadka.txt');
  expect(decodeURIComponent(file.href)).toContain('1111 2222 3333\n4444 5555 6666');
  expect(onSwitchedOn).not.toHaveBeenCalled();
  // Only who says to have them gets on.
  fireEvent.keyDown(list, { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Zapisz kody zapasowe' })).toBeTruthy();
  server.answer(secondFactorEndpoints.get, on);
  await pressIn('Zapisz kody zapasowe', 'Mam zapisane kody');
  expect(await screen.findByText('Niewykorzystane kody zapasowe: 10')).toBeTruthy();
  expect(onSwitchedOn).toHaveBeenCalledOnce();
});

test('it is switched off with the password, and a wrong one is said at the field', async () => {
  server.answer(secondFactorEndpoints.get, on);
  openScreen(routes, '/');
  await pressIn(null, 'Wyłącz logowanie z kodem');
  await screen.findByRole('dialog', { name: 'Wyłącz logowanie z kodem' });
  type('Obecne hasło', 'nie to');
  const wrong = 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.';
  server.refuse(secondFactorEndpoints.switchOff, {
    code: 'validation',
    fields: { currentPassword: wrong },
  });
  await pressIn('Wyłącz logowanie z kodem', 'Wyłącz');
  await waitFor(() => expect(faults()).toEqual({ 'Obecne hasło': wrong }));
  server.answer(secondFactorEndpoints.switchOff, undefined);
  server.answer(secondFactorEndpoints.get, off);
  await pressIn('Wyłącz logowanie z kodem', 'Wyłącz');
  expect(await screen.findByText('Wyłączono logowanie z kodem')).toBeTruthy();
  expect(await screen.findByRole('button', { name: switchOn })).toBeTruthy();
});

test('few recovery codes are said to be few, and are made anew with the password', async () => {
  server.answer(secondFactorEndpoints.get, { ...on, recoveryCodesLeft: 2 });
  openScreen(routes, '/');
  const warning = 'Zostało mało kodów zapasowych. Zrób nowe, zanim się skończą.';
  expect(await screen.findByText(warning)).toBeTruthy();
  await pressIn(null, 'Zrób nowe kody zapasowe');
  await screen.findByRole('dialog', { name: 'Zrób nowe kody zapasowe' });
  type('Obecne hasło', 'Tajne haslo 1');
  server.answer(secondFactorEndpoints.renewRecoveryCodes, { recoveryCodes: ['7777 8888 9999'] });
  await pressIn('Zrób nowe kody zapasowe', 'Zrób nowe');
  expect(await screen.findByText('7777 8888 9999')).toBeTruthy();
  server.answer(secondFactorEndpoints.get, on);
  await pressIn('Zapisz kody zapasowe', 'Mam zapisane kody');
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('where the role asks for it, it cannot be switched off', async () => {
  server.answer(secondFactorEndpoints.get, { ...on, isRequired: true });
  openScreen(routes, '/');
  expect(await screen.findByRole('button', { name: 'Zrób nowe kody zapasowe' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyłącz logowanie z kodem' })).toBeNull();
});
