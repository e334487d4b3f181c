import {
  longestPhotoEdge,
  photoRefusals,
  photoTypes,
} from '@grzadka/contract/submission/photo-rules';
import type { ImageKind } from '#src/content/read-image.ts';
import { storeImage } from '#src/content/store-image.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';

/** A dial as a telephone takes it: small, and still with each of its digits. */
const ofReading: ImageKind = {
  types: photoTypes,
  otherType: photoRefusals.type,
  longestEdge: longestPhotoEdge,
  isAnimated: false,
};

/** Stores a photo, scaled and re-encoded without metadata, and in one transaction what `record` writes about it (0042). */
export function storePhoto<Result>(
  places: Parameters<typeof storeImage>[0],
  file: ReceivedFile,
  record: (tx: ChangeTransaction, imageId: string) => Promise<Result>,
): Promise<Result> {
  return storeImage(places, { file, kind: ofReading }, record);
}

/** Writes whose photo an image is: that of the reading that came under the key, from who is acting. */
export async function addPhotoRow(
  { trx, actor }: ChangeTransaction,
  { id, clientKey }: { id: string; clientKey: string },
): Promise<void> {
  const row = { id, clientKey, loginId: actor.userLoginId };
  await trx.insertInto('readingPhoto').values(row).execute();
}
