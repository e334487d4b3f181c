import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { campaignList } from './campaign.list.ts';
import {
  campaignAdded,
  campaignClosed,
  campaignCreate,
  campaignDetails,
  campaignNamed,
  campaignUpdate,
} from './campaign.model.ts';
import { campaignRecord } from './campaign.record.ts';
import { campaignReadersCall } from './campaign-readers.options.ts';
import { campaignMeterList } from './meters/campaign-meter.list.ts';

const { read, write } = campaignRecord.permissions;

const metersCall = {
  path: '/api/campaign/:id/meters',
  summary: 'The meters of a round with how far each is',
  permission: read,
  params: z.object({ id }),
} as const;

const turn = {
  method: 'PUT',
  permission: write,
  body: campaignNamed,
  versioned: true,
  refuses: ['conflict'],
} as const;

/** The calls of the rounds of readings: docs/product/campaigns.md#calls. */
export const campaignEndpoints = areaCalls('campaign', {
  ...recordEndpoints(campaignRecord, {
    list: campaignList,
    details: campaignDetails,
    create: campaignCreate,
    update: campaignUpdate,
    refuses: { update: ['conflict'], delete: ['conflict'] },
    summaries: { delete: 'Delete a draft' },
  }),
  readers: campaignReadersCall,
  open: endpoint({
    ...turn,
    path: '/api/campaign/open',
    summary: 'Open a draft with all meters in use that match it',
  }),
  close: endpoint({
    ...turn,
    path: '/api/campaign/close',
    summary: 'Close a round, with estimates for what nobody read where it says so',
    reply: campaignClosed,
  }),
  reopen: endpoint({
    ...turn,
    path: '/api/campaign/reopen',
    summary: 'Open a closed round again; its estimates are taken back',
  }),
  addMissing: endpoint({
    method: 'POST',
    path: '/api/campaign/add-missing',
    summary: 'Take the meters into an open round that match it and are not in it',
    permission: write,
    body: campaignNamed,
    reply: campaignAdded,
    refuses: ['not-found', 'conflict'],
  }),
  meters: listEndpoint(metersCall, campaignMeterList),
  exportMeters: exportEndpoint(metersCall, campaignMeterList),
});
