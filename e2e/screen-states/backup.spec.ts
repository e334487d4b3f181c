import type { Backup, BackupList } from '@grzadka/contract/backup/backup.model';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const nightly: Backup = {
  id: 'grzadka-2026-11-22.tar',
  fileName: 'grzadka-2026-11-22.tar',
  kind: 'nightly',
  createdAt: '2026-11-22T00:30:00.000Z',
  bytes: 1_400_000_000,
  madeBy: null,
  check: { at: '2026-11-22T09:00:00.000Z', isWhole: true },
  downloadedAt: '2026-11-22T10:00:00.000Z',
  isKept: true,
};

const damaged: Backup = {
  ...nightly,
  id: 'grzadka-przed-aktualizacja-2026-11-20-120000.tar',
  fileName: 'grzadka-przed-aktualizacja-2026-11-20-120000.tar',
  kind: 'before-update',
  madeBy: 'Brzęczyszczykiewiczówna-Wyrzykowska Konstancja',
  check: { at: '2026-11-21T09:00:00.000Z', isWhole: false },
  downloadedAt: null,
  isKept: false,
};

const backups: BackupList = {
  place: null,
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

/** Has the list answered with what would take a long time to come about. */
async function tell(page: Page, list: Partial<BackupList>): Promise<void> {
  await page.route('**/api/backup', (route) => route.fulfill({ json: { ...backups, ...list } }));
  await page.goto('/system/kopie');
}

test(
  'the backups',
  walk({
    role: 'ROLE_ADMIN',
    prepare: async () => undefined,
    states: [
      {
        name: 'several, one being made after one that failed',
        async reach({ page }) {
          const folder =
            '/srv/kopie/rodzinny-ogrod-dzialkowy-imienia-tadeusza-kosciuszki/serwer-w-biurze';
          await tell(page, {
            place: { folder, isOnAnotherDisk: false },
            items: [nightly, damaged],
            work: {
              kind: 'create',
              id: 'grzadka-2026-11-22-120000.tar',
              writtenBytes: 512_000_000,
            },
            lastFailure: { at: nightly.createdAt, reason: `Plik „${folder}”: brak uprawnień.` },
          });
          await expect(page.getByText(/^Tworzę kopię/)).toBeVisible();
        },
      },
      {
        name: 'none are made',
        inLongRun: true,
        async reach({ page }) {
          await tell(page, { place: null });
          await expect(page.getByText(/BACKUP_DIR=off/)).toBeVisible();
        },
      },
      {
        name: 'the guide',
        async reach({ page }) {
          await page.getByRole('link', { name: 'Jak odtworzyć dane' }).click();
          await expect(page.getByRole('heading', { name: 'Na koniec sprawdź' })).toBeVisible();
        },
      },
    ],
  }),
);
