import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { readCashReport } from './cash-report.repo.ts';
import { keepPrint } from './keep-print.ts';
import { cashReportPaper, cashReportTitle } from './write-cash-report.ts';

const program = new URL('./cash-report.thread.ts', import.meta.url);

/** So many documents are printed at once; more take so long that other requests would wait. */
const mostAtOnce = 200;

/** Answers with the report of a cash box of some days, both inclusive, and keeps that it was printed: docs/product/payments.md#cash-report. 404 without the box. */
export async function sendCashReport(
  db: Kysely<Database>,
  asked: { id: string; from: string; thru: string; caller: Actor },
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { caller, ...days } = asked;
  const report = await readCashReport(db, days);
  const settings = db.selectFrom('settings').select('name');
  const { name: association } = await settings.executeTakeFirstOrThrow();
  const head = { association, title: `${cashReportTitle}: ${report.cashBox}` };
  const letters = [report];
  const parts =
    report.documents.length > mostAtOnce
      ? printInThread(program, { head, letters })
      : printPaper({ ...cashReportPaper(head), letters });
  return sendPaper(call, {
    fileName: 'raport-kasowy',
    lacks: lackedOn({ name: association }, 'list'),
    tell: () => keepPrint(db, caller, { ...report, cashBoxId: recordId(days.id).toLowerCase() }),
    parts,
  });
}
