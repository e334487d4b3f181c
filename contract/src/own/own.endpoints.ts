import * as z from 'zod/mini';
import { charge } from '../charge/charge.model.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { created, id } from '../core/fields.ts';
import { pageFields } from '../core/list/page-fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { postedDays, runningEntry, runningListQuery } from '../ledger/ledger.model.ts';
import { openEntry } from '../ledger/open-list.model.ts';
import { consumption, consumptionQuery } from '../meter/consumption/consumption.model.ts';
import { finding } from '../meter/measurement/finding.ts';
import { photoReply } from '../submission/photo-reply.ts';
import { maxPhotoBytes } from '../submission/photo-rules.ts';
import { readingReport, readingReportJudge } from '../submission/submission.model.ts';
import {
  ownGarden,
  ownGardenDetails,
  ownMeasurement,
  ownSettlement,
  ownTransfer,
} from './own.model.ts';

const ofGarden = { method: 'GET', permission: 'own-garden:read' } as const;
const ofMeter = { ...ofGarden, params: z.object({ id }) } as const;
const ofAccounts = { method: 'GET', permission: 'own-settlement:read' } as const;
const ofAccount = { ...ofAccounts, params: z.object({ id }) } as const;

/**
 * The calls of what is the caller's own ('Moje działki'): docs/product/own.md. What is not is a 404. The statements
 * themselves find nothing else, by the conditions of `server/src/core/own/own-scope.ts`.
 */
export const ownEndpoints = areaCalls('own', {
  gardens: endpoint({
    ...ofGarden,
    path: '/api/own/garden',
    summary: 'The gardens that the party of the caller holds today, by name',
    reply: z.object({ items: z.array(ownGarden) }),
  }),
  garden: endpoint({
    ...ofMeter,
    path: '/api/own/garden/:id',
    summary: 'An own garden with its meters',
    reply: ownGardenDetails,
  }),
  measurements: endpoint({
    ...ofMeter,
    path: '/api/own/meter/:id/measurements',
    summary: 'The readings of a meter in an own garden that count, newest first',
    query: z.object(pageFields),
    reply: z.object({ items: z.array(ownMeasurement), totalItems: z.int() }),
  }),
  consumption: endpoint({
    ...ofMeter,
    path: '/api/own/meter/:id/consumption',
    summary: 'What was used at a meter in an own garden, the earliest first',
    query: consumptionQuery,
    reply: z.object({ items: z.array(consumption), unit: z.string() }),
  }),
  judgeReading: endpoint({
    method: 'POST',
    path: '/api/own/judge-reading',
    summary: 'What would be found in a reading of a meter in an own garden; nothing is stored',
    permission: 'own-reading:add',
    body: readingReportJudge,
    reply: z.object({ findings: z.array(finding) }),
    refuses: ['not-found'],
  }),
  reportReading: endpoint({
    method: 'POST',
    path: '/api/own/report-reading',
    summary: 'Report a reading of a meter in an own garden; it waits for a decision of the staff',
    permission: 'own-reading:add',
    body: readingReport,
    bodyFormat: 'multipart',
    mayLackFile: true,
    maxFileBytes: maxPhotoBytes,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  photo: endpoint({
    ...ofMeter,
    path: '/api/own/photo/:id',
    summary: 'A photo that the caller sent, which never changes',
    ...photoReply,
  }),
  settlements: endpoint({
    ...ofAccounts,
    path: '/api/own/settlement',
    summary:
      'The settlement accounts of the party of the caller, present and past, the latest first',
    reply: z.object({ items: z.array(ownSettlement) }),
  }),
  open: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/open',
    summary: 'What is open on an own account, which comes to its balance, the oldest first',
    reply: z.object({ balance: grosze, items: z.array(openEntry) }),
  }),
  entries: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/entries',
    summary: 'What was posted on an own account since the party holds it, the newest first',
    query: runningListQuery,
    reply: z.object({ items: z.array(runningEntry), totalItems: z.int() }),
  }),
  charges: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/charges',
    summary: 'What an own account was charged since the party holds it, and why, the latest first',
    reply: z.object({ items: z.array(charge) }),
  }),
  transfer: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/transfer',
    summary: 'How to pay what is open on an own account, with the text of the transfer code',
    reply: ownTransfer,
  }),
  slip: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/slip',
    summary: 'How to pay what is open on an own account, with the transfer code, as a PDF',
    ...paperReply,
  }),
  statement: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/statement',
    summary: 'What an own account comes to and what was posted on it, as a PDF',
    query: postedDays,
    ...paperReply,
  }),
  notice: endpoint({
    ...ofAccount,
    path: '/api/own/settlement/:id/notice',
    summary: 'What a charge run charged to an own account, as a PDF',
    query: z.object({ runId: id }),
    refuses: ['conflict'],
    ...paperReply,
  }),
});
