import {
  type HandoverCheckPoint,
  handoverRefusals,
} from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change, updateLocked } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { lockOpen } from './handover.repo.ts';

/**
 * Ticks a point of the list, or takes the tick away; what is so already stays as it is. 404; 409 where it has ended, or the settings do
 * not have that point any more.
 */
export function tickPoint(
  db: Kysely<Database>,
  { caller, id, point, done }: HandoverCheckPoint & { readonly caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    const before = await lockOpen(tx, { id, ifMatch: undefined });
    if (done) await requirePoint(trx, point);
    const ticked = trx
      .selectFrom('handoverPoint')
      .select('point')
      .where('handoverId', '=', before.id)
      .where('point', '=', point);
    const isTicked = (await ticked.executeTakeFirst()) !== undefined;
    if (isTicked === done) return;
    if (done) {
      const values = { handoverId: before.id, point, doneBy: caller.displayName };
      await trx.insertInto('handoverPoint').values(values).execute();
    } else {
      await trx
        .deleteFrom('handoverPoint')
        .where('handoverId', '=', before.id)
        .where('point', '=', point)
        .execute();
    }
    const action = done ? 'tick-point' : 'untick-point';
    await updateLocked(tx, handoverRecord, {
      before,
      set: {},
      action,
      told: { tickedPoint: point },
    });
  });
}

async function requirePoint(trx: Transaction<Database>, point: string): Promise<void> {
  const { handoverPoints } = await trx
    .selectFrom('settings')
    .select('handoverPoints')
    .executeTakeFirstOrThrow();
  if (!handoverPoints.includes(point)) throw conflict(handoverRefusals.noPoint);
}
