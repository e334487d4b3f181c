// @vitest-environment jsdom
import { backupEndpoints } from '@grzadka/contract/backup/backup.endpoints';
import type { Backup, BackupList } from '@grzadka/contract/backup/backup.model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { BackupListScreen } from './BackupListScreen.tsx';
import { backupPaths } from './backup.paths.ts';
import { RestoreGuideScreen } from './RestoreGuideScreen.tsx';

const server = startTestServer();
const routes = [
  { path: backupPaths.list, element: <BackupListScreen /> },
  { path: backupPaths.guide, element: <RestoreGuideScreen /> },
];

const nightly: Backup = {
  id: 'grzadka-2026-11-22.tar',
  fileName: 'grzadka-2026-11-22.tar',
  kind: 'nightly',
  createdAt: '2026-11-22T00:30:00.000Z',
  bytes: 3 * 1024 * 1024,
  madeBy: null,
  check: null,
  downloadedAt: null,
  isKept: true,
};
const asked: Backup = {
  ...nightly,
  id: 'grzadka-2026-11-20-120000.tar',
  fileName: 'grzadka-2026-11-20-120000.tar',
  kind: 'requested',
  createdAt: '2026-11-20T11:00:00.000Z',
  madeBy: 'Nowak Anna',
  check: { at: '2026-11-21T11:00:00.000Z', isWhole: false },
  isKept: false,
};
const none: BackupList = {
  place: { folder: '/srv/kopie', isOnAnotherDisk: false },
  items: [],
  work: null,
  lastFailure: null,
  lost: [],
  installation: {
    programFolder: '/opt/grzadka',
    dataDir: null,
    settings: [],
    commandLine: 'posix',
    program: 'npm',
  },
};

const answer = (list: Partial<BackupList>) =>
  server.answer(backupEndpoints.list, { ...none, ...list });

const open = (role: 'ROLE_ADMIN' | 'ROLE_SUPER_USER' = 'ROLE_ADMIN') =>
  openScreen(routes, backupPaths.list, { role });

/** The window is looked at again, which needs no wait for the next time that the list is asked for. */
const lookAgain = () => fireEvent(window, new Event('visibilitychange'));

/** What can be done with each of the backups, from the top. */
const actions = async () =>
  (await screen.findAllByRole('listitem')).map((row) => {
    const buttons = [
      ...within(row).queryAllByRole('button'),
      ...within(row).queryAllByRole('link'),
    ];
    return buttons.map((button) => button.getAttribute('aria-label')?.split(':')[0]);
  });

test('a backup says when and by whom it was made, what a check found, and offers what the role allows', async () => {
  answer({ items: [nightly, asked] });
  open();
  expect(await actions()).toEqual([
    ['Sprawdź', 'Pobierz'],
    ['Sprawdź', 'Usuń kopię', 'Pobierz'],
  ]);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('nocna');
  expect(first).toContain('grzadka-2026-11-22.tar, 3\u00a0MB');
  expect(first).toContain('Nie była jeszcze sprawdzana');
  expect(second).toContain('uszkodzona');
  expect(second).toContain('Zlecenie: Nowak Anna · Nie była pobierana');
  expect(screen.getByText(/przepadną i dane, i kopie/)).toBeTruthy();
});

test('what the newest one does without is named, with the way to it', async () => {
  const record = { type: 'document', id: 'd', name: 'Regulamin', isThere: true, parentId: null };
  answer({ items: [nightly], lost: [record] });
  open();
  const link = await screen.findByRole('link', { name: 'Dokument: Regulamin' });
  expect(link.getAttribute('href')).toBe('/edytuj-dokument/d');
});

test('that a download has begun is said at once, and when it has come to its end', async () => {
  answer({ items: [nightly, asked] });
  open();
  const link = await screen.findByRole('link', { name: /^Pobierz: 2026\.11\.22/ });
  const row = link.closest('li');
  // jsdom goes nowhere by a link.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(row?.textContent).toContain('Pobieranie zaczęte 20'));
  const downloadedAt = '2026-11-22T09:00:00.000Z';
  answer({ items: [{ ...nightly, downloadedAt }, asked] });
  await waitFor(() => expect(row?.textContent).toContain('Pobrana 2026.11.22'));
  expect(await screen.findByText(/^Kopia jest pobrana/)).toBeTruthy();
});

test('only an administrator downloads', async () => {
  answer({ items: [asked] });
  open('ROLE_SUPER_USER');
  expect(await actions()).toEqual([['Sprawdź', 'Usuń kopię']]);
});

test('a new backup is shown as it grows, and told when it is there', async () => {
  answer({ items: [nightly] });
  server.answer(backupEndpoints.create, undefined);
  open();
  await screen.findAllByRole('listitem');
  const work = { kind: 'create', id: 'nowa', writtenBytes: 1024 * 1024 } as const;
  answer({ items: [nightly], work });
  await press('Utwórz kopię');
  expect(await screen.findByText(/Zapisano 1 MB, poprzednia ma 3 MB/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
  answer({ items: [{ ...nightly, id: 'nowa' }] });
  expect(await screen.findByText('Kopia jest gotowa')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('while one is made another is refused', async () => {
  answer({ items: [nightly] });
  server.refuse(backupEndpoints.create, {
    code: 'conflict',
    message: 'Kopia jest właśnie tworzona',
  });
  open();
  await screen.findAllByRole('listitem');
  await press('Utwórz kopię');
  expect(await screen.findByText('Kopia jest właśnie tworzona')).toBeTruthy();
});

test('what a check found is told', async () => {
  answer({ items: [nightly], work: { kind: 'check', id: nightly.id, writtenBytes: null } });
  open();
  expect(await screen.findByText(/Sprawdzam kopię z/)).toBeTruthy();
  const check = { at: '2026-11-22T11:00:00.000Z', isWhole: false };
  answer({ items: [{ ...nightly, check }] });
  lookAgain();
  expect(await screen.findByText('Kopia jest uszkodzona. Utwórz nową.')).toBeTruthy();
});

test('a check that came to nothing is not told by what an earlier one found', async () => {
  const check = { at: '2026-11-21T11:00:00.000Z', isWhole: true };
  const items = [{ ...nightly, check }];
  answer({ items, work: { kind: 'check', id: nightly.id, writtenBytes: null } });
  open();
  await screen.findByText(/Sprawdzam kopię z/);
  answer({ items });
  lookAgain();
  expect(await screen.findByText('Nie udało się sprawdzić kopii. Spróbuj ponownie.')).toBeTruthy();
});

test('a backup is deleted after a question', async () => {
  answer({ items: [nightly, asked] });
  server.answer(backupEndpoints.delete, undefined);
  open();
  await screen.findAllByRole('listitem');
  await press(/^Usuń kopię/);
  const question = await screen.findByRole('alertdialog');
  answer({ items: [nightly] });
  await press('OK', { within: within(question) });
  expect(await screen.findByText('Usunięto kopię')).toBeTruthy();
  await expect.poll(() => screen.queryAllByRole('listitem')).toHaveLength(1);
  expect(server.callsOf(backupEndpoints.delete)).toHaveLength(1);
});

test('says why the last one failed, that there is none yet, and that none are made', async () => {
  answer({ lastFailure: { at: '2026-11-22T00:30:00.000Z', reason: 'Brak miejsca na dysku.' } });
  open();
  const alert = await screen.findByText(/nie powstała\. Brak miejsca na dysku\./);
  expect(alert).toBeTruthy();
  expect(screen.getByText(/Nie ma jeszcze żadnej kopii\./)).toBeTruthy();
});

test('without a folder it says what to do, and offers no backup', async () => {
  answer({ place: null });
  open();
  expect(await screen.findByText(/BACKUP_DIR=off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Utwórz kopię' })).toBeNull();
});

test('the guide names the commands of this installation, and is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  answer({
    items: [asked, nightly],
    installation: { ...none.installation, dataDir: '/srv/dane ogrodu', settings: ['STORAGE_URL'] },
  });
  openScreen(routes, backupPaths.guide);
  await screen.findByRole('heading', { name: 'Na tym komputerze' });
  const lines = [...document.querySelectorAll('code')].map(({ textContent }) => textContent);
  // Not of the damaged one, though it is the newest.
  expect(lines.slice(0, 4)).toEqual([
    'cd /opt/grzadka',
    "export DATA_DIR='/srv/dane ogrodu'",
    'npm run restore -- --replace /srv/kopie/grzadka-2026-11-22.tar',
    'npm start',
  ]);
  expect(screen.getByText(/działa program: STORAGE_URL\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Na koniec sprawdź' })).toBeTruthy();
  await press('Drukuj');
  expect(print).toHaveBeenCalledOnce();
});

test('what could not be read can be tried again', async () => {
  server.refuse(backupEndpoints.list, { code: 'internal' });
  open();
  await screen.findByText('Nie udało się wczytać danych');
  answer({});
  await press('Spróbuj ponownie');
  expect(await screen.findByText(/Nie ma jeszcze żadnej kopii/)).toBeTruthy();
});
