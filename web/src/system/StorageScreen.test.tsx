// @vitest-environment jsdom
import type { StorageUsage } from '@grzadka/contract/system/storage.model';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { StorageScreen } from './StorageScreen.tsx';
import { storageSentence } from './storage.text.ts';
import { systemPaths } from './system.paths.ts';

const server = startTestServer();
const routes = [{ path: systemPaths.storage, element: <StorageScreen /> }];
const megabyte = 1024 * 1024;

const usage: StorageUsage = {
  objects: 'folder',
  documents: { count: 12, bytes: 34.5 * megabyte },
  images: { count: 3, bytes: 2 * megabyte },
  deleted: { count: 1, bytes: 0 },
  uploads: { count: 2, bytes: 3 * megabyte },
  abandoned: { count: 1, bytes: megabyte, isKept: false },
  backups: { count: 9, bytes: 1536 * megabyte },
  database: { bytes: 20 * megabyte },
  free: [
    { place: 'data', bytes: 250 * 1024 * megabyte },
    { place: 'backups', bytes: 900 * megabyte },
  ],
  sweep: { at: '2026-11-23T02:40:00.000Z', removes: { count: 0, bytes: 0 } },
};

/** What the screen shows, by its labels. */
async function told(): Promise<Record<string, string>> {
  await screen.findByText('Baza danych');
  const labels = [...document.querySelectorAll('dt')];
  return Object.fromEntries(
    labels.map((label) => [
      label.textContent,
      (label.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
    ]),
  );
}

test('tells what is free, what is taken, and what the next sweep does', async () => {
  server.answer(systemEndpoints.storage, usage);
  openScreen(routes, systemPaths.storage);
  expect(await told()).toMatchObject({
    'Dysk z danymi programu': '250 GB',
    'Dysk z kopiami zapasowymi': '900 MB',
    Dokumenty: '34,5 MB (pliki: 12)',
    'Usunięte dokumenty i obrazy': '0 MB (pliki: 1)',
    'Pliki, które ktoś teraz przesyła': '3 MB (pliki: 2)',
    'Pozostałości po przerwanym przesyłaniu': '1 MB (pliki: 1)',
    'Kopie zapasowe': '1,5 GB (pliki: 9)',
    'Baza danych': '20 MB',
    'Do usunięcia': 'nic',
  });
  expect(screen.queryByText(/^Tych pozostałości jest za dużo/)).toBeNull();
});

test('says that more is left of uploads than the program removes', async () => {
  server.answer(systemEndpoints.storage, {
    ...usage,
    abandoned: { count: 21, bytes: megabyte, isKept: true },
  });
  openScreen(routes, systemPaths.storage);
  expect(await screen.findAllByText(/^Tych pozostałości jest za dużo/)).toHaveLength(1);
});

test('says what cannot be known of a bucket, of processes and of disks that do not tell, and that no backups are made', async () => {
  server.answer(systemEndpoints.storage, {
    ...usage,
    objects: 'bucket',
    uploads: null,
    abandoned: null,
    backups: null,
    free: [],
    sweep: { ...usage.sweep, removes: { count: 4, bytes: megabyte } },
  });
  openScreen(routes, systemPaths.storage);
  expect(await told()).toMatchObject({
    'Pliki, które ktoś teraz przesyła': 'nie udało się sprawdzić',
    'Pozostałości po przerwanym przesyłaniu': 'nie udało się sprawdzić',
    'Kopie zapasowe': 'Program nie robi kopii',
    'Do usunięcia': '1 MB (pliki: 4)',
  });
  const { textContent } = screen.getByRole('region', { name: 'Wolne miejsce' });
  expect(textContent).toContain('Nie da się sprawdzić, ile jest wolnego miejsca.');
  expect(textContent).toContain('w zasobniku');
});

test('what could not be read can be tried again', async () => {
  server.refuse(systemEndpoints.storage, { code: 'internal' });
  openScreen(routes, systemPaths.storage);
  await screen.findByText('Nie udało się wczytać danych');
  server.answer(systemEndpoints.storage, usage);
  await press('Spróbuj ponownie');
  expect(await told()).toHaveProperty('Dokumenty');
});

test.each([
  [{ level: 'ok', freeBytes: 5 * 1024 * megabyte }, 'Wolne miejsce: 5 GB.'],
  [
    { level: 'warning', freeBytes: 900 * megabyte },
    'Wolne miejsce: 900 MB. Niedługo może go zabraknąć.',
  ],
  [
    { level: 'problem', freeBytes: 0 },
    'Wolne miejsce: 0 MB. Program nie przyjmuje już plików i nie robi kopii. Usuń z dysku to, co niepotrzebne.',
  ],
  [{ level: 'ok', freeBytes: null }, 'Nie da się sprawdzić, ile jest wolnego miejsca.'],
] as const)('the card says of %j what it means', (state, sentence) => {
  expect(storageSentence(state).replaceAll('\u00a0', ' ')).toBe(sentence);
});
