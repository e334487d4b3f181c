import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import {
  settingsImageRefusals,
  settingsImageTypes,
} from '@grzadka/contract/settings/settings-image-rules';
import type { Kysely } from 'kysely';
import type { ImageKind } from '#src/content/read-image.ts';
import { storeImage } from '#src/content/store-image.ts';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Storage } from '#src/core/storage/storage.ts';

/** An image that stands beside the settings, in a table of its own. */
interface SettingsImage {
  readonly table: 'settingsLogo' | 'settingsPicture';
  /** How it is stored, whatever the file is. */
  readonly kind: ImageKind;
  readonly setAction: 'set-logo' | 'set-picture';
  readonly removeAction: 'remove-logo' | 'remove-picture';
}

/** The logo, sharp on paper, too, and the picture at the head of the site, as wide as a large screen; both lie still. */
export const settingsImages = {
  logo: {
    table: 'settingsLogo',
    kind: {
      types: settingsImageTypes,
      otherType: settingsImageRefusals.logo,
      longestEdge: 800,
      isAnimated: false,
    },
    setAction: 'set-logo',
    removeAction: 'remove-logo',
  },
  picture: {
    table: 'settingsPicture',
    kind: {
      types: settingsImageTypes,
      otherType: settingsImageRefusals.picture,
      longestEdge: 1920,
      isAnimated: false,
    },
    setAction: 'set-picture',
    removeAction: 'remove-picture',
  },
} as const satisfies Record<string, SettingsImage>;

/** Where the logo that is this image is sent from; null where there is none. */
export function logoAddress(imageId: string | null): string | null {
  return imageId && `${settingsEndpoints.logo.path}?image=${imageId}`;
}

/** The same of the picture. */
export function pictureAddress(imageId: string | null): string | null {
  return imageId && `${settingsEndpoints.picture.path}?image=${imageId}`;
}

/** The stored image; 404 when there is none. */
export async function getSettingsImage(db: Kysely<Database>, image: SettingsImage) {
  const found = await findSettingsImage(db, image);
  if (found === undefined) throw notFound();
  return found;
}

/** The same; undefined when there is none. Sizes in pixels, `size` in bytes. */
export function findSettingsImage(db: Kysely<Database>, { table }: SettingsImage) {
  return db
    .selectFrom('image')
    .select(['image.id', 'contentType', 'size', 'width', 'height'])
    .where('image.id', 'in', db.selectFrom(table).select('imageId'))
    .executeTakeFirst();
}

/** Makes a file the image, re-encoded; one that is no proper image is refused. */
export function setSettingsImage(
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Actor },
  image: SettingsImage,
  file: ReceivedFile,
): Promise<void> {
  const upload = { file, kind: image.kind };
  return storeImage({ db, storage, caller }, upload, (tx, id) => changeImage(tx, image, id));
}

/** Removes it, if there is one; the image stays until the sweep has seen it unused for long enough. */
export function removeSettingsImage(
  db: Kysely<Database>,
  caller: Actor,
  image: SettingsImage,
): Promise<void> {
  return change(db, caller, (tx) => changeImage(tx, image, null));
}

async function changeImage(
  tx: ChangeTransaction,
  { table, setAction, removeAction }: SettingsImage,
  imageId: string | null,
): Promise<void> {
  const record = { table, name: settingsRecord.name };
  const before = await lockRecord(tx, record, { id: settingsId, ifMatch: undefined });
  if (before.imageId === imageId) return;
  const action = imageId === null ? removeAction : setAction;
  await updateLocked(tx, record, { before, set: { imageId }, action });
}
