import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PaymentPlan } from '@grzadka/contract/payment-plan/payment-plan.model';
import { paymentPlanRecord } from '@grzadka/contract/payment-plan/payment-plan.record';
import {
  type PaymentPlanState,
  paymentPlanStateLabels,
} from '@grzadka/contract/settlement/plan-standing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import { isUnderWay, plansQuery } from './payment-plan.queries.ts';
import { paymentPlanText } from './payment-plan.text.ts';
import { planInWords } from './plan-in-words.ts';

const CancelPlanDialog = latePart(
  async () => (await import('./CancelPlanDialog.tsx')).CancelPlanDialog,
);

const tones = {
  kept: 'success',
  broken: 'error',
  paid: 'usual',
  cancelled: 'usual',
} as const satisfies Record<PaymentPlanState, string>;

/** The payment plans of an account: the latest with its rates, those before it in a line each. Nothing where there is none. */
export function PlanSection({ settlementId }: { settlementId: string }) {
  const { data } = useQuery(plansQuery(settlementId));
  const [latest, ...earlier] = data?.items ?? [];
  if (latest === undefined) return null;
  return (
    <Section title={paymentPlanText.title} actions={<CancelAction plan={latest} />}>
      <Row gap={8} isCentred>
        <Tag tone={tones[latest.state]}>{paymentPlanStateLabels[latest.state]}</Tag>
        <Text>{paymentPlanText.about(latest)}</Text>
      </Row>
      <Words plan={latest} />
      <Rates plan={latest} />
      {earlier.length > 0 && (
        <PlainList aria-label={paymentPlanText.earlier}>
          {earlier.map((plan) => (
            <li key={plan.id}>
              <Text isQuiet>
                {[
                  paymentPlanText.about(plan),
                  paymentPlanText.whyCancelled(plan) ?? paymentPlanStateLabels[plan.state],
                ].join(' – ')}
              </Text>
            </li>
          ))}
        </PlainList>
      )}
    </Section>
  );
}

function Words({ plan }: { plan: PaymentPlan }) {
  const words = paymentPlanText.whyCancelled(plan) ?? planInWords(plan, gardenToday());
  return words === null ? null : <Text>{words}</Text>;
}

function Rates({ plan: { rates } }: { plan: PaymentPlan }) {
  return (
    <FittingTable aria-label={paymentPlanText.title} content={rates}>
      <thead>
        <tr>
          <th scope="col">{paymentPlanText.dueOn}</th>
          <th scope="col" className="number">
            {paymentPlanText.amount}
          </th>
          <th scope="col" className="number">
            {paymentPlanText.left}
          </th>
          <th scope="col">{paymentPlanText.stateOf}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ dueOn, amount, open, missed }) => (
          <tr key={dueOn}>
            <td className="whole" data-label={paymentPlanText.dueOn}>
              {dayInFigures(dueOn)}
            </td>
            <td className="number" data-label={paymentPlanText.amount}>
              {formatAmount(amount)}
            </td>
            <td className="number" data-label={paymentPlanText.left}>
              {formatAmount(open)}
            </td>
            <td data-label={paymentPlanText.stateOf}>
              {missed > 0 ? paymentPlanText.missed(missed) : open === 0 && paymentPlanText.paid}
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

function CancelAction({ plan }: { plan: PaymentPlan }) {
  const may = useMay(paymentPlanRecord.permissions.write);
  const [isAsked, setAsked] = useState(false);
  if (!may || !isUnderWay(plan)) return null;
  return (
    <>
      <Button look="outlined" onClick={() => setAsked(true)} {...CancelPlanDialog.ahead}>
        {paymentPlanText.cancel}
      </Button>
      <CancelPlanDialog open={isAsked} plan={plan} onClose={() => setAsked(false)} />
    </>
  );
}
