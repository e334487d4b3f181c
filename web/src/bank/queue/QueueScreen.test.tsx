// @vitest-environment jsdom

import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { lineCandidates, waitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { bankLineRefusals } from '@grzadka/contract/bank/queue/bank-line.refusals';
import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { clickUnseen, pressKey as key } from '../../../test/seen-press.ts';
import { bankLinePaths } from './bank-line.paths.ts';
import { QueueScreen } from './QueueScreen.tsx';

const server = startTestServer();
const routes = [{ path: bankLinePaths.queue, element: <QueueScreen /> }];

// They come late to the screen.
beforeAll(async () => {
  await Promise.all([
    import('./AccountDialog.tsx'),
    import('./SplitDialog.tsx'),
    import('./CategoryDialog.tsx'),
  ]);
}, 60_000);

const line = sampleOf(waitingLine, {
  id: 'first',
  amount: 223_51,
  counterpartyName: 'NOWAK JAN',
  counterpartyAccount: '61109010140000071219812874',
  title: 'działka 12a',
  bookingDay: '2026-11-21',
  state: 'suggested',
  postponed: false,
});
const second = { ...line, id: 'second', amount: 100_00, title: 'opłata' };
const out = { ...line, id: 'out', amount: -50_00, title: 'faktura', state: 'unclear' as const };

const account = (id: string, plot: string, open: number) => ({
  settlement: { id, reference: `GR-${plot}`, garden: { id, name: plot, sector: 'Sektor 1' } },
  holders: `Działkowiec ${plot}`,
  closedOn: null,
  points: 55,
  reasons: [
    { points: 35, words: `działka ${plot} w tytule` },
    { points: 20, words: 'kwota równa zaległości' },
  ],
  open,
  parts: [{ number: 'NAL/2026/1', feeKind: 'Woda', description: null, dueOn: '2026-06-30', open }],
});

const candidates = sampleOf(lineCandidates, {
  items: [account('a', '12A', 123_51), account('b', '14', 100_00)],
  notes: ['Numer GR00012321 zawiera błąd'],
  refunds: [],
  costCategory: null,
});

function openQueue(items: readonly (typeof line)[], found = candidates) {
  server.answer(bankLineEndpoints.queue, { items: [...items], totalItems: items.length });
  server.answer(bankLineEndpoints.candidates, found);
  openScreen(routes, bankLinePaths.queue, { role: 'ROLE_TREASURER' });
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const shownAmount = () => plain(screen.getByRole('heading', { level: 2, name: /zł$/ }).textContent);
const bodies = () => server.callsOf(bankLineEndpoints.assign).map(({ body }) => body);

/** The server books the line: what is asked from then on has it no more. */
function booking(rest: readonly (typeof line)[]) {
  server.answer(bankLineEndpoints.assign, undefined);
  server.answer(bankLineEndpoints.queue, { items: [...rest], totalItems: rest.length });
}

test('a line is told with its candidates, why each is one, and what is open there', async () => {
  openQueue([line, second]);
  await screen.findByRole('button', { name: /^Działka 12A/ });
  expect(shownAmount()).toBe('223,51 zł');
  expect(screen.getByText('Operacja 1 z 2')).toBeTruthy();
  expect(screen.getByText('NOWAK JAN')).toBeTruthy();
  expect(plain(screen.getByText(/^61.1090/).textContent)).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(screen.getByText('Numer GR00012321 zawiera błąd')).toBeTruthy();
  const [first] = within(screen.getByRole('region', { name: 'Czyja to wpłata?' })).getAllByRole(
    'listitem',
  );
  expect(plain(first?.textContent)).toContain(
    'działka 12A w tytule, kwota równa zaległości – punkty: 55',
  );
  expect(plain(first?.textContent)).toContain('Woda, termin 2026.06.30: 123,51 zł');
});

test('one key books it, the next line comes with the focus, and another key takes it back', async () => {
  openQueue([line, second]);
  await screen.findByRole('button', { name: /^Działka 14/ });
  booking([second]);
  key('2');
  await screen.findByText(/^Zaksięgowano: 223,51.zł, Działka 14/);
  expect(bodies()).toEqual([{ id: 'first', parts: [{ settlementId: 'b', amount: 223_51 }] }]);
  await waitFor(() => expect(shownAmount()).toBe('100,00 zł'));
  expect(document.activeElement?.textContent).toContain('100,00');
  server.answer(bankLineEndpoints.unassign, undefined);
  server.answer(bankLineEndpoints.queue, { items: [line, second], totalItems: 2 });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await screen.findByText(/^Cofnięto przypisanie: 223,51/);
  await waitFor(() => expect(shownAmount()).toBe('223,51 zł'));
  expect(server.callsOf(bankLineEndpoints.unassign)[0]?.body).toMatchObject({ id: 'first' });
});

test('a key acts on no line that nobody can have seen, nor while the one before is booked, and that is told', async () => {
  openQueue([line, second]);
  await screen.findByRole('button', { name: /^Działka 12A/ });
  const whole = () => screen.getByRole('main').textContent;
  const before = whole();
  key('1', false);
  await screen.findByText(/^Naciśnięcie klawisza 1 pominięto/);
  expect(bodies()).toEqual([]);
  // What is to be pressed next stays where it is.
  expect(whole()).toBe(before);
  const booked = Promise.withResolvers<undefined>();
  server.answer(bankLineEndpoints.assign, booked.promise);
  key('1');
  // Typed ahead: two more while the answer is on its way, and one as soon as the next line is there.
  key('2');
  key('2');
  await screen.findByText(/^Naciśnięcie klawisza 2 pominięto/);
  server.answer(bankLineEndpoints.queue, { items: [second], totalItems: 1 });
  booked.resolve(undefined);
  await waitFor(() => expect(shownAmount()).toBe('100,00 zł'));
  await screen.findByRole('button', { name: /^Działka 12A/ });
  key('1', false);
  // The second click of a quick pair, whose first one booked the line before.
  clickUnseen(screen.getByRole('button', { name: /^Działka 12A/ }), 2);
  await screen.findByText(/^Ostatnie naciśnięcie pominięto/);
  key('w', false);
  expect(await screen.findByText(/^Naciśnięcie klawisza W pominięto/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies()).toHaveLength(1);
  booking([]);
  key('1');
  await screen.findByText('Nie ma operacji do wyjaśnienia');
  expect(bodies().map((body) => Reflect.get(Object(body), 'id'))).toEqual(['first', 'second']);
});

test('who was first is told, and the queue goes on', async () => {
  openQueue([line, second]);
  await screen.findByRole('button', { name: /^Działka 12A/ });
  server.refuse(bankLineEndpoints.assign, {
    code: 'conflict',
    message: bankLineRefusals.alreadyAssigned('Lis Anna'),
  });
  server.answer(bankLineEndpoints.queue, { items: [second], totalItems: 1 });
  key('1');
  await screen.findByText('Tę operację już przypisano (Lis Anna).');
  await waitFor(() => expect(shownAmount()).toBe('100,00 zł'));
});

test('the arrows go between lines, and I leaves one for later', async () => {
  openQueue([line, second]);
  await screen.findByRole('button', { name: /^Działka 12A/ });
  key('ArrowDown');
  await waitFor(() => expect(shownAmount()).toBe('100,00 zł'));
  key('ArrowUp');
  await waitFor(() => expect(shownAmount()).toBe('223,51 zł'));
  server.answer(bankLineEndpoints.postpone, undefined);
  server.answer(bankLineEndpoints.queue, {
    items: [second, { ...line, postponed: true }],
    totalItems: 2,
  });
  key('i');
  await waitFor(() => expect(shownAmount()).toBe('100,00 zł'));
  const sent = { id: 'first', postponed: true };
  expect(server.callsOf(bankLineEndpoints.postpone)[0]?.body).toEqual(sent);
  // What was put off is behind it as soon as the queue is read anew.
  await screen.findByText('Operacja 1 z 2');
  key('ArrowDown');
  expect(await screen.findByText('Odłożona na później')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Nie odkładaj/ })).toBeTruthy();
});

test('a line is split by what two accounts owe together, and its parts have to come to it', async () => {
  openQueue([line]);
  await screen.findByRole('button', { name: /^Działka 12A/ });
  server.answer(settlementEndpoints.list, { items: [], totalItems: 0 });
  key('s');
  const dialog = within(await screen.findByRole('dialog'));
  const amounts = () => dialog.getAllByLabelText<HTMLInputElement>('Kwota');
  expect(amounts().map(({ value }) => value)).toEqual(['123,51', '100,00']);
  expect(plain(dialog.getByText(/^Pozostało/).textContent)).toBe('Pozostało do podziału: 0,00 zł');
  fireEvent.change(amounts()[1] as HTMLInputElement, { target: { value: '90' } });
  await waitFor(() =>
    expect(plain(dialog.getByText(/^Pozostało/).textContent)).toBe(
      'Pozostało do podziału: 10,00 zł',
    ),
  );
  server.refuse(bankLineEndpoints.assign, {
    code: 'validation',
    message: bankLineRefusals.otherSum(223_51),
    fields: { parts: bankLineRefusals.otherSum(223_51) },
  });
  await press('Zaksięguj', { within: dialog });
  await dialog.findByText(/^Części muszą dać razem 223,51.zł\.$/);
  fireEvent.change(amounts()[1] as HTMLInputElement, { target: { value: '100' } });
  booking([]);
  await press('Zaksięguj', { within: dialog });
  await screen.findByText('Nie ma operacji do wyjaśnienia');
  expect(bodies().at(-1)).toEqual({
    id: 'first',
    parts: [
      { settlementId: 'a', amount: 123_51 },
      { settlementId: 'b', amount: 100_00 },
    ],
  });
});

test('an outgoing line is a cost: the category that was paid there last is chosen', async () => {
  const category = { id: 'c', name: 'Prąd' };
  openQueue([out], { items: [], notes: [], refunds: [], costCategory: category });
  await screen.findByRole('button', { name: /^Koszt: Prąd/ });
  expect(screen.queryByRole('button', { name: /^Gotówka z kasy/ })).toBeNull();
  server.answer(namesOf('cost-category'), {
    items: [
      { id: 'd', name: 'Woda', active: true },
      { ...category, active: true },
      { id: 'e', name: 'Dawne', active: false },
    ],
  });
  key('k');
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByLabelText<HTMLInputElement>('Prąd')).checked).toBe(true);
  expect(dialog.queryByLabelText('Dawne')).toBeNull();
  booking([]);
  await press('Zaksięguj', { within: dialog });
  await screen.findByText('Nie ma operacji do wyjaśnienia');
  expect(bodies()).toEqual([{ id: 'out', parts: [{ costCategoryId: 'c', amount: 50_00 }] }]);
});

test('another account is found by what is typed, and what is typed stays when somebody was first', async () => {
  openQueue([line, second], { ...candidates, items: [] });
  await screen.findByText(/^Program nie znalazł/);
  const found = sampleOf(settlementListItem, {
    id: 's',
    reference: 'GR00012320',
    garden: { id: 'g', name: '77', sector: 'Sektor 1' },
  });
  server.answer(settlementEndpoints.list, { items: [found], totalItems: 1 });
  key('w');
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByLabelText('Konto rozliczeniowe');
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: '77' } });
  await press(/77/, { role: 'option' });
  server.refuse(bankLineEndpoints.assign, {
    code: 'conflict',
    message: bankLineRefusals.alreadyAssigned('Lis Anna'),
  });
  await press('Zaksięguj', { within: dialog });
  await dialog.findByText('Tę operację już przypisano (Lis Anna).');
  expect((box as HTMLInputElement).value).toContain('77');
  booking([second]);
  await press('Zaksięguj', { within: dialog });
  await screen.findByText(/^Zaksięgowano: 223,51.zł, 77/);
  expect(bodies().at(-1)).toEqual({ id: 'first', parts: [{ settlementId: 's', amount: 223_51 }] });
});

test('what is nobody’s account’s is other income, in a category of those in use', async () => {
  openQueue([line], { ...candidates, items: [], notes: [] });
  await screen.findByText(/^Program nie znalazł, czyja to operacja/);
  server.answer(namesOf('income-category'), {
    items: [
      { id: 'i', name: 'Odsetki bankowe', active: true },
      { id: 'old', name: 'Dawna', active: false },
    ],
  });
  key('p');
  const dialog = within(await screen.findByRole('dialog'));
  expect(plain(dialog.getByRole('heading').textContent)).toBe('Inny przychód: 223,51 zł');
  await dialog.findByRole('radio', { name: 'Odsetki bankowe' });
  expect(dialog.queryByRole('radio', { name: 'Dawna' })).toBeNull();
  await press('Zaksięguj', { within: dialog });
  await dialog.findByText('Wybierz kategorię');
  await press('Odsetki bankowe', { role: 'radio', within: dialog });
  booking([]);
  await press('Zaksięguj', { within: dialog });
  await screen.findByText(/^Zaksięgowano: 223,51.zł, Przychód: Odsetki bankowe/);
  expect(bodies()).toEqual([{ id: 'first', parts: [{ incomeCategoryId: 'i', amount: 223_51 }] }]);
});

test('what cannot be read, or has no candidates to be read, is told', async () => {
  server.refuse(bankLineEndpoints.queue, { code: 'internal' });
  openScreen(routes, bankLinePaths.queue);
  await screen.findByText('Nie udało się wczytać danych');
  server.answer(bankLineEndpoints.queue, { items: [line], totalItems: 1 });
  server.refuse(bankLineEndpoints.candidates, { code: 'internal' });
  await press('Spróbuj ponownie');
  expect(await screen.findByText(/^Nie udało się sprawdzić, czyja to operacja\./)).toBeTruthy();
});
