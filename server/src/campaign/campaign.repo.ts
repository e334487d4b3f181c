import type { CampaignCreate, CampaignUpdate } from '@grzadka/contract/campaign/campaign.model';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { messages } from '@grzadka/contract/core/messages';
import { sectorRecord } from '@grzadka/contract/sector/sector.record';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteLocked,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { sendHeldBack } from '#src/core/database/held-back.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { readersInWords, readReaders, writeReaders } from './campaign-readers.ts';

/** Adds a round, which is a draft. 400 for a sector or a login that is not there; 409 when another round has its name. */
export function createCampaign(
  db: Kysely<Database>,
  { caller, readers, ...form }: CampaignCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const sectorIds = await requireSectors(tx, form.sectorIds);
    const values = { ...form, sectorIds, roles: [...new Set(form.roles)] };
    const { id } = await append(tx, campaignRecord, { values });
    await sendHeldBack(tx.trx);
    await writeReaders(tx, id, readers);
    if (readers.length > 0) {
      const before = await lockRecord(tx, campaignRecord, { id, ifMatch: undefined });
      const told = { readers: readersInWords(await readReaders(tx.trx, id)) };
      await updateLocked(tx, campaignRecord, { before, set: {}, told });
    }
    return { id };
  });
}

/** Changes a round that is not closed. 400, 404, 409, 412. */
export function updateCampaign(
  db: Kysely<Database>,
  { caller, id, ifMatch, readers, ...form }: ChangeRequest & CampaignUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, campaignRecord, { id, ifMatch });
    if (before.state === 'closed') throw conflict(campaignRefusals.closed);
    const { readFrom, readThru } = { ...before, ...form };
    if (readFrom > readThru) throw invalidFields({ readThru: messages.startAfterEnd });
    const { sectorIds, roles } = form;
    const set = {
      ...form,
      ...(sectorIds && { sectorIds: await requireSectors(tx, sectorIds) }),
      ...(roles && { roles: [...new Set(roles)] }),
    };
    const former = readersInWords(await readReaders(tx.trx, before.id));
    if (readers) await writeReaders(tx, before.id, readers);
    const present = readersInWords(await readReaders(tx.trx, before.id));
    const isOther = former !== present;
    return updateLocked(tx, campaignRecord, {
      before,
      set,
      told: isOther ? { readers: present } : undefined,
      wasTold: isOther ? { readers: former } : undefined,
    });
  });
}

async function requireSectors(
  { trx }: ChangeTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const gone = campaignRefusals.noSuchSector;
  return requireAll(trx, sectorRecord, { ids, field: 'sectorIds', gone });
}

/** Deletes a draft. 404, 409, 412. */
export function deleteCampaign(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<void> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, campaignRecord, which);
    if (before.state !== 'draft') throw conflict(campaignRefusals.notDraft);
    await deleteLocked(tx, campaignRecord, { before });
  });
}
