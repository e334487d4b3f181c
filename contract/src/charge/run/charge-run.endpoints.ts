import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../../core/call/list-endpoint.ts';
import { recordEndpoints } from '../../core/call/record-endpoints.ts';
import { created, id } from '../../core/fields.ts';
import { chargeRunCorrect, chargeRunReverse } from '../charge.model.ts';
import { chargeRunList } from './charge-run.list.ts';
import {
  chargedSettlementDetails,
  chargeRunApprove,
  chargeRunCreate,
  chargeRunDetails,
  chargeRunProposal,
  chargeRunSkip,
  chargeRunUpdate,
  proposalQuery,
} from './charge-run.model.ts';
import { chargeRunRecord } from './charge-run.record.ts';
import { chargedSettlementList } from './charged-settlement.list.ts';
import { controlListFormat, controlListReply } from './control-list.ts';

const { read, write } = chargeRunRecord.permissions;

const settlementsCall = {
  path: '/api/charge-run/:id/settlements',
  summary: 'The accounts of a charge run',
  permission: read,
  params: z.object({ id }),
} as const;

/** The calls of the charge runs: docs/product/charge-runs.md#calls. */
export const chargeRunEndpoints = areaCalls('chargeRun', {
  ...recordEndpoints(chargeRunRecord, {
    key: z.object({ id }),
    list: chargeRunList,
    details: chargeRunDetails,
    create: chargeRunCreate,
    update: chargeRunUpdate,
    paths: {
      list: '/api/charge-run',
      get: '/api/charge-run/get/:id',
      create: '/api/charge-run/create',
      update: '/api/charge-run/update',
      delete: '/api/charge-run/delete/:id',
    },
    refuses: { update: ['conflict'], delete: ['conflict'] },
    summaries: { update: 'Change a draft', delete: 'Delete a draft' },
  }),
  proposal: endpoint({
    method: 'GET',
    path: '/api/charge-run/proposal',
    summary: 'What the form of a new charge run begins with',
    permission: write,
    query: proposalQuery,
    reply: chargeRunProposal,
  }),
  calculate: endpoint({
    method: 'POST',
    path: '/api/charge-run/calculate',
    summary: 'Have a draft calculated, as a job whose progress the draft tells',
    permission: write,
    body: z.object({ id }),
    refuses: ['conflict', 'not-found'],
  }),
  settlements: listEndpoint(settlementsCall, chargedSettlementList),
  exportSettlements: exportEndpoint(settlementsCall, chargedSettlementList),
  controlList: endpoint({
    method: 'GET',
    path: '/api/charge-run/:id/control-list',
    summary: 'All accounts of a charge run by their plots, drafts too, as a document or a workbook',
    permission: read,
    params: z.object({ id }),
    query: z.object({ format: controlListFormat }),
    refuses: ['conflict', 'unavailable'],
    ...controlListReply,
  }),
  settlement: endpoint({
    method: 'GET',
    path: '/api/charge-run/:id/settlement/:settlementId',
    summary: 'An account of a charge run with every line',
    permission: read,
    params: z.object({ id, settlementId: id }),
    reply: chargedSettlementDetails,
  }),
  skip: endpoint({
    method: 'PUT',
    path: '/api/charge-run/skip',
    summary: 'Leave an account out of a draft, with a reason, or take it in again',
    permission: write,
    body: chargeRunSkip,
    versioned: true,
    refuses: ['conflict'],
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/charge-run/approve',
    summary:
      'Approve a draft as it was shown: number, charges and postings. 202 where that goes on, and the run tells how far it is',
    permission: 'fee:approve',
    body: chargeRunApprove,
    versioned: 'required',
    mayGoOn: true,
    refuses: ['conflict', 'unavailable'],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/charge-run/reverse',
    summary: 'Take an approved charge run back as a whole',
    permission: 'fee:approve',
    body: chargeRunReverse,
    reply: created,
    status: 201,
    refuses: ['conflict', 'not-found', 'unavailable'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/charge-run/correct',
    summary: 'Take back what a run charged an account, and begin a draft that charges it anew',
    permission: 'fee:approve',
    body: chargeRunCorrect,
    reply: created,
    status: 201,
    refuses: ['conflict', 'not-found', 'unavailable'],
  }),
});
