import { leftBracesIn } from '@grzadka/contract/message/left-braces';
import type { MessageCount } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { mostRecipients } from '@grzadka/contract/message/recipient/message-recipient.model';
import { fillFields } from '@grzadka/contract/message/text-fields';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import type { PlacedText } from '@grzadka/contract/site/findings/found-text';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields } from '#src/core/errors/app-error.ts';
import { findPersonalData } from '#src/site/findings/find-personal-data.ts';
import { textOfHtml } from '#src/site/findings/text-of-html.ts';
import { groupsOf, type MessageRow } from '../message-row.ts';
import { lockMessage, lockPrepared, openMessage, type Writer } from '../open-message.ts';
import { countOf, findUnits } from '../recipients/find-units.ts';
import { keepRecipients } from '../recipients/snapshot.ts';
import { requireGenerated } from './draft.repo.ts';

interface PrepareRequest {
  readonly id: string;
  /** Why it goes on in spite of what was found in its text. */
  readonly despiteReason: string | null;
  readonly caller: Writer;
}

/**
 * Finds the recipients of a message and keeps them, with the text of each (docs/product/messages.md#recipients), in place of those of an earlier
 * time. 403, 404; 400 for what is missing, or may be personal data and nobody said why; 409 where it has gone out, and for nobody or too many.
 */
export function prepareMessage(
  db: Kysely<Database>,
  { caller, id, despiteReason }: PrepareRequest,
): Promise<MessageCount> {
  return change(db, caller, async (tx) => {
    const before = await lockUnsent(tx, { id, caller });
    requireText(before);
    await requireGenerated(tx.trx, before);
    const findings = await findInMessage(tx.trx, before);
    if (findings.length > 0 && despiteReason === null) {
      throw invalidFields({ despiteReason: messageRefusals.personalData });
    }
    const units = await findUnits(tx.trx, { ...before, groups: groupsOf(before) });
    if (units.length === 0) throw conflict(messageRefusals.nobody);
    if (units.length > mostRecipients) throw conflict(messageRefusals.tooMany);
    const count = countOf(await keepRecipients(tx.trx, before, units));
    const told = { recipients: units.length, ...(findings.length > 0 && { despiteReason }) };
    const set = { state: 'prepared', preparedAt: sql<string>`now()` } as const;
    await updateLocked(tx, messageRecord, { before, action: 'prepare', set, told });
    return count;
  });
}

/** Makes a prepared message a draft again, without its recipients. 403, 404, 412; 409 in any other state. */
export function backToDraft(
  db: Kysely<Database>,
  which: ChangeRequest & { readonly caller: Writer },
): Promise<{ version: number }> {
  return change(db, which.caller, async (tx) => {
    const before = await lockPrepared(tx, which);
    await tx.trx.deleteFrom('messageRecipient').where('messageId', '=', before.id).execute();
    const set = { state: 'draft', preparedAt: null } as const;
    return updateLocked(tx, messageRecord, { before, action: 'back-to-draft', set });
  });
}

/** What in the text of a message may be personal data. 403, 404. */
export async function findingsOf(
  db: Kysely<Database>,
  which: { id: string; caller: Pick<Writer, 'role'> },
): Promise<{ findings: Finding[] }> {
  return { findings: await findInMessage(db, await openMessage(db, which)) };
}

async function findInMessage(
  db: Kysely<Database> | Transaction<Database>,
  { subject, html, meetingPlace }: MessageRow,
): Promise<Finding[]> {
  // Where a meeting is stands in the calendar of the site as well.
  const place = { place: null, text: meetingPlace ?? '' };
  const written = await findPersonalData(db, [...textsOf({ subject, html }), place]);
  const filled = (text: string) => fillFields(text, () => '…');
  const left = textsOf({ subject: filled(subject), html: filled(html) }).flatMap(leftBracesIn);
  return [...written, ...left];
}

function textsOf({ subject, html }: Pick<MessageRow, 'subject' | 'html'>): PlacedText[] {
  return [
    { place: 'title', text: subject },
    { place: null, text: textOfHtml(html) },
  ];
}

/** Locks a message that has not gone out; what was prepared may be prepared anew. */
async function lockUnsent(
  tx: ChangeTransaction,
  which: { id: string; caller: Writer },
): Promise<MessageRow> {
  const message = await lockMessage(tx, { ...which, ifMatch: undefined });
  if (message.state === 'draft' || message.state === 'prepared') return message;
  throw conflict(messageRefusals.alreadySending);
}

/** What a message has to have before anybody can get it. 400. */
function requireText({ kind, subject, html, meetingAt }: MessageRow): void {
  const missing = {
    ...(subject === '' && { subject: messageRefusals.subjectMissing }),
    ...(textOfHtml(html).trim() === '' && { html: messageRefusals.textMissing }),
    ...(kind === 'general-meeting' &&
      meetingAt === null && { meetingAt: messageRefusals.meetingMissing }),
  };
  if (Object.keys(missing).length > 0) throw invalidFields(missing);
}
