import { messages } from '@grzadka/contract/core/messages';
import { areInOrder } from '@grzadka/contract/core/time/day';
import type {
  GeneratedAttachment,
  MessageCreate,
  MessageUpdate,
} from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { isAboutAccount, type MessageKind } from '@grzadka/contract/message/message-kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import { loadSanitizer } from '#src/content/load-sanitizer.ts';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  createRecord,
  deleteLocked,
  updateLocked,
} from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { replaceAttachments } from '../attachments.ts';
import { generatedOf, groupsOf, type MessageRow } from '../message-row.ts';
import {
  lockInState,
  requireDebtsAllowed,
  type Writer,
  whyDebtsForbidden,
} from '../open-message.ts';

/** What a draft begins with, and what is made for each of its recipients. */
interface Beginning extends MessageCreate {
  readonly caller: Writer;
  readonly generated?: GeneratedAttachment;
}

/**
 * Begins a draft, with the text of a template where one is named; a notice of fees to the accounts of a run with that run's
 * notices, where nothing else is to go along. 403, 404 without that template.
 */
export async function createMessage(
  db: Kysely<Database>,
  { caller, kind, templateId, groups, generated: asked }: Beginning,
): Promise<{ id: string }> {
  const text = templateId ? await readText(db, templateId) : { subject: '', html: '' };
  const begun = { kind, groups, generated: null, ...text };
  await requireDebtsAllowed(db, begun, caller);
  const notice = asked ?? noticeOf(kind, groups);
  const isForbidden = await whyDebtsForbidden(db, { ...begun, generated: notice }, caller);
  const generated = isForbidden === null ? notice : null;
  const values = {
    kind,
    groups: JSON.stringify(groups),
    generated: generated && JSON.stringify(generated),
    ...text,
  };
  return createRecord(db, messageRecord, { values, caller });
}

/** What a notice of fees to the accounts of a run goes along with, where its writer may know that, until somebody chooses otherwise. */
function noticeOf(kind: MessageKind, groups: readonly MessageGroup[]): GeneratedAttachment | null {
  const run = groups.find((group) => group.kind === 'charge-run');
  if (kind !== 'fee-notice' || run === undefined) return null;
  return { kind: 'notice', chargeRunId: run.chargeRunId };
}

async function readText(db: Kysely<Database>, templateId: string) {
  const { subject, html } = await readRow(db, 'messageTemplate', templateId);
  return { subject, html };
}

/** Changes a draft. 400, 403, 404, 412; 409 where it is no draft any more. */
export async function updateMessage(
  db: Kysely<Database>,
  { caller, id, ifMatch, attachments, ...form }: ChangeRequest & MessageUpdate & { caller: Writer },
): Promise<{ version: number }> {
  const sanitizeContent = await loadSanitizer();
  return change(db, caller, async (tx) => {
    const before = await lockDraft(tx, { id, ifMatch, caller });
    const next = { ...before, ...form };
    await requireDebtsAllowed(tx.trx, toldBy(next), caller);
    if (!areInOrder({ validFrom: next.readingFrom, validThru: next.readingThru })) {
      throw invalidFields({ readingThru: messages.startAfterEnd });
    }
    await requireGenerated(tx.trx, next);
    const isNew = attachments && (await replaceAttachments(tx.trx, before.id, attachments));
    const told = isNew ? { attachments: attachments.length } : undefined;
    const set = columnsOf(form, sanitizeContent);
    return updateLocked(tx, messageRecord, { before, set, told });
  });
}

/** Deletes a draft. 403, 404, 412; 409 where it is none any more. */
export function deleteMessage(
  db: Kysely<Database>,
  which: ChangeRequest & { caller: Writer },
): Promise<unknown> {
  return change(db, which.caller, async (tx) =>
    deleteLocked(tx, messageRecord, { before: await lockDraft(tx, which) }),
  );
}

/** The parts of a draft that decide whether it states debts, as they are once a form is saved. */
function toldBy({
  kind,
  subject,
  html,
  ...row
}: Pick<MessageRow, 'kind' | 'html'> & {
  readonly subject: string | null;
  readonly groups: unknown;
  readonly generated: unknown;
}) {
  const [groups, generated] = [groupsOf(row), generatedOf(row)];
  return { kind, subject: subject ?? '', html, groups, generated };
}

function lockDraft(tx: ChangeTransaction, which: ChangeRequest & { caller: Writer }) {
  return lockInState(tx, which, { state: 'draft', otherwise: messageRefusals.notDraft });
}

/** The columns of a form, without those that it leaves as they are. */
function columnsOf(
  form: Omit<MessageUpdate, 'id' | 'attachments'>,
  sanitizeContent: (html: string) => string,
) {
  const { subject, html, groups, generated, ...plain } = form;
  return {
    ...plain,
    ...(subject !== undefined && { subject: subject ?? '' }),
    ...(html !== undefined && { html: sanitizeContent(html) }),
    ...(groups && { groups: JSON.stringify(groups) }),
    ...(generated !== undefined && { generated: generated && JSON.stringify(generated) }),
  };
}

/** What is made for each recipient: only of messages about accounts, and of a notice by a run that charged something. 400. */
export async function requireGenerated(
  trx: Transaction<Database>,
  message: Pick<MessageRow, 'kind'> & { readonly generated: unknown },
): Promise<void> {
  const generated = generatedOf(message);
  if (generated === null) return;
  if (!isAboutAccount(message.kind)) {
    throw invalidFields({ generated: messageRefusals.generatedNeedsAccount });
  }
  if (generated.kind === 'statement') return;
  const { rows } = await sql<{ isApproved: boolean }>`
    select exists (select from charge_run where id::text = ${generated.chargeRunId} and state = 'approved') as is_approved
  `.execute(trx);
  if (!rows[0]?.isApproved) throw invalidFields({ generated: messageRefusals.runNotApproved });
}
