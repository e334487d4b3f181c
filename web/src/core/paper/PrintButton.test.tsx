// @vitest-environment jsdom

import { endpoint } from '@grzadka/contract/core/call/endpoint';
import { lacksHeader, pdfReply } from '@grzadka/contract/core/export/pdf-reply';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { PrintButton } from './PrintButton.tsx';

const server = startTestServer();
const receipt = endpoint({
  method: 'GET',
  path: '/api/receipt',
  summary: 'A receipt',
  permission: 'fee:read',
  refuses: ['conflict'],
  ...pdfReply,
});
const button = (
  <PrintButton endpoint={receipt} input={{}}>
    Drukuj potwierdzenie
  </PrintButton>
);

/** The files that were saved. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  // jsdom has no files behind addresses.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:plik', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

/** Lets the server send the document, to a browser that shows such, or to one that does not. */
function sendTo(browser: { showsPdf: boolean }, more: Record<string, string> = {}): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', {
    value: browser.showsPdf,
    configurable: true,
  });
  const headers = { 'content-disposition': 'attachment; filename="potwierdzenie.pdf"', ...more };
  vi.stubGlobal('fetch', async () => new Response('%PDF', { headers }));
}

/** What the browser does when the frame of the document is to be printed. */
function onPrint(print: () => void): void {
  const shown = { print } as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(shown);
}

const seen = new WeakSet<HTMLIFrameElement>();

/** The browser has laid the next document out. */
async function laidOut(): Promise<void> {
  const shown = await waitFor(() => {
    const found = document.querySelector('iframe');
    if (found === null || seen.has(found)) throw new Error('no frame');
    return found;
  });
  seen.add(shown);
  fireEvent.load(shown);
}

test('what is printed is asked about at once, out of sight, and nothing is saved', async () => {
  sendTo({ showsPdf: true });
  const print = vi.fn<() => void>();
  onPrint(print);
  openScreen([{ path: '/', element: button }], '/');
  for (const times of [1, 2]) {
    await press('Drukuj potwierdzenie');
    await laidOut();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  }
  // That of the document before is gone.
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(document.querySelector('iframe')?.getAttribute('aria-hidden')).toBe('true');
  expect(saved).toEqual([]);
});

test('where no other may print it, it is shown in a tab of its own, or else saved', async () => {
  sendTo({ showsPdf: true });
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(globalThis as unknown as Window);
  onPrint(() => {
    throw new DOMException('cross-origin', 'SecurityError');
  });
  openScreen([{ path: '/', element: button }], '/');
  await press('Drukuj potwierdzenie');
  await laidOut();
  await waitFor(() => expect(open).toHaveBeenCalledWith('blob:plik', '_blank'));
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  expect(saved).toEqual([]);
  open.mockReturnValue(null);
  await press('Drukuj potwierdzenie');
  await laidOut();
  expect(await screen.findByText('Pobrano plik potwierdzenie.pdf')).toBeTruthy();
  expect(saved).toEqual(['potwierdzenie.pdf']);
});

test('a phone, which shows no such file, saves it', async () => {
  sendTo({ showsPdf: false });
  openScreen([{ path: '/', element: button }], '/');
  await press('Drukuj potwierdzenie');
  expect(await screen.findByText('Pobrano plik potwierdzenie.pdf')).toBeTruthy();
  expect(saved).toEqual(['potwierdzenie.pdf']);
});

test('why there is none is told, and it can be asked for again', async () => {
  server.refuse(receipt, { code: 'conflict', message: 'Tego potwierdzenia nie ma.' });
  openScreen([{ path: '/', element: button }], '/');
  await press('Drukuj potwierdzenie');
  const told = 'Nie udało się utworzyć pliku. Tego potwierdzenia nie ma.';
  expect(await screen.findByText(told)).toBeTruthy();
  sendTo({ showsPdf: false });
  await press('Spróbuj ponownie');
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('what the paper was printed without is told, with the way to where that is typed for who may', async () => {
  const lacks = { [lacksHeader]: encodeURIComponent('nazwa ogrodu, NIP') };
  sendTo({ showsPdf: false }, lacks);
  const screens = [
    { path: '/', element: button },
    { path: '/system/ustawienia', element: 'Dane' },
  ];
  const { path } = openScreen(screens, '/', { role: 'ROLE_SUPER_USER' });
  await press('Drukuj potwierdzenie');
  const told = 'Na wydruku zabrakło: nazwa ogrodu, NIP.';
  expect(await screen.findByText(told)).toBeTruthy();
  await press('Uzupełnij w ustawieniach');
  await waitFor(() => expect(path()).toBe('/system/ustawienia'));
});

test('who may not mend that is told whom to ask, and nothing is said where nothing is missing', async () => {
  sendTo({ showsPdf: false });
  openScreen([{ path: '/', element: button }], '/', { role: 'ROLE_EMPLOYEE' });
  await press('Drukuj potwierdzenie');
  expect(await screen.findByText('Pobrano plik potwierdzenie.pdf')).toBeTruthy();
  expect(screen.queryByText(/^Na wydruku zabrakło/)).toBeNull();
  sendTo({ showsPdf: false }, { [lacksHeader]: 'NIP' });
  await press('Drukuj potwierdzenie');
  const told = 'Na wydruku zabrakło: NIP. Poproś administratora o uzupełnienie danych ogrodu.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Uzupełnij w ustawieniach' })).toBeNull();
});
