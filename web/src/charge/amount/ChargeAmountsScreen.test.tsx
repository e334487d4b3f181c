// @vitest-environment jsdom

import { chargeAmountEndpoints } from '@grzadka/contract/charge/amount/charge-amount.endpoints';
import type { ChargeAmount } from '@grzadka/contract/charge/amount/charge-amount.model';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import {
  type ChargeRunDetails,
  chargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { importEndpoints } from '@grzadka/contract/import/import.endpoints';
import type { ImportReport } from '@grzadka/contract/import/import.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { amountsFilePath, amountsPath, chargeRoutes, chargeRunPlace } from '../charge.paths.ts';
import { ChargeRunScreen } from '../run/ChargeRunScreen.tsx';
import { AmountsFileScreen } from './AmountsFileScreen.tsx';
import { ChargeAmountsScreen } from './ChargeAmountsScreen.tsx';

const { screens } = chargeRunPlace;
const server = startTestServer();
const routes = [
  { path: screens.details, element: <ChargeRunScreen /> },
  { path: chargeRoutes.amounts, element: <ChargeAmountsScreen /> },
  { path: chargeRoutes.amountsFile, element: <AmountsFileScreen /> },
];

const kind = { id: 'k', name: 'Szkody', purpose: 'other', isByHand: true } as const;
const run: ChargeRunDetails = sampleOf(chargeRunDetails, {
  id: 'r',
  title: 'Szkody 2027',
  number: null,
  state: 'draft',
  progress: null,
  calculatedAt: null,
  reversedOn: null,
  feeKinds: [kind],
  amountsByHand: { count: 1, sum: 120_50 },
  counts: { settlements: 0, blocked: 0, toCheck: 0, skipped: 0, nobody: 0, waiting: 0 },
});
const amount: ChargeAmount = {
  settlement: { id: 's', reference: 'GR00000195' },
  garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
  holders: 'Lis Anna',
  feeKind: { id: 'k', name: 'Szkody' },
  amount: 120_50,
  description: 'brama',
};

function answerAmounts(items: readonly ChargeAmount[], etag = '"3"'): void {
  server.answer(chargeAmountEndpoints.ofRun, { items: [...items] }, { etag });
}

beforeEach(() => {
  server.answer(chargeRunEndpoints.get, run, { etag: '"3"' });
  answerAmounts([amount]);
});

test('a draft says how much is set by hand, and leads to where it is', async () => {
  const { path } = openScreen(routes, '/oplaty/naliczenia/r');
  const section = within(await screen.findByRole('region', { name: 'Kwoty ustalone ręcznie' }));
  expect(section.getByText(/^Kwoty: 1, razem 120,50/)).toBeTruthy();
  const file = section.getByRole('link', { name: 'Wczytaj kwoty z pliku' });
  expect(file.getAttribute('href')).toBe(amountsFilePath('r'));
  await press('Pokaż i zmień kwoty', { role: 'link', within: section });
  await waitFor(() => expect(path()).toBe(amountsPath('r')));
  const table = await screen.findByRole('table', { name: 'Kwoty ustalone ręcznie' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12A', 'Lis Anna', 'GR00000195', '120,50\u00a0zł', 'brama', 'ZmieńUsuń']);
});

test('a run without a kind that is set by hand says nothing of it', async () => {
  server.answer(chargeRunEndpoints.get, {
    ...run,
    feeKinds: [{ ...kind, isByHand: false }],
    amountsByHand: { count: 0, sum: 0 },
  });
  openScreen(routes, '/oplaty/naliczenia/r');
  await screen.findByRole('button', { name: 'Oblicz' });
  expect(screen.queryByText('Kwoty ustalone ręcznie')).toBeNull();
});

test('an amount is set for an account; what was typed outlives a refusal, and somebody else’s change', async () => {
  const account = sampleOf(settlementListItem, {
    id: 't',
    reference: 'GR00004560',
    garden: { id: 'h', name: '14', sector: 'Sektor 1' },
  });
  server.answer(settlementEndpoints.list, { items: [account], totalItems: 1 });
  openScreen(routes, amountsPath('r'));
  await press('Dodaj kwotę');
  const dialog = within(await screen.findByRole('dialog'));
  type('Konto rozliczeniowe', '14', dialog);
  await press(/^14/, { role: 'option' });
  type('Kwota', '0', dialog);
  const save = async () => await press('Dodaj kwotę', { within: dialog });
  await save();
  expect(await dialog.findByText('Podaj kwotę większą od zera')).toBeTruthy();
  type('Kwota', '50,5', dialog);
  server.refuse(chargeAmountEndpoints.add, { code: 'stale' });
  await save();
  answerAmounts([amount], '"4"');
  await press('Odśwież dane', { within: dialog });
  server.answer(chargeAmountEndpoints.add, undefined);
  await waitFor(() => expect(server.callsOf(chargeAmountEndpoints.ofRun)).toHaveLength(2));
  await save();
  expect(await screen.findByText('Dodano kwotę')).toBeTruthy();
  const sent = server.callsOf(chargeAmountEndpoints.add);
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
  expect(sent[1]?.body).toEqual({
    id: 'r',
    settlementId: 't',
    feeKindId: 'k',
    amount: 50_50,
    description: null,
  });
});

test('an amount is changed, and taken away after a question; then the draft is calculated', async () => {
  server.answer(chargeAmountEndpoints.change, undefined);
  server.answer(chargeAmountEndpoints.remove, undefined);
  server.answer(chargeRunEndpoints.calculate, undefined);
  const { path } = openScreen(routes, amountsPath('r'));
  await press('Zmień: Działka 12A');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Kwota').value).toBe('120,50');
  type('Kwota', '130', dialog);
  await press('Zapisz', { within: dialog });
  expect(await screen.findByText('Zmieniono kwotę')).toBeTruthy();
  expect(server.callsOf(chargeAmountEndpoints.change)[0]?.body).toMatchObject({
    settlementId: 's',
    amount: 130_00,
    description: 'brama',
  });
  await press('Usuń: Działka 12A');
  const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć kwotę?' }));
  await press('Usuń', { within: question });
  expect(await screen.findByText('Usunięto kwotę')).toBeTruthy();
  const [removed] = server.callsOf(chargeAmountEndpoints.remove);
  expect([removed?.ifMatch, removed?.body]).toEqual([
    '"3"',
    { id: 'r', settlementId: 's', feeKindId: 'k' },
  ]);
  await press('Oblicz');
  await waitFor(() => expect(path()).toBe('/oplaty/naliczenia/r'));
});

test('of an approved run the amounts are only shown', async () => {
  server.answer(chargeRunEndpoints.get, { ...run, state: 'approved', number: 'NAL/2027/1' });
  openScreen(routes, amountsPath('r'));
  await screen.findByRole('table', { name: 'Kwoty ustalone ręcznie' });
  expect(screen.queryByRole('button', { name: /^(Dodaj kwotę|Zmień|Usuń|Oblicz)/ })).toBeNull();
});

test('a file is checked and taken in by the version of the run that was seen', async () => {
  const report: ImportReport = {
    kind: 'report',
    isStored: false,
    sha256: 'a'.repeat(64),
    rows: 3,
    faultyRows: 0,
    counts: { added: 2, changed: 1, unchanged: 0 },
    faults: { total: 0, first: [] },
    warnings: { total: 0, first: [] },
    notes: [],
  };
  server.answer(importEndpoints.amountCheck, report);
  server.answer(importEndpoints.amountRun, { ...report, isStored: true });
  const { path } = openScreen(routes, amountsFilePath('r'), { role: 'ROLE_TREASURER' });
  expect(screen.getByRole('heading', { name: 'Kwoty ustalone ręcznie' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await waitFor(() => expect(server.callsOf(chargeAmountEndpoints.ofRun)).toHaveLength(1));
  const files = [new File(['Działka;Kwota'], 'kwoty.csv')];
  fireEvent.drop(field('Wybierz plik'), { dataTransfer: { files } });
  await press('Sprawdź');
  await screen.findByRole('heading', { name: 'Plik jest poprawny' });
  await press('Wczytaj');
  expect(await screen.findByRole('heading', { name: 'Wczytano plik kwoty.csv' })).toBeTruthy();
  const [sent] = server.callsOf(importEndpoints.amountRun);
  expect(sent?.ifMatch).toBe('"3"');
  await press('Pokaż kwoty', { role: 'link' });
  await waitFor(() => expect(path()).toBe(amountsPath('r')));
});
