// @vitest-environment jsdom

import { initialHtml } from '@grzadka/contract/content/html-rules';
import { maxImageBytes } from '@grzadka/contract/content/image-rules';
import { restoreEndpoints } from '@grzadka/contract/core/restore/restore.endpoints';
import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { newsDetails, newsListItem } from '@grzadka/contract/news/news.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  auditEntry,
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { area } from './news.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const listPath = '/aktualnosci';
const entryPath = `${listPath}/edytuj-wpis-aktualnosci/n`;
const noNews = { items: [], totalItems: 0 };

const entry = sampleOf(newsListItem, { id: 'n', title: 'Już usunięty' });

/** The screens of the blocks say which entry they are about. */
function answerEntry(): void {
  server.answer(newsEndpoints.get, sampleOf(newsDetails, entry));
}

test('a creation that fails is told by a toast, and stays in the list', async () => {
  server.answer(newsEndpoints.list, noNews);
  server.vanish(newsEndpoints.create);
  const { path } = openScreen(routes, listPath);
  await press('Dodaj wpis');
  const told = 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(path()).toBe(listPath);
});

test('the button that chooses rows has its place before they come', async () => {
  const rows = Promise.withResolvers<{ items: [typeof entry]; totalItems: number }>();
  server.answer(newsEndpoints.list, rows.promise);
  openScreen(routes, listPath);
  await press('Więcej');
  const choose = await screen.findByRole<HTMLButtonElement>('button', { name: 'Zaznacz pozycje' });
  expect(choose.disabled).toBe(true);
  rows.resolve({ items: [entry], totalItems: 1 });
  await waitFor(() => expect(choose.disabled).toBe(false));
});

test('a list that could not be loaded says so, without what the server said', async () => {
  server.refuse(newsEndpoints.list, { code: 'internal', message: 'Zepsuło się coś w środku' });
  openScreen(routes, listPath);
  expect(await screen.findByRole('heading', { name: 'Nie udało się wczytać listy' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  expect(screen.queryByText(/Zepsuło się/)).toBeNull();
});

test.each([
  ['not-found', 'Tych danych już nie ma – ktoś mógł je usunąć. Wróć do listy.'],
  // There is no button here that the server's own message could name.
  ['stale', 'Ktoś zmienił te dane w międzyczasie. Otwórz ponownie i sprawdź, zanim usuniesz.'],
] as const)(
  'a deletion that fails (%s) is told by a toast, and the list is read anew',
  async (code, told) => {
    makeRoomForRows();
    server.answer(newsEndpoints.list, { items: [entry], totalItems: 1 });
    answerEntry();
    openScreen(routes, listPath);
    await press('Usuń: Już usunięty');
    server.refuse(newsEndpoints.delete, { code });
    server.answer(newsEndpoints.list, noNews);
    await press('OK');
    expect(await screen.findByText(told)).toBeTruthy();
    expect(await screen.findByText('Brak danych')).toBeTruthy();
  },
);

test('the list is asked for what is in force, or for what is not', async () => {
  server.answer(newsEndpoints.list, noNews);
  openScreen(routes, listPath);
  await press('Filtry i ustawienia listy');
  // But for those that ask whether there is any at all.
  const asked = () =>
    server
      .callsOf(newsEndpoints.list)
      .filter(({ query }) => query.get('limit') !== '1')
      .map(({ query }) => query.get('is-active'));
  await press('Stan', { role: 'checkbox' });
  await waitFor(() => expect(asked()).toEqual([null, 'true']));
  await press('Nieaktywny', { role: 'radio' });
  await waitFor(() => expect(asked()).toEqual([null, 'true', 'false']));
});

const meeting = { ...entry, title: 'Zebranie' };
const other = { ...meeting, id: 'o', title: 'Wspólne sprzątanie' };
const both = { items: [other, meeting], totalItems: 2 };

/** Opens the list of both entries and asks for the deletion of one; gives the question about it. */
async function askForDeletion(): Promise<HTMLElement> {
  makeRoomForRows();
  server.answer(newsEndpoints.list, both);
  server.answer(newsEndpoints.get, sampleOf(newsDetails, meeting));
  openScreen(routes, listPath);
  await press('Usuń: Zebranie');
  return screen.findByRole('alertdialog', { name: 'Potwierdz usuniecie zasobu' });
}

test('deleting asks by title, and nothing is deleted by whoever thinks better of it', async () => {
  const question = await askForDeletion();
  expect(question.textContent).toContain('Czy na pewno chcesz usunac wpis Zebranie?');
  await press('Anuluj');
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(screen.getByText('Zebranie')).toBeTruthy();
  expect(server.callsOf(newsEndpoints.delete)).toEqual([]);
});

/** Deletes one of both entries and waits until only the other is left. */
async function deleteEntry() {
  server.answer(newsEndpoints.delete, undefined);
  await askForDeletion();
  const ok = await screen.findByRole('button', { name: 'OK' });
  server.answer(newsEndpoints.list, { items: [other], totalItems: 1 });
  fireEvent.click(ok);
  expect(await screen.findByText('Usunięto wpis: Zebranie')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Zebranie')).toBeNull());
  // The question has closed then, behind which nothing can be pressed.
  await screen.findByRole('button', { name: 'Cofnij' });
}

test('what was deleted comes back by button, and the list leads to it', async () => {
  await deleteEntry();
  server.answer(newsEndpoints.list, both);
  server.answer(restoreEndpoints.restore, { recordType: 'news', recordId: 'n' });
  await press('Cofnij');
  const back = await screen.findByRole('link', { name: 'Edytuj: Zebranie' });
  await waitFor(() => expect(document.activeElement === back).toBe(true));
  expect(server.callsOf(restoreEndpoints.restore)).toMatchObject([{ body: { id: auditEntry } }]);
  expect(screen.getByText('Przywrócono usunięte dane')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull());
});

test('an undo that is refused says why; one that reaches no server can be tried again', async () => {
  await deleteEntry();
  server.vanish(restoreEndpoints.restore);
  await press('Cofnij');
  expect(await screen.findByText(/^Brak połączenia z serwerem/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Usunięto wpis: Zebranie')).toBeNull());
  server.refuse(restoreEndpoints.restore, { code: 'forbidden', message: restoreRefusals.late });
  await press('Cofnij');
  expect(await screen.findByText(restoreRefusals.late)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull());
});

test('an image needs a file that is not too large, and words for who does not see it', async () => {
  answerEntry();
  openScreen(routes, `${entryPath}/dodaj-obraz`);
  await screen.findByLabelText('Wybierz plik');
  await press('Dodaj obraz');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Wybierz plik': 'Nie wskazano pliku',
      'Opis obrazu (tekst alternatywny)': 'Tekst alternatywny nie może być pusty',
    }),
  );
  expect(focused()).toBe('Wybierz plik');
  type('Opis obrazu (tekst alternatywny)', 'Brama ogrodu');
  const file = new File(['x'], 'brama.svg', { type: 'image/svg+xml' });
  Object.defineProperty(file, 'size', { value: maxImageBytes + 1 });
  fireEvent.drop(field('Wybierz plik'), { dataTransfer: { files: [file] } });
  await waitFor(() =>
    expect(faults()).toEqual({
      'Wybierz plik': 'Plik jest za duży: może mieć najwyżej 20\u00a0MB',
    }),
  );
});

const image = {
  id: 'b',
  itemType: 'Image',
  alt: 'Brama',
  url: '/api/image/i',
  width: 8,
  height: 4,
} as const;

test('the words of an image cannot be taken away', async () => {
  answerEntry();
  server.answer(newsEndpoints.getBlock, image);
  openScreen(routes, `${entryPath}/edytuj-dane-obrazu/b`);
  expect(
    (await screen.findByLabelText<HTMLInputElement>('Opis obrazu (tekst alternatywny)')).value,
  ).toBe('Brama');
  type('Opis obrazu (tekst alternatywny)', ' ');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Opis obrazu (tekst alternatywny)': 'Tekst alternatywny nie może być pusty',
    }),
  );
});

test('a text block that is none, or an image, is not found', async () => {
  answerEntry();
  server.refuse(newsEndpoints.getBlock, { code: 'not-found' });
  openScreen(routes, `${entryPath}/edytuj-text-html/0193-brak`);
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toBe(entryPath);
  cleanup();
  server.answer(newsEndpoints.getBlock, image);
  openScreen(routes, `${entryPath}/edytuj-text-html/b`);
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono' })).toBeTruthy();
});

test('a link needs an address that leads somewhere, and can be taken away', async () => {
  // jsdom lays nothing out; the editor looks where its cursor is, so as to scroll there.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  answerEntry();
  server.answer(newsEndpoints.getBlock, { id: 'b', itemType: 'HtmlText', htmlText: initialHtml });
  openScreen(routes, `${entryPath}/edytuj-text-html/b`);
  const editor = await screen.findByRole('textbox', { name: 'Treść bloku' });
  expect(await screen.findByRole('heading', { level: 2, name: entry.title })).toBeTruthy();
  expect(document.title).toMatch(/^Już usunięty – /);
  const inText = () => waitFor(() => expect(document.activeElement === editor).toBe(true));
  await inText();
  fireEvent.keyDown(editor, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Odnośnik' });
  const insert = () => press('Wstaw', { within: within(dialog) });
  await waitFor(() => expect(focused()).toBe('Adres'));
  await insert();
  await waitFor(() => expect(faults()).toEqual({ Adres: 'Pole nie moze byc puste' }));
  type('Adres', 'javascript:alert(1)');
  await waitFor(() =>
    expect(faults()).toEqual({
      Adres: 'Podaj adres strony (https://…), e-mail albo numer telefonu',
    }),
  );
  type('Adres', 'zarzad@rod.example');
  await insert();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const link = within(editor).getByRole('link', { name: 'Wprowadź treść' });
  expect(link.getAttribute('href')).toBe('mailto:zarzad@rod.example');

  await inText();
  fireEvent.keyDown(editor, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Odnośnik' });
  expect(field('Adres').value).toBe('mailto:zarzad@rod.example');
  await press('Usuń odnośnik');
  expect(editor.innerHTML).toBe(initialHtml);
});

test('the preview of an entry leads to its history', async () => {
  answerEntry();
  openScreen(routes, `${entryPath}/podglad`);
  const history = await screen.findByRole('link', { name: 'Historia' });
  expect(history.getAttribute('href')).toBe('/historia/news/n');
});
