import { paymentPlanRecord } from '@grzadka/contract/payment-plan/payment-plan.record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { openListQuery } from '../ledger/ledger.queries.ts';
import { isUnderWay, plansQuery } from './payment-plan.queries.ts';
import { paymentPlanText } from './payment-plan.text.ts';

const PlanDialog = latePart(async () => (await import('./PlanDialog.tsx')).PlanDialog);

/** Makes a payment plan of an account, for who may, where something is open and no plan is under way. */
export function PlanButton({ settlementId }: { settlementId: string }) {
  const may = useMay(paymentPlanRecord.permissions.write);
  const [isAsked, setAsked] = useState(false);
  const { data: open } = useQuery({ ...openListQuery(settlementId), enabled: may });
  const { data: plans } = useQuery({ ...plansQuery(settlementId), enabled: may });
  const items = open?.items.filter((item) => item.open > 0) ?? [];
  if (!may || items.length === 0 || plans === undefined || plans.items.some(isUnderWay)) {
    return null;
  }
  return (
    <>
      <Button look="outlined" size="small" onClick={() => setAsked(true)} {...PlanDialog.ahead}>
        {paymentPlanText.open}
      </Button>
      <PlanDialog
        open={isAsked}
        settlementId={settlementId}
        items={items}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
