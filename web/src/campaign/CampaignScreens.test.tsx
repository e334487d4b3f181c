// @vitest-environment jsdom

import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import {
  type CampaignDetails,
  campaignDetails,
  campaignListItem,
} from '@grzadka/contract/campaign/campaign.model';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { campaignReadersCall } from '@grzadka/contract/campaign/campaign-readers.options';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sector } from '@grzadka/contract/sector/sector.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { formatMinute } from '../core/ui/format.ts';
import { CampaignScreen } from './CampaignScreen.tsx';
import { campaignPlace, entryNoticePath } from './campaign.paths.ts';
import { CampaignCreateScreen, CampaignEditScreen } from './form/CampaignFormScreens.tsx';
import { OpenRounds } from './OpenRounds.tsx';

const { screens } = campaignPlace;
const server = startTestServer();
const routes = [
  { path: '/liczniki', element: <OpenRounds /> },
  { path: screens.list, element: <p>Lista</p> },
  { path: screens.details, element: <CampaignScreen /> },
  { path: screens.create, element: <CampaignCreateScreen /> },
  { path: screens.edit, element: <CampaignEditScreen /> },
];
const roundPath = recordPath(screens.details, 'c');

const none = { 'to-read': 0, read: 0, inaccessible: 0, reported: 0, disputed: 0, estimated: 0 };
const counts = { ...none, total: 300, read: 212, inaccessible: 9, 'to-read': 79 };
const north = { id: 's1', name: 'Północ' };

const round: CampaignDetails = sampleOf(campaignDetails, {
  id: 'c',
  name: 'Jesień 2026',
  state: 'open',
  types: 'water',
  readFrom: '2026-10-12',
  readThru: '2026-10-25',
  noticeBy: '2026-10-05',
  missing: 'estimate',
  roles: ['plot'],
  sectors: [],
  readers: [{ userLoginId: 'u', name: 'Nowak Anna', sectors: [north] }],
  counts,
  bySector: [{ sector: north, counts }],
  byReader: [
    {
      userLoginId: 'u',
      name: 'Nowak Anna',
      read: 212,
      inaccessible: 9,
      assigned: 300,
      left: 79,
      lastSentAt: '2026-10-15T08:12:00.000Z',
    },
  ],
  addable: 0,
  waiting: 0,
  selfReport: false,
  chargedBy: null,
  closedAt: null,
  isClosing: false,
  isReopening: false,
});

beforeEach(() => {
  server.answer(campaignEndpoints.get, round, { etag: '"3"' });
});

test('an open round says how far it is, in all, by sector and by reader, and leads to its meters', async () => {
  openScreen(routes, roundPath);
  const words = 'Odczytane: 212 z 300 · Niedostępne: 9 · Do odczytania: 79';
  expect(await screen.findByText(words)).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Postęp odczytów' });
  expect(bar.getAttribute('aria-valuetext')).toBe(words);
  const readers = within(screen.getByRole('table', { name: 'Według odczytujących' }));
  expect(readers.getAllByRole('row')[1]?.textContent).toBe(
    `Nowak Anna212930079${formatMinute('2026-10-15T08:12:00.000Z')}`,
  );
  expect(screen.getByRole('table', { name: 'Według sektorów' })).toBeTruthy();
  const toRead = screen.getByRole('link', { name: 'Do odczytania: 79' });
  expect(toRead.getAttribute('href')).toBe(
    '/tury-odczytow/c/liczniki?filter-by-state=true&state=to-read',
  );
  expect(screen.getByRole('link', { name: 'Idź na obchód' }).getAttribute('href')).toBe(
    '/tury-odczytow/c/obchod',
  );
  expect(screen.getByRole('link', { name: 'Przygotuj zawiadomienie' }).getAttribute('href')).toBe(
    entryNoticePath('c'),
  );
  expect(screen.getByRole('link', { name: 'Wczytaj arkusz' }).getAttribute('href')).toBe(
    '/tury-odczytow/c/wczytaj-arkusz',
  );
  expect(screen.queryByRole('button', { name: /^Dodaj brakujące/ })).toBeNull();
});

test.each([
  ['draft', 'Edytuj', 1],
  ['closed', 'Otwórz ponownie', 0],
] as const)(
  'a round that takes reports has a card for holders until it is closed: %s',
  async (state, action, cards) => {
    const asked = { ...round, state, selfReport: true };
    server.answer(campaignEndpoints.get, asked, { etag: '"3"' });
    openScreen(routes, roundPath);
    await screen.findByText(action);
    expect(screen.queryAllByRole('button', { name: 'Drukuj kartkę dla działkowców' })).toHaveLength(
      cards,
    );
  },
);

test('reports that wait in it lead to where they are decided on', async () => {
  server.answer(campaignEndpoints.get, { ...round, waiting: 3 }, { etag: '"3"' });
  openScreen(routes, roundPath);
  const decide = await screen.findByRole('link', { name: 'Rozpatrz zgłoszenia' });
  expect(decide.getAttribute('href')).toBe('/zgloszenia-odczytow');
});

test('before it is closed one learns how many meters nobody read; what keeps it open is said there', async () => {
  openScreen(routes, roundPath);
  (await screen.findByRole('button', { name: 'Zamknij turę' })).focus();
  await press('Zamknij turę');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zamknąć turę odczytów?' }));
  expect(dialog.getByText(/^Liczniki bez odczytu: 88\. Program wpisze im szacunki/)).toBeTruthy();
  const message = campaignRefusals.waiting(3);
  server.refuse(campaignEndpoints.close, { code: 'conflict', message });
  await press('Zamknij turę', { within: dialog });
  expect(await dialog.findByText(message)).toBeTruthy();
  server.answer(campaignEndpoints.close, { estimated: 80, left: 8 });
  server.answer(campaignEndpoints.get, { ...round, state: 'closed' }, { etag: '"4"' });
  await press('Zamknij turę', { within: dialog });
  expect(
    await screen.findByText('Zamknięto turę odczytów. Oszacowane: 80 · Bez odczytu: 8'),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Otwórz ponownie' })).toBeTruthy();
  const sent = server.callsOf(campaignEndpoints.close).at(-1);
  expect([sent?.ifMatch, sent?.body]).toEqual(['"3"', { id: 'c' }]);
});

test('a draft is opened with its number of meters, or deleted', async () => {
  server.answer(campaignEndpoints.get, { ...round, state: 'draft' }, { etag: '"3"' });
  server.answer(campaignEndpoints.open, undefined);
  server.answer(campaignEndpoints.delete, undefined);
  const { path } = openScreen(routes, roundPath);
  expect(await screen.findByText('Do tury wejdą liczniki: 300')).toBeTruthy();
  await press('Otwórz turę');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Do tury wejdą liczniki: 300\. /)).toBeTruthy();
  await press('Otwórz turę', { within: dialog });
  expect(await screen.findByText('Otwarto turę odczytów')).toBeTruthy();
  expect(server.callsOf(campaignEndpoints.open)[0]?.ifMatch).toBe('"3"');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Usuń turę');
  await press('OK', { within: within(await screen.findByRole('alertdialog')) });
  await waitFor(() => expect(path()).toBe(screens.list));
});

test('what came later is added, and disputes stand out', async () => {
  const disputed = { ...round, addable: 4, counts: { ...counts, disputed: 2 } };
  server.answer(campaignEndpoints.get, disputed, { etag: '"3"' });
  server.answer(campaignEndpoints.addMissing, { added: 4 });
  openScreen(routes, roundPath);
  expect(await screen.findByText(/^Dwa różne odczyty: 2\. O każdym zdecyduj/)).toBeTruthy();
  await press('Dodaj brakujące (4)');
  expect(await screen.findByText('Dodano liczniki do tury: 4')).toBeTruthy();
});

test('who may not change rounds walks, and changes nothing', async () => {
  openScreen(routes, roundPath, { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByRole('link', { name: 'Idź na obchód' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Zamknij turę|Dodaj brakujące/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edytuj' })).toBeNull();
});

test('what a charge rests on is not opened again, and the screen says which', async () => {
  server.answer(campaignEndpoints.get, { ...round, state: 'closed', chargedBy: 'NAL/7/2026' });
  openScreen(routes, roundPath);
  expect(await screen.findByText(campaignRefusals.charged('NAL/7/2026'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Otwórz ponownie' })).toBeNull();
});

test('a closing that was broken off is said, and can be finished', async () => {
  const closing = { ...round, state: 'closed', isClosing: true } as const;
  server.answer(campaignEndpoints.get, closing, { etag: '"4"' });
  openScreen(routes, roundPath);
  expect(await screen.findByText(/^Program szacuje jeszcze liczniki bez odczytu/)).toBeTruthy();
  server.answer(campaignEndpoints.close, { estimated: 70, left: 18 });
  await press('Dokończ zamykanie');
  const dialog = await screen.findByRole('dialog', { name: 'Zamknąć turę odczytów?' });
  await press('Zamknij turę', { within: within(dialog) });
  expect(await screen.findByText(/Oszacowane: 70/)).toBeTruthy();
});

test('an opening again that was broken off is said, and can be finished', async () => {
  server.answer(campaignEndpoints.get, { ...round, isReopening: true }, { etag: '"5"' });
  openScreen(routes, roundPath);
  expect(await screen.findByText(/^Program unieważnia jeszcze szacunki tej tury/)).toBeTruthy();
  server.answer(campaignEndpoints.reopen, undefined);
  await press('Dokończ otwieranie');
  const dialog = await screen.findByRole('dialog', { name: 'Otworzyć turę ponownie?' });
  await press('Otwórz ponownie', { within: within(dialog) });
  expect(await screen.findByText('Otwarto turę ponownie')).toBeTruthy();
});

test('a new round names its readers, each with sectors', async () => {
  const items = [sampleOf(sector, north), sampleOf(sector, { id: 's2', name: 'Południe' })];
  server.answer(sectorEndpoints.list, { items });
  const gone = { id: 'g', name: 'Żółkiewski Jan', isEnabled: false };
  const logins = [{ id: 'u', name: 'Żółkiewska Łucja', isEnabled: true }, gone];
  server.answer(campaignReadersCall, { items: logins });
  server.answer(campaignEndpoints.create, { id: 'c' });
  const { path } = openScreen(routes, screens.create);
  await screen.findByLabelText('Nazwa');
  type('Nazwa', 'Jesień 2026');
  await screen.findByLabelText('Odczyty od');
  type('Odczyty od', '12.10.2026');
  type('Odczyty do', '25.10.2026');
  const readers = screen.getByRole('combobox', { name: 'Kto odczytuje' });
  readers.focus();
  fireEvent.change(readers, { target: { value: 'zolk' } });
  fireEvent.click(await screen.findByRole('option', { name: /Żółkiewska/ }));
  expect(screen.queryByRole('option', { name: /Żółkiewski / })).toBeNull();
  const own = within(await screen.findByRole('group', { name: 'Sektory: Żółkiewska Łucja' }));
  fireEvent.click(own.getByLabelText('Południe'));
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(roundPath));
  expect(server.callsOf(campaignEndpoints.create)[0]?.body).toMatchObject({
    name: 'Jesień 2026',
    sectorIds: [],
    roles: ['plot', 'common', 'main'],
    readFrom: '2026-10-12',
    readers: [{ userLoginId: 'u', sectorIds: ['s2'] }],
  });
});

test('above the meters stands the round that is open, with how far it is', async () => {
  const open = sampleOf(campaignListItem, { id: 'c', name: 'Jesień 2026', meters: 300, read: 88 });
  server.answer(campaignEndpoints.list, { items: [open], totalItems: 1 });
  openScreen(routes, '/liczniki');
  const way = await screen.findByRole('link', { name: 'Tura Jesień 2026: 88 z 300' });
  expect(way.getAttribute('href')).toBe(roundPath);
  expect(server.callsOf(campaignEndpoints.list)[0]?.query.get('state')).toBe('open');
});
