// @vitest-environment jsdom

import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import {
  type BankImportDetails,
  bankImportDetails,
  type ImportedLine,
  importedLine,
} from '@grzadka/contract/bank/importing/bank-import.model';
import { namesOf } from '@grzadka/contract/core/call/options-endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleOf } from '../../../../contract/test/samples/sample-of.ts';
import { faults, field, openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { UploadByFetch } from '../../../test/upload-by-fetch.ts';
import { bankImportPaths } from './bank-import.paths.ts';
import { importPath } from './import-path.ts';
import { StatementScreen } from './StatementScreen.tsx';
import { StatementUploadScreen } from './StatementUploadScreen.tsx';

const server = startTestServer();

beforeEach(() => vi.stubGlobal('XMLHttpRequest', UploadByFetch));

const routes = [
  { path: bankImportPaths.import, element: <StatementUploadScreen /> },
  { path: bankImportPaths.one, element: <StatementScreen /> },
];

const account = { id: 'b', name: 'Rachunek główny', nrb: '61109010140000071219812874' };

const shown: BankImportDetails = {
  ...sampleOf(bankImportDetails),
  id: 'i',
  bankAccount: account,
  fileName: 'listopad.sta',
  format: 'mt940',
  profile: null,
  encoding: 'windows-1250',
  from: '2026-11-02',
  thru: '2026-11-20',
  counts: { new: 2, known: 0, double: 0 },
  applied: null,
  namesAccount: true,
  sumIn: 273_51,
  sumOut: 0,
  opening: { statement: 100_00, ledger: 100_00 },
  closing: { statement: 373_51, ledger: 373_51 },
  missing: null,
  booksAutomatically: true,
  lines: { automatic: 1, suggested: 1, unclear: 0, double: 0 },
};

const line: ImportedLine = {
  ...sampleOf(importedLine),
  id: '1',
  place: 1,
  lineId: null,
  entryId: null,
  state: 'automatic',
  bookingDay: '2026-11-02',
  amount: 223_51,
  counterpartyName: 'NOWAK JAN',
  counterpartyAccount: null,
  title: 'dz 12A',
  candidates: [
    {
      settlement: { id: 's', reference: 'GR00012320' },
      garden: '12A',
      holders: 'Nowak Jan',
      points: 155,
      reasons: [
        { points: 100, words: 'numer GR00012320 w tytule' },
        { points: 35, words: 'działka 12A w tytule' },
      ],
    },
  ],
  notes: [],
  costCategory: null,
  refunds: 0,
  doubleOf: null,
};

const noFiles = { items: [], totalItems: 0 };

function answerOptions(): void {
  const items = [
    { ...account, active: true },
    { id: 'o', name: 'Stary rachunek', active: false },
  ];
  server.answer(namesOf('bank-account'), { items });
  server.answer(bankImportEndpoints.list, noFiles);
}

function drop(name: string): void {
  const files = [new File([':20:1'], name)];
  fireEvent.drop(field('Wybierz plik'), { dataTransfer: { files } });
}

function answerFile(file: BankImportDetails, items: ImportedLine[] = [line]): void {
  server.answer(bankImportEndpoints.get, file);
  server.answer(bankImportEndpoints.lines, { items, totalItems: items.length });
}

test('a file is asked for and refused line by line, the choice stays, and a right one is shown', async () => {
  answerOptions();
  openScreen(routes, bankImportPaths.import);
  await screen.findByText('Nie wczytano jeszcze żadnego wyciągu.');
  await press('Pokaż wyciąg');
  await waitFor(() => expect(faults()).toEqual({ 'Wybierz plik': 'Nie wskazano pliku' }));
  drop('zly.csv');
  const fault = 'W kolumnie „Kwota” jest „1.234”.';
  server.refuse(bankImportEndpoints.preview, {
    code: 'validation',
    fields: { file: `Wiersz 2: ${fault}`, 2: fault, 7: fault },
  });
  await press('Pokaż wyciąg');
  await waitFor(() => expect(faults()).toEqual({ 'Wybierz plik': `Wiersz 2: ${fault}` }));
  const list = within(await screen.findByRole('region', { name: 'Co jest nie tak (2)' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Wiersz 2${fault}`,
    `Wiersz 7${fault}`,
  ]);
  expect(field('Wybierz plik').value).toBe('zly.csv');

  server.answer(bankImportEndpoints.preview, { id: 'i' });
  answerFile(shown);
  drop('listopad.sta');
  await press('Pokaż wyciąg');
  expect(await screen.findByText('numer GR00012320 w tytule, działka 12A w tytule')).toBeTruthy();
  const [, sent] = server.callsOf(bankImportEndpoints.preview);
  expect(sent?.body instanceof FormData && sent.body.get('bankAccountId')).toBe('b');
});

test('of a file that does not say how its letters are written somebody says it', async () => {
  answerOptions();
  server.refuse(bankImportEndpoints.preview, {
    code: 'validation',
    fields: { encoding: 'Nie wiadomo' },
  });
  const choices = [
    { encoding: 'windows-1250' as const, text: 'Zażółć' },
    { encoding: 'cp852' as const, text: 'Za¾ˆ' },
  ];
  server.answer(bankImportEndpoints.beginning, { encoding: null, rows: [], choices });
  openScreen(routes, bankImportPaths.import);
  await screen.findByText('Nie wczytano jeszcze żadnego wyciągu.');
  drop('wyciag.sta');
  await press('Pokaż wyciąg');
  expect(await screen.findByText('Zażółć')).toBeTruthy();
  server.answer(bankImportEndpoints.preview, { id: 'i' });
  answerFile(shown);
  await press('Wybierz: Windows-1250');
  await screen.findByText('Program zaksięguje pewne wpłaty (1). Resztę (1) przypiszesz potem.');
  const sent = server.callsOf(bankImportEndpoints.preview).at(-1);
  expect(sent?.body instanceof FormData && sent.body.get('encoding')).toBe('windows-1250');
});

test('what the bank and the program do not agree on is said before anything is booked', async () => {
  const missing = 'Brakuje wyciągu: 2026.11.01–2026.11.01, różnica 23,51 zł';
  answerFile({ ...shown, missing, closing: { statement: 373_51, ledger: 350_00 } });
  openScreen(routes, importPath('i'));
  await screen.findByText(`${missing}. Najpierw wczytaj brakujący wyciąg.`);
  expect(
    screen.getByText(/^Saldo końcowe wyciągu to 373,51 zł, a w programie po zaksięgowaniu/),
  ).toBeTruthy();
});

test('a file is booked, and leads to what waits', async () => {
  answerFile(shown);
  openScreen(routes, importPath('i'));
  await screen.findByText('Działka 12A, Nowak Jan, GR00012320');
  server.answer(bankImportEndpoints.apply, { skipped: { total: 0, first: [] } });
  const applied = { at: '2026-11-24T10:00:00.000Z', by: 'Skarbnik' };
  answerFile({ ...shown, applied });
  await press('Zaksięguj');
  await screen.findByText('Wyciąg jest zaksięgowany. Przypisane operacje: 1.');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Do wyjaśnienia: 1' });
  expect(link.getAttribute('href')).toBe('/transakcje/do-wyjasnienia');
  expect(screen.queryByRole('button', { name: 'Zaksięguj' })).toBeNull();
  const [sent] = server.callsOf(bankImportEndpoints.apply);
  expect(sent?.body).toEqual({ id: 'i', confirmAccount: false });
});

test('of a file that names no account it is asked whether it is this one', async () => {
  answerFile({ ...shown, namesAccount: false });
  openScreen(routes, importPath('i'));
  await screen.findByText('Działka 12A, Nowak Jan, GR00012320');
  await press('Zaksięguj');
  expect(server.callsOf(bankImportEndpoints.apply)).toHaveLength(0);
  const refusal = 'Ten wyciąg jest już zaksięgowany (Nowak Anna, 2026.11.24 10:00).';
  server.refuse(bankImportEndpoints.apply, { code: 'conflict', message: refusal });
  await press('Tak, zaksięguj');
  await screen.findByText(refusal);
  const [sent] = server.callsOf(bankImportEndpoints.apply);
  expect(sent?.body).toEqual({ id: 'i', confirmAccount: true });
});

test('of a suspected double it is said what it is, once it was taken in', async () => {
  const double: ImportedLine = {
    ...line,
    state: 'double',
    lineId: 'l',
    doubleOf: { bookingDay: '2026-11-02', source: 'PKO BP', title: 'dz 12a' },
  };
  const applied = { at: '2026-11-24T10:00:00.000Z', by: null };
  answerFile({ ...shown, applied, counts: { new: 0, known: 0, double: 1 } }, [double]);
  openScreen(routes, importPath('i'));
  await screen.findByText('W programie: 2026.11.02, PKO BP, „dz 12a”');
  server.answer(bankImportEndpoints.dropDouble, undefined);
  await press('To ta sama');
  await screen.findByText('Odrzucono powtórzenie');
  expect(server.callsOf(bankImportEndpoints.dropDouble)[0]?.body).toEqual({ id: 'l' });
});

test('who may only read the ledger books nothing', async () => {
  answerFile(shown);
  openScreen(routes, importPath('i'), { role: 'ROLE_EMPLOYEE' });
  await screen.findByText('Działka 12A, Nowak Jan, GR00012320');
  expect(screen.queryByRole('button', { name: 'Zaksięguj' })).toBeNull();
});

test('a statement that could not be read is asked for again', async () => {
  server.refuse(bankImportEndpoints.get, { code: 'internal' });
  openScreen(routes, importPath('i'));
  await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  answerFile(shown);
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Działka 12A, Nowak Jan, GR00012320')).toBeTruthy();
});
