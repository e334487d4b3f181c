import type { ChargedSettlementDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { interestWaiverEndpoints } from '@grzadka/contract/charge/waiver/interest-waiver.endpoints';
import { useState } from 'react';
import { call } from '../../core/api/call.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { chargeText } from '../charge.text.ts';

const WaiverDialog = latePart(async () => (await import('./WaiverDialog.tsx')).WaiverDialog);

interface WaiverActionsProps {
  runId: string;
  account: ChargedSettlementDetails;
}

/** Waives the interest of an account in a draft, or charges it after all. */
export function WaiverActions({ runId, account }: WaiverActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const { settlement, waiver, charges } = account;
  if (settlement === null) return null;
  const which = { id: runId, settlementId: settlement.id };
  const due = charges
    .flatMap(({ lines }) => lines)
    .reduce((sum, { kind, amount }) => (kind === 'interest' ? sum + amount : sum), 0);
  const charge = async () => {
    await call(interestWaiverEndpoints.charge, { body: which });
    tellChanged();
    notify.success(chargeText.notWaived);
  };
  if (waiver !== null) {
    return (
      <Button look="outlined" onClick={() => void charge()}>
        {chargeText.notWaive}
      </Button>
    );
  }
  if (due === 0) return null;
  return (
    <>
      <Button look="outlined" onClick={() => setAsked(true)} {...WaiverDialog.ahead}>
        {chargeText.waive}
      </Button>
      <WaiverDialog open={isAsked} which={which} due={due} onClose={() => setAsked(false)} />
    </>
  );
}
