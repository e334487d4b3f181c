// @vitest-environment jsdom
import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import { systemOverview } from '@grzadka/contract/system/overview.model';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import manifest from '../../../package.json';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { helpPath, newsPage } from '../core/help-place.ts';
import { SystemScreen } from './SystemScreen.tsx';
import { systemPaths } from './system.paths.ts';
import { systemCards } from './system-cards.ts';

const server = startTestServer();

// It comes late; loading it may take longer than a test waits.
beforeAll(() => import('../consistency/ConsistencyDialog.tsx'), 60_000);

const routes = [{ path: systemPaths.overview, element: <SystemScreen /> }];
const open = () => openScreen(routes, systemPaths.overview);

/** The text of the card with this title. */
async function cardText(title: string): Promise<string | null> {
  const link = await screen.findByRole('link', { name: title });
  return link.closest('li')?.textContent ?? null;
}

test('every card of the contract has its place on the screen', () => {
  const keys = systemOverview.shape.cards.def.element.def.options.flatMap(({ shape }) => [
    ...shape.key.def.values,
  ]);
  const placed = systemCards.flatMap(({ state }) => state?.key ?? []);
  expect(placed.toSorted()).toEqual(keys.toSorted());
});

test('a card says how things are in a word and a sentence, and leads on', async () => {
  server.answer(systemEndpoints.overview, {
    cards: [{ key: 'sessions', state: { level: 'ok', logins: 2, sessions: 3 } }],
  });
  open();
  await screen.findByText('W porządku');
  expect(await cardText('Kto jest zalogowany')).toContain('Zalogowane osoby: 2. Przeglądarki: 3.');
  const link = screen.getByRole('link', { name: 'Kto jest zalogowany' });
  expect(link.getAttribute('href')).toBe('/system/sesje');
});

test('a card whose state is not known says so, and leads on', async () => {
  server.answer(systemEndpoints.overview, { cards: [{ key: 'sessions', state: null }] });
  open();
  await waitFor(async () =>
    expect(await cardText('Kto jest zalogowany')).toContain('Stan nieznany'),
  );
});

test('a card without a screen of its own opens a dialog, and tells what that has changed', async () => {
  const state = { level: 'warning', checkedAt: null, found: 0, hasFailed: false } as const;
  server.answer(systemEndpoints.overview, { cards: [{ key: 'consistency', state }] });
  server.answer(consistencyEndpoints.report, { isUnderWay: true, checks: [] });
  open();
  await screen.findByText('Do sprawdzenia');
  await press('Kontrola danych');
  const dialog = await screen.findByRole('dialog', { name: 'Kontrola danych' });
  await within(dialog).findByRole('button', { name: 'Sprawdzanie…' });

  const checkedAt = '2026-11-22T04:25:00.000Z';
  server.answer(systemEndpoints.overview, {
    cards: [{ key: 'consistency', state: { ...state, level: 'ok', checkedAt } }],
  });
  server.answer(consistencyEndpoints.report, { isUnderWay: false, checks: [] });
  expect(await screen.findByText('W porządku')).toBeTruthy();
  await press('Zamknij');
  // While a dialog is open, what is behind it is hidden from screen readers.
  expect(await screen.findByRole('button', { name: 'Kontrola danych' })).toBeTruthy();
});

test('without an answer the cards are there, and it can be tried again', async () => {
  server.refuse(systemEndpoints.overview, { code: 'internal' });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Nie udało się sprawdzić stanu programu.');
  expect(await cardText('Kto jest zalogowany')).toContain('Stan nieznany');

  server.answer(systemEndpoints.overview, {
    cards: [{ key: 'sessions', state: { level: 'ok', logins: 1, sessions: 1 } }],
  });
  await press('Spróbuj ponownie');
  expect(await screen.findByText('W porządku')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const leading = within(screen.getByRole('list')).getAllByRole('link');
  expect(leading).toHaveLength(systemCards.filter(({ to }) => to !== undefined).length);
});

test('below the cards stands the version, and a link leads to what is new in it', async () => {
  server.answer(systemEndpoints.overview, { cards: [] });
  open();
  await screen.findByText(`Grządka, wersja ${manifest.version}.`, { exact: false });
  const link = screen.getByRole('link', { name: 'Co nowego' });
  expect(link.getAttribute('href')).toBe(helpPath(newsPage));
});

test('below the cards a link leads to the licences', async () => {
  server.answer(systemEndpoints.overview, { cards: [] });
  open();
  const link = await screen.findByRole('link', { name: /^Licencje/ });
  expect(link.getAttribute('href')).toBe('/licencje.txt');
});
