// @vitest-environment jsdom
import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import { type Waiting, waiting } from '@grzadka/contract/home/home.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { WaitingSection } from './WaitingSection.tsx';

const server = startTestServer();
const routes = [{ path: '/', element: <WaitingSection /> }];

const nothing = sampleOf(waiting, { readings: 0, submissions: 0, failedMail: 0 });
const none = { count: 0, named: [] };
const calm: Waiting = {
  ...nothing,
  operations: null,
  campaigns: [],
  drafts: none,
  ending: none,
  undelivered: none,
};
const noMoney = { incoming: 0, outgoing: 0 };
const at = '2026-11-14T09:30:00.000Z';

/** The words of the lines, and where each leads; null where it leads nowhere. */
const lines = async () =>
  (await screen.findAllByRole('listitem')).map((line) => [
    line.textContent,
    line.querySelector('a')?.getAttribute('href') ?? null,
  ]);

test('each of what waits leads to where it is done', async () => {
  server.answer(homeEndpoints.waiting, {
    campaigns: [{ id: 'c', name: 'Jesień 2026', read: 88, meters: 300 }],
    operations: { count: 3, incoming: 120_50, outgoing: 20_00 },
    readings: 12,
    submissions: 60,
    drafts: {
      count: 7,
      named: [
        { type: 'news', id: 'n', name: 'Zebranie', parentId: null, at },
        { type: 'page-version', id: 'v', name: 'Opłaty', parentId: 'oplaty', at },
        { type: 'message', id: 'w', name: 'Odczyt', parentId: null, at },
      ],
    },
    ending: {
      count: 1,
      named: [{ type: 'notice', id: 'o', name: 'Brak wody', parentId: null, at }],
    },
    undelivered: {
      count: 6,
      named: [{ type: 'message', id: 's', name: 'Woda', parentId: null, at }],
    },
    failedMail: 2,
    backup: { isThere: true, awayAt: null },
  });
  openScreen(routes, '/');
  expect(await lines()).toEqual([
    ['Tura Jesień 2026: 88 z 300', '/tury-odczytow/c/obchod'],
    [
      'Operacje do wyjaśnienia: 3wpływy 120,50\u00a0zł, wydatki 20,00\u00a0zł',
      '/transakcje/do-wyjasnienia',
    ],
    ['Odczyty do sprawdzenia: 12', '/odczyty-do-sprawdzenia'],
    ['Zgłoszenia odczytów do rozpatrzenia: 60', '/zgloszenia-odczytow'],
    [`Ogłoszenie: Brak wodyKończy się ${formatMinute(at)}`, '/ogloszenia/edytuj-ogloszenie/o'],
    ['Wiadomość: WodaNie wszystkie e-maile dotarły, wysłano 2026.11.14', '/wiadomosci/s'],
    ['Inne wiadomości, które nie do wszystkich dotarły: 5', null],
    [
      'Wpis w aktualnościach: ZebranieSzkic od 2026.11.14',
      '/aktualnosci/edytuj-wpis-aktualnosci/n',
    ],
    ['Wersja podstrony: OpłatySzkic od 2026.11.14', '/strony/oplaty/wersje/edytuj-wersje-strony/v'],
    ['Wiadomość: OdczytSzkic od 2026.11.14', '/wiadomosci/w'],
    ['Inne szkice starsze niż tydzień: 4', null],
    ['Niewysłane e-maile: 2', '/system/zadania'],
    ['Pobierz kopię zapasowąŻadnej jeszcze nie pobrano', '/system/kopie'],
  ]);
});

test('where nothing waits any more, that is said', async () => {
  server.answer(homeEndpoints.waiting, { ...calm, readings: 1 });
  openScreen(routes, '/');
  expect(await lines()).toHaveLength(1);
  server.answer(homeEndpoints.waiting, { ...calm, operations: { ...noMoney, count: 0 } });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('Teraz nic na Ciebie nie czeka.');
  expect(screen.queryByRole('list')).toBeNull();
});

test('of money that waits only what came or went is named, and that there is no backup counts', async () => {
  const operations = { count: 1, incoming: 0, outgoing: 20_00 };
  const backup = { isThere: false, awayAt: null };
  server.answer(homeEndpoints.waiting, { ...calm, operations, backup });
  openScreen(routes, '/');
  expect(await lines()).toEqual([
    ['Operacje do wyjaśnienia: 1wydatki 20,00\u00a0zł', '/transakcje/do-wyjasnienia'],
    ['Kopia zapasowaNie ma jeszcze żadnej kopii', '/system/kopie'],
  ]);
});

test('what could not be found out is told in a line, and asked for once more', async () => {
  server.refuse(homeEndpoints.waiting, { code: 'internal' });
  openScreen(routes, '/');
  await screen.findByText(/Nie udało się sprawdzić, co na Ciebie czeka/);
  server.answer(homeEndpoints.waiting, { ...calm, backup: { isThere: true, awayAt: at } });
  await press('Spróbuj ponownie');
  expect(await lines()).toEqual([
    ['Pobierz kopię zapasowąOstatnio pobrano 2026.11.14', '/system/kopie'],
  ]);
});
