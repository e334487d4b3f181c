// @vitest-environment jsdom

import { endpoint } from '@grzadka/contract/core/call/endpoint';
import {
  lacksHeader,
  letterMark,
  lettersHeader,
  lettersReply,
} from '@grzadka/contract/core/export/pdf-reply';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { PaperButton } from './PaperButton.tsx';

const server = startTestServer();
const letters = endpoint({
  method: 'GET',
  path: '/api/letters',
  summary: 'Some letters',
  permission: 'fee:read',
  refuses: ['conflict'],
  ...lettersReply,
});
const button = (
  <PaperButton endpoint={letters} input={{}} letters="Zawiadomienia">
    Zawiadomienia (PDF)
  </PaperButton>
);

// It comes late to a screen.
beforeAll(() => import('./PaperDialog.tsx'), 60_000);

/** The files that were saved. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  // jsdom has no files behind addresses.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plik' }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

/** Lets the server send a document of two letters as the test says. */
function sendSlowly() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = {
    [lettersHeader]: '2',
    [lacksHeader]: 'NIP',
    'content-disposition': 'attachment; filename="zawiadomienia.pdf"',
  };
  const aborted = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', aborted);
    return new Response(readable, { headers });
  });
  const writer = writable.getWriter();
  return {
    aborted,
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  };
}

test('a document that is made tells how far it is, and is saved once it is there', async () => {
  const { send, end } = sendSlowly();
  openScreen([{ path: '/', element: button }], '/');
  await press('Zawiadomienia (PDF)');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tworzenie pliku' }));
  expect(dialog.getByText(/^Program przygotowuje plik/)).toBeTruthy();
  await send(`%PDF ${letterMark}`);
  expect(await dialog.findByText('Zawiadomienia: 1 z 2')).toBeTruthy();
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(saved).toEqual([]);
  await end();
  expect(await screen.findByText('Pobrano plik zawiadomienia.pdf')).toBeTruthy();
  expect(screen.getByText(/^Na wydruku zabrakło: NIP\./)).toBeTruthy();
  expect(saved).toEqual(['zawiadomienia.pdf']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a document that nobody waits for is given up', async () => {
  const { aborted } = sendSlowly();
  openScreen([{ path: '/', element: button }], '/');
  await press('Zawiadomienia (PDF)');
  await press('Anuluj');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(aborted).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});

test('a document that cannot be had says why, and can be asked for again', async () => {
  const message = 'To naliczenie ma już storno.';
  server.refuse(letters, { code: 'conflict', message });
  openScreen([{ path: '/', element: button }], '/');
  await press('Zawiadomienia (PDF)');
  expect(await screen.findByText(`Nie udało się utworzyć pliku. ${message}`)).toBeTruthy();
  const { end } = sendSlowly();
  await press('Spróbuj ponownie');
  await end();
  await waitFor(() => expect(saved).toHaveLength(1));
});
