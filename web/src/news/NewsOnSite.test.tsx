// @vitest-environment jsdom
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsDetails } from '@grzadka/contract/news/news.model';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { area } from './news.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const entryPath = '/aktualnosci/edytuj-wpis-aktualnosci/n';
const url = 'https://ogrod.example.pl';

const entry = sampleOf(newsDetails, {
  id: 'n',
  title: 'Zebranie',
  publicationFromDate: '2026-01-02T00:00:00.000Z',
  state: 'visible',
});

const siteLink = () => screen.queryByRole('link', { name: 'Zobacz na stronie ogrodu' });

test('the form of a published entry leads to where readers see it, in a new tab', async () => {
  server.answer(newsEndpoints.get, entry);
  server.answer(siteEndpoints.state, { enabled: true, url });
  openScreen(routes, entryPath);
  await waitFor(() => expect(siteLink()).not.toBeNull());
  expect(siteLink()?.getAttribute('href')).toBe(`${url}/aktualnosci/n`);
  expect(siteLink()?.getAttribute('target')).toBe('_blank');
});

test('of a draft nobody asks whether there is a site', async () => {
  server.answer(newsEndpoints.get, { ...entry, publicationFromDate: null, state: 'draft' });
  openScreen(routes, entryPath);
  await screen.findByLabelText('Tytuł');
  expect(siteLink()).toBeNull();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('Podgląd na stronie internetowej ogrodu');

/** Gives the frame a document as a browser does: none of another origin, such as of a lost connection. */
function answerFrame(contentType: string | null): void {
  const page = contentType === null ? null : new DOMParser().parseFromString('<p/>', 'text/html');
  if (page) Object.defineProperty(page, 'contentType', { value: contentType });
  Object.defineProperty(frame(), 'contentDocument', { configurable: true, value: page });
  fireEvent.load(frame());
}

test('the preview shows the content alone, and the page of the site behind a button', async () => {
  server.answer(newsEndpoints.get, entry);
  openScreen(routes, `${entryPath}/podglad`);
  expect((await screen.findByRole('article')).textContent).toContain('Zebranie');
  await press('Jak na stronie ogrodu');
  expect(screen.queryByRole('article')).toBeNull();
  expect(frame().getAttribute('src')).toBe('/api/site/preview/news/n');
  expect(frame().getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(screen.getByText('Wczytywanie podglądu…')).toBeTruthy();
  answerFrame('text/html');
  expect(screen.queryByText('Wczytywanie podglądu…')).toBeNull();
});

test.each([
  ['a refusal', 'application/json'],
  ['a lost connection', null],
])('a preview that is %s says so, and can be tried again', async (_, contentType) => {
  server.answer(newsEndpoints.get, entry);
  openScreen(routes, `${entryPath}/podglad`);
  await screen.findByRole('article');
  await press('Jak na stronie ogrodu');
  answerFrame(contentType);
  expect(screen.getByRole('heading', { name: 'Nie udało się wczytać podglądu' })).toBeTruthy();
  await press('Spróbuj ponownie');
  answerFrame('text/html');
  expect(screen.queryByText('Wczytywanie podglądu…')).toBeNull();
  await waitFor(() => expect(server.callsOf(newsEndpoints.get)).toHaveLength(2));
});
