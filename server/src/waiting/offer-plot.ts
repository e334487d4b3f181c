import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type WaitingAnswer,
  type WaitingOffer,
  waitingRefusals,
} from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { type Kysely, sql } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeRequest, change, lockRecord, updateLocked } from '#src/core/change/change.ts';
import { isRecordId, newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import { readCandidates } from './candidates.repo.ts';

/** So many of those who are passed over are named. */
const mostNamed = 3;

/**
 * Offers a plot to somebody who waits (docs/product/waiting.md#offers). 404 when they are not on the list; 400 for a plot that is not there. 409 for
 * a day that is over, and where somebody is passed over whom the plot fits and no reason is given, both at their fields; where the plot is
 * not free or offered already, and where they have an open offer or wait no more.
 */
export function offerPlot(
  db: Kysely<Database>,
  { caller, id, gardenId, until, reason }: WaitingOffer & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async ({ trx, actor }) => {
    const today = gardenToday();
    if (until < today) throw conflictAt({ until: waitingRefusals.pastDay });
    // The plot first: whoever offers the same one waits, and whoever assigns it.
    const garden = isRecordId(gardenId)
      ? await sql`select from garden where id = ${gardenId} for no key update`.execute(trx)
      : { rows: [] };
    if (garden.rows.length === 0) throw invalidFields({ gardenId: waitingRefusals.noGarden });
    const before = await lockRecord({ trx, actor }, waitingRecord, { id, ifMatch: undefined });
    if (before.endedAs !== null) throw conflict(waitingRefusals.ended);
    const { isFree, offer, items } = await readCandidates(trx, { id: gardenId });
    if (!isFree) throw conflict(waitingRefusals.notFree);
    if (offer !== null) throw conflict(waitingRefusals.offeredTo(offer.name, offer.until));
    const place = items.findIndex((one) => one.id === before.id);
    if (place === -1) throw conflict(waitingRefusals.hasOffer);
    const passed = items
      .slice(0, place)
      .filter(({ misfits, hasDeclined }) => misfits.length === 0 && !hasDeclined);
    if (passed.length > 0 && reason === null) {
      const names = passed.slice(0, mostNamed).map(({ name }) => name);
      const more = passed.length > mostNamed ? [`i\u00a0inni (${passed.length - mostNamed})`] : [];
      throw conflictAt({ reason: waitingRefusals.noReason([...names, ...more].join(', ')) });
    }
    const values = { waitingId: before.id, gardenId, offeredOn: today, until, reason };
    const offerId = newId();
    await trx
      .insertInto('waitingOffer')
      .values({ id: offerId, ...values })
      .execute();
    const { waitingId: recordId, ...after } = values;
    const about = { recordType: waitingRecord.name, recordId };
    await writeAuditEntry(trx, { actor, action: 'offer-plot', ...about, after });
    return { id: offerId };
  });
}

/** Records the answer to the open offer of an entry; who says yes waits no more. 404, 412; 409 where no offer is open, and where its last day is over. */
export function answerOffer(
  db: Kysely<Database>,
  { caller, id, ifMatch, answer }: ChangeRequest & WaitingAnswer,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, waitingRecord, { id, ifMatch });
    const today = gardenToday();
    const answered = await tx.trx
      .updateTable('waitingOffer')
      .set({ answer, answeredOn: today })
      .where('waitingId', '=', before.id)
      .where('answer', 'is', null)
      .where('until', '>=', today)
      .returning('gardenId')
      .executeTakeFirst();
    if (answered === undefined) throw conflict(waitingRefusals.noOffer);
    const set =
      answer === 'yes' ? { endedAs: 'taken' as const, endedAt: new Date().toISOString() } : {};
    const told = { offeredGarden: answered.gardenId, offerAnswer: answer };
    return updateLocked(tx, waitingRecord, { before, set, action: 'answer-offer', told });
  });
}
