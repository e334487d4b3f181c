// @vitest-environment jsdom
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsDetails } from '@grzadka/contract/news/news.model';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { area } from './news.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const listPath = '/aktualnosci';
const entryPath = `${listPath}/edytuj-wpis-aktualnosci/n`;
const draft = sampleOf(newsDetails, { id: 'n', title: 'Zebranie', content: { items: [] } });
const longAgo = '2026-01-02T00:00:00.000Z';
const visible = { publicationFromDate: longAgo, state: 'visible' } as const;
const pesel = { kind: 'pesel', place: 'title', excerpt: 'Jan 44051401458' } as const;

// It comes late to the screen.
beforeAll(() => import('../content/findings/FindingsDialog.tsx'), 60_000);

beforeEach(() => {
  server.answer(newsEndpoints.list, { items: [], totalItems: 0 });
  server.answer(newsEndpoints.update, undefined);
  server.answer(siteEndpoints.state, { enabled: false, url: 'https://ogrod.example.pl' });
  server.answer(findingsEndpoints.news, { findings: [] });
  server.answer(findingsEndpoints.typed, { findings: [] });
});

async function answer(name: string): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Opublikować mimo to?' });
  await press(name, { within: within(question) });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('a draft is published by a button, with what was typed; who goes back to the text has a draft', async () => {
  server.answer(newsEndpoints.get, draft);
  server.answer(findingsEndpoints.typed, { findings: [pesel] });
  const { path } = openScreen(routes, entryPath);
  expect(await screen.findByText('Czytelnicy tego nie widzą.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wycofaj' })).toBeNull();
  type('Tytuł', pesel.excerpt);
  await press('Opublikuj teraz');
  await answer('Wróć do tekstu');
  expect(server.callsOf(newsEndpoints.update)).toEqual([]);
  expect(screen.getByText('Po zapisaniu: szkic, którego czytelnicy nie widzą')).toBeTruthy();
  expect(field('Tytuł').value).toBe(pesel.excerpt);

  await press('Opublikuj teraz');
  await answer('Opublikuj mimo to');
  await waitFor(() => expect(path()).toBe(listPath));
  const [sent] = server.callsOf(newsEndpoints.update);
  expect(sent).toMatchObject({
    ifMatch: '"1"',
    body: { title: pesel.excerpt, publicationThruDate: null, despiteFindings: true },
  });
  const { publicationFromDate } = newsEndpoints.update.body.parse(sent?.body);
  // The minute that has begun, so that the server finds it begun as well.
  expect(publicationFromDate).toMatch(/:00\.000Z$/);
  expect(Math.abs(Date.now() - Date.parse(publicationFromDate ?? ''))).toBeLessThan(180_000);
});

test('what readers see is withdrawn by a button, from now on', async () => {
  server.answer(newsEndpoints.get, { ...draft, ...visible });
  const { path } = openScreen(routes, entryPath);
  const words = 'Widoczne Czytelnicy widzą to od 2026.01.02 ';
  await waitFor(() => expect(document.body.textContent).toContain(words));
  expect(screen.queryByRole('button', { name: 'Opublikuj teraz' })).toBeNull();
  await press('Wycofaj');
  await waitFor(() => expect(path()).toBe(listPath));
  const [sent] = server.callsOf(newsEndpoints.update);
  const saved = newsEndpoints.update.body.parse(sent?.body);
  expect(saved.publicationFromDate).toBe(longAgo);
  const sinceEnd = Date.now() - Date.parse(saved.publicationThruDate ?? '');
  expect(sinceEnd).toBeGreaterThanOrEqual(0);
  expect(sinceEnd).toBeLessThan(180_000);
  expect(server.callsOf(findingsEndpoints.news)).toEqual([]);
});

test('a new entry is titled by typing over, any other goes on at its end; its pictures bear what is typed', async () => {
  server.answer(newsEndpoints.get, draft);
  openScreen(routes, `${listPath}/edytuj-wpis-aktualnosci/another`);
  const title = await screen.findByLabelText<HTMLInputElement>('Tytuł');
  const chosen = () => [title.selectionStart, title.selectionEnd];
  await waitFor(() => expect(document.activeElement === title).toBe(true));
  expect(chosen()).toEqual([draft.title.length, draft.title.length]);
  type('Tytuł', 'Walne zebranie');
  await press('Dodaj');
  await press('Obraz');
  expect(await screen.findByRole('heading', { level: 2, name: 'Walne zebranie' })).toBeTruthy();
});

const untouched = { ...draft, title: 'Nowy wpis' };

test('an entry that was left as it was made can be removed at once', async () => {
  server.answer(newsEndpoints.get, untouched, { etag: '"7"' });
  server.answer(newsEndpoints.delete, undefined);
  const { goBack } = openScreen(routes, entryPath, { from: [listPath] });
  const title = await screen.findByLabelText<HTMLInputElement>('Tytuł');
  await waitFor(() => expect(document.activeElement === title).toBe(true));
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, untouched.title.length]);
  goBack();
  expect(await screen.findByText('Na liście jest pusty „Nowy wpis”')).toBeTruthy();
  await press('Usuń');
  expect(await screen.findByText('Usunięto wpis: Nowy wpis')).toBeTruthy();
  expect(server.callsOf(newsEndpoints.delete)).toMatchObject([{ ifMatch: '"7"' }]);
});

test('nothing is offered of what was just saved', async () => {
  server.answer(newsEndpoints.get, untouched);
  const { path } = openScreen(routes, entryPath, { from: [listPath] });
  await screen.findByLabelText('Tytuł');
  type('Tytuł', 'Zebranie');
  // It is read again once it is saved, and left before the answer is there.
  server.answer(newsEndpoints.get, new Promise(() => undefined));
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(listPath));
  expect(await screen.findByText('Zapisano zmiany wpisu')).toBeTruthy();
  expect(await screen.findByText('Brak danych')).toBeTruthy();
  expect(screen.queryByText('Na liście jest pusty „Nowy wpis”')).toBeNull();
});

test('nothing is offered to whoever has gone on to a text of it, or has written one', async () => {
  server.answer(newsEndpoints.get, untouched);
  const { goBack, path } = openScreen(routes, entryPath, { from: [listPath] });
  await screen.findByLabelText('Tytuł');
  const text = { id: 'b', itemType: 'HtmlText', html: '<p>Woda</p>' } as const;
  server.answer(newsEndpoints.get, { ...untouched, content: { items: [text] } });
  await press('Podgląd', { role: 'link' });
  // The address is there before the screen is: who goes back before has never left the form.
  expect(await screen.findByText('Woda')).toBeTruthy();
  expect(path()).toBe(`${entryPath}/podglad`);
  goBack();
  await screen.findByRole('list', { name: 'Bloki treści' });
  goBack();
  await waitFor(() => expect(path()).toBe(listPath));
  expect(await screen.findByText('Brak danych')).toBeTruthy();
  expect(screen.queryByText('Na liście jest pusty „Nowy wpis”')).toBeNull();
});
