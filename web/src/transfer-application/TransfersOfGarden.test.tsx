// @vitest-environment jsdom
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { gardenDetails } from '@grzadka/contract/garden/garden.model';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { transferApplicationEndpoints } from '@grzadka/contract/transfer-application/transfer-application.endpoints';
import {
  transferApplication,
  transferRefusals,
} from '@grzadka/contract/transfer-application/transfer-application.model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { TransfersOfGarden } from './TransfersOfGarden.tsx';

const server = startTestServer();

const garden = sampleOf(gardenDetails, { id: 'g', parties: [{ id: 'p', name: 'Lis Jan' }] });
const routes = [{ path: '/dzialka', element: <TransfersOfGarden garden={garden} /> }];

const waiting = sampleOf(transferApplication, {
  id: 't',
  appliedOn: '2026-11-02',
  lastDay: '2027-01-02',
  from: { id: 'p', name: 'Lis Jan' },
  to: { id: null, name: 'Kowal Marta' },
  outcome: 'waiting',
  decidedOn: null,
  note: null,
  etag: '"1"',
});
const decided = { outcome: 'refusal', decidedOn: '2026-06-30', note: 'opłaty' } as const;

beforeEach(() => {
  server.answer(partyEndpoints.list, { items: [], totalItems: 0 });
  server.answer(transferApplicationEndpoints.ofGarden, { items: [waiting] });
});

test('each application tells who gives the plot to whom, and how it stands', async () => {
  server.answer(transferApplicationEndpoints.ofGarden, {
    items: [
      waiting,
      { ...waiting, id: 's', appliedOn: '2025-12-31', lastDay: '2026-02-28', outcome: 'silence' },
      { ...waiting, id: 'r', ...decided },
    ],
  });
  openScreen(routes, '/dzialka', { role: 'ROLE_EMPLOYEE' });
  const rows = await screen.findAllByRole('listitem');
  const who = 'Przenosi: Lis Jan. Przejmuje: Kowal Marta.';
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Zgłoszenie z 2026.11.02Czas na decyzję do 2027.01.02${who}`,
    `Zgłoszenie z 2025.12.31Zgoda przez milczenie z dniem 2026.02.28${who}`,
    `Zgłoszenie z 2026.11.02Odmowa 2026.06.30${who}opłaty`,
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the board agreed to leads to the handover of the plot, for who may begin one', async () => {
  const agreed = { ...waiting, id: 's', outcome: 'consent', decidedOn: '2026-11-20' } as const;
  server.answer(transferApplicationEndpoints.ofGarden, { items: [waiting, agreed] });
  openScreen(routes, '/dzialka');
  const links = await screen.findAllByRole('link', { name: /^Przekaż działkę/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/przekaz-dzialke?dzialka=g&zgloszenie=s',
  ]);
});

test('an application is added, of the holder and today unless told otherwise', async () => {
  server.answer(transferApplicationEndpoints.ofGarden, { items: [] });
  openScreen(routes, '/dzialka');
  await screen.findByText('Nie zgłoszono przeniesienia');
  const title = 'Zgłoszono przeniesienie prawa do działki';
  await press(title);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await press('Zapisz', { within: dialog });
  await dialog.findByText(transferRefusals.noTarget);
  const name = dialog.getByRole('textbox', { name: 'Imię i nazwisko' });
  fireEvent.change(name, { target: { value: 'Kowal Marta' } });
  server.answer(transferApplicationEndpoints.create, { id: 't' });
  server.answer(transferApplicationEndpoints.ofGarden, { items: [waiting] });
  await press('Zapisz', { within: dialog });
  await screen.findByText('Zgłoszenie z 2026.11.02');
  expect(server.callsOf(transferApplicationEndpoints.create)[0]?.body).toEqual({
    gardenId: 'g',
    appliedOn: gardenToday(),
    fromPartyId: 'p',
    toPartyId: null,
    toName: 'Kowal Marta',
    decision: null,
    decidedOn: null,
    note: null,
  });
});

test('who is led here to decide has the focus there; one added by mistake is deleted', async () => {
  // Refused today, which the law allows for two months.
  const appliedOn = addDays(gardenToday(), -5);
  const lately = { ...waiting, appliedOn, lastDay: lastDay.toDecideTransfer(appliedOn) };
  server.answer(transferApplicationEndpoints.ofGarden, { items: [lately] });
  openScreen(routes, '/dzialka?przeniesienie=t');
  const decide = await screen.findByRole('button', { name: /^Wpisz decyzję/ });
  await waitFor(() => expect(document.activeElement).toBe(decide));
  fireEvent.click(decide);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Decyzja o przeniesieniu prawa do działki' }),
  );
  const save = () => press('Zapisz', { within: dialog });
  await save();
  await dialog.findByText(transferRefusals.noDecision);
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Decyzja zarządu' }));
  await press('Odmowa', { role: 'option' });
  server.answer(transferApplicationEndpoints.update, undefined);
  server.answer(transferApplicationEndpoints.ofGarden, {
    items: [{ ...lately, ...decided, etag: '"2"' }],
  });
  await save();
  await screen.findByText('Odmowa 2026.06.30');
  expect(server.callsOf(transferApplicationEndpoints.update)).toMatchObject([
    { ifMatch: '"1"', body: { id: 't', decision: 'refusal', decidedOn: gardenToday() } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer(transferApplicationEndpoints.delete, undefined);
  await press(`Usuń zgłoszenie: Zgłoszenie z ${dayInFigures(appliedOn)}, Kowal Marta`);
  server.answer(transferApplicationEndpoints.ofGarden, { items: [] });
  await press('OK');
  await screen.findByText('Nie zgłoszono przeniesienia');
  expect(server.callsOf(transferApplicationEndpoints.delete)).toMatchObject([{ ifMatch: '"2"' }]);
});
