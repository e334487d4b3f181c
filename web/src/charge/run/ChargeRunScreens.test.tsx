// @vitest-environment jsdom

import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import {
  type ChargeRunDetails,
  chargeRunProposal,
} from '@grzadka/contract/charge/run/charge-run.model';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { account, feeKind, run } from '../../../test/charge-run.ts';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { chargeRunPlace, feeNoticePath } from '../charge.paths.ts';
import { ChargeRunCreateScreen } from '../form/ChargeRunCreateScreen.tsx';
import { ChargeRunEditScreen } from '../form/ChargeRunEditScreen.tsx';
import { ChargeRunScreen } from './ChargeRunScreen.tsx';

const { screens } = chargeRunPlace;
const server = startTestServer();
const routes = [
  { path: screens.create, element: <ChargeRunCreateScreen /> },
  { path: screens.edit, element: <ChargeRunEditScreen /> },
  { path: screens.details, element: <ChargeRunScreen /> },
];
const runPath = '/oplaty/naliczenia/r';

const entry = { id: 'o', name: 'Wpisowe', purpose: 'other', isByHand: true } as const;
/** What the fields ask that narrow a run. */
function answerSearches(): void {
  server.answer(sectorEndpoints.list, { items: [] });
  server.answer(gardenEndpoints.list, { items: [], totalItems: 0 });
  server.answer(settlementEndpoints.list, { items: [], totalItems: 0 });
}

beforeEach(() => {
  server.answer(chargeRunEndpoints.get, run, { etag: '"3"' });
});

test('a run is begun with what is proposed, calculated at once, and opened', async () => {
  const tariff = { id: 't', termsInWords: '0,45 zł za m²' };
  const kinds = [
    { ...feeKind, tariff, isProposed: true, dueDays: ['2027-06-30'], chargedBy: null },
    {
      ...feeKind,
      id: 'o',
      name: 'Wpisowe',
      tariff,
      isProposed: false,
      dueDays: [],
      chargedBy: null,
    },
  ];
  const proposal = sampleOf(chargeRunProposal, { title: 'Opłaty roczne 2027', feeKinds: kinds });
  server.answer(chargeRunEndpoints.proposal, proposal);
  answerSearches();
  server.answer(chargeRunEndpoints.create, { id: 'r' });
  server.answer(chargeRunEndpoints.calculate, undefined);
  const { path } = openScreen(routes, `${screens.create}?rok=2027`);
  const own = await screen.findByLabelText<HTMLInputElement>(/^Opłata ogrodowa/);
  expect(own.checked).toBe(true);
  expect(screen.getByText('0,45 zł za m², termin 2027.06.30')).toBeTruthy();
  expect(server.callsOf(chargeRunEndpoints.proposal)[0]?.query.get('on')).toMatch(/^2027/);
  fireEvent.click(own);
  await press('Oblicz');
  expect(await screen.findByText('Wybierz co najmniej jeden rodzaj opłaty')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Wpisowe/));
  await press('Oblicz');
  await waitFor(() => expect(path()).toBe(runPath));
  expect(server.callsOf(chargeRunEndpoints.create)[0]?.body).toMatchObject({
    kind: 'annual',
    title: 'Opłaty roczne 2027',
    feeKindIds: ['o'],
    readingFrom: null,
  });
  expect(server.callsOf(chargeRunEndpoints.calculate)[0]?.body).toEqual({ id: 'r' });
});

test('an interest note says up to which day it charges, and nothing of a period or a notice', async () => {
  const note: ChargeRunDetails = {
    ...run,
    kind: 'interest',
    state: 'approved',
    number: 'NO/2026/1',
  };
  server.answer(chargeRunEndpoints.get, note, { etag: '"3"' });
  openScreen(routes, runPath);
  expect((await screen.findByText('Odsetki do dnia')).nextElementSibling?.textContent).toBe(
    run.periodThru.replaceAll('-', '.'),
  );
  for (const label of ['Okres od', 'Okres do', 'Stan na dzień', 'Potwierdzono krótki termin']) {
    expect(screen.queryByText(label)).toBeNull();
  }
});

test('who may not open an interest note reads whom to ask, and goes back', async () => {
  server.refuse(chargeRunEndpoints.get, {
    code: 'forbidden',
    message: chargeRefusals.interestForbidden,
  });
  openScreen(routes, runPath, { role: 'ROLE_EMPLOYEE' });
  await screen.findByRole('heading', { name: 'Brak dostępu' });
  expect(screen.getByText(chargeRefusals.interestForbidden)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Wróć' }).getAttribute('href')).toBe(screens.list);
});

test('a draft is changed with what it was given, and calculated anew', async () => {
  const draft: ChargeRunDetails = {
    ...run,
    kind: 'annual',
    readingFrom: null,
    dueYear: null,
    progress: null,
    calculatedAt: null,
    feeKinds: [{ ...feeKind, isByHand: false }, entry],
    gardens: [{ id: 'g', name: '12A' }],
    settlements: [{ id: 's', reference: 'GR00000195' }],
  };
  server.answer(chargeRunEndpoints.get, draft, { etag: '"3"' });
  const tariff = { id: 't', termsInWords: '0,45 zł za m²' };
  const rated = { ...feeKind, tariff, isProposed: false, dueDays: [], chargedBy: null };
  server.answer(chargeRunEndpoints.proposal, sampleOf(chargeRunProposal, { feeKinds: [rated] }));
  answerSearches();
  const { path } = openScreen(routes, runPath);
  expect(await screen.findByText(chargeRefusals.notCalculated)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Odczyty od')).toBeNull();
  await press('Edytuj', { role: 'link' });
  const unrated = await screen.findByLabelText<HTMLInputElement>(/^Wpisowe.*nie ma stawki/);
  expect(unrated.checked).toBe(true);
  expect(screen.getByText('Zaznaczone są te, które nalicza ten szkic.')).toBeTruthy();
  fireEvent.click(unrated);
  type('Rok terminów płatności', '20277');
  await press('Oblicz');
  expect(await screen.findByText('Wpisz rok od 1900 do 2099')).toBeTruthy();
  type('Rok terminów płatności', '2028');
  server.answer(chargeRunEndpoints.update, undefined);
  server.answer(chargeRunEndpoints.calculate, undefined);
  await press('Oblicz');
  await waitFor(() => expect(path()).toBe(runPath));
  const sent = server.callsOf(chargeRunEndpoints.update)[0];
  expect([sent?.ifMatch, sent?.body]).toMatchObject([
    '"3"',
    { id: 'r', feeKindIds: ['k'], gardenIds: ['g'], settlementIds: ['s'], dueYear: 2028 },
  ]);
  expect(server.callsOf(chargeRunEndpoints.calculate)[0]?.body).toEqual({ id: 'r' });
});

test('a draft that is calculated is approved as it was shown, on short notice after a word', async () => {
  server.answer(chargeRunEndpoints.get, { ...run, issueDay: '2027-06-01' }, { etag: '"3"' });
  openScreen(routes, runPath);
  const totals = await screen.findByRole('table', { name: 'Rodzaj opłaty' });
  expect(within(totals).getAllByText('+20,00 zł')).toHaveLength(2);
  screen.getByRole('button', { name: 'Zatwierdź' }).focus();
  await press('Zatwierdź');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2 konta rozliczeniowe, razem 270,00 zł/)).toBeTruthy();
  expect(dialog.getByText(/^Na zawiadomieniach zabraknie: nazwa ogrodu, adres\./)).toBeTruthy();
  await press('Zatwierdź', { within: dialog });
  expect(await dialog.findByText(/^Zaznacz, że tak ma być/)).toBeTruthy();
  fireEvent.click(dialog.getByLabelText('Potwierdzam krótszy termin'));
  const message = 'Od obliczenia zmieniły się dane (działki: 1). Oblicz ponownie.';
  server.refuse(chargeRunEndpoints.approve, { code: 'conflict', message });
  await press('Zatwierdź', { within: dialog });
  expect(await screen.findByText(message)).toBeTruthy();
  server.answer(chargeRunEndpoints.approve, undefined);
  server.answer(chargeRunEndpoints.get, { ...run, state: 'approved', number: 'NAL/2027/1' });
  await press('Zatwierdź');
  expect(await screen.findByText('Zatwierdzono naliczenie')).toBeTruthy();
  // The button that had the focus is gone.
  await screen.findByRole('button', { name: 'Zawiadomienia (PDF)' });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Postęp i dalsze kroki' }));
  const sent = server.callsOf(chargeRunEndpoints.approve).at(-1);
  expect([sent?.ifMatch, sent?.body]).toEqual(['"3"', { id: 'r', confirmShortNotice: true }]);
});

test('a run that is being approved says how far it is and offers nothing else; then why nothing came of it', async () => {
  const underWay = { state: 'running', done: 250, of: 2000, refusal: null } as const;
  server.answer(chargeRunEndpoints.get, { ...run, approval: underWay }, { etag: '"3"' });
  openScreen(routes, runPath);
  const bar = await screen.findByRole('progressbar', { name: 'Postęp zatwierdzania' });
  expect(bar.getAttribute('aria-valuenow')).toBe('12');
  expect(
    screen.getByText(/zapisanymi należnościami: 250 z 2000\. Możesz zamknąć ten ekran/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zatwierdź' })).toBeNull();
  const failed = { ...underWay, state: 'failed', refusal: chargeRefusals.changed(3) } as const;
  server.answer(chargeRunEndpoints.get, { ...run, approval: failed }, { etag: '"3"' });
  expect(
    await screen.findByText(`Nie zatwierdzono. ${chargeRefusals.changed(3)}`, undefined, {
      timeout: 10_000,
    }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zatwierdź' })).toBeTruthy();
});

test('a run is taken along by its control list, and printed once it is approved; then nothing of it is changed', async () => {
  server.answer(chargeRunEndpoints.get, { ...run, state: 'approved', number: 'NAL/2027/1' });
  const message = 'To naliczenie ma już storno.';
  server.refuse(statementEndpoints.notices, { code: 'conflict', message });
  server.refuse(chargeRunEndpoints.controlList, { code: 'conflict', message });
  openScreen(routes, runPath);
  const notify = await screen.findByRole('link', { name: 'Zawiadom o opłatach' });
  expect(notify.getAttribute('href')).toBe(feeNoticePath('r'));
  await press('Zawiadomienia (PDF)');
  await press('Zamknij');
  await press('Lista kontrolna (Excel)');
  await waitFor(() => {
    expect(server.callsOf(chargeRunEndpoints.controlList)[0]?.query.get('format')).toBe('xlsx');
  });
  expect(server.callsOf(statementEndpoints.notices)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Edytuj' })).toBeNull();
});

test('what blocks a draft is mended where its link leads, or left out with a reason; it is not approved before', async () => {
  const counts = { ...run.counts, blocked: 1 };
  server.answer(chargeRunEndpoints.get, { ...run, counts });
  const meter = { id: 'm', name: 'E-12' };
  const others = [
    { code: 'undetermined', meter },
    { code: 'to-confirm', meter, measurementId: 'p' },
    { code: 'no-reading', meter, readingDays: { from: '2027-10-01', thru: '2099-10-31' } },
    { code: 'no-reading', meter, readingDays: { from: '2025-10-01', thru: '2025-10-31' } },
    { code: 'no-tariff' },
    { code: 'charged-already', chargedBy: { id: 'n', number: 'NAL/2027/2' } },
  ] as const;
  const items = others.map((reason, at) => ({
    ...account,
    id: String(at),
    blocked: { words: '', feeKindId: 'k', ...reason },
  }));
  server.answer(chargeRunEndpoints.settlements, { items: [account, ...items], totalItems: 7 });
  server.answer(chargeRunEndpoints.skip, undefined);
  openScreen(routes, runPath);
  const mend = await screen.findByRole('link', { name: 'Podaj powierzchnię: Działka 12A' });
  expect(mend.getAttribute('href')).toBe('/szczegoly-dzialki/g?powierzchnia-od=2027-01-01');
  const ways = within(screen.getByRole('list', { name: 'Zablokowane' })).getAllByRole('link');
  expect(ways.slice(1).map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Pokaż odczyty', '/szczegoly-licznika/m'],
    ['Sprawdź odczyt', '/odczyty-do-sprawdzenia?odczyt=p'],
    ['Wpisz odczyt', '/dodaj-pomiar/m'],
    ['Wpisz odczyt', '/liczniki/odczyty-z-kartki?licznik=m&dzien=2025-10-31'],
    ['Ustal stawkę', '/oplaty/stawki-na-rok/2027'],
    ['Pokaż naliczenie', '/oplaty/naliczenia/n'],
  ]);
  expect(screen.queryByRole('button', { name: 'Zatwierdź' })).toBeNull();
  fireEvent.click(
    screen.getAllByRole('button', {
      name: 'Pomiń w tym naliczeniu: Działka 12A',
    })[0] as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog'));
  type('Dlaczego', 'Czeka na pomiar', dialog);
  await press('Pomiń w tym naliczeniu', { within: dialog });
  expect(await screen.findByText('Pominięto w tym naliczeniu')).toBeTruthy();
  expect(server.callsOf(chargeRunEndpoints.skip)[0]?.body).toEqual({
    id: 'r',
    settlementId: 's',
    reason: 'Czeka na pomiar',
  });
});

test('how far a calculation is, is told until it is over', async () => {
  const progress = { state: 'running', done: 120, of: 312, failed: 0 } as const;
  server.answer(chargeRunEndpoints.get, { ...run, progress });
  openScreen(routes, runPath);
  expect(await screen.findByText(/^Obliczono: 120 z 312/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Oblicz ponownie' })).toBeNull();
  server.answer(chargeRunEndpoints.get, run);
  expect(await screen.findByRole('button', { name: 'Oblicz ponownie' })).toBeTruthy();
});
