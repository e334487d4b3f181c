// @vitest-environment jsdom

import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, type, typeInto } from '../../../test/open-screen.tsx';
import { entered, plotShown, saveValue, startWalks } from '../../../test/walk-screen.tsx';
import { mayDiscardUnsaved } from '../../core/form/unsaved.ts';
import { walkOutbox } from './outbox/walk-outbox.ts';

const walks = startWalks();
const { server, sentReadings, openWalk, reopenWalk, answerSync } = walks;
const counts = (text: string) => screen.findByText(text);

test('each value is kept, the next meter is there, and what was sent is counted', async () => {
  server.vanish(walkEndpoints.sync);
  openWalk([{ id: '1' }, { id: '2' }, { id: '3' }]);
  await plotShown('1');
  expect(screen.getByText('Ostatni odczyt: 120 m³ (2026.04.15)')).toBeTruthy();
  expect(screen.getByText(/^Teraz zwykle około 156,6 m³/)).toBeTruthy();
  expect(screen.getByText('Numer fabryczny: SN1')).toBeTruthy();
  expect(screen.getByText('Następny: Działka 2, W-2')).toBeTruthy();
  await saveValue('150,5');
  await plotShown('2');
  await counts('Wysłane: 0 · Czekają: 1 · Odrzucone: 0');
  await saveValue('151');
  await plotShown('3');
  await counts('Wysłane: 0 · Czekają: 2 · Odrzucone: 0');
  answerSync('saved');
  await press('Wyślij teraz');
  await counts('Wysłane: 2 · Czekają: 0 · Odrzucone: 0');
  expect(sentReadings().at(-1)).toMatchObject([
    { meterId: '1', state: 'read', measurementValue: '150.5', confirmation: null },
    { meterId: '2', state: 'read', measurementValue: '151' },
  ]);
});

test('a value that looks wrong is asked about at once, without a network, and the answer saves it', async () => {
  server.vanish(walkEndpoints.sync);
  const vibrate = vi.fn<(pattern: number[]) => boolean>();
  Object.assign(navigator, { vibrate });
  openWalk([{ id: '1' }, { id: '2' }]);
  await plotShown('1');
  await saveValue('abc');
  expect(await screen.findByText('Należy wprowadzić poprawną liczbę')).toBeTruthy();
  await saveValue('100');
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText(/^Wartość jest mniejsza od ostatniej/)).toBeTruthy();
  expect(vibrate).toHaveBeenCalledTimes(2);
  await press('Sprawdzono, wartość jest prawidłowa', { within: within(question) });
  await plotShown('2');
  expect(await entered(1)).toMatchObject([{ measurementValue: '100', confirmation: 'really-so' }]);
});

test('a meter that cannot be read is passed with its reason in two touches', async () => {
  server.vanish(walkEndpoints.sync);
  openWalk([{ id: '1' }, { id: '2' }]);
  await plotShown('1');
  await press('Niedostępny');
  await press('Zalana studzienka');
  await plotShown('2');
  await press('Poprzedni');
  await plotShown('1');
  expect(screen.getByText('Niedostępny: czeka na wysłanie')).toBeTruthy();
});

test('what is put off or passed over comes again, and a meter is found by plot or number', async () => {
  openWalk([
    { id: '1' },
    { id: '2' },
    { id: '3', place: 'studzienka' },
    { id: '4', place: 'studzienka' },
  ]);
  await plotShown('1');
  await press('Wróć tu później');
  await plotShown('2');
  await press('Pomiń');
  await plotShown('3');
  expect(screen.getByText('Liczniki w tym miejscu: 1 z 2')).toBeTruthy();
  await press('Znajdź');
  typeInto(await screen.findByLabelText('Działka albo numer fabryczny'), 'sn4');
  await press('4 · W-4 · SN4');
  await plotShown('4');
  // Those that were passed over come after the last one, and what was put off at the very end.
  await press('Pomiń');
  await plotShown('1');
  await press('Pomiń');
  await plotShown('2');
});

test('a walk is gone on with where it was, from what is on the device', async () => {
  server.vanish(walkEndpoints.sync);
  openWalk([{ id: '1' }, { id: '2' }, { id: '3' }]);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  type('Odczyt', '15');
  cleanup();
  server.vanish(walkEndpoints.package);
  reopenWalk();
  await plotShown('2');
  expect(screen.getByLabelText<HTMLInputElement>('Odczyt').value).toBe('15');
  expect(screen.getByText('Dane z 2026.10.15 10:00')).toBeTruthy();
  await counts('Wysłane: 0 · Czekają: 1 · Odrzucone: 0');
});

test('what is refused stays with its value until somebody removes it', async () => {
  answerSync('refused', campaignRefusals.meterNotInRound);
  openWalk([{ id: '1' }, { id: '2' }]);
  await plotShown('1');
  await saveValue('150,5');
  await counts('Wysłane: 0 · Czekają: 0 · Odrzucone: 1');
  await press('Odrzucone');
  expect(await screen.findByText('W-1: 150,5 m³')).toBeTruthy();
  expect(screen.getByText(campaignRefusals.meterNotInRound)).toBeTruthy();
  await press('Popraw: W-1');
  await plotShown('1');
  expect(screen.getByLabelText<HTMLInputElement>('Odczyt').value).toBe('150,5');
  answerSync('saved');
  await saveValue('151');
  await counts('Wysłane: 1 · Czekają: 0 · Odrzucone: 0');
});

test.each([
  ['conflict', campaignRefusals.notWalked],
  ['forbidden', campaignRefusals.notReader],
] as const)('a round that is not to be walked in says so: %s', async (code, message) => {
  server.refuse(walkEndpoints.package, { code, message });
  reopenWalk();
  expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
  expect(screen.getByText('Wysłane: 0 · Czekają: 0 · Odrzucone: 0')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przejdź do strony głównej' })).toBeTruthy();
});

test('the end says that all is read, or what is left', async () => {
  openWalk([{ id: '1', state: 'read' }]);
  await screen.findByRole('heading', { name: 'Wszystko odczytane' });
  cleanup();
  openWalk([{ id: '1' }]);
  await plotShown('1');
  await press('Pomiń');
  expect(await screen.findByRole('heading', { name: 'Liczniki do odczytania: 1' })).toBeTruthy();
  await press('Przejdź do pierwszego');
  await plotShown('1');
});

test('a round without meters for somebody says so', async () => {
  openWalk([]);
  expect(
    await screen.findByRole('heading', { name: 'Nie masz liczników w tej turze' }),
  ).toBeTruthy();
});

test('who may change meters puts them in the order in which they were read', async () => {
  answerSync('saved');
  server.answer(meterEndpoints.setWalkOrder, undefined);
  openWalk([{ id: '1' }, { id: '2' }, { id: '3' }], 'ROLE_TREASURER');
  await plotShown('1');
  await press('Pomiń');
  await plotShown('2');
  await saveValue('150');
  await plotShown('3');
  vi.setSystemTime(new Date('2026-10-15T10:01:00.000Z'));
  await press('Poprzedni');
  await plotShown('2');
  await press('Poprzedni');
  await plotShown('1');
  await saveValue('150');
  await press('Ustaw kolejność');
  expect(await screen.findByText('Zapisano kolejność obchodu')).toBeTruthy();
  expect(server.callsOf(meterEndpoints.setWalkOrder).at(-1)?.body).toEqual({
    meterIds: ['2', '1'],
  });
});

test('before a sign-out somebody says what becomes of what waits', async () => {
  server.vanish(walkEndpoints.sync);
  openWalk([{ id: '1' }, { id: '2' }]);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  // To load a newer version of the program nothing is asked: all of it is on the device.
  expect(await mayDiscardUnsaved({ isReload: true })).toBe(true);
  const cancelled = mayDiscardUnsaved();
  const question = await screen.findByRole('alertdialog');
  expect(
    within(question).getByText('Niewysłane odczyty: 1. Wyślij je, zanim się wylogujesz.'),
  ).toBeTruthy();
  await press('Anuluj');
  expect(await cancelled).toBe(false);
  const left = mayDiscardUnsaved();
  await press('Zostaw na tym urządzeniu');
  expect(await left).toBe(true);
  const sent = mayDiscardUnsaved();
  answerSync('saved');
  await press('Wyślij');
  expect(await sent).toBe(true);
  expect(walkOutbox.state().waiting).toBe(0);
});

test('over plain http it says that the tab has to stay open', async () => {
  openWalk([{ id: '1' }]);
  await plotShown('1');
  expect(
    screen.getByText('Nie zamykaj tej karty. Bez internetu nie otworzysz jej ponownie.'),
  ).toBeTruthy();
});
