import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { settlementList } from './settlement.list.ts';
import { settlementDetails, settlementListItem, settlementUpdate } from './settlement.model.ts';
import { settlementRecord } from './settlement.record.ts';

const accountsOf = {
  method: 'GET',
  permission: 'settlement:read',
  params: z.object({ id }),
  reply: z.object({ items: z.array(settlementListItem) }),
} as const;

/** The calls of the settlement accounts, which are opened and closed by assignments alone. */
export const settlementEndpoints = areaCalls('settlement', {
  ...recordEndpoints(settlementRecord, {
    key: z.object({ id }),
    list: settlementList,
    details: settlementDetails,
    update: settlementUpdate,
    paths: {
      list: '/api/settlement',
      get: '/api/settlement/getDetails/:id',
      update: '/api/settlement/update',
    },
  }),
  ofGarden: endpoint({
    ...accountsOf,
    path: '/api/garden/:id/settlements',
    summary: 'The settlement accounts of a garden, the latest first',
  }),
  ofParty: endpoint({
    ...accountsOf,
    path: '/api/party/:id/settlements',
    summary: 'The settlement accounts that a party holds or held, the latest first',
  }),
});
