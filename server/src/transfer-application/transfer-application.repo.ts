import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  refusedApplication,
  type TransferApplicationCreate,
  type TransferApplicationUpdate,
  transferRefusals,
} from '@grzadka/contract/transfer-application/transfer-application.model';
import { transferApplicationRecord } from '@grzadka/contract/transfer-application/transfer-application.record';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';

/** Adds an application. 404 without the garden; 400 where it does not fit together, or whoever applies did not hold the garden; 409 where it is there. */
export function createTransferApplication(
  db: Kysely<Database>,
  { caller, ...form }: TransferApplicationCreate & { caller: Actor },
): Promise<{ id: string }> {
  if (!isRecordId(form.gardenId)) throw notFound();
  return change(db, caller, async (tx) => {
    requireWhole(form);
    await requireHolder(tx, form);
    return append(tx, transferApplicationRecord, { values: form });
  });
}

/**
 * Changes an application, or records its decision. 400 where it does not fit together, or whoever applies did not hold the
 * garden; 409 where the same one is there already; 404, 412.
 */
export function updateTransferApplication(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...set }: ChangeRequest & TransferApplicationUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, transferApplicationRecord, { id, ifMatch });
    const next = { ...before, ...set };
    requireWhole(next);
    // Whoever held it when that was recorded did so: an assignment may have been mended since.
    const isSame = next.appliedOn === before.appliedOn && next.fromPartyId === before.fromPartyId;
    if (!isSame) await requireHolder(tx, next);
    return updateLocked(tx, transferApplicationRecord, { before, set });
  });
}

function requireWhole(application: Parameters<typeof refusedApplication>[0]): void {
  const refused = refusedApplication(application, gardenToday());
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
}

/** Refuses whoever did not hold the garden on the day of the application: 400. */
async function requireHolder(
  { trx }: ChangeTransaction,
  {
    gardenId,
    fromPartyId,
    appliedOn,
  }: Required<Pick<TransferApplicationCreate, 'gardenId' | 'fromPartyId' | 'appliedOn'>>,
): Promise<void> {
  const garden = await trx
    .selectFrom('garden')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('assignment')
            .select('assignment.id')
            .whereRef('gardenId', '=', 'garden.id')
            .where('partyId', '=', isRecordId(fromPartyId) ? fromPartyId : null)
            .where(sql<boolean>`daterange(valid_from, valid_thru, '[]') @> ${appliedOn}::date`),
        )
        .as('isHeld'),
    )
    .where('garden.id', '=', gardenId)
    .executeTakeFirst();
  if (garden === undefined) throw notFound();
  if (!garden.isHeld) throw invalidFields({ fromPartyId: transferRefusals.notHolder });
}

/** What is refused where it is there already, or somebody was deleted at that very moment. */
export const transferRules: BrokenRules = {
  transfer_application_once: () => conflict(transferRefusals.twice),
  transfer_application_garden_id_fkey: notFound,
  transfer_application_from_party_id_fkey: () =>
    invalidFields({ fromPartyId: transferRefusals.noParty }),
  transfer_application_to_party_id_fkey: () =>
    invalidFields({ toPartyId: transferRefusals.noParty }),
};
