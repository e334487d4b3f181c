// @vitest-environment jsdom

import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { type MessageDetails, messageDetails } from '@grzadka/contract/message/message.model';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import {
  messageRecipient,
  recipientPreview,
} from '@grzadka/contract/message/recipient/message-recipient.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { makeRoomForRows } from '../../../test/room-for-rows.ts';
import { MessageScreen } from '../MessageScreen.tsx';
import { messagePlace, messageRoutes } from '../message.paths.ts';
import { MessagePreviewScreen } from '../preview/MessagePreviewScreen.tsx';
import { RecipientsScreen } from '../recipients/RecipientsScreen.tsx';

const server = startTestServer();
const routes = [
  { path: messagePlace.screens.details, element: <MessageScreen /> },
  { path: messageRoutes.recipients, element: <RecipientsScreen /> },
  { path: messageRoutes.preview, element: <MessagePreviewScreen /> },
];
const path = '/wiadomosci/m';
const mailWay = { delivery: 'folder', trouble: null } as const;

const byMail = { waiting: 0, sent: 0, saved: 0, failed: 0, skipped: 0 };
const nobody = { ...byMail, toPrint: 0, printed: 0, delivered: 0 };

/** A message of these facts, which the server answers from now on. */
function answer(facts: Partial<MessageDetails>): void {
  const message = sampleOf(messageDetails, {
    id: 'm',
    kind: 'general-meeting',
    subject: 'Walne zebranie',
    restoredFrom: null,
    unreachable: 0,
    mailWay: { delivery: 'server', trouble: null },
    ...facts,
  });
  server.answer(messageEndpoints.get, message, { etag: '"3"' });
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const dialog = () => screen.findByRole('dialog');

/** Opens the question before a prepared message is sent. */
async function askToSend(facts: Partial<MessageDetails> = {}): Promise<HTMLElement> {
  const recipients = { ...nobody, waiting: 2, toPrint: 5, skipped: 1 };
  answer({ state: 'prepared', recipients, lastDay: null, ...facts });
  openScreen(routes, path);
  await press('Wyślij…');
  return dialog();
}

const confirm = async () => await press('Wyślij', { within: within(await dialog()) });

test('before it is sent it is said how many e-mails and letters that makes, and who gets none', async () => {
  const asked = await askToSend();
  expect(plain(asked.textContent)).toContain(
    'Program wyśle 2 e-maile. Zostanie 5 listów do wydrukowania.',
  );
  expect(asked.textContent).toContain('Nie dostaną: 1');
  server.answer(messageEndpoints.send, undefined, { etag: '"4"' });
  await confirm();
  expect(await screen.findByText('Wiadomość jest wysyłana')).toBeTruthy();
  const [sent] = server.callsOf(messageEndpoints.send);
  expect(sent?.ifMatch).toBe('"3"');
  expect(sent?.body).toMatchObject({ id: 'm', sendAt: null, confirmLate: false });
});

test('whoever chose a later time and left it empty sends nothing', async () => {
  const asked = await askToSend();
  await press('W wybranym czasie', { role: 'radio', within: within(asked) });
  await within(asked).findByRole('textbox', { name: 'Wyślij od' });
  await confirm();
  expect(await within(asked).findByText('Podaj dzień i godzinę')).toBeTruthy();
  expect(server.callsOf(messageEndpoints.send)).toEqual([]);
});

test('after the last day it is sent only by whoever says so', async () => {
  const asked = await askToSend({ lastDay: '2026-02-24' });
  expect(plain(asked.textContent)).toContain('to 24 lutego 2026');
  server.answer(messageEndpoints.send, undefined);
  await press('Wyślij mimo to', { role: 'checkbox', within: within(asked) });
  await confirm();
  await waitFor(() =>
    expect(server.callsOf(messageEndpoints.send)[0]?.body).toMatchObject({ confirmLate: true }),
  );
});

test('what would only be late by the time that is planned is asked then', async () => {
  const asked = await askToSend({ lastDay: '2090-02-24' });
  expect(within(asked).queryByRole('checkbox', { name: 'Wyślij mimo to' })).toBeNull();
  await press('W wybranym czasie', { role: 'radio', within: within(asked) });
  const planned = await within(asked).findByRole('textbox', { name: 'Wyślij od' });
  fireEvent.paste(planned, { clipboardData: { getData: () => '25.02.2090 10:00' } });
  await press('Wyślij mimo to', { role: 'checkbox', within: within(asked) });
  await press('Od razu', { role: 'radio', within: within(asked) });
  expect(within(asked).queryByRole('checkbox', { name: 'Wyślij mimo to' })).toBeNull();
});

test('what the server alone finds late is asked, where the program of the browser did not expect it', async () => {
  const asked = await askToSend({ lastDay: '2090-02-24' });
  const fields = { confirmLate: 'Potwierdź' };
  server.refuse(messageEndpoints.send, { code: 'conflict', message: 'Potwierdź', fields });
  await confirm();
  expect(await within(asked).findByText('Potwierdź')).toBeTruthy();
  expect(await within(asked).findByRole('checkbox', { name: 'Wyślij mimo to' })).toBeTruthy();
});

test('who may not send is told who may', async () => {
  answer({ state: 'prepared', recipients: { ...nobody, waiting: 1 } });
  openScreen(routes, path, { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByText(/^Wiadomość jest gotowa\. Wysłać ją może skarbnik/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyślij…' })).toBeNull();
});

test('what nobody would get cannot be sent', async () => {
  answer({ state: 'prepared', recipients: { ...nobody, skipped: 2 } });
  openScreen(routes, path);
  const said = await screen.findByText(/^Nikt nie dostanie tej wiadomości/);
  expect(plain(said.textContent)).toContain('pominięto 2 odbiorców');
  expect(screen.queryByRole('button', { name: 'Wyślij…' })).toBeNull();
});

test('one that is sent says how far it is, is stopped and goes on', async () => {
  const recipients = { ...nobody, waiting: 3, sent: 6, failed: 1 };
  answer({ state: 'sending', recipients, startedAt: '2026-03-01T10:00:00.000Z' });
  server.answer(messageEndpoints.stop, undefined);
  openScreen(routes, path);
  expect(await screen.findByText('Wysłane: 6 z 10, nie dotarły: 1')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
  answer({ state: 'stopped', recipients, startedAt: '2026-03-01T10:00:00.000Z' });
  await press('Zatrzymaj');
  expect(await screen.findByText(/^Zatrzymano\. Czekają: 3/)).toBeTruthy();
  server.answer(messageEndpoints.resume, undefined);
  await press('Wznów');
  await waitFor(() => expect(server.callsOf(messageEndpoints.resume)).toHaveLength(1));
});

test('how e-mails leave is said before and while they do, and what became a file was not sent', async () => {
  const recipients = { ...nobody, waiting: 2 };
  const asked = await askToSend({ recipients, mailWay });
  expect(plain(asked.textContent)).toContain('Program zapisze 2 e-maile w folderze.');
  expect(asked.textContent).toContain('e-maile są zapisywane w folderze');
  server.answer(messageEndpoints.send, undefined, { etag: '"4"' });
  answer({ state: 'sending', recipients: { ...nobody, waiting: 1, saved: 1 }, mailWay });
  await confirm();
  expect(await screen.findByText('Wiadomość jest zapisywana w folderze')).toBeTruthy();
  expect(await screen.findByText('Zapisane w folderze: 1 z 2')).toBeTruthy();
  expect(await screen.findByText('Zapisano w folderze: 1')).toBeTruthy();
  expect(screen.queryByText(/Wysłan[eo]/)).toBeNull();
});

test('what was sent while there was a server was sent, also without one', async () => {
  answer({ state: 'done', recipients: { ...nobody, sent: 3 }, mailWay });
  openScreen(routes, path);
  expect(await screen.findByRole('heading', { name: 'Wysyłanie' })).toBeTruthy();
});

test('a mail server that is away is told of', async () => {
  const trouble = {
    answer: 'no-answer',
    since: '2026-03-01T16:20:00.000Z',
    nextTryAt: null,
  } as const;
  const recipients = { ...nobody, waiting: 2 };
  answer({ state: 'sending', recipients, mailWay: { delivery: 'server', trouble } });
  openScreen(routes, path);
  const said = await screen.findByText(/^Serwer poczty nie odpowiada od/);
  expect(plain(said.textContent)).toBe(
    'Serwer poczty nie odpowiada od 2026.03.01 16:20, program właśnie próbuje. E-maile czekają.',
  );
});

test('one that came back from a backup says so, and goes on or goes only by whoever says so', async () => {
  const restoredFrom = '2026-03-01T00:30:00.000Z';
  const recipients = { ...nobody, waiting: 3, sent: 6 };
  answer({ state: 'stopped', recipients, restoredFrom });
  server.answer(messageEndpoints.resume, undefined);
  openScreen(routes, path);
  const [said] = await screen.findAllByText(/^Przywrócona z kopii z/);
  expect(plain(said?.textContent)).toContain(
    'Przywrócona z kopii z 2026.03.01 00:30. Program nie wie, co z tej wiadomości wysłano po zrobieniu tej kopii',
  );
  await press('Wznów');
  await press('Wznów mimo to');
  await waitFor(() =>
    expect(server.callsOf(messageEndpoints.resume)[0]?.body).toEqual({
      id: 'm',
      confirmRestored: true,
    }),
  );
});

test('a prepared one from a backup is sent by whoever says that some may have it', async () => {
  const asked = await askToSend({ restoredFrom: '2026-03-01T00:30:00.000Z' });
  expect(asked.textContent).toContain('Program nie wie');
  await press(/^Wyślij, choć część osób/, { role: 'checkbox', within: within(asked) });
  server.answer(messageEndpoints.send, undefined);
  await confirm();
  await waitFor(() =>
    expect(server.callsOf(messageEndpoints.send)[0]?.body).toMatchObject({ confirmRestored: true }),
  );
});

test('letters that go to nobody any more are counted apart', async () => {
  answer({ state: 'done', recipients: { ...nobody, toPrint: 3 }, unreachable: 1 });
  openScreen(routes, path);
  expect(await screen.findByText(/^Pominięte w wydrukach: 1\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Oznacz jako wydrukowane (2)' })).toBeTruthy();
});

test('what did not arrive is sent again or printed, and printed letters are noted as delivered', async () => {
  const recipients = { ...nobody, sent: 1, failed: 2, printed: 3 };
  answer({ state: 'done', recipients });
  server.answer(messageRecipientEndpoints.retry, { done: 2 });
  server.answer(messageRecipientEndpoints.markDelivered, { done: 3 });
  openScreen(routes, path);
  await press('Wyślij ponownie (2)');
  expect(await screen.findByText('Wysyłane ponownie: 2')).toBeTruthy();
  expect(server.callsOf(messageRecipientEndpoints.retry)[0]?.body).toEqual({ id: 'm' });
  await press('Zapisz doręczenie');
  const asked = await dialog();
  await press('List polecony', { role: 'radio', within: within(asked) });
  type('Numer przesyłki', 'RR1', within(asked));
  await press('Zapisz doręczenie', { within: within(asked) });
  expect(await screen.findByText('Zapisano doręczenie: 3')).toBeTruthy();
  expect(server.callsOf(messageRecipientEndpoints.markDelivered)[0]?.body).toMatchObject({
    id: 'm',
    deliveredHow: 'registered',
    deliveryNumber: 'RR1',
  });
});

const recipient = (id: string) =>
  sampleOf(messageRecipient, { id, name: `Odbiorca ${id}`, channel: 'print', state: 'to-print' });

test('what is done with recipients is done with those that were chosen', async () => {
  makeRoomForRows();
  answer({ state: 'done', recipients: { ...nobody, toPrint: 2 } });
  server.answer(messageRecipientEndpoints.list, {
    items: [recipient('a'), recipient('b')],
    totalItems: 2,
  });
  server.answer(messageRecipientEndpoints.markPrinted, { done: 1 });
  openScreen(routes, `${path}/odbiorcy`);
  await screen.findAllByRole('listitem');
  await press('Więcej');
  await press('Zaznacz pozycje');
  await press(/Odbiorca b/, { role: 'checkbox' });
  await press('Oznacz jako wydrukowane');
  expect(await screen.findByText('Oznaczono jako wydrukowane: 1')).toBeTruthy();
  expect(server.callsOf(messageRecipientEndpoints.markPrinted)[0]?.body).toEqual({
    id: 'm',
    recipientIds: ['b'],
  });
});

test('recipients are looked through one after the other, and found by their names', async () => {
  answer({ state: 'prepared', recipients: { ...nobody, waiting: 2 } });
  server.answer(messageRecipientEndpoints.list, {
    items: [recipient('a')],
    totalItems: 2,
  });
  const shown = (id: 'a' | 'b') =>
    sampleOf(recipientPreview, {
      recipient: sampleOf(messageRecipient, { id, name: `Odbiorca ${id}`, channel: 'email' }),
      mailHtml: `<p>Do ${id}</p>`,
      place: id === 'a' ? 1 : 2,
      of: 2,
      previousId: id === 'a' ? null : 'a',
      nextId: id === 'a' ? 'b' : null,
    });
  server.answer(messageRecipientEndpoints.preview, shown('a'));
  openScreen(routes, `${path}/podglad`);
  expect(await screen.findByText('1 z 2')).toBeTruthy();
  expect(screen.getByTitle<HTMLIFrameElement>('E-mail').srcdoc).toBe('<p>Do a</p>');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Poprzedni' }).disabled).toBe(true);
  server.answer(messageRecipientEndpoints.preview, shown('b'));
  await press('Następny');
  expect(await screen.findByText('2 z 2')).toBeTruthy();
  server.answer(messageRecipientEndpoints.preview, shown('a'));
  const search = screen.getByRole('combobox', { name: 'Znajdź odbiorcę' });
  fireEvent.focus(search);
  fireEvent.change(search, { target: { value: 'Odbiorca a' } });
  await waitFor(() =>
    expect(
      server
        .callsOf(messageRecipientEndpoints.list)
        .map(({ query }) => query.get('phrase') ?? query.toString()),
    ).toContain('Odbiorca a'),
  );
  await press(/Odbiorca a/, { role: 'option' });
  expect(await screen.findByText('1 z 2')).toBeTruthy();
});
