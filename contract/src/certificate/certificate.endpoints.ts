import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { id, optionalText } from '../core/fields.ts';
import { certificateIssue, certificateItem, issuedCertificate } from './certificate.model.ts';

const permission = 'settlement:read';

/** The calls of the papers that say what an account owes, or that it owes nothing: docs/product/certificates.md#calls. */
export const certificateEndpoints = areaCalls('certificate', {
  issue: endpoint({
    method: 'POST',
    path: '/api/settlement/certificate',
    summary:
      'Issue a numbered paper that says what is open on a settlement account today; one that says the same of today is given again',
    permission,
    body: certificateIssue,
    reply: issuedCertificate,
    status: 201,
    refuses: ['not-found'],
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/certificate',
    summary:
      'A paper that was issued for a settlement account, the latest or that of a number, as a PDF',
    permission,
    params: z.object({ id }),
    query: z.object({ number: optionalText({ max: 20 }) }),
    ...paperReply,
  }),
  ofSettlement: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/certificates',
    summary: 'The papers that were issued for a settlement account, the latest first',
    permission,
    params: z.object({ id }),
    reply: z.object({ items: z.array(certificateItem) }),
  }),
});
