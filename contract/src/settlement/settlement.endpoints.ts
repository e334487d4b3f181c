import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { settlementList } from './settlement.list.ts';
import {
  settlementCreate,
  settlementDetails,
  settlementUpdate,
  standingAccount,
} from './settlement.model.ts';
import { settlementRecord } from './settlement.record.ts';

const accountsOf = {
  method: 'GET',
  permission: 'settlement:read',
  params: z.object({ id }),
  reply: z.object({ items: z.array(standingAccount) }),
} as const;

const byHand = {
  method: 'PUT',
  permission: 'fee:write',
  params: z.object({ id }),
  versioned: true,
  refuses: ['conflict'],
} as const;

/** The calls of the settlement accounts: assignments open and close those of gardens, people those without. */
export const settlementEndpoints = areaCalls('settlement', {
  ...recordEndpoints(settlementRecord, {
    list: settlementList,
    details: settlementDetails,
    create: settlementCreate,
    update: settlementUpdate,
    paths: {
      list: '/api/settlement',
      get: '/api/settlement/getDetails/:id',
      create: '/api/settlement/create',
      update: '/api/settlement/update',
    },
    refuses: { create: ['not-found', 'conflict'] },
    summaries: { create: 'Open a settlement account of a party without a garden' },
  }),
  close: endpoint({
    ...byHand,
    path: '/api/settlement/close/:id',
    summary: 'Close a settlement account without a garden, whose balance is zero, with today',
  }),
  reopen: endpoint({
    ...byHand,
    path: '/api/settlement/reopen/:id',
    summary: 'Open a settlement account without a garden again',
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
