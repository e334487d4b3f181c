// @vitest-environment jsdom

import { accountantEndpoints } from '@grzadka/contract/accountant/accountant.endpoints';
import { accountantRefusals } from '@grzadka/contract/accountant/accountant-export.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { AccountantScreen } from './AccountantScreen.tsx';
import { accountantExportPath } from './accountant.paths.ts';

const server = startTestServer();
const routes = [{ path: accountantExportPath, element: <AccountantScreen /> }];
const lastYear = Number(gardenToday().slice(0, 4)) - 1;

test('the books of last year are taken without names unless somebody asks for these', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  server.answer(accountantEndpoints.export, {});
  openScreen(routes, accountantExportPath, { role: 'ROLE_TREASURER' });
  await screen.findByRole('button', { name: 'Pobierz plik' });
  await press('Pobierz plik');
  await vi.waitFor(() => expect(server.callsOf(accountantEndpoints.export)).toHaveLength(1));
  const asked = () =>
    Object.fromEntries(server.callsOf(accountantEndpoints.export).at(-1)?.query ?? []);
  const days = { from: `${lastYear}-01-01`, thru: `${lastYear}-12-31` };
  expect(asked()).toEqual({ ...days, 'with-names': 'false', format: 'xlsx' });
  fireEvent.click(await screen.findByRole('checkbox', { name: /z nazwiskami/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Pliki tekstowe/ }));
  await press('Pobierz plik');
  await vi.waitFor(() => expect(server.callsOf(accountantEndpoints.export)).toHaveLength(2));
  expect(asked()).toEqual({ ...days, 'with-names': 'true', format: 'csv' });
});

test('why there is no file stands on the screen', async () => {
  server.refuse(accountantEndpoints.export, {
    code: 'unavailable',
    message: accountantRefusals.busy,
  });
  openScreen(routes, accountantExportPath, { role: 'ROLE_TREASURER' });
  await press('Pobierz plik');
  expect(await screen.findByText(accountantRefusals.busy)).toBeTruthy();
});
