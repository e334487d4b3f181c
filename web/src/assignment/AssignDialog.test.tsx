// @vitest-environment jsdom
import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { alreadyAssigned, gardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenListItem } from '@grzadka/contract/garden/garden.model';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyListItem } from '@grzadka/contract/party/party-reply';
import { settlementChoices } from '@grzadka/contract/settlement/settlement-choice';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { GardensOfParty, HoldersOfGarden } from './AssignmentsOf.tsx';

const server = startTestServer();

const routes = [
  { path: '/podmiot', element: <GardensOfParty party={{ id: 'p', name: 'Kowalski Jan' }} /> },
  { path: '/dzialka', element: <HoldersOfGarden garden={{ id: 'g', name: 'Różana 3' }} /> },
];

beforeEach(() => {
  server.answer(assignmentEndpoints.ofParty, { items: [] });
  server.answer(assignmentEndpoints.ofGarden, { items: [] });
  server.answer(gardenEndpoints.list, { items: [], totalItems: 0 });
});

test('who holds nothing, and what nobody holds, says so', async () => {
  openScreen(routes, '/podmiot');
  expect(await screen.findByText('Nie ma działek')).toBeTruthy();
  openScreen(routes, '/dzialka');
  expect(await screen.findByText('Nikt nie ma tej działki')).toBeTruthy();
});

test('what cannot be assigned is refused in the form, which stays open', async () => {
  openScreen(routes, '/podmiot');
  await press('Przypisz działkę');
  const dialog = await screen.findByRole('dialog', { name: 'Przypisz działkę' });
  const assign = () => press('Przypisz', { within: within(dialog) });
  expect(focused()).toBe('Działka');
  await assign();
  await waitFor(() => expect(faults()).toEqual({ Działka: 'Wybierz działkę' }));
  type('Działka', 'nie ma takiej');
  expect(await screen.findByText('Nic nie znaleziono')).toBeTruthy();

  const found = sampleOf(gardenListItem, { id: 'g', name: 'Różana 3' });
  server.answer(gardenEndpoints.list, { items: [found], totalItems: 1 });
  type('Działka', 'rozana');
  await press(/^Różana 3/, { role: 'option' });
  server.refuse(assignmentEndpoints.create, { code: 'conflict', message: alreadyAssigned });
  await assign();
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain(
    'Ta osoba lub firma ma już tę działkę w tym czasie. Zmień daty.',
  );
  expect(field('Działka').value).toBe('Różana 3');
  const [sent] = server.callsOf(assignmentEndpoints.create);
  expect(sent?.body).toMatchObject({ gardenId: 'g', partyId: 'p', validThru: null });
  await press('Anuluj', { within: within(dialog) });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['goes on', null, 'join', 'new'],
  ['has it until today', gardenToday(), 'new', 'join'],
] as const)(
  'beside somebody who %s the account follows the days unless a person chooses otherwise',
  async (_, validThru, byDays, other) => {
    const holder = sampleOf(gardenAssignment, { validFrom: '2001-05-01', validThru });
    const found = sampleOf(partyListItem, { id: 'p' });
    server.answer(assignmentEndpoints.ofGarden, { items: [holder] });
    server.answer(partyEndpoints.list, { items: [found], totalItems: 1 });
    server.answer(assignmentEndpoints.create, { id: 'a' });
    openScreen(routes, '/dzialka');
    await press('Przypisz osobę lub firmę');
    const dialog = within(await screen.findByRole('dialog', { name: 'Przypisz osobę lub firmę' }));
    const choice = (name: string, checked: boolean) =>
      dialog.findByRole<HTMLInputElement>('radio', { name, checked });
    type('Podmiot', 'kow');
    fireEvent.click(await screen.findByRole('option'));
    await choice(settlementChoices[byDays], true);
    fireEvent.click(await choice(settlementChoices[other], false));
    await press('Przypisz', { within: dialog });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = server.callsOf(assignmentEndpoints.create);
    expect(sent?.body).toMatchObject({ partyId: 'p', settlement: other });
  },
);
