// @vitest-environment jsdom
import { backupDeadline } from '@grzadka/contract/backup/backup.deadline';
import { unclearLinesDeadline } from '@grzadka/contract/bank/unclear-lines.deadline';
import { entryNoticeDeadline } from '@grzadka/contract/campaign/entry-notice.deadline';
import { feesKnownDeadline } from '@grzadka/contract/charge/year/fees-known.deadline';
import { feesResolvedDeadline } from '@grzadka/contract/charge/year/fees-resolved.deadline';
import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { annualFinancesDeadline } from '@grzadka/contract/document/annual-finances.deadline';
import { oldRateDeadline } from '@grzadka/contract/interest-rate/old-rate.deadline';
import {
  legalisationDeadline,
  mostCountedMeters,
} from '@grzadka/contract/meter/legalisation.deadline';
import { unansweredRequestDeadline } from '@grzadka/contract/personal-data/unanswered-request.deadline';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { transferDeadline } from '@grzadka/contract/transfer-application/transfer.deadline';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { DeadlineScreen } from './DeadlineScreen.tsx';
import { DeadlineStrip } from './DeadlineStrip.tsx';

const server = startTestServer();
const routes = [
  { path: '/terminy', element: <DeadlineScreen /> },
  {
    path: '/oplaty',
    element: (
      <>
        <DeadlineStrip place="fees" />
        <p>Stan opłat</p>
      </>
    ),
  },
];

const draft = sampleOf(feesKnownDeadline.reply, {
  id: 'r',
  on: '2027-05-31',
  daysLeft: 0,
  number: null,
  title: 'Opłaty roczne 2027',
  firstDueOn: '2027-06-30',
});

/** One of each kind, urgent or not. */
const all: readonly Deadline[] = [
  sampleOf(legalisationDeadline.reply, {
    id: 'all',
    on: '2027-05-21',
    daysLeft: -10,
    meters: 12,
    thru: '2027-08-29',
  }),
  sampleOf(unclearLinesDeadline.reply, { on: null, daysLeft: null, lines: 3 }),
  sampleOf(backupDeadline.reply, { on: null, daysLeft: null, newestAt: null }),
  draft,
  { ...draft, id: 'a', number: 'NAL/2027/1', on: '2027-06-01', daysLeft: 1 },
  sampleOf(transferDeadline.reply, {
    id: 't',
    on: '2027-06-03',
    daysLeft: 3,
    garden: { id: 'g', name: '12A' },
  }),
  sampleOf(feesResolvedDeadline.reply, { id: '2027', on: '2027-06-30', daysLeft: 30 }),
  sampleOf(annualFinancesDeadline.reply, { id: '2027', on: '2027-07-01', daysLeft: 31 }),
];

/** Of each row what is due until when, and the way there. */
const rows = async () =>
  (await screen.findAllByRole('listitem')).map((row) => {
    const [what, when] = [...(row.firstElementChild?.children ?? [])];
    const way = within(row).getByRole('link');
    return [what?.textContent, when?.textContent, way.textContent, way.getAttribute('href')];
  });

test('a round of readings is to be made known, by a message to those whose meters are read', async () => {
  const round = {
    id: 'r',
    on: '2026-10-05',
    daysLeft: 5,
    name: 'Jesień 2026',
    readFrom: '2026-10-12',
  };
  server.answer(deadlineEndpoints.all, { items: [sampleOf(entryNoticeDeadline.reply, round)] });
  openScreen(routes, '/terminy', { role: 'ROLE_ADMIN' });
  const [row = []] = await rows();
  expect(row[0]).toContain('Zawiadomienie o odczycie: Jesień 2026');
  expect(row[2]).toBe('Przygotuj zawiadomienie');
  expect(new URLSearchParams(row[3]?.split('?')[1]).get('group')).toContain('"kind":"campaign"');
});

test('a rate of interest that may be out of date leads to the rates', async () => {
  const rate = { id: 'r', on: null, daysLeft: null, validFrom: '2025-12-04' };
  server.answer(deadlineEndpoints.all, { items: [sampleOf(oldRateDeadline.reply, rate)] });
  openScreen(routes, '/terminy', { role: 'ROLE_TREASURER' });
  expect(await rows()).toEqual([
    ['Stopa odsetek za opóźnienie', 'Do zrobienia teraz', 'Pokaż stopy odsetek', '/oplaty/odsetki'],
  ]);
});

test('a request of a person leads to the others', async () => {
  const party = { id: 'p', name: 'Lis Jan' };
  const request = { id: 'q', on: '2027-06-03', daysLeft: 3, party, isExtended: false };
  const told = sampleOf(unansweredRequestDeadline.reply, request);
  server.answer(deadlineEndpoints.all, { items: [told] });
  openScreen(routes, '/terminy', { role: 'ROLE_ADMIN' });
  expect(await rows()).toEqual([
    [
      'Odpowiedź na prośbę o dane: Lis Jan',
      'Termin: 2027.06.03, za\u00a03\u00a0dni',
      'Pokaż prośby',
      '/system/dane-osobowe',
    ],
  ]);
});

test('each deadline says until when it is, and leads to what is to be done', async () => {
  server.answer(deadlineEndpoints.all, { items: [...all] });
  openScreen(routes, '/terminy', { role: 'ROLE_ADMIN' });
  expect(await rows()).toEqual([
    [
      'Legalizacja liczników: 12',
      'Termin: 2027.05.21, minął 10\u00a0dni\u00a0temu',
      'Pokaż liczniki',
      '/liczniki?filter-by-legalisation=true&legalised-until-thru=2027-08-29',
    ],
    [
      'Operacje bankowe do wyjaśnienia: 3',
      'Do zrobienia teraz',
      'Wyjaśnij operacje',
      '/transakcje/do-wyjasnienia',
    ],
    ['Kopia zapasowa', 'Do zrobienia teraz', 'Pokaż kopie', '/system/kopie'],
    [
      'Zatwierdzenie naliczenia i zawiadomienie o opłatach: Opłaty roczne 2027',
      'Termin: 2027.05.31, dziś',
      'Pokaż naliczenie',
      '/oplaty/naliczenia/r',
    ],
    [
      'Zawiadomienie o opłatach: NAL/2027/1 Opłaty roczne 2027',
      'Termin: 2027.06.01, jutro',
      'Przygotuj zawiadomienie',
      `/nowa-wiadomosc?${new URLSearchParams({
        kind: 'fee-notice',
        group: '{"kind":"charge-run","operator":"include","chargeRunId":"a"}',
      })}`,
    ],
    [
      'Decyzja o przeniesieniu prawa do działki\u00a012A',
      'Termin: 2027.06.03, za\u00a03\u00a0dni',
      'Wpisz decyzję',
      '/szczegoly-dzialki/g?przeniesienie=t',
    ],
    [
      'Uchwała o opłatach na rok 2027',
      'Termin: 2027.06.30, za\u00a030\u00a0dni',
      'Dodaj uchwałę',
      '/oplaty/nowa-uchwala',
    ],
    [
      'Informacja finansowa za 2026 rok',
      'Termin: 2027.07.01, za\u00a031\u00a0dni',
      'Otwórz sprawozdanie',
      '/oplaty/sprawozdanie?rok=2026',
    ],
  ]);
});

test('who may not do what is due is led to where it is seen; more meters than are counted are told as that', async () => {
  const [legalisation, , , , , transfer, resolved] = all;
  const many = { ...legalisation, meters: mostCountedMeters } as Deadline;
  const items = [many, transfer, resolved].filter((one) => one !== undefined);
  server.answer(deadlineEndpoints.all, { items });
  openScreen(routes, '/terminy', { role: 'ROLE_EMPLOYEE' });
  expect((await rows()).map(([what, , label]) => [what, label])).toEqual([
    ['Legalizacja liczników: co najmniej 1\u00a0000', 'Pokaż liczniki'],
    ['Decyzja o przeniesieniu prawa do działki\u00a012A', 'Pokaż działkę'],
    ['Uchwała o opłatach na rok 2027', 'Pokaż uchwały'],
  ]);
});

test('where nothing is due that is said; what could not be read is asked for once more', async () => {
  server.refuse(deadlineEndpoints.all, { code: 'internal' });
  openScreen(routes, '/terminy');
  await screen.findByText(/^Nie udało się wczytać terminów\./);
  server.answer(deadlineEndpoints.all, { items: [] });
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Nie ma zbliżających się terminów.')).toBeTruthy();
});

test('above a hub stand the three nearest of its own, and the way to all', async () => {
  server.answer(deadlineEndpoints.all, { items: [...all] });
  openScreen(routes, '/oplaty');
  const strip = within(await screen.findByRole('region', { name: 'Terminy' }));
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Legalizacja liczników: 12 – termin minął 10\u00a0dni\u00a0temu',
    'Zatwierdzenie naliczenia i zawiadomienie o opłatach: Opłaty roczne 2027 – dziś',
    'Zawiadomienie o opłatach: NAL/2027/1 Opłaty roczne 2027 – jutro',
  ]);
  const allOfThem = strip.getByRole('link', { name: 'Wszystkie terminy (8)' });
  expect(allOfThem.getAttribute('href')).toBe('/terminy');
});

test.each<[string, () => void]>([
  [
    'of others alone',
    () =>
      server.answer(deadlineEndpoints.all, { items: all.filter((one) => one.kind === 'backup') }),
  ],
  ['that cannot be read', () => server.refuse(deadlineEndpoints.all, { code: 'internal' })],
])('deadlines %s leave no trace above a hub', async (_, told) => {
  told();
  openScreen(routes, '/oplaty');
  await waitFor(() => expect(server.callsOf(deadlineEndpoints.all)).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Terminy' })).toBeNull();
  expect(screen.getByText('Stan opłat')).toBeTruthy();
});

test('who may not read deadlines is told of none', () => {
  openScreen(routes, '/oplaty', { role: 'ROLE_USER' });
  expect(screen.getByText('Stan opłat')).toBeTruthy();
  expect(server.callsOf(deadlineEndpoints.all)).toHaveLength(0);
});
