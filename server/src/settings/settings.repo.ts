import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import { faultsOfAddress } from '@grzadka/contract/party/address';
import type { Settings, SettingsUpdate } from '@grzadka/contract/settings/settings.model';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { Kysely } from 'kysely';
import { type ChangeRequest, change, lockRecord, updateLocked } from '#src/core/change/change.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { logoAddress, pictureAddress } from './settings-image.repo.ts';

/** The version of settings that nobody has saved yet. */
const firstVersion = 1;

/** The settings and their version. Until they are saved, the configuration says whether there is a public site. */
export async function getSettings(
  db: Kysely<Database>,
  { site }: Pick<Config, 'site'>,
): Promise<Settings & { version: number; updatedAt: string }> {
  const { logoId, pictureId, ...row } = await db
    .selectFrom('settings')
    .innerJoin('settingsLogo', 'settingsLogo.id', 'settings.id')
    .innerJoin('settingsPicture', 'settingsPicture.id', 'settings.id')
    .selectAll('settings')
    .select(['settingsLogo.imageId as logoId', 'settingsPicture.imageId as pictureId'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    publicSite: hasPublicSite(row, site),
    logoUrl: logoAddress(logoId),
    pictureUrl: pictureAddress(pictureId),
  };
}

/** Changes the settings. 400 where a part of the address would be missing, 412. */
export function updateSettings(
  db: Kysely<Database>,
  { site }: Pick<Config, 'site'>,
  {
    caller,
    ifMatch,
    despiteFindings,
    ...set
  }: SettingsUpdate & DespiteFindings & Omit<ChangeRequest, 'id'>,
): Promise<{ version: number }> {
  const told = despiteFindings && { despiteFindings };
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, settingsRecord, { id: settingsId, ifMatch });
    const faults = faultsOfAddress({ ...before, ...set });
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    // From now on the row says it, whoever said it before.
    const publicSite = set.publicSite ?? hasPublicSite(before, site);
    const isNews = told !== undefined || before.version === firstVersion;
    return updateLocked(tx, settingsRecord, { before, set: { ...set, publicSite }, told, isNews });
  });
}

function hasPublicSite(
  { version, publicSite }: { version: number; publicSite: boolean },
  site: boolean,
): boolean {
  return version === firstVersion ? site : publicSite;
}
