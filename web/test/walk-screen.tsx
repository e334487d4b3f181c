import type {
  CampaignSync,
  SyncOutcome,
} from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import type { Role } from '@grzadka/contract/core/access/roles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { WalkBackground } from '../src/campaign/walk/outbox/WalkBackground.tsx';
import { walkOutbox } from '../src/campaign/walk/outbox/walk-outbox.ts';
import { WalkScreen } from '../src/campaign/walk/screen/WalkScreen.tsx';
import { walkPaths, walkPattern } from '../src/campaign/walk/walk.paths.ts';
import { clearPageMemory } from '../src/core/page-memory.ts';
import { openScreen, pickFile, press, startTestServer, type } from './open-screen.tsx';
import { packageOf } from './samples/campaign-package.ts';
import { UploadByFetch } from './upload-by-fetch.ts';

const element = (
  <>
    <WalkScreen />
    <WalkBackground />
  </>
);

/** Puts a server in the place of `fetch` for the walks of a file's tests, which begin on 15 October at noon with nothing on the device. */
export function startWalks() {
  const server = startTestServer();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-15T10:00:00.000Z') });
    vi.stubGlobal('XMLHttpRequest', UploadByFetch);
  });
  afterEach(async () => {
    for (const { clientKey } of walkOutbox.state().entries) await walkOutbox.remove(clientKey);
    await Promise.all((await indexedDB.databases()).map(({ name = '' }) => emptied(name)));
    localStorage.clear();
    clearPageMemory();
    vi.useRealTimers();
  });

  /** What was sent, one list for each request. */
  const sentReadings = () =>
    server.callsOf(walkEndpoints.sync).map(({ body }) => (body as CampaignSync).readings);

  /** Opens the walk past what the server has last said that there is. */
  const reopenWalk = (role: Role = 'ROLE_USER') =>
    openScreen([{ path: walkPattern, element }], walkPaths.walk('r'), { role });

  return {
    server,
    sentReadings,
    reopenWalk,
    /** Opens the walk past these meters. */
    openWalk: (meters: Parameters<typeof packageOf>[0], role: Role = 'ROLE_USER') => {
      server.answer(walkEndpoints.package, packageOf(meters));
      return reopenWalk(role);
    },
    /** Has the server name this outcome of the entries that come next. */
    answerSync: (outcome: SyncOutcome, message: string | null = null): void => {
      const reply = { results: [] };
      Object.defineProperty(reply, 'results', {
        enumerable: true,
        get: () =>
          sentReadings()
            .flat()
            .map(({ clientKey }) => ({ clientKey, outcome, measurementId: null, message })),
      });
      server.answer(walkEndpoints.sync, reply);
    },
  };
}

/** The meter of a plot, once it is on the screen. */
export const plotShown = (name: string) =>
  screen.findByRole('heading', { name: `Działka ${name}` });

/** Types a value and saves it. */
export async function saveValue(value: string): Promise<void> {
  type('Odczyt', value);
  await press('Zapisz i następny');
}

/** What is entered and not sent yet, once there are so many; they are counted a moment after they are kept. */
export const entered = (count: number): Promise<readonly object[]> =>
  waitFor(() => {
    const values = walkOutbox.state().entries.map(({ value }) => value);
    expect(values).toHaveLength(count);
    return values;
  });

/** Takes back what was entered, until that is seen: while it is on its way, as the page sends at once, it cannot be. */
export const takeBack = (isBack: () => Element | null): Promise<void> =>
  waitFor(
    () => {
      const button = screen.queryByRole('button', { name: 'Popraw' });
      if (button) fireEvent.click(button);
      expect(isBack()).toBeTruthy();
    },
    { timeout: 10_000 },
  );

/** Has the camera of this test give a picture, at once or when the promise is kept. */
export function startCamera(picture: Promise<void> = Promise.resolve()): void {
  const taken = picture.then(() => ({ width: 4, height: 3, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', () => taken);
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) =>
    done(new Blob(['dial'], { type: 'image/jpeg' })),
  );
}

/** Takes a photo of the meter on the screen. */
export function takePhoto(): void {
  pickFile('Zdjęcie', new File(['camera'], 'licznik.jpg', { type: 'image/jpeg' }));
}

/** Empties a database that this page has opened, and could not delete for that. */
async function emptied(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
  }
  database.close();
}
