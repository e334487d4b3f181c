import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { deadlines } from './deadline.model.ts';

/** The call of what counts down to a last day: docs/product/deadlines.md#calls. */
export const deadlineEndpoints = areaCalls('deadline', {
  all: endpoint({
    method: 'GET',
    path: '/api/deadline',
    summary: 'What is due by a last day or now, as far as the person who asks may read it',
    permission: 'deadline:read',
    reply: deadlines,
  }),
});
