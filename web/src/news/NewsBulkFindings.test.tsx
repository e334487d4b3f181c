// @vitest-environment jsdom

import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsListItem } from '@grzadka/contract/news/news.model';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import type { FoundRecord } from '@grzadka/contract/site/findings/findings.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { ChosenFindingsDialog } from '../content/findings/ChosenFindingsDialog.tsx';
import { area } from './news.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];

const items = ['Woda', 'Zaległości', 'Zebranie'].map((title, index) =>
  sampleOf(newsListItem, { id: `n${index + 1}`, title }),
);

// They come late to the screen.
beforeAll(async () => {
  await Promise.all([
    import('../core/list/selection/SelectionBar.tsx'),
    import('../content/findings/ChosenFindings.tsx'),
  ]);
}, 60_000);

beforeEach(makeRoomForRows);

/** Chooses all entries of the list, and answers the first question about what is to be done to them. */
async function doToAll(action: string): Promise<void> {
  server.answer(newsEndpoints.list, { items, totalItems: 3 });
  server.answer(newsEndpoints.bulk, { done: 3, failed: [] });
  openScreen(routes, '/aktualnosci');
  await screen.findAllByRole('listitem');
  await press('Więcej');
  await press('Zaznacz pozycje');
  await press('Zaznacz wszystkie pasujące: 3');
  await screen.findByText('Zaznaczone: 3');
  await confirm(action);
}

async function confirm(action: string): Promise<void> {
  await press(action);
  const question = await screen.findByRole('alertdialog', { name: /3\u00a0wpisy\?$/ });
  await press(action, { within: within(question) });
}

async function answer(name: string): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Opublikować mimo to?' });
  await press(name, { within: within(question) });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

const sent = () => server.callsOf(newsEndpoints.bulk).map(({ body }) => body);

test('chosen entries are asked about once, and those with findings are published despite them', async () => {
  const findings = [{ kind: 'pesel' as const, place: 1, excerpt: 'Jan 44051401458' }];
  server.answer(findingsEndpoints.chosenNews, { found: [{ id: 'n2', findings }] });
  await doToAll('Opublikuj teraz');
  const question = await screen.findByRole('alertdialog', { name: 'Opublikować mimo to?' });
  expect(server.callsOf(findingsEndpoints.chosenNews).map(({ body }) => body)).toEqual([
    { ids: ['n1', 'n2', 'n3'] },
  ]);
  const named = within(question).getAllByRole('heading', { level: 3 });
  expect(named.map(({ textContent }) => textContent)).toEqual(['Zaległości']);
  expect(within(question).getByRole('listitem').textContent).toBe(
    'Numer PESEL (blok\u00a01): „Jan 44051401458”',
  );
  await answer('Wróć do listy');
  expect(sent()).toEqual([]);
  expect(screen.getByText('Zaznaczone: 3')).toBeTruthy();

  await confirm('Opublikuj teraz');
  server.answer(newsEndpoints.bulk, { done: 1, failed: [] });
  await answer('Opublikuj mimo to');
  await waitFor(() =>
    expect(sent()).toEqual([
      { action: 'publish-now', despiteFindings: true, ids: ['n2'] },
      { action: 'publish-now', ids: ['n1', 'n3'] },
    ]),
  );
});

test.each([
  ['where nothing is found', () => server.answer(findingsEndpoints.chosenNews, { found: [] })],
  [
    'where the search fails',
    () => server.refuse(findingsEndpoints.chosenNews, { code: 'internal' }),
  ],
])('%s, chosen entries are published unasked', async (_, search) => {
  search();
  await doToAll('Opublikuj teraz');
  expect(await screen.findByText('Opublikowano 3 wpisy')).toBeTruthy();
  expect(server.callsOf(findingsEndpoints.chosenNews)).toHaveLength(1);
  expect(sent()).toEqual([{ action: 'publish-now', ids: ['n1', 'n2', 'n3'] }]);
});

test('what is stopped while it is looked through is not published', async () => {
  const found = Promise.withResolvers<{ found: [] }>();
  server.answer(findingsEndpoints.chosenNews, found.promise);
  await doToAll('Opublikuj teraz');
  await press('Przerwij');
  await waitFor(() => expect(screen.queryByText('Sprawdzanie… 0 z 3')).toBeNull());
  found.resolve({ found: [] });
  await found.promise;
  expect(sent()).toEqual([]);
  expect(screen.getByText('Zaznaczone: 3')).toBeTruthy();
});

test('what is withdrawn is not looked through', async () => {
  await doToAll('Wycofaj');
  expect(await screen.findByText('Wycofano 3 wpisy')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'end-publication', ids: ['n1', 'n2', 'n3'] }]);
});

test('of much that was found some is named, and the rest is counted', async () => {
  const findings = [1, 2, 3, 4, 5].map((place) => ({
    kind: 'pesel' as const,
    place,
    excerpt: '44051401458',
  }));
  const found: FoundRecord[] = Array.from({ length: 12 }, (_, id) => ({ id: `${id}`, findings }));
  const dialog = (
    <ChosenFindingsDialog
      lookup={{ found, looked: 50 }}
      all={60}
      nameOf={(id) => `Wpis ${id}`}
      onPublish={() => undefined}
      onCancel={() => undefined}
    />
  );
  openScreen([{ path: '/', element: dialog }], '/');
  const { textContent } = await screen.findByRole('alertdialog');
  expect(textContent).toContain('Pozycje, których to dotyczy: 12\u00a0z\u00a060.');
  expect(textContent).toContain('Udało się sprawdzić tylko 50\u00a0z\u00a060.');
  const named = screen.getAllByText(/^Wpis/).map((name) => name.textContent);
  expect(named).toEqual(found.slice(0, 10).map(({ id }) => `Wpis ${id}`));
  expect(screen.getAllByText('Numer PESEL')).toHaveLength(10 * 3);
  expect(screen.getAllByText('i inne: 2')).toHaveLength(10 + 1);
});
