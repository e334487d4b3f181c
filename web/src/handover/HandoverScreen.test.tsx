// @vitest-environment jsdom

import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import {
  type HandoverDetails,
  handoverDetails,
} from '@grzadka/contract/handover/handover-details.model';
import {
  type HandoverStep,
  handoverStepLabels,
  type StepState,
} from '@grzadka/contract/handover/handover-steps';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { sentPhotoEndpoints } from '@grzadka/contract/submission/sent-photo.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { candidates } from '@grzadka/contract/waiting/waiting.model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  field,
  openScreen,
  pickFile,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { UploadByFetch } from '../../test/upload-by-fetch.ts';
import { startCamera } from '../../test/walk-screen.tsx';
import { HandoverScreen } from './HandoverScreen.tsx';
import { handoverPlace } from './handover.paths.ts';

const server = startTestServer();

// They come late to a screen.
beforeAll(async () => {
  await Promise.all([
    import('./end/EndDialog.tsx'),
    import('./end/CancelDialog.tsx'),
    import('./steps/ReasonDialog.tsx'),
    import('./coming/NewPartyDialog.tsx'),
    import('./coming/FindPartyDialog.tsx'),
  ]);
}, 60_000);

const { details } = handoverPlace.screens;
const routes = [{ path: details, element: <HandoverScreen /> }];
const address = details.replace(':id', 'h');

beforeEach(() => server.answer(waitingEndpoints.candidates, sampleOf(candidates, { items: [] })));

/** A handover in progress whose steps are done but for these. */
function handover(
  states: Partial<Record<HandoverStep, StepState>>,
  facts: Partial<HandoverDetails> = {},
): HandoverDetails {
  const steps = (Object.keys(handoverStepLabels) as HandoverStep[]).map((step) => {
    const state = states[step] ?? 'done';
    return { step, state, words: `${state}: ${step}` };
  });
  const garden = { id: 'g', name: '12A', sector: 'Sektor 1' };
  return sampleOf(handoverDetails, { id: 'h', state: 'open', garden, steps, ...facts });
}

const account = {
  id: 's',
  reference: 'GR00012320',
  balance: 70_00,
  open: [{ name: 'Opłata ogrodowa', amount: 70_00 }],
  uncharged: [],
  run: null,
};

const filled = () =>
  [...document.querySelectorAll(':is(a, button)[data-look=filled]')].map(
    ({ textContent }) => textContent,
  );

test('one button stands out: what the first missing step is about, or the end where nothing is missing', async () => {
  server.answer(
    handoverEndpoints.get,
    handover({ arrears: 'missing', coming: 'missing' }, { account, ground: 'transfer' }),
  );
  openScreen(routes, address);
  await screen.findByText(
    /^Gotowe: 7 z 9\. Do zakończenia brakuje: Zaległości, Nowy działkowiec\.$/,
  );
  expect(filled()).toEqual(['Przyjmij wpłatę']);
  expect(screen.getByRole('link', { name: 'Przyjmij wpłatę' }).getAttribute('href')).toMatch(
    /konto=s&kwota=70%2C00$/,
  );
  server.answer(handoverEndpoints.get, handover({ points: 'open' }));
  server.answer(handoverEndpoints.update, undefined);
  await press('Przekaż mimo zaległości');
  await screen.findByLabelText('Powód');
  type('Powód', 'zapłaci u notariusza');
  await press('Przekaż mimo zaległości', { within: within(screen.getByRole('dialog')) });
  await screen.findByText(/Niczego nie brakuje\./);
  await waitFor(() => expect(filled()).toEqual(['Zakończ przekazanie']));
  expect(server.callsOf(handoverEndpoints.update)).toMatchObject([
    { ifMatch: '"1"', body: { id: 'h', arrearsReason: 'zapłaci u notariusza' } },
  ]);
});

test('a step that is done is small until it is asked for', async () => {
  server.answer(handoverEndpoints.get, handover({}, { account }));
  openScreen(routes, address);
  const step = within(await screen.findByRole('listitem', { name: 'Zaległości' }));
  expect(step.getByText('done: arrears')).toBeTruthy();
  expect(step.queryByText('Opłata ogrodowa')).toBeNull();
  await press('Zaległości', { within: step });
  expect(step.getByText('Opłata ogrodowa')).toBeTruthy();
});

test('the end is sent as it was shown, and shown anew where something is different by then', async () => {
  server.answer(handoverEndpoints.get, handover({}));
  openScreen(routes, address);
  const shown = { what: ['Kowalski Jan: koniec 2027.05.31.'], missing: [], shown: 'first' };
  server.answer(handoverEndpoints.preview, shown);
  await press('Zakończ przekazanie');
  await screen.findByText('Kowalski Jan: koniec 2027.05.31.');
  server.refuse(handoverEndpoints.complete, {
    code: 'conflict',
    message: handoverRefusals.changed,
  });
  const later = { ...shown, what: ['Kowalski Jan: koniec 2027.06.01.'], shown: 'second' };
  server.answer(handoverEndpoints.preview, later);
  await press('Zakończ');
  await screen.findByText(handoverRefusals.changed);
  await screen.findByText('Kowalski Jan: koniec 2027.06.01.');
  server.answer(handoverEndpoints.complete, undefined);
  await press('Zakończ');
  await screen.findByText('Zakończono przekazanie działki');
  expect(server.callsOf(handoverEndpoints.complete).map(({ body }) => body)).toEqual([
    { id: 'h', shown: 'first' },
    { id: 'h', shown: 'second' },
  ]);
});

test('what is missing keeps the end from being sent', async () => {
  server.answer(handoverEndpoints.get, handover({ entry: 'missing' }));
  openScreen(routes, address);
  server.answer(handoverEndpoints.preview, { what: [], missing: ['Wybierz opłaty.'], shown: 'x' });
  await press('Zakończ przekazanie');
  await screen.findByText('Wybierz opłaty.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zakończ' }).disabled).toBe(true);
});

test('whom a first attempt has taken in as a party is not taken in twice', async () => {
  server.answer(
    handoverEndpoints.get,
    handover({ coming: 'missing' }, { comingName: 'Kowal Marta' }),
  );
  openScreen(routes, address);
  await press('Nowa osoba lub firma');
  await screen.findByText('Zapisano dotąd: Kowal Marta');
  type('Imię', 'Marta');
  type('Nazwisko', 'Kowal');
  server.answer(partyEndpoints.create, { id: 'p' });
  server.refuse(handoverEndpoints.update, { code: 'unavailable' });
  const dialog = within(screen.getByRole('dialog'));
  await press('Zapisz', { within: dialog });
  await screen.findByText(/^Program chwilowo nie odpowiada/);
  expect(field('Nazwisko').value).toBe('Kowal');
  server.answer(handoverEndpoints.update, undefined);
  await press('Zapisz', { within: dialog });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(partyEndpoints.create)).toHaveLength(1);
  expect(server.callsOf(handoverEndpoints.update).at(-1)?.body).toEqual({
    id: 'h',
    coming: [{ partyId: 'p', beginsMembership: true, getsLogin: false }],
    comingName: null,
  });
});

test('who may only read sees how it stands, and nothing to change it by', async () => {
  server.answer(handoverEndpoints.get, handover({ coming: 'missing', points: 'open' }));
  openScreen(routes, address, { role: 'ROLE_EMPLOYEE' });
  await screen.findByText('missing: coming');
  expect(filled()).toEqual([]);
  for (const name of ['Dodaj', 'Zakończ przekazanie', 'Odwołaj', 'Edytuj']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.getByText(/^Zakończyć może skarbnik/)).toBeTruthy();
});

test('a photo goes to the own reading alone, and again where it did not arrive', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadByFetch);
  startCamera();
  const reading = { value: 124, measuredAt: '2026-11-30T10:00:00.000Z', isEstimate: false };
  const read = {
    type: 'WaterMeter',
    serialNumber: null,
    isOff: false,
    last: null,
    reading,
  } as const;
  const own = { ...read, id: 'm', name: 'W-1', hasPhoto: false };
  const other = { ...own, id: 'n', name: 'W-2', photoOf: { clientKey: 'n', loginId: 'other' } };
  const photoOf = { clientKey: 'k', loginId: 'signed-in' };
  const meters = [{ ...own, photoOf }, other];
  server.answer(handoverEndpoints.get, handover({ readings: 'missing' }, { meters }));
  server.refuse(sentPhotoEndpoints.addPhoto, { code: 'unavailable' });
  openScreen(routes, address);
  await screen.findByRole('button', { name: 'Dodaj zdjęcie: W-1' });
  expect(screen.queryByRole('button', { name: 'Dodaj zdjęcie: W-2' })).toBeNull();
  pickFile('Dodaj zdjęcie', new File(['camera'], 'licznik.jpg', { type: 'image/jpeg' }));
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  server.answer(sentPhotoEndpoints.addPhoto, undefined);
  const seen = [{ ...own, hasPhoto: true, photoOf: null }, other];
  server.answer(handoverEndpoints.get, handover({ readings: 'missing' }, { meters: seen }));
  again.click();
  await screen.findByText('Zdjęcie jest zapisane.');
  const sent = server.callsOf(sentPhotoEndpoints.addPhoto);
  expect(sent.map(({ body }) => (body as FormData).get('clientKey'))).toEqual(['k', 'k']);
});
