import { paymentPlanEndpoints } from '@grzadka/contract/payment-plan/payment-plan.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { cancelPlan, createPlan, getPlan, listPlansOf } from './payment-plan.repo.ts';

/** The calls of the payment plans. */
export function routes({ serve, db }: AppContext): void {
  serve(paymentPlanEndpoints.ofSettlement, ({ params }) => listPlansOf(db, params.id));

  serve(paymentPlanEndpoints.get, ({ params }) => getPlan(db, params.id));

  serve(paymentPlanEndpoints.create, ({ body, caller }) => createPlan(db, { ...body, caller }));

  serve(paymentPlanEndpoints.cancel, ({ body, caller, ifMatch }) =>
    cancelPlan(db, { ...body, caller, ifMatch }),
  );
}
