import { mostEntries, type SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import { sentPhotoEndpoints } from '@grzadka/contract/submission/sent-photo.endpoints';
import { ApiError, errorText, isNotFound, unreachableServer } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { formDataOf, upload } from '../../../core/api/upload.ts';
import { defineBatchOutbox, type Fate } from '../../../core/outbox/outbox.ts';
import { keepMarks, readMarks } from '../kept/kept-marks.ts';
import { deletePhoto, isPhotoHeld, readPhoto } from '../kept/kept-photos.ts';
import type { WalkKey } from '../kept/walk-database.ts';
import { walkText } from '../walk.text.ts';
import { fateOf, markOf } from './outcomes.ts';
import {
  chooseEntries,
  isMeterEntry,
  laterPhotoOf,
  type SentEntry,
  type SentMeterEntry,
  toSyncEntry,
  type WalkEntry,
  walkEntry,
} from './walk-entry.ts';

type Fates = Map<string, Fate<WalkEntry, SyncResult | undefined>>;

/** How long a photo may take: a line that gives nothing keeps the readings that come after it waiting. */
const photoMilliseconds = 120_000;

/** The rounds that refused who sends, or were not there, when they were asked last. */
const refusing = new Set<string>();

/** What is entered on walks, in order, each entry with a photo before the photo. docs/product/walk.md#sending */
export const walkOutbox = defineBatchOutbox<WalkEntry, SyncResult | undefined>({
  name: 'walk',
  value: walkEntry,
  choose: (waiting, most) => chooseEntries(waiting, Math.min(most, mostEntries), refusing),
  async send(entries, userId) {
    const entered = entries.filter(isMeterEntry);
    return entered.length > 0 ? sendEntries(entered, userId) : sendPhotos(entries, userId);
  },
  // Who may not walk in a round, or finds none, keeps what they entered.
  isAboutValues: (status) => status === 400 || status === 413 || status === 415 || status === 422,
});

async function sendEntries(entries: readonly SentMeterEntry[], userId: string): Promise<Fates> {
  const campaignId = entries[0]?.value.campaignId ?? '';
  const { results } = await call(
    walkEndpoints.sync,
    {
      body: {
        campaignId,
        sentAt: new Date().toISOString(),
        readings: entries.map(toSyncEntry),
      },
    },
    { forUser: userId },
  ).catch((error: unknown) => {
    const isOfRound = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isOfRound) refusing.add(campaignId);
    throw error;
  });
  refusing.delete(campaignId);
  const known = new Map(results.map((result) => [result.clientKey, result]));
  const settled = entries.flatMap((entry) => {
    const result = known.get(entry.clientKey);
    return result ? [{ entry, result }] : [];
  });
  // First, so that no meter seems to be unread between the outbox and these.
  await keepMarks(settled.flatMap(({ entry, result }) => markOf(userId, entry, result)));
  const marks = await readMarks([userId, campaignId]);
  const fates: Fates = new Map(
    settled.map(({ entry, result }) => [entry.clientKey, fateOf(entry, result, marks)]),
  );
  for (const { clientKey, value } of entries) {
    const fate = fates.get(clientKey);
    if (fate && 'reply' in fate && value.photoKey !== null) await deletePhoto(value.photoKey);
  }
  return fates;
}

/** Sends one photo after the other, under the key of the reading that it is of. */
async function sendPhotos(entries: readonly SentEntry[], userId: string): Promise<Fates> {
  const fates: Fates = new Map();
  for (const { clientKey, value } of entries) {
    if (value.kind !== 'photo') continue;
    const readingKey = value.of ?? clientKey;
    const photo = await readPhoto(value.photoKey);
    // Sent once the device gives it again: what is not read is not gone.
    if (photo === undefined) {
      throw new ApiError({ status: 0, code: 'unavailable', message: walkText.photoUnreadable });
    }
    try {
      if (photo) {
        await sendPhoto(readingKey, photo, userId);
        await keepPhotoMark([userId, value.campaignId], readingKey);
      }
      await deletePhoto(value.photoKey);
      fates.set(clientKey, { reply: undefined });
    } catch (error) {
      if (!isNotFound(error)) throw error;
      // Its reading is gone, and the photo stays until somebody has seen that.
      fates.set(clientKey, { refusal: { message: errorText(error), fields: {} } });
    }
  }
  return fates;
}

async function sendPhoto(clientKey: string, photo: Blob, userId: string): Promise<void> {
  const signal = AbortSignal.timeout(photoMilliseconds);
  const file = new File([photo], 'licznik.jpg', { type: photo.type });
  try {
    const body = formDataOf({ clientKey }, file);
    await upload(sentPhotoEndpoints.addPhoto, { body }, { signal, forUser: userId });
  } catch (cause) {
    throw signal.aborted ? unreachableServer(cause) : cause;
  }
}

/** Remembers that a reading has a photo by now. */
async function keepPhotoMark(key: WalkKey, readingKey: string): Promise<void> {
  const mark = (await readMarks(key)).find(({ clientKey }) => clientKey === readingKey);
  if (mark) await keepMarks([{ ...mark, hasPhoto: true }]);
}

/** The keys of entries for which the device had no room: they are there as long as the page. */
const held = new Set<string>();

/**
 * Takes an entry, and gives its key once it is kept on this device.
 * @throws Error where nobody is signed in
 */
export async function enter(entry: WalkEntry): Promise<string> {
  const { clientKey, isKept } = await walkOutbox.keep(entry);
  if (!isKept) held.add(clientKey);
  return clientKey;
}

/** Whether some of these, or their photos, would be lost with the page. */
export function areSomeHeld(entries: readonly SentEntry[]): boolean {
  return entries.some(
    ({ clientKey, value: { photoKey } }) =>
      held.has(clientKey) || (photoKey !== null && isPhotoHeld(photoKey)),
  );
}

/** Gives an entry up, whose photo goes on with another one; whether it did: what is on its way cannot be stopped. */
export async function takeBack({ clientKey, state }: SentEntry): Promise<boolean> {
  const laterPhoto = laterPhotoOf(walkOutbox.state().entries, clientKey);
  if (state === 'refused') await walkOutbox.remove(clientKey);
  else if (!(await walkOutbox.takeBack(clientKey))) return false;
  if (laterPhoto) await takeBack(laterPhoto);
  return true;
}

/** Gives an entry up, with its photo. */
export async function removeEntry({ clientKey, value }: SentEntry): Promise<void> {
  await walkOutbox.remove(clientKey);
  if (value.photoKey !== null) await deletePhoto(value.photoKey);
}

/** Sends all that waits; whether nothing does afterwards. */
export async function sendAllNow(): Promise<boolean> {
  const isOver = () => walkOutbox.state().waiting === 0 || walkOutbox.state().trouble !== undefined;
  const over = new Promise<void>((resolve) => {
    const stop = walkOutbox.onChange(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
  // It puts the trouble away that there is: what comes after that is the answer.
  await walkOutbox.retry();
  if (walkOutbox.state().waiting > 0) await over;
  return walkOutbox.state().waiting === 0;
}
