import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { subjectInWords } from '@grzadka/contract/message/subject-in-words';
import { fieldsIn } from '@grzadka/contract/message/text-fields';
import type { PaperKind } from '@grzadka/contract/settings/paper-lacks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { readSender } from '#src/statement/sender.ts';
import { printLetter, printLetters } from './letters/letters-paper.ts';
import { printDeliveryList } from './letters/write-delivery-list.ts';
import { printLabels } from './letters/write-labels.ts';
import type { MessageRow } from './message-row.ts';
import { openMessage, tellsDebts } from './open-message.ts';
import { printedRecipients, readAddresses, recipientOf } from './papers/printed-recipients.ts';
import { readLetters } from './papers/read-letters.ts';
import { valuesOf } from './text/field-values.ts';
import { readCommonFacts } from './text/read-field-facts.ts';

/** What is printed is called, in the audit and as a file. */
const text = {
  letters: 'Pisma',
  labels: 'Etykiety adresowe',
  deliveryList: 'Lista doręczeń',
} as const;

interface PaperCall {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Taken extends PaperCall {
  readonly fileName: string;
  /** What it is called in the audit, and how many it is of. */
  readonly list: string;
  readonly rows: number;
  readonly messageId: string;
  readonly letters?: number;
  /** What it is printed without, in words. */
  readonly lacks: string;
  readonly parts: AsyncGenerator<Uint8Array>;
}

/** The calls that answer with what of messages is printed: docs/product/messages.md#letters. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  /** Sends it, and records who takes the names and addresses of many. */
  const sendTaken = ({ caller, list, rows, messageId, ...paper }: Taken) => {
    const after = { list, rows };
    const taken = { action: 'export', recordType: 'message', recordId: messageId, after };
    const tell = () =>
      change(db, caller, ({ trx, actor }) => writeAuditEntry(trx, { actor, ...taken }));
    return sendPaper(paper, { ...paper, tell });
  };

  /** A message with the recipients whose letters are printed. 403, 404; 409 where there are none. */
  const findPrinted = async (id: string, caller: Caller) => {
    const message = await openMessage(db, { id, caller });
    const ids = await printedRecipients(db, message.id);
    if (ids.length === 0) throw conflict(messageRefusals.nothingToPrint);
    return { message, ids };
  };

  serve(messageRecipientEndpoints.letters, async ({ params, query, ...call }) => {
    const { message, ids } = await findPrinted(params.id, call.caller);
    const sender = await readSender(context);
    const subject = await readSubject(db, message);
    const head = { sender, subject, isTwoSided: query.duplex === 'true' };
    return sendTaken({
      ...call,
      messageId: message.id,
      fileName: 'pisma',
      list: text.letters,
      rows: ids.length,
      letters: ids.length,
      lacks: lackedOn(sender, kindOf(message)),
      parts: printLetters(head, readLetters(db, message, ids)),
    });
  });

  serve(messageRecipientEndpoints.labels, async ({ params, ...call }) => {
    const { message, ids } = await findPrinted(params.id, call.caller);
    const addresses = await readAddresses(db, ids);
    return sendTaken({
      ...call,
      messageId: message.id,
      fileName: 'etykiety',
      list: text.labels,
      rows: ids.length,
      // They bear nothing but the addresses.
      lacks: '',
      parts: printLabels(
        await headOf(message),
        addresses.map(({ name, address }) => [name, ...address]),
      ),
    });
  });

  serve(messageRecipientEndpoints.deliveryList, async ({ params, ...call }) => {
    const { message, ids } = await findPrinted(params.id, call.caller);
    const head = await headOf(message);
    return sendTaken({
      ...call,
      messageId: message.id,
      fileName: 'lista-doreczen',
      list: text.deliveryList,
      rows: ids.length,
      lacks: lackedOn({ name: head.association }, 'list'),
      parts: printDeliveryList(
        { ...head, isApart: tellsDebts(message) },
        await readAddresses(db, ids),
      ),
    });
  });

  serve(
    messageRecipientEndpoints.previewLetter,
    async ({ params, query, caller, request, reply }) => {
      const message = await openMessage(db, { id: params.id, caller });
      const ids = await recipientOf(db, {
        messageId: message.id,
        id: recordId(params.recipientId),
      });
      const sender = await readSender(context);
      const [letter] = await Array.fromAsync(readLetters(db, message, ids));
      if (letter === undefined) throw notFound();
      const { subject } = letter;
      const head = { sender, subject, isTwoSided: query.duplex === 'true' };
      const parts = printLetter(head, letter);
      const lacks = lackedOn(sender, kindOf(message));
      return sendPaper({ request, reply }, { fileName: 'pismo', lacks, parts });
    },
  );

  async function headOf(message: MessageRow) {
    const { name } = await readSender(context);
    return { association: name, subject: await readSubject(db, message) };
  }
}

/** Only with what is generated for each recipient a letter of a message asks for money by a code. */
function kindOf({ generated }: MessageRow): PaperKind {
  return generated === null ? 'receipt' : 'letter';
}

/** The subject as it stands above all letters of a message: filled with what is the same in them, and words for the rest. */
async function readSubject(db: Kysely<Database>, message: MessageRow): Promise<string> {
  const { subject } = message;
  const common = await readCommonFacts(db, message);
  const { values } = valuesOf(fieldsIn(subject), { people: [], accounts: [], gardens: [], common });
  return subjectInWords(subject, values);
}
