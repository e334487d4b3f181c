// @vitest-environment jsdom
import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { gardenAssignment, partyAssignment } from '@grzadka/contract/assignment/assignment.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { GardensOfParty } from './AssignmentsOf.tsx';

const server = startTestServer();

const routes = [
  { path: '/podmiot', element: <GardensOfParty party={{ id: 'p', name: 'Kowalski Jan' }} /> },
];

const held = sampleOf(partyAssignment, {
  id: 'a',
  garden: { id: 'g', name: 'Różana 3', sector: 'Sektor 1' },
  validFrom: '2001-05-01',
  isCurrent: true,
});

beforeEach(() => server.answer(assignmentEndpoints.ofGarden, { items: [] }));

/** Proposes today as the last day of an assignment that somebody else has changed meanwhile. */
async function releaseTooLate() {
  server.answer(assignmentEndpoints.ofParty, { items: [held] });
  openScreen(routes, '/podmiot');
  await press('Zakończ użytkowanie: Różana 3');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zakończenie użytkowania' }));
  server.refuse(assignmentEndpoints.release, { code: 'stale' });
  await press('Zakończ użytkowanie', { within: dialog });
  return { dialog, reload: await dialog.findByRole('button', { name: 'Odśwież dane' }) };
}

test('the last day that somebody else gave an assignment is shown beside the own one', async () => {
  const { dialog, reload } = await releaseTooLate();
  const theirs = { ...held, validThru: '2099-04-30', etag: '"2"' };
  server.answer(assignmentEndpoints.ofParty, { items: [theirs] });
  fireEvent.click(reload);
  const review = within(await dialog.findByRole('region', { name: 'Zmiany w międzyczasie' }));
  const choice = within(review.getByRole('group', { name: 'Ostatni dzień' }));
  expect(choice.getByText('Było: (brak)')).toBeTruthy();
  expect(
    choice.getByRole('radio', { name: /^Twoja wersja: \d{4}\.\d\d\.\d\d$/, checked: true }),
  ).toBeTruthy();
  await press('Wersja innej osoby: 2099.04.30', { role: 'radio', within: choice });

  server.answer(assignmentEndpoints.release, undefined);
  await press('Zakończ użytkowanie');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(assignmentEndpoints.release).at(-1)).toMatchObject({
    ifMatch: '"2"',
    body: { validThru: '2099-04-30' },
  });
});

test('an assignment that somebody else deleted is said to be gone', async () => {
  const { dialog, reload } = await releaseTooLate();
  server.answer(assignmentEndpoints.ofParty, { items: [] });
  fireEvent.click(reload);
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain(
      'Tych danych już nie ma – ktoś mógł je usunąć. Wróć do listy.',
    ),
  );
  expect(dialog.queryByRole('button', { name: 'Odśwież dane' })).toBeNull();
});

test.each([
  ['2027-05-31', { split: true }],
  ['2027-06-03', {}],
])('with %s as the last day asks whether others took over: %j', async (validThru, sent) => {
  const next = (validFrom: string, settlementId: string, name: string) =>
    sampleOf(gardenAssignment, { id: name, validFrom, settlementId, party: { id: name, name } });
  server.answer(assignmentEndpoints.ofParty, { items: [{ ...held, validThru }] });
  server.answer(assignmentEndpoints.ofGarden, {
    items: [
      next('2027-06-01', held.settlementId, 'Lis Anna'),
      next('2010-01-01', held.settlementId, 'Kowalska Ewa'),
      next('2027-06-10', 'another one', 'Bąk Jan'),
    ],
  });
  server.answer(assignmentEndpoints.release, undefined);
  openScreen(routes, '/podmiot');
  await press('Zmień datę końca: Różana 3');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zakończenie użytkowania' }));
  await waitFor(() => expect(server.callsOf(assignmentEndpoints.ofGarden)).toHaveLength(1));
  if ('split' in sent) {
    const question = 'Czy Lis Anna przejmuje działkę po Kowalski Jan?';
    const asked = within(await dialog.findByRole('radiogroup', { name: question }));
    asked.getByRole('radio', { name: 'Tak, osobne rozliczenia', checked: true });
    await press('Nie, wspólne rozliczenia', { role: 'radio', within: asked });
    await press('Tak, osobne rozliczenia', { role: 'radio', within: asked });
  }
  await press('Zakończ użytkowanie', { within: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = server.callsOf(assignmentEndpoints.release).at(-1) ?? {};
  expect(body).toEqual({ id: 'a', validThru, ...sent });
});
