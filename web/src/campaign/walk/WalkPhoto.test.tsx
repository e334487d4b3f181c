// @vitest-environment jsdom
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import { sentPhotoEndpoints } from '@grzadka/contract/submission/sent-photo.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
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

const walks = startWalks();
const { server, sentReadings, answerSync } = walks;
const twoMeters = [{ id: '1' }, { id: '2' }];
const counts = (text: string) => screen.findByText(text);

/** The keys of readings to which photos were sent. */
const sentPhotos = () =>
  server
    .callsOf(sentPhotoEndpoints.addPhoto)
    .map(({ body }) => (body as FormData).get('clientKey'));

test('a photo that is being made small is waited for, and leaves what is typed meanwhile', async () => {
  server.vanish(walkEndpoints.sync);
  const picture = Promise.withResolvers<void>();
  startCamera(picture.promise);
  walks.openWalk(twoMeters);
  await plotShown('1');
  takePhoto();
  type('Odczyt', '150,5');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zapisz i następny' });
  expect(button.disabled).toBe(true);
  picture.resolve();
  await screen.findByRole('button', { name: 'Usuń zdjęcie' });
  expect(screen.getByLabelText<HTMLInputElement>('Odczyt').value).toBe('150,5');
  await press('Zapisz i następny');
  await plotShown('2');
  expect(await entered(1)).toMatchObject([
    { measurementValue: '150.5', photoKey: expect.any(String) },
  ]);
});

test('a photo that was forgotten goes to the reading that is there, sent or not', async () => {
  server.vanish(walkEndpoints.sync);
  startCamera();
  walks.openWalk(twoMeters);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  await press('Poprzedni');
  await plotShown('1');
  await screen.findByText('Odczytano 150 m³: czeka na wysłanie');
  takePhoto();
  expect(await screen.findByText('Odczytano 150 m³: czeka na wysłanie, ze zdjęciem')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zdjęcie dodane' }).disabled).toBe(
    true,
  );
  answerSync('saved');
  server.answer(sentPhotoEndpoints.addPhoto, undefined);
  await press('Wyślij teraz');
  await counts('Wysłane: 1 · Czekają: 0 · Odrzucone: 0');
  const [first] = sentReadings().at(-1) ?? [];
  await vi.waitFor(() => expect(sentPhotos()).toEqual([first?.clientKey]));
  await press('Pomiń');
  await plotShown('2');
  await saveValue('151');
  await counts('Wysłane: 2 · Czekają: 0 · Odrzucone: 0');
  const [second] = sentReadings().at(-1) ?? [];
  await press('Poprzedni');
  await plotShown('2');
  await screen.findByText('Odczytano 151 m³: zapisany');
  takePhoto();
  expect(await screen.findByText('Odczytano 151 m³: zapisany, ze zdjęciem')).toBeTruthy();
  await vi.waitFor(() => expect(sentPhotos()).toEqual([first?.clientKey, second?.clientKey]));
  expect(await entered(0)).toEqual([]);
  // The device knows so over a reload as well.
  cleanup();
  walks.reopenWalk();
  expect(await screen.findByText('Odczytano 151 m³: zapisany, ze zdjęciem')).toBeTruthy();
});

test('a photo beside the same value typed once more goes to the reading that was sent first', async () => {
  answerSync('saved');
  server.answer(sentPhotoEndpoints.addPhoto, undefined);
  startCamera();
  walks.openWalk(twoMeters);
  await plotShown('1');
  await saveValue('150');
  await counts('Wysłane: 1 · Czekają: 0 · Odrzucone: 0');
  answerSync('same');
  await press('Poprzedni');
  await plotShown('1');
  type('Odczyt', '15');
  takePhoto();
  await screen.findByRole('button', { name: 'Usuń zdjęcie' });
  await saveValue('150');
  await counts('Wysłane: 2 · Czekają: 0 · Odrzucone: 0');
  const [first] = sentReadings()[0] ?? [];
  await vi.waitFor(() => expect(sentPhotos()).toEqual([first?.clientKey]));
});

test('whose photo is not kept, since the reading is of somebody else, is told so', async () => {
  answerSync('same');
  startCamera();
  walks.openWalk(twoMeters);
  await plotShown('1');
  takePhoto();
  await screen.findByRole('button', { name: 'Usuń zdjęcie' });
  await saveValue('150');
  expect(
    await screen.findByText('Zdjęcia nie zachowano, bo ten odczyt zapisał już ktoś inny.'),
  ).toBeTruthy();
  await press('Poprzedni');
  await plotShown('1');
  expect(screen.getByText('Odczytano 150 m³: ktoś zapisał to samo')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zdjęcie' }).disabled).toBe(true);
  expect(sentPhotos()).toEqual([]);
});

test('a photo of a meter that cannot be read stays there until it is', async () => {
  server.vanish(walkEndpoints.sync);
  startCamera();
  walks.openWalk(twoMeters);
  await plotShown('1');
  takePhoto();
  await screen.findByRole('button', { name: 'Usuń zdjęcie' });
  await press('Niedostępny');
  const question = await screen.findByRole('dialog');
  expect(
    within(question).getByText(
      'Zdjęcie nie pójdzie z tą odpowiedzią: zostanie w telefonie do odczytu tego licznika.',
    ),
  ).toBeTruthy();
  await press('Zamknięta furtka');
  await plotShown('2');
  await press('Poprzedni');
  await plotShown('1');
  expect(screen.getByRole('button', { name: 'Usuń zdjęcie' })).toBeTruthy();
  await saveValue('150');
  await plotShown('2');
  expect(await entered(2)).toMatchObject([
    { kind: 'inaccessible', photoKey: null },
    { kind: 'read', photoKey: expect.any(String) },
  ]);
});

test('what is taken back has its photo, also one that was taken later', async () => {
  server.vanish(walkEndpoints.sync);
  startCamera();
  walks.openWalk(twoMeters);
  await plotShown('1');
  await saveValue('150');
  await plotShown('2');
  await press('Poprzedni');
  await plotShown('1');
  await screen.findByText('Odczytano 150 m³: czeka na wysłanie');
  takePhoto();
  await screen.findByText(/ze zdjęciem$/);
  await takeBack(() => screen.queryByRole('button', { name: 'Usuń zdjęcie' }));
  expect(await entered(0)).toEqual([]);
});
