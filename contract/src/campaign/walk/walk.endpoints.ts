import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { id } from '../../core/fields.ts';
import { campaignPackage } from './campaign-package.model.ts';
import { campaignSync, campaignSyncReply } from './campaign-sync.model.ts';

/** What a phone on the walk of a round calls, apart from what the staff's lists need: docs/product/campaigns.md#calls. */
export const walkEndpoints = areaCalls('campaign', {
  package: endpoint({
    method: 'GET',
    path: '/api/campaign/:id/package',
    summary: 'What a reader takes along on the walk of an open round',
    permission: 'campaign:walk',
    params: z.object({ id }),
    reply: campaignPackage,
    tagged: true,
    refuses: ['forbidden', 'conflict'],
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/campaign/sync',
    summary: 'Take what was entered on the walk of a round, each entry with an outcome of its own',
    permission: 'campaign:walk',
    body: campaignSync,
    reply: campaignSyncReply,
    refuses: ['forbidden', 'not-found'],
  }),
});
