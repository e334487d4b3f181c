import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { noticeFile, statementFile } from './letter-file.ts';
import { findNotices, readNotices } from './notice.repo.ts';
import { printNotices } from './notice-paper.ts';
import { readSender } from './sender.ts';
import { statementText } from './statement.text.ts';

/** The calls that answer with letters about settlement accounts. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(statementEndpoints.statement, async ({ params, query, request, reply }) => {
    const file = await statementFile(context, { ...params, ...query });
    return sendPaper({ request, reply }, file);
  });

  serve(statementEndpoints.notice, async ({ params: { id }, query: { runId }, request, reply }) => {
    const file = await noticeFile(context, { id, runId });
    return sendPaper({ request, reply }, file);
  });

  serve(statementEndpoints.notices, async ({ params, caller, request, reply }) => {
    const notices = await findNotices(db, params.id);
    const sender = await readSender(context);
    const { number } = notices.run;
    const rows = notices.settlementIds.length;
    // Names and debts of many leave together: as with a list, the person who took them is recorded. That somebody did is shown by
    // the hub of the fees, which finds it by the run.
    const after = { list: `${statementText.notices} ${number}`, rows };
    const taken = { action: 'export', recordType: 'export', recordId: notices.run.id, after };
    const head = { sender, title: `${statementText.notices} ${number}` };
    const parts = printNotices(head, readNotices(db, notices));
    return sendPaper(
      { request, reply },
      {
        fileName: `zawiadomienia-${number.replaceAll('/', '-')}`,
        letters: rows,
        lacks: lackedOn(sender, 'letter'),
        tell: () =>
          change(db, caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...taken })),
        parts,
      },
    );
  });
}
