import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/** A login by whose entries the audit can be filtered; `name` differs for namesakes, too. */
const auditLogin = z.object({ id: z.string(), name: z.string() });

export type AuditLogin = z.infer<typeof auditLogin>;

/** The call that answers with those logins, by name. */
export const auditLoginsCall = endpoint({
  method: 'GET',
  path: '/api/audit/logins',
  summary: 'The logins by whose entries the audit can be filtered',
  permission: 'audit:read',
  reply: z.object({ items: z.array(auditLogin) }),
});
