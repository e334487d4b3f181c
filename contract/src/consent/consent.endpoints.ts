import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { consentList } from './consent.list.ts';
import {
  consentCreate,
  consentsOfParty,
  consentWithdraw,
  ownConsentChange,
  ownConsents,
} from './consent.model.ts';
import { consentRecord } from './consent.record.ts';

const { read, write } = consentRecord.permissions;

/** Whatever it is: an unknown one is answered as a known one. */
const unsubscribing = z.object({ token: z.string() });

/** The calls of the consents. They tell of people, so the parties' permissions guard them; the own ones are everybody's. */
export const consentEndpoints = areaCalls('consent', {
  ...recordEndpoints(consentRecord, { list: consentList, paths: { list: '/api/consent' } }),
  ofParty: endpoint({
    method: 'GET',
    path: '/api/party/:id/consents',
    summary: 'The consents of a party, the latest of each kind first',
    permission: read,
    params: z.object({ id }),
    reply: consentsOfParty,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/consent/create',
    summary: 'Record consents that a party gave in writing, for the e-mail address that it has',
    permission: write,
    body: consentCreate,
    refuses: ['not-found', 'conflict'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/consent/withdraw',
    summary: 'Record that a party withdrew a consent',
    permission: write,
    body: consentWithdraw,
    refuses: ['not-found', 'conflict'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/own/consent',
    summary: 'The own consents, the latest of each kind first',
    permission: 'signed-in',
    reply: ownConsents,
  }),
  changeOwn: endpoint({
    method: 'POST',
    path: '/api/own/consent',
    summary: 'Give a consent, or withdraw it; nothing happens where that is so already',
    permission: 'signed-in',
    body: ownConsentChange,
    refuses: ['conflict'],
  }),
  openUnsubscribing: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    summary: 'The way from a message to the page for unsubscribing; changes nothing',
    permission: 'public',
    params: unsubscribing,
    status: 303,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    summary: 'Withdraw the consent to information of whoever got the message (RFC 8058)',
    permission: 'public',
    params: unsubscribing,
    bodyFormat: 'any-form',
    fromAnyOrigin: true,
    refuses: ['throttled'],
  }),
});
