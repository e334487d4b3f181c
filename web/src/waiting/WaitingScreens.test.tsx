// @vitest-environment jsdom

import { gardenDetails } from '@grzadka/contract/garden/garden.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { candidate, candidates, waitingDetails } from '@grzadka/contract/waiting/waiting.model';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { CandidatesOfGarden } from './CandidatesOfGarden.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';
import { waitingPlace } from './waiting.paths.ts';

const server = startTestServer();

// It comes late to a screen.
beforeAll(() => import('./OfferDialog.tsx'), 60_000);

const garden = sampleOf(gardenDetails, { id: 'g', name: '12A', parties: [] });
const one = sampleOf(candidate, { appliedOn: '2024-02-29', misfits: [], hasDeclined: false });
const waits = sampleOf(candidates, {
  isFree: true,
  offer: null,
  items: [
    { ...one, id: 'a', name: 'Bąk Halina', place: 1, misfits: ['electricity'] },
    { ...one, id: 'b', name: 'Lis Ewa', place: 2 },
  ],
});

test('whom a plot fits comes first, with the place on the list and what does not fit', async () => {
  server.answer(waitingEndpoints.candidates, waits);
  openScreen([{ path: '/', element: <CandidatesOfGarden garden={garden} /> }], '/');
  const list = within(await screen.findByRole('list', { name: 'Oczekujący na tę działkę' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lis Ewa2. na liście, od 2024.02.29 · pasuje do życzeńZaproponuj',
    'Bąk Halina1. na liście, od 2024.02.29 · nie pasuje: bez prąduZaproponuj',
  ]);
});

test('a plot that somebody holds says nothing of who waits, and nobody offers one without the permission', async () => {
  const held = { ...garden, parties: [{ id: 'p', name: 'Lis Jan' }] };
  openScreen([{ path: '/', element: <CandidatesOfGarden garden={held} /> }], '/');
  expect(screen.queryByRole('heading', { name: 'Oczekujący na tę działkę' })).toBeNull();
  server.answer(waitingEndpoints.candidates, waits);
  openScreen([{ path: '/', element: <CandidatesOfGarden garden={garden} /> }], '/', {
    role: 'ROLE_EMPLOYEE',
  });
  await screen.findByText(/pasuje do życzeń/);
  expect(screen.queryByRole('button', { name: /^Zaproponuj/ })).toBeNull();
});

test('who passes somebody over is asked why, and nothing typed is lost', async () => {
  server.answer(waitingEndpoints.candidates, waits);
  openScreen([{ path: '/', element: <CandidatesOfGarden garden={garden} /> }], '/');
  await screen.findByText(/pasuje do życzeń/);
  await press('Zaproponuj: Bąk Halina');
  const reason = 'Wcześniej na liście: Lis Ewa. Napisz, dlaczego nie po kolei.';
  server.refuse(waitingEndpoints.offer, { code: 'validation', fields: { reason } });
  await press('Zaproponuj działkę');
  await screen.findByText(reason);
  type('Dlaczego nie po kolei', 'wyjechała');
  server.answer(waitingEndpoints.offer, { id: 'o' });
  await press('Zaproponuj działkę');
  await screen.findByText('Zapisano propozycję');
  expect(server.callsOf(waitingEndpoints.offer).at(-1)?.body).toMatchObject({
    id: 'a',
    gardenId: 'g',
    reason: 'wyjechała',
  });
});

test('the answer to an open offer is recorded where the offer stands', async () => {
  const offer = {
    id: 'o',
    garden: { id: 'g', name: '12A' },
    offeredOn: '2026-11-01',
    until: '2099-11-15',
    answer: null,
    answeredOn: null,
    reason: null,
  };
  const earlier = { ...offer, id: 'p', until: '2026-10-15', answer: 'no' as const };
  const entry = sampleOf(waitingDetails, {
    id: 'b',
    name: 'Lis Ewa',
    party: null,
    state: 'offered',
    offers: [offer, earlier],
  });
  server.answer(waitingEndpoints.get, entry);
  const { details } = waitingPlace.screens;
  openScreen([{ path: details, element: <WaitingScreen /> }], details.replace(':id', 'b'));
  await screen.findByText('Nieprzyjęta: bez odpowiedzi do 2026.10.15');
  server.answer(waitingEndpoints.answer, undefined);
  await press('Przyjmuje: 12A');
  await screen.findByText('Zapisano odpowiedź');
  expect(server.callsOf(waitingEndpoints.answer).at(-1)?.body).toEqual({ id: 'b', answer: 'yes' });
});
