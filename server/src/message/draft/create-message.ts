import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import type { GeneratedAttachment, MessageCreate } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import type { Kysely } from 'kysely';
import { createRecord } from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { requireDebtorsAllowed, type Writer } from './require-debtors-allowed.ts';

/**
 * Begins a draft, with the text of a template where one is named; a notice of fees to the accounts of a run with that run's notices. 403, 404 without that template.
 */
export async function createMessage(
  db: Kysely<Database>,
  { caller, kind, templateId, groups }: MessageCreate & { caller: Writer },
): Promise<{ id: string }> {
  requireDebtorsAllowed({ kind, groups }, caller);
  const text = templateId ? await readText(db, templateId) : {};
  const generated = noticeOf(kind, groups);
  const values = {
    kind,
    groups: JSON.stringify(groups),
    generated: generated && JSON.stringify(generated),
    ...text,
  };
  return createRecord(db, messageRecord, { values, caller });
}

/** What a notice of fees to the accounts of a run goes along with, until somebody chooses otherwise. */
function noticeOf(kind: MessageKind, groups: readonly MessageGroup[]): GeneratedAttachment | null {
  const run = groups.find((group) => group.kind === 'charge-run');
  if (kind !== 'fee-notice' || run === undefined) return null;
  return { kind: 'notice', chargeRunId: run.chargeRunId };
}

async function readText(db: Kysely<Database>, templateId: string) {
  const { subject, html } = await readRow(db, 'messageTemplate', templateId);
  return { subject, html };
}
