import type { Association } from '@grzadka/contract/core/association';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { logoAddress } from './settings-image.repo.ts';

/** Whose program it is, as of now: one statement, so that a change is seen at once by every process. */
export async function findAssociation(db: Kysely<Database>): Promise<Association> {
  const { name, imageId } = await db
    .selectFrom('settings')
    .innerJoin('settingsLogo', 'settingsLogo.id', 'settings.id')
    .select(['settings.name', 'settingsLogo.imageId'])
    .executeTakeFirstOrThrow();
  return { name, logoUrl: logoAddress(imageId) };
}
