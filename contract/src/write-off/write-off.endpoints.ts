import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { postedDocument } from '../payment/payment.model.ts';
import { writeOffCreate } from './write-off.model.ts';

/** The call that writes off: docs/product/payments.md#write-offs. */
export const writeOffEndpoints = areaCalls('writeOff', {
  create: endpoint({
    method: 'POST',
    path: '/api/write-off/create',
    summary:
      'Write off what is open of some debts of an account, by a resolution (PK); the same clientKey is answered as the first time',
    permission: 'write-off:write',
    body: writeOffCreate,
    reply: postedDocument,
    status: 201,
    refuses: ['conflict'],
  }),
});
