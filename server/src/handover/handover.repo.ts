import { mayRole } from '@grzadka/contract/core/access/permissions';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import {
  type HandoverCreate,
  type HandoverUpdate,
  handoverRefusals,
} from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { Kysely, Selectable } from 'kysely';
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
import { AppError, conflict, invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { feesOf } from './entry-fees.ts';
import { type HandoverParties, partiesInWords, partiesOf, setParties } from './handover-parties.ts';
import { requireWhole, statedStartDay } from './require-whole.ts';

/**
 * Begins a handover of a garden; nothing of the garden changes. 400 where it does not fit together (docs/product/handovers.md#screens), 403
 * for what becomes of logins, 409 where the garden is being handed over already.
 */
export function createHandover(
  db: Kysely<Database>,
  { caller, leaving, coming, ...form }: HandoverCreate & { caller: Caller },
): Promise<{ id: string }> {
  const parties = { leaving, coming };
  return change(db, caller, async (tx) => {
    requireLogins(caller, parties);
    const gardenId = await lockGarden(tx, form.gardenId);
    await requireWhole(tx.trx, { ...form, ...parties, gardenId });
    const values = { ...form, gardenId, startDay: statedStartDay(form) };
    const told = await partiesInWords(tx.trx, parties);
    const created = await append(tx, handoverRecord, { values, told });
    await setParties(tx, created.id, parties);
    return created;
  });
}

/** Changes one that is open. 400 where it does not fit together, 403 for what becomes of logins, 409 where it has ended, 404, 412. */
export function updateHandover(
  db: Kysely<Database>,
  {
    caller,
    id,
    ifMatch,
    leaving,
    coming,
    entryFees: fees,
    ...columns
  }: ChangeRequest & HandoverUpdate & { caller: Caller },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockOpen(tx, { id, ifMatch });
    const had = await partiesOf(tx.trx, before.id);
    const parties = { leaving: leaving ?? had.leaving, coming: coming ?? had.coming };
    requireLogins(caller, parties, had);
    // An id may be sent in capital letters; the row has no foreign key that would make them one.
    const entryFees = fees?.map((fee) => ({ ...fee, feeKindId: fee.feeKindId.toLowerCase() }));
    const was = { ...before, ...had, entryFees: feesOf(before.entryFees) };
    const next = { ...was, ...columns, ...parties, entryFees: entryFees ?? was.entryFees };
    await requireWhole(tx.trx, next, was);
    const set = {
      ...columns,
      startDay: statedStartDay(next),
      ...(entryFees && { entryFees: JSON.stringify(entryFees) }),
    };
    const isOther = await setParties(tx, before.id, parties, had);
    const told = isOther ? await partiesInWords(tx.trx, parties) : undefined;
    const wasTold = isOther ? await partiesInWords(tx.trx, had) : undefined;
    return updateLocked(tx, handoverRecord, { before, set, told, wasTold });
  });
}

/** Calls one off that is open: what was booked, read or written down until then stays. 404, 412; 409 where it has ended. */
export function cancelHandover(
  db: Kysely<Database>,
  { caller, id, ifMatch, reason }: ChangeRequest & { readonly reason: string },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockOpen(tx, { id, ifMatch });
    const ended = { endedAt: new Date().toISOString(), endedBy: caller.displayName };
    const set = { state: 'cancelled' as const, cancelReason: reason, ...ended };
    return updateLocked(tx, handoverRecord, { before, set, action: 'cancel-handover' });
  });
}

/** Locks one that is open. 404, 412; 409 where it has ended. */
export async function lockOpen(
  tx: ChangeTransaction,
  which: Pick<ChangeRequest, 'id' | 'ifMatch'>,
): Promise<Selectable<Database['handover']> & { updatedAt: string }> {
  const before = await lockRecord(tx, handoverRecord, which);
  if (before.state !== 'open') throw conflict(handoverRefusals.ended);
  return before;
}

/** Locks the garden, so that of two that begin at once one sees the other. 400 where it is not there, 409 where one is open. */
async function lockGarden({ trx }: ChangeTransaction, id: string): Promise<string> {
  const garden = isRecordId(id)
    ? await trx
        .selectFrom('garden')
        .select('id')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (garden === undefined) throw invalidFields({ gardenId: handoverRefusals.noGarden });
  const open = await trx
    .selectFrom('handover')
    .select('day')
    .where('gardenId', '=', garden.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open !== undefined) throw conflict(handoverRefusals.alreadyOpen(dayInFigures(open.day)));
  return garden.id;
}

/** Refuses what becomes of logins to whoever may not change them, but for what was chosen before: 403. */
function requireLogins(
  { role }: Caller,
  parties: HandoverParties,
  had: HandoverParties = { leaving: [], coming: [] },
): void {
  if (mayRole(role, 'login:write')) return;
  const chosen = loginsOf(had);
  const isOther = [...loginsOf(parties)].some(([id, login]) => login !== (chosen.get(id) ?? false));
  if (isOther) throw new AppError('forbidden', { message: handoverRefusals.noLogins });
}

function loginsOf({ leaving, coming }: HandoverParties): ReadonlyMap<string, boolean> {
  return new Map([
    ...leaving.map(({ partyId, endsLogin }) => [partyId.toLowerCase(), endsLogin] as const),
    ...coming.map(({ partyId, getsLogin }) => [partyId.toLowerCase(), getsLogin] as const),
  ]);
}

/** What is refused where somebody was deleted at that very moment. */
export const handoverRules: BrokenRules = {
  handover_party_party_id_fkey: () => invalidFields({ coming: handoverRefusals.noParty }),
  handover_application_id_fkey: () =>
    invalidFields({ applicationId: handoverRefusals.noApplication }),
};
