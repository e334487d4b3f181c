import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import type { Settings, SettingsUpdate } from '@grzadka/contract/settings/settings.model';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { Kysely } from 'kysely';
import { type ChangeRequest, updateRecord } from '#src/core/change/change.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { logoAddress } from './logo.repo.ts';

/** The version of settings that nobody has saved yet. */
const firstVersion = 1;

/** The settings and their version. Until they are saved, the configuration says whether there is a public site. */
export async function getSettings(
  db: Kysely<Database>,
  { site }: Pick<Config, 'site'>,
): Promise<Settings & { version: number; updatedAt: string }> {
  const { imageId, ...row } = await db
    .selectFrom('settings')
    .innerJoin('settingsLogo', 'settingsLogo.id', 'settings.id')
    .selectAll('settings')
    .select('settingsLogo.imageId')
    .executeTakeFirstOrThrow();
  const publicSite = row.version === firstVersion ? site : row.publicSite;
  return { ...row, publicSite, logoUrl: logoAddress(imageId) };
}

/** Changes the settings. 412. */
export function updateSettings(
  db: Kysely<Database>,
  {
    caller,
    ifMatch,
    despiteFindings,
    ...set
  }: SettingsUpdate & DespiteFindings & Omit<ChangeRequest, 'id'>,
): Promise<{ version: number }> {
  const told = despiteFindings && { despiteFindings };
  return updateRecord(db, settingsRecord, { id: settingsId, caller, ifMatch, set, told });
}
