import type { campaignSheetFormat } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { type FileCall, sendFile } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printInThread } from '#src/core/paper/print-in-thread.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { readCampaignSheet } from './campaign-sheet.repo.ts';
import { campaignSheetFile, campaignSheetFileName } from './campaign-sheet-file.ts';
import { type SheetHead, sheetsOfSectors } from './write-campaign-sheet.ts';

const program = new URL('./campaign-sheet.thread.ts', import.meta.url);

interface SheetCall extends Omit<FileCall, 'query'> {
  readonly params: { readonly id: string };
  readonly query: { readonly format: z.infer<typeof campaignSheetFormat> };
}

/** Sends the sheet of a round in the format that was asked for, and records who took it. */
export async function sendCampaignSheet(
  { db }: Pick<AppContext, 'db'>,
  { params, query: { format }, ...call }: SheetCall,
): Promise<FastifyReply> {
  const sheet = await readCampaignSheet(db, params.id);
  const rows = sheet.meters.length;
  const file = campaignSheetFile(sheet);
  const asked = { campaignId: sheet.id };
  if (format === 'xlsx') {
    const items = sheet.meters;
    return sendFile(db, { ...call, query: { format } }, { file, items, rows, asked });
  }
  const after = { list: file.sheetName, rows, ...asked };
  const taken = { action: 'export', recordType: 'export', recordId: newId(), after };
  const { name, readFrom, readThru } = sheet;
  const head: SheetHead = { name, readFrom, readThru };
  const parts = printInThread(program, { head, letters: sheetsOfSectors(sheet) });
  return sendPaper(call, {
    fileName: campaignSheetFileName,
    lacks: '',
    tell: () =>
      change(db, call.caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...taken })),
    parts,
  });
}
