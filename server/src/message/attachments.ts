import { documentRecord } from '@grzadka/contract/document/document.record';
import { largestAttachments, type MessageDetails } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { Kysely, Transaction } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';

/** Has these documents go along with a message, in their order, and no others. 400 where one is gone, or they are too large together. */
export async function replaceAttachments(
  trx: Transaction<Database>,
  messageId: string,
  documentIds: readonly string[],
): Promise<boolean> {
  const ids = await requireAll(trx, documentRecord, {
    ids: documentIds,
    field: 'attachments',
    gone: messageRefusals.documentGone,
  });
  const attached = await trx
    .selectFrom('messageAttachment')
    .select('documentId')
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute();
  if (attached.map(({ documentId }) => documentId).join() === ids.join()) return false;
  // None of them is deleted before this is done.
  const found = await trx
    .selectFrom('document')
    .select(['id', 'size'])
    .where('id', '=', anyOf(ids, 'uuid'))
    // What the program keeps goes nowhere.
    .where('ledgerYear', 'is', null)
    .where('gardenId', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length < ids.length) throw invalidFields({ attachments: messageRefusals.documentGone });
  const size = found.reduce((sum, document) => sum + Number(document.size), 0);
  if (size > largestAttachments) {
    throw invalidFields({ attachments: messageRefusals.attachmentsTooLarge });
  }
  await trx.deleteFrom('messageAttachment').where('messageId', '=', messageId).execute();
  if (ids.length === 0) return true;
  await trx
    .insertInto('messageAttachment')
    .values(ids.map((documentId, position) => ({ messageId, documentId, position })))
    .execute();
  return true;
}

/** The documents that go along with a message, in their order. */
export async function readAttachments(
  db: Kysely<Database>,
  messageId: string,
): Promise<MessageDetails['attachments']> {
  const rows = await db
    .selectFrom('messageAttachment')
    .innerJoin('document', 'document.id', 'messageAttachment.documentId')
    .select(['document.id', 'document.name', 'document.fileName', 'document.size'])
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map(({ size, ...document }) => ({ ...document, size: Number(size) }));
}
