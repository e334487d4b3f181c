import { type HandoverPreview, handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { type Selectable, sql } from 'kysely';
import {
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { type IfMatch, refuseStale } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { LoginContext } from '#src/login/create-login.ts';
import { keepProtocol } from '../paper/keep-protocol.ts';
import { fingerprint } from './ending.ts';
import { type Ended, runEnd } from './run-end.ts';

type Context = LoginContext & Pick<AppContext, 'db' | 'storage'>;

interface Asked {
  readonly id: string;
  readonly caller: Caller;
}

/** What a dry run is ended with, so that nothing of it is kept. */
class NothingKept extends Error {
  readonly ended: Ended;

  constructor(ended: Ended) {
    super('a dry run');
    this.ended = ended;
  }
}

/**
 * Gives what the end of a handover would do, line by line, and what keeps it from that: it is ended, and all of that is rolled back
 * (docs/product/handovers.md#end). 404; 409 where it has ended; 503 while a charge run is approved.
 */
export async function previewEnd(
  { db, ...context }: Omit<Context, 'storage'>,
  { id, caller }: Asked,
): Promise<HandoverPreview> {
  try {
    return await change(db, caller, async (tx) => {
      const handover = await lockOpen(tx, id);
      throw new NothingKept(await runEnd({ tx, context, caller, handover }));
    });
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error;
    const { told } = error.ended;
    return { what: told.what, missing: told.missing, shown: fingerprint(told) };
  }
}

/**
 * Ends a handover as it was shown, all of it or nothing, and keeps its protocol: 409 where something is different by now, something is
 * missing, somebody else has the plot, or has ended it already; 404, 412; 503 while a charge run is approved.
 */
export function completeHandover(
  { db, storage, ...context }: Context,
  { id, shown, caller, ifMatch }: Asked & { shown: string; ifMatch: IfMatch },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const handover = await lockOpen(tx, id);
    refuseStale(handover.version, ifMatch);
    const { told, ...wrote } = await runEnd({ tx, context, caller, handover });
    const { refusal, what, missing } = told;
    if (fingerprint(told) !== shown && told.takenBy === undefined)
      throw conflict(handoverRefusals.changed);
    if (refusal !== undefined) throw refusal;
    if (missing.length > 0) throw notReady(missing);
    const ended = await updateLocked(tx, handoverRecord, {
      before: handover,
      action: 'complete-handover',
      set: {
        ...wrote,
        state: 'done',
        endedAt: sql`now()`,
        endedBy: caller.displayName,
        outcome: JSON.stringify(what),
      },
    });
    await keepProtocol(tx, { storage }, handover.id);
    return ended;
  });
}

function notReady(missing: readonly string[]) {
  const { approveFirst } = handoverRefusals;
  const isThatAlone = missing.every((words) => words === approveFirst);
  return conflict(isThatAlone ? approveFirst : handoverRefusals.notReady(missing));
}

/** Locks a handover before anything else, so that of two who end it the second one knows who was first. */
async function lockOpen(
  tx: ChangeTransaction,
  id: string,
): Promise<Selectable<Database['handover']>> {
  const handover = await lockRecord(tx, handoverRecord, { id, ifMatch: undefined });
  if (handover.state === 'open') return handover;
  const { ended, endedBy } = handoverRefusals;
  const who = handover.state === 'done' ? handover.endedBy : null;
  throw conflict(who === null ? ended : endedBy(who));
}
