// @vitest-environment jsdom
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { type NewsDetails, newsDetails } from '@grzadka/contract/news/news.model';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  field,
  openScreen,
  press,
  startTestServer,
  strongButtons,
  type,
} from '../../test/open-screen.tsx';
import { area } from './news.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const entryPath = '/aktualnosci/edytuj-wpis-aktualnosci/n';
const textPath = `${entryPath}/edytuj-text-html/b`;

const draft = sampleOf(newsDetails, {
  id: 'n',
  title: 'Zaległości',
  content: { items: [{ id: 'b', itemType: 'HtmlText', html: '<p>Jan 44051401458</p>' }] },
});
const published = sampleOf(newsDetails, {
  ...draft,
  publicationFromDate: '2026-01-02T00:00:00.000Z',
  state: 'visible',
});

const inTitle = { kind: 'phone', place: 'title', excerpt: 'Zaległości: 601 234 567' } as const;
const oldTitle = { kind: 'email', place: 'title', excerpt: 'jan@example.pl' } as const;
/** The text or image that is changed, among the others of its entry. */
const changed = { kind: 'news', id: 'n', block: 'b' };
const inBlock = { kind: 'pesel', place: 1, excerpt: 'Jan 44051401458' } as const;

// It comes late to the screen.
beforeAll(() => import('../content/findings/FindingsDialog.tsx'), 60_000);

beforeEach(() => {
  server.answer(newsEndpoints.list, { items: [], totalItems: 0 });
  server.answer(newsEndpoints.update, undefined);
  server.answer(newsEndpoints.updateHtmlText, undefined);
  server.answer(siteEndpoints.state, { enabled: false, url: 'https://ogrod.example.pl' });
});

const question = () => screen.findByRole('alertdialog', { name: 'Opublikować mimo to?' });

async function answer(name: string): Promise<void> {
  await press(name, { within: within(await question()) });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('what is published with personal data is asked about, and nothing typed is lost', async () => {
  server.answer(newsEndpoints.get, published);
  server.answer(findingsEndpoints.news, { findings: [oldTitle, inBlock] });
  // The answer for the typed title may hold a finding of a block as well.
  server.answer(findingsEndpoints.typed, { findings: [inTitle, inBlock] });
  const { path } = openScreen(routes, entryPath);
  await screen.findByLabelText('Tytuł');
  type('Tytuł', inTitle.excerpt);
  const save = screen.getByRole('button', { name: 'Zapisz' });
  save.focus();
  await press('Zapisz');
  const told = within(await question()).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Telefon osoby lub firmy (tytuł): „Zaległości: 601 234 567”',
    'Numer PESEL (blok\u00a01): „Jan 44051401458”',
  ]);
  expect(server.callsOf(findingsEndpoints.typed)).toMatchObject([
    { body: { title: inTitle.excerpt, within: { kind: 'news', id: 'n' } } },
  ]);
  expect(strongButtons(await question())).toEqual(['Wróć do tekstu']);
  await answer('Wróć do tekstu');
  expect(server.callsOf(newsEndpoints.update)).toEqual([]);
  expect(field('Tytuł').value).toBe(inTitle.excerpt);
  await waitFor(() => expect(document.activeElement === save).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();

  await press('Zapisz');
  await answer('Opublikuj mimo to');
  await waitFor(() => expect(path()).toBe('/aktualnosci'));
  expect(server.callsOf(newsEndpoints.update)).toMatchObject([
    { ifMatch: '"1"', body: { title: inTitle.excerpt, despiteFindings: true } },
  ]);
});

test.each([
  ['where nothing is found', () => server.answer(findingsEndpoints.news, { findings: [] })],
  ['where the search fails', () => server.refuse(findingsEndpoints.news, { code: 'internal' })],
])('%s, what is published is saved unasked', async (_, search) => {
  server.answer(newsEndpoints.get, published);
  server.answer(findingsEndpoints.typed, { findings: [] });
  search();
  const { path } = openScreen(routes, entryPath);
  await screen.findByLabelText('Tytuł');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe('/aktualnosci'));
  expect(server.callsOf(findingsEndpoints.news)).toHaveLength(1);
  const [saved] = server.callsOf(newsEndpoints.update);
  expect(saved?.body).not.toHaveProperty('despiteFindings');
});

test('what is a draft is not even looked through', async () => {
  server.answer(newsEndpoints.get, draft);
  const { path } = openScreen(routes, entryPath);
  await screen.findByLabelText('Tytuł');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe('/aktualnosci'));
  expect(server.callsOf(newsEndpoints.update)).toHaveLength(1);
});

/** Opens the text of the entry in the editor. */
async function openText(entry: NewsDetails) {
  // jsdom lays nothing out; the editor looks where its cursor is, so as to scroll there.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  server.answer(newsEndpoints.get, entry);
  const htmlText = '<p>Jan 44051401458</p>';
  server.answer(newsEndpoints.getBlock, { id: 'b', itemType: 'HtmlText', htmlText });
  openScreen(routes, textPath);
  const editor = await screen.findByRole('textbox', { name: 'Treść bloku' });
  await waitFor(() => expect(document.activeElement === editor).toBe(true));
  return { editor, save: () => fireEvent.keyDown(editor, { key: 's', ctrlKey: true }) };
}

test('a text of what is published is asked about before it is saved', async () => {
  const found = { ...inBlock, place: null };
  server.answer(findingsEndpoints.typed, { findings: [found] });
  const { editor, save } = await openText(published);
  save();
  const [told] = within(await question()).getAllByRole('listitem');
  expect(told?.textContent).toBe('Numer PESEL: „Jan 44051401458”');
  await answer('Wróć do tekstu');
  await waitFor(() => expect(document.activeElement === editor).toBe(true));
  expect(server.callsOf(newsEndpoints.updateHtmlText)).toEqual([]);
  save();
  await answer('Opublikuj mimo to');
  expect(await screen.findByText('Treść zapisana')).toBeTruthy();
  const html = '<p>Jan 44051401458</p>';
  expect(server.callsOf(findingsEndpoints.typed)).toMatchObject([
    { body: { html, within: changed } },
    { body: { html, within: changed } },
  ]);
  expect(server.callsOf(newsEndpoints.updateHtmlText)).toMatchObject([
    { body: { newsId: 'n', contentItemId: 'b', html, despiteFindings: true } },
  ]);
});

test('a text of a draft is saved unasked', async () => {
  const { save } = await openText(draft);
  save();
  expect(await screen.findByText('Treść zapisana')).toBeTruthy();
});

test('a deleted text that is saved as a new one is asked about as well', async () => {
  server.answer(findingsEndpoints.typed, { findings: [] });
  const { save } = await openText(published);
  server.refuse(newsEndpoints.updateHtmlText, { code: 'not-found' });
  save();
  const saveAsNew = await screen.findByRole('button', { name: 'Zapisz jako nowy blok' });
  server.answer(findingsEndpoints.typed, { findings: [{ ...inBlock, place: null }] });
  server.answer(newsEndpoints.addHtmlText, { id: 'new' });
  fireEvent.click(saveAsNew);
  await answer('Wróć do tekstu');
  expect(server.callsOf(newsEndpoints.addHtmlText)).toEqual([]);
  const added = { kind: 'news', id: 'n' };
  expect(server.callsOf(findingsEndpoints.typed).at(-1)?.body).toHaveProperty('within', added);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is said of an image of what is published is asked about before it is changed', async () => {
  server.answer(newsEndpoints.get, published);
  const image = { id: 'b', itemType: 'Image', url: '/api/image/i', width: 1, height: 1 } as const;
  server.answer(newsEndpoints.getBlock, { ...image, alt: 'Altana' });
  server.answer(newsEndpoints.updateImage, undefined);
  server.answer(findingsEndpoints.typed, { findings: [{ ...inBlock, place: null }] });
  openScreen(routes, `${entryPath}/edytuj-dane-obrazu/b`);
  await screen.findByLabelText(imageAlt);
  type(imageAlt, inBlock.excerpt);
  await press('Zapisz');
  await answer('Wróć do tekstu');
  expect(server.callsOf(newsEndpoints.updateImage)).toEqual([]);
  expect(field(imageAlt).value).toBe(inBlock.excerpt);
  await press('Zapisz');
  await answer('Opublikuj mimo to');
  expect(await screen.findByText('Zapisano opis obrazu')).toBeTruthy();
  expect(server.callsOf(findingsEndpoints.typed)[0]?.body).toEqual({
    alt: inBlock.excerpt,
    within: changed,
  });
  expect(server.callsOf(newsEndpoints.updateImage)).toMatchObject([
    { ifMatch: '"1"', body: { contentItemId: 'b', alt: inBlock.excerpt, despiteFindings: true } },
  ]);
});

test('what is said of a new image is asked about before the file is sent', async () => {
  const sent: FormData[] = [];
  vi.stubGlobal('XMLHttpRequest', uploadTo(sent));
  server.answer(newsEndpoints.get, published);
  server.answer(findingsEndpoints.typed, { findings: [{ ...inBlock, place: null }] });
  openScreen(routes, `${entryPath}/dodaj-obraz`);
  const file = new File(['gif'], 'altana.svg');
  fireEvent.drop(await screen.findByLabelText('Wybierz plik'), { dataTransfer: { files: [file] } });
  type(imageAlt, inBlock.excerpt);
  await press('Dodaj obraz');
  await answer('Wróć do tekstu');
  expect(sent).toEqual([]);
  await press('Dodaj obraz');
  await answer('Opublikuj mimo to');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    newsId: 'n',
    alt: inBlock.excerpt,
    despiteFindings: 'true',
  });
});

const imageAlt = 'Opis obrazu (tekst alternatywny)';

/** Takes uploads as the server does that adds an image. */
function uploadTo(sent: FormData[]) {
  return class extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = JSON.stringify({ id: 'new' });
    open() {}
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      sent.push(form);
      for (const event of ['load', 'loadend']) this.dispatchEvent(new Event(event));
    }
  };
}
