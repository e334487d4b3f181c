import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { setAmount } from '#src/charge/amount/charge-amount.repo.ts';
import { calculateNow } from '#src/charge/run/calculate-run.ts';
import { addChargeRun, lockDraft } from '#src/charge/run/charge-run.repo.ts';
import { readTotals } from '#src/charge/run/totals.ts';
import { feesOf } from '../entry-fees.ts';
import { readDueYear } from '../settle/due-year.ts';
import { approveDraft, mayApprove } from './approve-settled.ts';
import { endText } from './end.text.ts';
import type { Ending } from './ending.ts';

/**
 * Charges the account of who comes what they pay once, as a run of its own; where somebody else has to approve it, it stays a draft. Gives
 * the run, null where nothing is asked for.
 */
export async function askEntryFees(
  ending: Ending,
  { settlementId, gardenName }: { settlementId: string | null; gardenName: string },
): Promise<string | null> {
  const { tx, handover, startDay, told } = ending;
  const fees = feesOf(handover.entryFees);
  if (settlementId === null || fees.length === 0) return null;
  const feeKindIds = fees.map(({ feeKindId }) => feeKindId);
  const issueDay = gardenToday();
  const { id } = await addChargeRun(tx, {
    kind: 'one-off',
    title: `Opłaty na początek: działka ${gardenName}`.slice(0, 100),
    periodFrom: startDay,
    periodThru: startDay,
    referenceDay: startDay,
    readingFrom: null,
    readingThru: null,
    consumptionFrom: null,
    issueDay,
    dueYear: await readDueYear(tx.trx, { feeKindIds, referenceDay: startDay, issueDay }),
    feeKindIds,
    sectorIds: [],
    gardenIds: [],
    settlementIds: [settlementId],
    note: null,
  });
  for (const { feeKindId, amount } of fees) {
    if (amount === null) continue;
    await setAmount(tx, {
      id,
      ifMatch: undefined,
      settlementId,
      feeKindId,
      amount,
      description: null,
    });
  }
  await calculateNow(tx, id);
  const run = await lockDraft(tx, { id, ifMatch: undefined });
  const { totals } = await readTotals(tx.trx, run);
  told.what.push(
    endText.entryFees(totals.map(({ feeKind, amount }) => ({ name: feeKind.name, amount }))),
  );
  if (await mayApprove(ending, run)) await approveDraft(ending, run);
  else told.what.push(endText.entryFeesWait);
  return id;
}
