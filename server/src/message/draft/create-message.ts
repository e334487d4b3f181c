import type { MessageCreate } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import type { Kysely } from 'kysely';
import { createRecord } from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireDebtorsAllowed } from './require-debtors-allowed.ts';

/** Begins a draft, with the text of a template where one is named. 403, 404 without that template. */
export async function createMessage(
  db: Kysely<Database>,
  { caller, kind, templateId, groups }: MessageCreate & { caller: Caller },
): Promise<{ id: string }> {
  requireDebtorsAllowed({ kind, groups }, caller);
  const text = templateId ? await readText(db, templateId) : {};
  const values = { kind, groups: JSON.stringify(groups), ...text };
  return createRecord(db, messageRecord, { values, caller });
}

async function readText(db: Kysely<Database>, templateId: string) {
  const { subject, html } = await readRow(db, 'messageTemplate', templateId);
  return { subject, html };
}
