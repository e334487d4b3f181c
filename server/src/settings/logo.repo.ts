import { logoTypes, notALogo } from '@grzadka/contract/settings/logo-rules';
import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { Kysely } from 'kysely';
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

const logos = { table: 'settingsLogo', name: settingsRecord.name } as const;

/** How a logo is stored: sharp on paper, too, and still, whatever the file does. */
const logoKind = { types: logoTypes, otherType: notALogo, longestEdge: 800, isAnimated: false };

/** Where the logo that is this image is sent from; null where there is none. */
export function logoAddress(imageId: string | null): string | null {
  return imageId && `${settingsEndpoints.logo.path}?image=${imageId}`;
}

/** The stored image that is the logo; 404 when there is none. */
export function findLogo(db: Kysely<Database>) {
  return db
    .selectFrom('settingsLogo')
    .innerJoin('image', 'image.id', 'settingsLogo.imageId')
    .select(['image.id', 'image.contentType', 'image.size'])
    .executeTakeFirstOrThrow(notFound);
}

/** How large the logo is, in pixels; null when there is none. */
export async function findLogoSize(db: Kysely<Database>) {
  const size = await db
    .selectFrom('settingsLogo')
    .innerJoin('image', 'image.id', 'settingsLogo.imageId')
    .select(['image.width', 'image.height'])
    .executeTakeFirst();
  return size ?? null;
}

/** Makes a file the logo, re-encoded; one that is no proper image is refused. */
export function setLogo(
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Actor },
  file: ReceivedFile,
): Promise<void> {
  const upload = { file, kind: logoKind };
  return storeImage({ db, storage, caller }, upload, (tx, imageId) => changeLogo(tx, imageId));
}

/** Removes the logo, if there is one; its image stays until the sweep has seen it unused for long enough. */
export function removeLogo(db: Kysely<Database>, caller: Actor): Promise<void> {
  return change(db, caller, (tx) => changeLogo(tx, null));
}

async function changeLogo(tx: ChangeTransaction, imageId: string | null): Promise<void> {
  const before = await lockRecord(tx, logos, { id: settingsId, ifMatch: undefined });
  if (before.imageId === imageId) return;
  const action = imageId === null ? 'remove-logo' : 'set-logo';
  await updateLocked(tx, logos, { before, set: { imageId }, action });
}
