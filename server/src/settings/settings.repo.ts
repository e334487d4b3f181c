import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import { faultsOfAddress } from '@grzadka/contract/party/address';
import {
  pointsOf,
  type Settings,
  type SettingsUpdate,
} from '@grzadka/contract/settings/settings.model';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import { type Kysely, sql } from 'kysely';
import { type ChangeRequest, change, lockRecord, updateLocked } from '#src/core/change/change.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { logoAddress, pictureAddress } from './settings-image.repo.ts';

/** The version of settings that nobody has saved yet. */
const firstVersion = 1;

/** The settings and their version. Until they are saved, the configuration says whether there is a public site. */
export async function getSettings(
  db: Kysely<Database>,
  { site }: Pick<Config, 'site'>,
): Promise<Settings & { version: number; updatedAt: string }> {
  const { logoId, pictureId, handoverPoints, ...row } = await db
    .selectFrom('settings')
    .innerJoin('settingsLogo', 'settingsLogo.id', 'settings.id')
    .innerJoin('settingsPicture', 'settingsPicture.id', 'settings.id')
    .selectAll('settings')
    // Of kinds that are there: a form with one that is gone could not be saved.
    .select(
      sql<string[]>`array(
        select id from fee_kind where id = any (entry_fee_kind_ids) order by position, id
      )`.as('entryFeeKindIds'),
    )
    .select(['settingsLogo.imageId as logoId', 'settingsPicture.imageId as pictureId'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    handoverPoints: handoverPoints.length > 0 ? handoverPoints.join('\n') : null,
    publicSite: hasPublicSite(row, site),
    logoUrl: logoAddress(logoId),
    pictureUrl: pictureAddress(pictureId),
  };
}

/** Changes the settings. 400 where a part of the address would be missing, and for a fee kind that is not there; 412. */
export function updateSettings(
  db: Kysely<Database>,
  { site }: Pick<Config, 'site'>,
  {
    caller,
    ifMatch,
    despiteFindings,
    handoverPoints,
    ...named
  }: SettingsUpdate & DespiteFindings & Omit<ChangeRequest, 'id'>,
): Promise<{ version: number }> {
  const told = despiteFindings && { despiteFindings };
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, settingsRecord, { id: settingsId, ifMatch });
    const faults = faultsOfAddress({ ...before, ...named });
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    const set = {
      ...named,
      ...(handoverPoints !== undefined && { handoverPoints: pointsOf(handoverPoints) }),
    };
    if (set.entryFeeKindIds) {
      const chosen = { ids: set.entryFeeKindIds, field: 'entryFeeKindIds' };
      set.entryFeeKindIds = await requireAll(tx.trx, { table: 'feeKind' }, chosen);
    }
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
