// @vitest-environment jsdom

import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, type } from '../../../test/open-screen.tsx';
import {
  entered,
  plotShown,
  saveValue,
  startCamera,
  startWalks,
  takeBack,
  takePhoto,
} from '../../../test/walk-screen.tsx';
import { inWalkDatabase } from './kept/walk-database.ts';

const walks = startWalks();
const { server, sentReadings, answerSync } = walks;
const threeMeters = [{ id: '1' }, { id: '2' }, { id: '3' }];
const value = () => screen.getByLabelText<HTMLInputElement>('Odczyt').value;

/** Opens the walk anew, in a round that the server has closed meanwhile. */
function openClosed(): void {
  cleanup();
  const message = campaignRefusals.walkOver;
  server.refuse(walkEndpoints.package, { code: 'conflict', message });
  walks.reopenWalk();
}

/** How many drafts, packages and photos the device keeps. */
const kept = () =>
  inWalkDatabase(
    async (database) => [
      await database.count('drafts'),
      await database.count('packages'),
      await database.count('photos'),
    ],
    [],
  );

test.each([
  ['conflict', campaignRefusals.walkOver, /Wyślij je: biuro zdecyduje/],
  ['forbidden', campaignRefusals.notReader, /Zostaną w telefonie/],
] as const)(
  'what becomes of what waits is said where there is no walk: %s',
  async (code, message, hint) => {
    server.vanish(walkEndpoints.sync);
    walks.openWalk(threeMeters);
    await plotShown('1');
    await saveValue('150,5');
    await plotShown('2');
    cleanup();
    server.refuse(walkEndpoints.package, { code, message });
    walks.reopenWalk();
    expect(await screen.findByText(hint)).toBeTruthy();
  },
);

test('what is typed and not saved outlives the closing, until somebody saves or removes it', async () => {
  startCamera();
  walks.openWalk(threeMeters);
  await plotShown('1');
  type('Odczyt', '150');
  await press('Pomiń');
  await plotShown('2');
  type('Odczyt', '151');
  await press('Pomiń');
  await plotShown('3');
  takePhoto();
  await screen.findByRole('button', { name: 'Usuń zdjęcie' });
  openClosed();
  await plotShown('1');
  expect(
    screen.getByText(
      'Niezapisane odczyty: 2. Zapisz je, a biuro zdecyduje, co z nimi zrobić. Albo je usuń.',
    ),
  ).toBeTruthy();
  expect(await kept()).toEqual([3, 1, 1]);
  expect(value()).toBe('150');
  answerSync('submitted');
  await press('Zapisz');
  await plotShown('2');
  await vi.waitFor(() => expect(sentReadings()).toMatchObject([[{ measurementValue: '150' }]]));
  expect(value()).toBe('151');
  await press('Usuń wpisany odczyt');
  expect(screen.queryByLabelText('Odczyt')).toBeNull();
  // The photo of a meter that nobody will read goes with the round.
  await vi.waitFor(async () => expect(await kept()).toEqual([0, 0, 0]));
});

test('what is typed at a meter that has left the walk stands there first, and is saved or removed', async () => {
  walks.openWalk(threeMeters);
  await plotShown('1');
  type('Odczyt', '150');
  await press('Pomiń');
  await plotShown('2');
  type('Odczyt', '151');
  await press('Pomiń');
  await plotShown('3');
  cleanup();
  walks.openWalk([{ id: '3' }]);
  await screen.findByText(/^Tych liczników nie masz już na liście. Niezapisane odczyty: 2./);
  await plotShown('1');
  expect(value()).toBe('150');
  cleanup();
  // They are there as long as something is typed, whatever is taken along meanwhile.
  walks.openWalk([{ id: '3' }]);
  await plotShown('1');
  answerSync('submitted');
  await press('Zapisz');
  await plotShown('2');
  await vi.waitFor(() =>
    expect(sentReadings()).toMatchObject([[{ meterId: '1', measurementValue: '150' }]]),
  );
  expect(value()).toBe('151');
  await press('Usuń wpisany odczyt');
  await plotShown('3');
  expect(value()).toBe('');
  expect(await kept()).toEqual([0, 1, 0]);
});

test('a reading refused in a round that was closed is mended there', async () => {
  answerSync('refused', campaignRefusals.badTime);
  walks.openWalk(threeMeters);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  openClosed();
  await press('Odrzucone');
  await press('Popraw: W-1');
  await plotShown('1');
  expect(value()).toBe('150');
  answerSync('submitted');
  type('Odczyt', '149');
  await press('Zapisz');
  await screen.findByText('Wysłane: 1 · Czekają: 0 · Odrzucone: 0');
  expect(sentReadings().at(-1)).toMatchObject([{ meterId: '1', measurementValue: '149' }]);
  expect(await entered(0)).toEqual([]);
});

test('what is mended keeps the time at which it was read, unless it is read anew', async () => {
  server.vanish(walkEndpoints.sync);
  walks.openWalk(threeMeters);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  const mendOnAnotherDay = async (day: string) => {
    vi.setSystemTime(new Date(day));
    cleanup();
    walks.reopenWalk();
    await press('Poprzedni');
    await plotShown('1');
    await takeBack(() => screen.queryByText('Poprawiasz odczyt z 2026.10.15 10:00.'));
  };
  await mendOnAnotherDay('2026-10-17T07:00:00.000Z');
  await saveValue('149');
  await plotShown('2');
  expect(await entered(1)).toMatchObject([
    { measurementValue: '149', at: '2026-10-15T10:00:00.000Z' },
  ]);
  await mendOnAnotherDay('2026-10-18T07:00:00.000Z');
  await press('Odczytuję teraz');
  await saveValue('152');
  await plotShown('2');
  expect(await entered(1)).toMatchObject([
    { measurementValue: '152', at: '2026-10-18T07:00:00.000Z' },
  ]);
});

test('whose session has ended loses nothing, and sends it once they are signed in', async () => {
  server.refuse(walkEndpoints.sync, { code: 'unauthenticated' });
  walks.openWalk(threeMeters);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  expect(
    await screen.findByText('Zalogowanie wygasło. Odczyty czekają: zaloguj się, żeby je wysłać.'),
  ).toBeTruthy();
  await saveValue('151');
  await plotShown('3');
  cleanup();
  answerSync('saved');
  walks.reopenWalk();
  await screen.findByText('Wysłane: 2 · Czekają: 0 · Odrzucone: 0');
});
