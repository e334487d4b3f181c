// @vitest-environment jsdom

import { restoreEndpoints } from '@grzadka/contract/core/restore/restore.endpoints';
import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeListItem } from '@grzadka/contract/notice/notice.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { area } from './notice.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const listPath = '/ogloszenia';

const notice = (number: number) =>
  sampleOf(noticeListItem, { id: `n${number}`, title: `Ogłoszenie ${number}` });
const notices = Array.from({ length: 40 }, (_, index) => notice(index + 1));

// They come late to the screen.
beforeAll(async () => {
  await Promise.all([
    import('../core/list/selection/SelectionBar.tsx'),
    import('../core/list/export/ExportMenu.tsx'),
  ]);
}, 60_000);

beforeEach(makeRoomForRows);

/** Opens the list with few rows loaded: without a layout more would not be in view. */
async function startChoosing(totalItems: number): Promise<void> {
  server.answer(noticeEndpoints.list, { items: notices.slice(0, 6), totalItems });
  openScreen(routes, listPath);
  await screen.findAllByRole('listitem');
  await press('Więcej');
  await press('Zaznacz pozycje');
  await screen.findByText('Zaznaczone: 0');
}

const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Zaznacz: Ogłoszenie ${number}` });

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels, ariaLabel }) => ariaLabel ?? labels?.[0]?.textContent);

test('rows are chosen one by one, in ranges by mouse and keyboard, and let go', async () => {
  await startChoosing(6);
  fireEvent.click(box(2));
  fireEvent.click(box(4), { shiftKey: true });
  expect(screen.getByText('Zaznaczone: 3')).toBeTruthy();
  fireEvent.click(box(3));
  expect(screen.getByText('Zaznaczone: 2')).toBeTruthy();
  fireEvent.click(box(3));
  fireEvent.keyDown(box(4), { key: 'ArrowDown', shiftKey: true });
  await waitFor(() => expect(document.activeElement).toBe(box(5)));
  expect(chosen()).toEqual([2, 3, 4, 5].map((number) => `Zaznacz: Ogłoszenie ${number}`));
  expect(screen.queryByRole('button', { name: 'Filtry i ustawienia listy' })).toBeNull();

  fireEvent.keyDown(box(5), { key: 'Escape' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Zaznacz pozycje');
});

test('all that match are chosen, not those that are loaded, and what failed is told by name', async () => {
  await startChoosing(40);
  server.answer(noticeEndpoints.list, { items: notices, totalItems: 40 });
  await press('Zaznacz wszystkie pasujące: 40');
  await screen.findByText('Zaznaczone: 40');
  const all = server.callsOf(noticeEndpoints.list).at(-1);
  expect([all?.query.get('limit'), all?.query.get('offset')]).toEqual(['1000', '0']);

  await press('Usuń');
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć 40\u00a0ogłoszeń?' });
  const message = 'Tej pozycji już nie ma – ktoś mógł ją usunąć.';
  const deleted = notices
    .filter(({ id }) => id !== 'n7')
    .map(({ id }) => ({ id, auditEntry: `a-${id}` }));
  server.answer(noticeEndpoints.bulk, { done: 39, failed: [{ id: 'n7', message }], deleted });
  await press('Usuń', { within: within(question) });
  const report = await screen.findByRole('dialog', { name: 'Nie wszystko się udało' });
  const sent = server.callsOf(noticeEndpoints.bulk).map(({ body }) => body);
  expect(sent).toEqual([{ action: 'delete', ids: notices.map(({ id }) => id) }]);
  expect(within(report).getByText('Usunięto 39 ogłoszeń.')).toBeTruthy();
  expect(within(report).getByText(message)).toBeTruthy();
  expect(within(report).getByRole('listitem').textContent).toBe('Ogłoszenie 7');
  await press('Zamknij');
  expect(screen.queryByRole('checkbox')).toBeNull();

  server.vanish(restoreEndpoints.restoreMany);
  await press('Cofnij');
  expect(await screen.findByText(/^Brak połączenia .* Jeszcze nieprzywrócone: 39\.$/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Usunięto 39 ogłoszeń')).toBeNull());
  const { late, alreadyThere } = restoreRefusals;
  const failed = [
    ...['n1', 'n3', 'n4', 'n5'].map((id) => ({ id: `a-${id}`, message: late })),
    // Of a try that brought it back the answer was lost.
    { id: 'a-n2', message: alreadyThere },
  ];
  server.answer(restoreEndpoints.restoreMany, { done: 34, failed });
  await press('Cofnij');
  const told =
    'Przywrócono 35 ogłoszeń. Nie udało się przywrócić: Ogłoszenie 1, Ogłoszenie 3, Ogłoszenie 4 i inne: 1.';
  expect(await screen.findByText(`${told} ${late}`)).toBeTruthy();
  const asked = server.callsOf(restoreEndpoints.restoreMany).map(({ body }) => body);
  const ids = deleted.map(({ auditEntry }) => auditEntry);
  expect(asked).toEqual([{ ids }, { ids }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull());
});

test('many that are deleted are offered back, and the list leads to the first of them', async () => {
  await startChoosing(6);
  fireEvent.click(box(2));
  fireEvent.click(box(3));
  await press('Usuń');
  const question = await screen.findByRole('alertdialog', { name: 'Usunąć 2\u00a0ogłoszenia?' });
  expect(question.textContent).toContain('Zaraz potem możesz to cofnąć.');
  const deleted = ['n2', 'n3'].map((id) => ({ id, auditEntry: `a-${id}` }));
  server.answer(noticeEndpoints.bulk, { done: 2, failed: [], deleted });
  await press('Usuń', { within: within(question) });
  expect(await screen.findByText('Usunięto 2 ogłoszenia')).toBeTruthy();
  server.answer(restoreEndpoints.restoreMany, { done: 2, failed: [] });
  await press('Cofnij');
  expect(await screen.findByText('Przywrócono 2 ogłoszenia')).toBeTruthy();
  const back = await screen.findByRole('link', { name: 'Edytuj: Ogłoszenie 2' });
  await waitFor(() => expect(document.activeElement === back).toBe(true));
});

test('more than can be changed at once are not chosen', async () => {
  await startChoosing(1200);
  await press('Zaznacz wszystkie pasujące: 1\u00a0200');
  const told = 'Naraz można zaznaczyć najwyżej 1000 pozycji. Zawęź listę albo zaznacz mniej.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByText('Zaznaczone: 0')).toBeTruthy();
});

test('chosen rows are taken along as a file, which says what is gone, and why none could be had', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  // jsdom has no files behind addresses.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:lista' }));
  await startChoosing(6);
  expect(screen.getByText<HTMLButtonElement>('Pobierz zaznaczone').disabled).toBe(true);
  fireEvent.click(box(2));
  fireEvent.click(box(4));
  server.answer(noticeEndpoints.exportChosen, 'plik', { leftOut: 1 });
  await press('Pobierz zaznaczone');
  await press('Plik tekstowy (.csv)', { role: 'menuitem' });
  expect(await screen.findByText(/Pominięte, bo już ich nie ma: 1$/)).toBeTruthy();
  const [sent] = server.callsOf(noticeEndpoints.exportChosen);
  expect(sent?.body).toEqual({ ids: ['n2', 'n4'] });
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({
    format: 'csv',
    'sort-by': 'created-date',
    'sort-direction': 'desc',
  });
  expect(chosen()).toEqual(['Zaznacz: Ogłoszenie 2', 'Zaznacz: Ogłoszenie 4']);

  const message = 'Program przygotowuje teraz inne listy. Spróbuj ponownie za chwilę.';
  server.refuse(noticeEndpoints.exportChosen, { code: 'unavailable', message });
  await press('Pobierz zaznaczone');
  await press('Arkusz Excel (.xlsx)', { role: 'menuitem' });
  expect(await screen.findByText(`Nie udało się pobrać listy. ${message}`)).toBeTruthy();
});
