// @vitest-environment jsdom

import { chargeEndpoints } from '@grzadka/contract/charge/charge.endpoints';
import { type Charge, charge, chargeLine } from '@grzadka/contract/charge/charge.model';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { ChargesOfSettlement } from './ChargesOfSettlement.tsx';

const server = startTestServer();
const routes = [{ path: '/konto', element: <ChargesOfSettlement settlement={{ id: 's' }} /> }];

const words = 'Opłata ogrodowa 2027: 312,50 m² × 0,45 zł = 140,63 zł';
const charged: Charge = sampleOf(charge, {
  id: 'c',
  number: 'NAL/2027/1/17',
  run: { id: 'r', number: 'NAL/2027/1', title: 'Opłaty roczne 2027' },
  feeKind: { id: 'k', name: 'Opłata ogrodowa', purpose: 'management' },
  amount: 140_63,
  state: 'open',
  parts: [
    { dueOn: '2027-06-30', amount: 70_32, open: 0, writtenOff: 0 },
    { dueOn: '2027-09-30', amount: 70_31, open: 20_31, writtenOff: 0 },
  ],
  lines: [sampleOf(chargeLine, { words, amount: 140_63 })],
  reversedOn: null,
  reversalReason: null,
});
const reversed: Charge = {
  ...charged,
  state: 'reversed',
  parts: [],
  reversedOn: '2027-07-05',
  reversalReason: 'błędna powierzchnia',
};

test('a charge tells what of it is open and why it is as it is, and is taken back by itself', async () => {
  server.answer(chargeEndpoints.ofSettlement, { items: [charged] });
  openScreen(routes, '/konto', { role: 'ROLE_TREASURER' });
  const row = within(await screen.findByRole('list', { name: 'NAL/2027/1' }));
  expect(row.getByText('Do zapłaty')).toBeTruthy();
  expect(row.getByText(/^NAL/).textContent?.replaceAll('\u00A0', ' ')).toBe(
    'NAL/2027/1/17; termin 2027.06.30: 70,32 zł, zapłacone; termin 2027.09.30: 70,31 zł, do zapłaty 20,31 zł',
  );
  const run = screen.getByRole('link', { name: 'NAL/2027/1 Opłaty roczne 2027' });
  expect(run.getAttribute('href')).toBe('/oplaty/naliczenia/r');
  const none = 'Tego zawiadomienia nie ma.';
  server.refuse(statementEndpoints.notice, { code: 'conflict', message: none });
  await press('Zawiadomienie (PDF): NAL/2027/1');
  expect(await screen.findByText(`Nie udało się utworzyć pliku. ${none}`)).toBeTruthy();
  expect(String(server.callsOf(statementEndpoints.notice)[0]?.query)).toBe('runId=r');
  await press('Zamknij');
  expect(screen.queryByText(words)).toBeNull();
  await press('Szczegóły: NAL/2027/1/17');
  expect(await screen.findByText(words)).toBeTruthy();

  await press('Storno należności: NAL/2027/1/17');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Storno należności', { within: dialog });
  expect(await dialog.findByText('Napisz, dlaczego')).toBeTruthy();
  const reason = 'błędna powierzchnia';
  type('Przyczyna', reason, dialog);
  const message = chargeRefusals.laterCharged('NAL/2027/3/4');
  server.refuse(chargeEndpoints.reverse, { code: 'conflict', message });
  await press('Storno należności', { within: dialog });
  expect(await dialog.findByText(message)).toBeTruthy();
  server.answer(chargeEndpoints.reverse, { id: 'e' });
  server.answer(chargeEndpoints.ofSettlement, { items: [reversed] });
  // The message may come a moment before the cover of the call is gone.
  await press('Storno należności', { within: dialog });
  expect(await screen.findByText(/Storno 2027\.07\.05: błędna powierzchnia$/)).toBeTruthy();
  expect(screen.getByText('Zrobiono storno należności')).toBeTruthy();
  expect(server.callsOf(chargeEndpoints.reverse).at(-1)?.body).toEqual({
    chargeIds: ['c'],
    day: gardenToday(),
    reason,
  });
  expect(screen.queryByRole('link', { name: /^Zawiadomienie/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Storno/ })).toBeNull();
});

test('an employee takes nothing back; the latest runs come first, and the earlier ones when they are asked for', async () => {
  const items = [4, 3, 2, 1].map((at): Charge => {
    const number = `NAL/2027/${at}`;
    return {
      ...charged,
      id: number,
      number: `${number}/1`,
      run: { id: number, number, title: 'Media' },
    };
  });
  server.answer(chargeEndpoints.ofSettlement, { items });
  openScreen(routes, '/konto', { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findAllByRole('list')).toHaveLength(3);
  await press('Szczegóły: NAL/2027/4/1');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Storno/ })).toBeNull();
  await press('Pokaż wcześniejsze naliczenia');
  expect(screen.getByRole('list', { name: 'NAL/2027/1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pokaż wcześniejsze naliczenia' })).toBeNull();
});
