import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { id } from '../../core/fields.ts';
import { campaignSheetFormat, campaignSheetReply } from './campaign-sheet.ts';
import { largestSheet, loadSheet, loadSheetReply } from './load-sheet.model.ts';

const ofRound = { permission: 'measurement:add', params: z.object({ id }) } as const;

/** The sheet of a round, as it goes out and as it comes back: docs/product/campaigns.md#calls. */
export const campaignSheetEndpoints = areaCalls('campaign', {
  sheet: endpoint({
    ...ofRound,
    method: 'GET',
    path: '/api/campaign/:id/sheet',
    summary: 'The meters of a round by their sectors, to be filled in on paper or in a workbook',
    query: z.object({ format: campaignSheetFormat }),
    refuses: ['conflict', 'unavailable'],
    ...campaignSheetReply,
  }),
  loadSheet: endpoint({
    ...ofRound,
    method: 'POST',
    path: '/api/campaign/:id/load-sheet',
    summary: 'Take the readings of a workbook that was filled in, all of them or none',
    body: loadSheet,
    bodyFormat: 'multipart',
    maxFileBytes: largestSheet,
    reply: loadSheetReply,
    refuses: ['not-found', 'conflict', 'too-large', 'unavailable'],
  }),
});
