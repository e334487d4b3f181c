// @vitest-environment jsdom
import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  strongButtons,
  type,
} from '../../test/open-screen.tsx';
import { paths } from '../core/paths.ts';
import { AccountScreen } from './AccountScreen.tsx';

const server = startTestServer();
const routes = [{ path: paths.personalData, element: <AccountScreen /> }];

beforeEach(() => {
  server.answer(accountEndpoints.sessions, { items: [] });
  server.answer(consentEndpoints.own, { hasParty: false, email: null, items: [] });
  server.answer(personalDataEndpoints.ownExports, { hasParty: true, items: [] });
  server.answer(secondFactorEndpoints.get, {
    isOn: false,
    isRequired: false,
    recoveryCodesLeft: 0,
  });
  server.answer(sessionEndpoints.info, {
    isUserAuthenticated: true,
    securityRoles: ['ROLE_EMPLOYEE'],
    user: { userLoginId: 'u', loginId: 'anna', displayName: 'Nowak Anna' },
  });
});

/** Opens the form, where there is a screen to go back to. */
async function openForm() {
  const place = openScreen(routes, paths.personalData, { from: [paths.home] });
  await press('Zmień hasło');
  const dialog = await screen.findByRole('dialog', { name: 'Zmień hasło' });
  return { ...place, dialog };
}

test('what is wrong with a change of the password is said at its field', async () => {
  const { dialog } = await openForm();
  expect(focused()).toBe('Obecne hasło');
  type('Nowe hasło', 'krótkie');
  const save = () => press('Zmień hasło', { within: within(dialog) });
  await save();
  await waitFor(() =>
    expect(faults()).toEqual({
      'Obecne hasło': 'Pole nie moze byc puste',
      'Nowe hasło': 'Hasło powininno składać się z co najmniej 8 znakow.',
    }),
  );
  expect(focused()).toBe('Obecne hasło');

  type('Obecne hasło', 'nie to');
  type('Nowe hasło', 'Zupełnie nowe 1');
  server.refuse(accountEndpoints.changePassword, {
    code: 'validation',
    fields: { currentPassword: 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.' },
  });
  await save();
  await waitFor(() =>
    expect(faults()).toEqual({
      'Obecne hasło': 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.',
    }),
  );
  await waitFor(() => expect(focused()).toBe('Obecne hasło'));
});

test('what was typed for a new password is not lost unasked', async () => {
  const { goBack, path } = await openForm();
  type('Obecne hasło', 'Tajne 1');
  goBack();
  const question = await screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
  expect(strongButtons(question)).toEqual(['Zostań']);
  await press('Zostań', { within: within(question) });
  expect(field('Obecne hasło').value).toBe('Tajne 1');
  expect(path()).toBe(paths.personalData);
});

test('Esc closes the form of a new password, but nothing typed is lost unasked', async () => {
  const { dialog } = await openForm();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press('Zmień hasło');
  const again = await screen.findByRole('dialog', { name: 'Zmień hasło' });
  type('Obecne hasło', 'Tajne 1');
  fireEvent.keyDown(again, { key: 'Escape' });
  const question = await screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
  // The question lies over the form, which is not saved meanwhile, and the page is not either.
  expect(fireEvent.keyDown(question, { key: 's', ctrlKey: true })).toBe(false);
  await press('Zostań', { within: within(question) });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Obecne hasło').value).toBe('Tajne 1');
  expect(faults()).toEqual({});

  fireEvent.keyDown(again, { key: 's', ctrlKey: true });
  await waitFor(() => expect(Object.keys(faults())).toEqual(['Nowe hasło']));
  fireEvent.keyDown(again, { key: 'Escape' });
  await screen.findByRole('alertdialog');
  await press('Porzuć zmiany');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
