// @vitest-environment jsdom
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { membershipEndpoints } from '@grzadka/contract/membership/membership.endpoints';
import { alreadyMember, membership } from '@grzadka/contract/membership/membership.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { MembershipsOfParty } from './MembershipsOfParty.tsx';

const server = startTestServer();

const routes = [{ path: '/podmiot', element: <MembershipsOfParty party={{ id: 'p' }} /> }];

const item = sampleOf(membership, {
  id: 'm',
  validFrom: '2020-05-01',
  validThru: null,
  isCurrent: true,
  etag: '"1"',
});
const former = { ...item, id: 'f', validFrom: null, validThru: '2010-12-31', isCurrent: false };

test('a party tells from when to when it was a member, and whether it is', async () => {
  server.answer(membershipEndpoints.ofParty, { items: [item, former] });
  openScreen(routes, '/podmiot', { role: 'ROLE_EMPLOYEE' });
  const list = await screen.findByRole('list', { name: 'Członkostwo w PZD' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'od 2020.05.01członek PZD',
    'do 2010.12.31',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a membership is added from today on; one that overlaps another one is refused in the form', async () => {
  server.answer(membershipEndpoints.ofParty, { items: [] });
  openScreen(routes, '/podmiot');
  await screen.findByText('Nie zapisano członkostwa');
  await press('Dodaj członkostwo');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj członkostwo' }));
  server.refuse(membershipEndpoints.create, { code: 'conflict', message: alreadyMember });
  await press('Zapisz', { within: dialog });
  await dialog.findByText(alreadyMember);
  server.answer(membershipEndpoints.create, { id: 'm' });
  server.answer(membershipEndpoints.ofParty, { items: [item] });
  // The message comes a moment before the cover of the call goes.
  await press('Zapisz', { within: dialog });
  await screen.findByText('członek PZD');
  expect(server.callsOf(membershipEndpoints.create).at(-1)?.body).toEqual({
    partyId: 'p',
    validFrom: gardenToday(),
    validThru: null,
  });
});

test('a membership ends with a last day, and one added by mistake is deleted', async () => {
  server.answer(membershipEndpoints.ofParty, { items: [item] });
  openScreen(routes, '/podmiot');
  await press('Zmień daty: od 2020.05.01');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana dat członkostwa' }));
  const lastDay = dialog.getByRole('textbox', { name: 'Do dnia (włącznie)' });
  fireEvent.paste(lastDay, { clipboardData: { getData: () => '2026.11.21' } });
  server.answer(membershipEndpoints.update, undefined);
  const ended = { ...item, validThru: '2026-11-21', isCurrent: false, etag: '"2"' };
  server.answer(membershipEndpoints.ofParty, { items: [ended] });
  await press('Zapisz', { within: dialog });
  await screen.findByText('2020.05.01 – 2026.11.21');
  expect(server.callsOf(membershipEndpoints.update)).toMatchObject([
    { ifMatch: '"1"', body: { id: 'm', validFrom: '2020-05-01', validThru: '2026-11-21' } },
  ]);
  server.answer(membershipEndpoints.delete, undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Usuń członkostwo: 2020.05.01 – 2026.11.21');
  server.answer(membershipEndpoints.ofParty, { items: [] });
  await press('OK');
  await screen.findByText('Nie zapisano członkostwa');
  expect(server.callsOf(membershipEndpoints.delete)).toMatchObject([{ ifMatch: '"2"' }]);
});
