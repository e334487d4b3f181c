import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { mailOverview, mailRetry, testMail } from './mail.model.ts';

/** The calls of outgoing mail: docs/product/operation.md#jobs-and-mail. */
export const mailEndpoints = areaCalls('mail', {
  overview: endpoint({
    method: 'GET',
    path: '/api/system/mail',
    summary: 'Outgoing e-mails: how many wait, went out or were given up, and the newest of them',
    permission: 'system:read',
    reply: mailOverview,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/system/retry-mail',
    summary: 'Try a waiting e-mail at once',
    permission: 'mail:retry',
    body: mailRetry,
    refuses: ['not-found', 'conflict'],
  }),
  sendTest: endpoint({
    method: 'POST',
    path: '/api/system/test-mail',
    summary: 'Send a test e-mail, and tell what the mail server answered',
    permission: 'system:run',
    body: testMail,
    refuses: ['conflict', 'throttled'],
  }),
});
