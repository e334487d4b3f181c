import type { controlListFormat } from '@grzadka/contract/charge/run/control-list';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { type FileCall, sendFile } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { controlLines } from './control-line.ts';
import { readControlList } from './control-list.repo.ts';
import { controlListFile, controlListName } from './control-list-file.ts';

const program = new URL('./control-list.thread.ts', import.meta.url);

interface ControlListCall extends Omit<FileCall, 'query'> {
  readonly params: { readonly id: string };
  readonly query: { readonly format: z.infer<typeof controlListFormat> };
}

/**
 * Sends the control list of a run in the format that was asked for (docs/product/charge-runs.md#control-list), and records who
 * took it.
 */
export async function sendControlList(
  { db }: Pick<AppContext, 'db'>,
  { params, query: { format }, ...call }: ControlListCall,
): Promise<FastifyReply> {
  const list = await readControlList(db, params.id);
  const rows = list.accounts.length;
  const file = controlListFile(list.run);
  const asked = { chargeRunId: list.run.id };
  if (format === 'xlsx') {
    const items = controlLines(list);
    return sendFile(db, { ...call, query: { format } }, { file, items, rows, asked });
  }
  const after = { list: file.sheetName, rows, ...asked };
  const taken = { action: 'export', recordType: 'export', recordId: newId(), after };
  const { association, run } = list;
  const parts = printInThread(program, { head: { association, run }, letters: [list] });
  return sendPaper(call, {
    fileName: controlListName(run),
    lacks: lackedOn({ name: association }, 'list'),
    tell: () =>
      change(db, call.caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...taken })),
    parts,
  });
}
