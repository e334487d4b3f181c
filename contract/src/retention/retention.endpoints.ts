import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { retention } from './retention.model.ts';

/** The call of what is kept for a time alone: docs/product/retention.md. */
export const retentionEndpoints = areaCalls('retention', {
  all: endpoint({
    method: 'GET',
    path: '/api/system/retention',
    summary: 'What is kept for a time alone, and when how much of it goes next',
    permission: 'system:read',
    reply: retention,
  }),
});
