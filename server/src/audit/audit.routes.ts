import { auditEndpoints } from '@grzadka/contract/audit/audit.endpoints';
import { auditExport } from '@grzadka/contract/audit/audit.export';
import { restoreEndpoints } from '@grzadka/contract/core/restore/restore.endpoints';
import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import { doToEach } from '#src/core/bulk/do-to-each.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listAudit, readAudit, wholeAudit } from './audit.list.ts';
import { getEntry, listAuditLogins } from './audit.repo.ts';
import { historyOf } from './record-history.ts';
import { restoreDeletion } from './restore-deletion.ts';

/** The calls of the audit. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(auditEndpoints.list, ({ query }) => listAudit(db, query, wholeAudit(query)));

  serve(auditEndpoints.export, (call) =>
    sendExport(context, call, {
      file: auditExport,
      reading: (trx) => readAudit(trx, wholeAudit(call.query)),
    }),
  );

  serve(auditEndpoints.history, async ({ params, query, caller }) =>
    listAudit(db, query, await historyOf(db, { ...params, caller })),
  );

  serve(auditEndpoints.exportHistory, async (call) => {
    const scope = await historyOf(db, { ...call.params, caller: call.caller });
    const reading = (trx: typeof db) => readAudit(trx, scope);
    return sendExport(context, call, { file: auditExport, reading });
  });

  serve(auditEndpoints.get, ({ params, caller }) => getEntry(db, { ...params, caller }));

  serve(auditEndpoints.logins, async () => ({ items: await listAuditLogins(db) }));

  serve(restoreEndpoints.restore, async ({ body, caller }) => {
    const { recordType, id } = await restoreDeletion(db, { entryId: body.id, caller });
    return { recordType, recordId: id };
  });

  serve(restoreEndpoints.restoreMany, ({ body, caller, request }) =>
    doToEach(body.ids, {
      work: (entryId) => restoreDeletion(db, { entryId, caller }),
      gone: restoreRefusals.gone,
      request,
    }),
  );
}
