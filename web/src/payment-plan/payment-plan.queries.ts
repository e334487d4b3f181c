import { paymentPlanEndpoints } from '@grzadka/contract/payment-plan/payment-plan.endpoints';
import type { PaymentPlan } from '@grzadka/contract/payment-plan/payment-plan.model';
import { callQuery } from '../core/api/call-query.ts';

/** The payment plans of a settlement account, the latest first. */
export function plansQuery(settlementId: string) {
  const asked = { params: { id: settlementId } };
  return callQuery(
    ['settlement', settlementId, 'payment-plans'],
    paymentPlanEndpoints.ofSettlement,
    asked,
  );
}

/** Whether a plan is neither paid nor cancelled: then no other is made. */
export function isUnderWay({ state }: Pick<PaymentPlan, 'state'>): boolean {
  return state === 'kept' || state === 'broken';
}
