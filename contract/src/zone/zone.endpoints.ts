import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { exportFormat, fileReply } from '../core/export/file-reply.ts';
import { id } from '../core/fields.ts';
import { zoneOptionsCall } from '../meter/zone.options.ts';
import { zoneList } from './zone.list.ts';
import { zoneCreate, zoneDetails, zoneMove, zoneUpdate } from './zone.model.ts';
import { zoneRecord } from './zone.record.ts';
import { zoneBalance, zoneBalanceQuery } from './zone-balance.model.ts';

const balanceCall = {
  method: 'GET',
  permission: 'zone:read',
  params: z.object({ id }),
} as const;

/** The calls of the zones. */
export const zoneEndpoints = areaCalls('zone', {
  ...recordEndpoints(zoneRecord, {
    list: zoneList,
    details: zoneDetails,
    create: zoneCreate,
    update: zoneUpdate,
    refuses: { delete: ['conflict'] },
    summaries: { delete: 'Delete a zone without meters' },
  }),
  options: zoneOptionsCall,
  moveMeters: endpoint({
    method: 'POST',
    path: '/api/zone/move-meters',
    summary: 'Put meters into a zone, or into none',
    permission: 'zone:write',
    body: zoneMove,
    reply: z.object({ moved: z.int().check(z.minimum(0)) }),
    refuses: ['not-found'],
  }),
  balance: endpoint({
    ...balanceCall,
    path: '/api/zone/:id/balance',
    summary: 'What the main meters of a zone counted and no other did',
    query: zoneBalanceQuery,
    reply: zoneBalance,
  }),
  exportBalance: endpoint({
    ...balanceCall,
    path: '/api/zone/:id/balance/export',
    summary: 'The consumption of the meters of a zone as a file',
    query: z.safeExtend(zoneBalanceQuery, { format: exportFormat }),
    ...fileReply,
  }),
});
