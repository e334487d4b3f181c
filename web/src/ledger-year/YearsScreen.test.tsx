// @vitest-environment jsdom

import { ledgerYearEndpoints } from '@grzadka/contract/ledger-year/ledger-year.endpoints';
import {
  type ClosingHindrance,
  type LedgerYear,
  ledgerYearRefusals,
} from '@grzadka/contract/ledger-year/ledger-year.model';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { ledgerYearsPath } from './ledger-year.paths.ts';
import { YearsScreen } from './YearsScreen.tsx';

const server = startTestServer();
const routes = [{ path: ledgerYearsPath, element: <YearsScreen /> }];

// They come late to the screen.
beforeAll(async () => {
  await import('./CloseYearDialog.tsx');
  await import('./ReopenYearDialog.tsx');
}, 60_000);

const year = (of: number, more: Partial<LedgerYear> = {}): LedgerYear => ({
  year: of,
  state: 'open',
  closedAt: null,
  closedBy: null,
  reopenedAt: null,
  reopenReason: null,
  isNext: false,
  isLastClosed: false,
  hindrances: [],
  arePapersDue: false,
  papers: [],
  ...more,
});

const running = year(2026, { state: 'running' });
const closed = year(2024, {
  state: 'closed',
  closedAt: '2025-03-01T11:00:00.000Z',
  closedBy: 'Nowak Anna',
  isLastClosed: true,
  papers: [{ id: 'p', name: 'Należności na 31.12.2024', fileName: 'naleznosci-2024.pdf' }],
});

function answer(items: readonly LedgerYear[]) {
  const reply = { closedThru: '2024-12-31', items: [...items] };
  server.answer(ledgerYearEndpoints.years, reply, { etag: '"5"' });
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('each hindrance says what is to be done, and leads there', async () => {
  const hindrances: ClosingHindrance[] = [
    { kind: 'unclear-lines', count: 3 },
    { kind: 'draft-run', runId: 'r', title: 'Opłaty 2025' },
    {
      kind: 'bank-difference',
      bankAccountId: 'b',
      name: 'PKO',
      day: '2025-12-31',
      difference: -5_00,
    },
    {
      kind: 'cash-report',
      cashBoxId: 'k',
      name: 'Kasa',
      from: '2025-02-01',
      thru: '2025-11-30',
      count: 2,
    },
    { kind: 'ledger-check', found: 1 },
  ];
  answer([running, year(2025, { isNext: true, hindrances }), closed]);
  openScreen(routes, ledgerYearsPath, { role: 'ROLE_ADMIN' });
  const list = within(
    (await part('Rok 2025')).getByRole('list', { name: 'Co trzeba jeszcze zrobić' }),
  );
  const rows = list.getAllByRole('listitem').map((row) => {
    const way = within(row).getByRole('link');
    return [plain(row.firstElementChild?.textContent), way.textContent, way.getAttribute('href')];
  });
  expect(rows).toEqual([
    ['Operacje bankowe do wyjaśnienia: 3.', 'Wyjaśnij operacje', '/transakcje/do-wyjasnienia'],
    [expect.stringContaining('„Opłaty 2025”'), 'Pokaż szkic', '/oplaty/naliczenia/r'],
    [
      expect.stringContaining('program ma 2025.12.31 o 5,00 zł mniej niż ostatni wyciąg'),
      'Pokaż rachunek',
      '/transakcje/rachunki/b',
    ],
    [
      expect.stringContaining('na żadnym wydrukowanym raporcie: 2 (od 2025.02.01 do 2025.11.30)'),
      'Drukuj raport kasowy',
      '/transakcje/raport-kasowy?kasa=k&od=2025-02-01&do=2025-11-30',
    ],
    [expect.stringContaining('błędy: 1'), 'Pokaż kontrolę danych', '/system'],
  ]);
  expect(screen.queryByRole('button', { name: 'Zamknij rok 2025' })).toBeNull();
});

test('a closed year says until when its documents are kept', async () => {
  answer([closed, year(2026, { state: 'closed', closedAt: '2027-03-01T11:00:00.000Z' })]);
  openScreen(routes, ledgerYearsPath, { role: 'ROLE_TREASURER' });
  const words = (await part('Rok 2026')).getByText(/^Dokumenty tego roku/).textContent;
  expect(plain(words)).toContain('co najmniej do 2031.12.31');
});

test('what only others may look at says whom to ask, and leads to what that is', async () => {
  const hindrances: ClosingHindrance[] = [{ kind: 'ledger-check', found: 2 }];
  answer([running, year(2025, { isNext: true, hindrances }), closed]);
  openScreen(routes, ledgerYearsPath, { role: 'ROLE_TREASURER' });
  const shown = await part('Rok 2025');
  expect(shown.getByRole('listitem').textContent).toContain(
    'Kontrola danych znalazła w księgowaniach błędy: 2. Otwiera ją użytkownik zaawansowany i administrator.',
  );
  const way = shown.getByRole('link', { name: 'Czym jest kontrola danych' });
  expect(way.getAttribute('href')).toBe('/pomoc/system#kontrola-danych');
});

test('a year is closed after a question, as of what was shown', async () => {
  answer([running, year(2025, { isNext: true }), closed]);
  openScreen(routes, ledgerYearsPath, { role: 'ROLE_TREASURER' });
  await part('Rok 2025');
  expect(screen.queryByRole('button', { name: 'Otwórz rok 2024' })).toBeNull();
  await press('Zamknij rok 2025');
  const dialog = within(await screen.findByRole('dialog'));
  expect(plain(dialog.getByText(/nie przyjmie potem/).textContent)).toContain('do 2025.12.31');
  server.refuse(ledgerYearEndpoints.close, {
    code: 'conflict',
    message: ledgerYearRefusals.hindered(2025, 1),
  });
  await press('Zamknij rok 2025', { within: dialog });
  await dialog.findByText(/nie można jeszcze zamknąć/);
  server.answer(ledgerYearEndpoints.close, undefined);
  answer([running, year(2025, { state: 'closed', isLastClosed: true, arePapersDue: true })]);
  await press('Zamknij rok 2025', { within: dialog });
  await screen.findByText('Zamknięto rok 2025');
  expect(server.callsOf(ledgerYearEndpoints.close).at(-1)).toMatchObject({
    body: { year: 2025 },
    ifMatch: '"5"',
  });
  await screen.findByText(/przygotowuje zestawienia tego roku/);
});

test('an administrator opens the last closed year again, for a reason', async () => {
  answer([running, year(2025, { isNext: true }), closed]);
  openScreen(routes, ledgerYearsPath, { role: 'ROLE_ADMIN' });
  const shown = await part('Rok 2024');
  expect(plain(shown.getByText(/^Zamknięto/).textContent)).toContain('(Nowak Anna)');
  const paper = shown.getByRole('link', { name: 'Pobierz: Należności na 31.12.2024' });
  expect(paper.getAttribute('href')).toBe('/api/file/content/p');
  await press('Otwórz rok 2024');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Otwórz rok 2024', { within: dialog });
  await dialog.findByText('Podaj powód');
  type('Powód', 'brakowało faktury');
  server.answer(ledgerYearEndpoints.reopen, undefined);
  await press('Otwórz rok 2024', { within: dialog });
  await screen.findByText('Otwarto ponownie rok 2024');
  expect(server.callsOf(ledgerYearEndpoints.reopen).at(-1)).toMatchObject({
    body: { year: 2024, reason: 'brakowało faktury' },
    ifMatch: '"5"',
  });
});
