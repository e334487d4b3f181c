import { mayRole } from '@grzadka/contract/core/access/permissions';
import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { approve } from '#src/charge/approval/approve-run.ts';
import { needsOther } from '#src/charge/approval/judge-draft.ts';
import type { ChargeRunRow } from '#src/charge/charge-run-row.ts';
import { dropDraft, lockDraft, requireCalculated } from '#src/charge/run/charge-run.repo.ts';
import { readTotals } from '#src/charge/run/totals.ts';
import { endText } from './end.text.ts';
import type { Ending } from './ending.ts';

/**
 * Approves the draft of what was used until the day, if the handover made one that waits; one that charges nothing, or whose step was left
 * out since, goes. Where somebody else has to approve it, that is missing.
 */
export async function approveSettled(ending: Ending): Promise<void> {
  const { tx, handover, told } = ending;
  const draft = await findDraft(ending, handover.settleRunId);
  if (draft === undefined) return;
  const run = await lockDraft(tx, { id: draft.id, ifMatch: undefined });
  if (handover.chargesReason !== null) {
    await dropDraft(tx, { id: run.id, ifMatch: undefined });
    told.what.push(endText.dropsDraft(run.title));
    return;
  }
  requireCalculated(run);
  const { totals, counts } = await readTotals(tx.trx, run);
  if (counts.blocked === 0 && totals.every(({ charges }) => charges === 0)) {
    await dropDraft(tx, { id: run.id, ifMatch: undefined });
    told.what.push(endText.chargesNothing(run.title));
    return;
  }
  if (!(await mayApprove(ending, run))) {
    told.missing.push(handoverRefusals.approveFirst);
    return;
  }
  await approveDraft(ending, run);
  told.facts.push(run.id, run.version);
  told.what.push(endText.charges(run.title, Number(run.amountGrosz)));
}

/** Whether who ends the handover may approve a draft, too. */
export async function mayApprove(
  { tx, caller }: Ending,
  run: Pick<ChargeRunRow, 'calculatedBy'>,
): Promise<boolean> {
  return mayRole(caller.role, 'fee:approve') && !(await needsOther(tx.trx, run, caller));
}

/** Approves a draft; that it gives short notice is said, and confirmed with the end. */
export async function approveDraft({ tx, told }: Ending, run: ChargeRunRow): Promise<void> {
  await approve(tx, run, { isConfirmed: true });
  const { shortNotice, firstDueOn } = await tx.trx
    .selectFrom('chargeRun')
    .select(['shortNotice', 'firstDueOn'])
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow();
  if (shortNotice && firstDueOn !== null) told.what.push(endText.shortNotice(firstDueOn));
}

async function findDraft({ tx }: Ending, id: string | null) {
  if (id === null) return undefined;
  return tx.trx
    .selectFrom('chargeRun')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
}
