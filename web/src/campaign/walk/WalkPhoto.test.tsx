// @vitest-environment jsdom
import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, pickFile, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { packageOf } from '../../../test/samples/campaign-package.ts';
import { WalkBackground } from './outbox/WalkBackground.tsx';
import { walkOutbox } from './outbox/walk-outbox.ts';
import { WalkScreen } from './screen/WalkScreen.tsx';
import { walkPaths, walkPattern } from './walk.paths.ts';

const server = startTestServer();
const plot = (name: string) => screen.findByRole('heading', { name: `Działka ${name}` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-15T10:00:00.000Z') });
});

afterEach(async () => {
  for (const { clientKey } of walkOutbox.state().entries) await walkOutbox.remove(clientKey);
  vi.useRealTimers();
});

test('a photo that is being made small is waited for, and leaves what is typed meanwhile', async () => {
  server.vanish(campaignEndpoints.sync);
  const picture = Promise.withResolvers<{ width: number; height: number; close: () => void }>();
  vi.stubGlobal('createImageBitmap', () => picture.promise);
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) =>
    done(new Blob(['dial'], { type: 'image/jpeg' })),
  );
  server.answer(campaignEndpoints.package, packageOf([{ id: '1' }, { id: '2' }]));
  const walk = (
    <>
      <WalkScreen />
      <WalkBackground />
    </>
  );
  openScreen([{ path: walkPattern, element: walk }], walkPaths.walk('r'), { role: 'ROLE_USER' });
  await plot('1');
  pickFile('Zdjęcie', new File(['camera'], 'licznik.jpg', { type: 'image/jpeg' }));
  type('Odczyt', '150,5');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zapisz i następny' });
  expect(button.disabled).toBe(true);
  picture.resolve({ width: 4, height: 3, close: () => undefined });
  await screen.findByRole('button', { name: 'Usuń zdjęcie' });
  expect(screen.getByLabelText<HTMLInputElement>('Odczyt').value).toBe('150,5');
  await press('Zapisz i następny');
  await plot('2');
  expect(walkOutbox.state().entries[0]?.value).toMatchObject({
    measurementValue: '150.5',
    photoKey: expect.any(String),
  });
});
