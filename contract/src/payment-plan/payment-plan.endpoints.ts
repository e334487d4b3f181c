import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { paymentPlan, paymentPlanCancel, paymentPlanCreate } from './payment-plan.model.ts';
import { paymentPlanRecord } from './payment-plan.record.ts';

const { read, write } = paymentPlanRecord.permissions;

/** The calls of the payment plans: docs/product/payment-plans.md#calls. */
export const paymentPlanEndpoints = areaCalls('paymentPlan', {
  ofSettlement: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/payment-plans',
    summary: 'The payment plans of a settlement account, the latest first',
    permission: read,
    params: z.object({ id }),
    reply: z.object({ items: z.array(paymentPlan) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/payment-plan/get/:id',
    summary: 'A payment plan, with how it stands today',
    permission: read,
    params: z.object({ id }),
    reply: paymentPlan,
    versioned: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/payment-plan/create',
    summary:
      'Agree on new days for open parts of debts; the same clientKey is answered as the first time',
    permission: write,
    body: paymentPlanCreate,
    reply: created,
    status: 201,
    refuses: ['conflict', 'not-found'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/payment-plan/cancel',
    summary: 'Cancel a payment plan that is not paid, for a reason',
    permission: write,
    body: paymentPlanCancel,
    versioned: true,
    refuses: ['conflict'],
  }),
});
