import type { Settings, SettingsUpdate } from '@grzadka/contract/settings/settings.model';
import { settingsId, settingsType } from '@grzadka/contract/settings/settings-record';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { updateRecord } from '#src/core/change/change.ts';
import type { IfMatch } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';
import { logoAddress } from './logo.repo.ts';

const settings = { table: 'settings', type: settingsType } as const;

/** The settings and their version. */
export async function getSettings(db: Kysely<Database>): Promise<Settings & { version: number }> {
  const { imageId, ...row } = await db
    .selectFrom('settings')
    .innerJoin('settingsLogo', 'settingsLogo.id', 'settings.id')
    .selectAll('settings')
    .select('settingsLogo.imageId')
    .executeTakeFirstOrThrow();
  return { ...row, logoUrl: logoAddress(imageId) };
}

/** Changes the settings. 412. */
export function updateSettings(
  db: Kysely<Database>,
  { set, ...request }: { set: SettingsUpdate; caller: Actor; ifMatch: IfMatch },
): Promise<{ version: number }> {
  return updateRecord(db, settings, { id: settingsId, ...request, set });
}
