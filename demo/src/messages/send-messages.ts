import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { MessageUpdate } from '@grzadka/contract/message/message.model';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { createMessage, updateMessage } from '@grzadka/server/src/message/draft/draft.repo.ts';
import { prepareMessage } from '@grzadka/server/src/message/draft/prepare-message.ts';
import type { Writer } from '@grzadka/server/src/message/open-message.ts';
import { queueBatch } from '@grzadka/server/src/message/sending/queue-batch.ts';
import { markPrinted } from '@grzadka/server/src/message/sending/recipients-done.ts';
import { sendMessage } from '@grzadka/server/src/message/sending/send-message.ts';
import type { Kysely } from 'kysely';
import { deliverLetters } from './deliver-letters.ts';
import { endMails } from './end-mails.ts';
import { draftReminders } from './remind-debtors.ts';
import { feesOfTheYear, generalMeeting, keysToTheGate, waterTurnedOff } from './texts.ts';

interface Needs {
  /** Who writes them. */
  readonly writer: Writer;
  readonly today: Temporal.PlainDate;
}

type Db = Kysely<Database>;

/** How many days from now the general meeting is, for which people have to be called 14 days before it, and at what time of day. */
const [daysToMeeting, meetingTime] = [24, '10:00'];

/** Nobody else works on the jobs of a database that is being filled: what they would do is done here. */
const jobs = {
  enqueue: () => Promise.resolve(true),
  enqueueMany: () => Promise.resolve(),
};

/** Where links in e-mails would lead; none of them goes anywhere. */
const config = { publicUrl: 'https://ogrod.example.com' };

/**
 * Writes messages as the office would, by the program's own functions: a general meeting that all its members were called to, though one was not
 * reached and some got a letter; an information that went out; reminders of what is overdue, by e-mail and by letter; a notice of fees that waits to be sent; and a draft.
 */
export async function sendMessages(db: Db, { writer, today }: Needs): Promise<void> {
  const meetingAt = today
    .add({ days: daysToMeeting })
    .toZonedDateTime({ timeZone: gardenTimeZone, plainTime: meetingTime })
    .toInstant()
    .toString();
  const meetingId = await write(db, writer, {
    kind: 'general-meeting',
    group: { kind: 'members', operator: 'include' },
    form: { ...generalMeeting, meetingAt, meetingPlace: 'świetlica ogrodu, ul. Ogrodowa 1' },
  });
  await send(db, writer, { id: meetingId, refused: 1 });
  await deliverLetters(db, { id: meetingId, caller: writer, today });
  const sectorId = await firstSector(db);
  const informationId = await write(db, writer, {
    kind: 'information',
    group: { kind: 'sector', operator: 'include', sectorId },
    form: waterTurnedOff,
  });
  await send(db, writer, { id: informationId, refused: 0 });
  await remind(db, { writer, today });
  const noticeId = await write(db, writer, {
    kind: 'fee-notice',
    group: { kind: 'charge-run', operator: 'include', chargeRunId: await lastRun(db) },
    form: feesOfTheYear,
  });
  await prepareMessage(db, { caller: writer, id: noticeId, despiteReason: null });
  await write(db, writer, {
    kind: 'information',
    group: { kind: 'holders', operator: 'include' },
    form: { ...keysToTheGate, printsWithoutConsent: true },
  });
}

/** Reminds who owes most, by e-mail and by letters, which are all printed. */
async function remind(db: Db, { writer, today }: Needs): Promise<void> {
  const id = await draftReminders(db, { writer, today });
  await send(db, writer, { id, refused: 0 });
  const letters = await db
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', id)
    .where('state', '=', 'to-print')
    .execute();
  const recipientIds = letters.map((letter) => letter.id);
  await markPrinted(db, { id, caller: writer, recipientIds });
}

interface Written {
  readonly kind: MessageKind;
  readonly group: MessageGroup;
  /** What is changed of the kind's template. */
  readonly form?: Omit<MessageUpdate, 'id'>;
}

/** Writes a draft on the template of its kind, and gives its id. */
async function write(db: Db, caller: Writer, { kind, group, form }: Written): Promise<string> {
  const { id: templateId } = await db
    .selectFrom('messageTemplate')
    .select('id')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const { id } = await createMessage(db, { caller, kind, templateId, groups: [group] });
  if (form) await updateMessage(db, { caller, id, ifMatch: undefined, ...form });
  return id;
}

/** Prepares a draft and sends it, with all of its e-mails ended. */
async function send(
  db: Db,
  caller: Writer,
  { id, refused }: { id: string; refused: number },
): Promise<void> {
  await prepareMessage(db, { caller, id, despiteReason: null });
  // The day of a demo may be long past.
  const now = { sendAt: null, confirmLate: true };
  await sendMessage({ db, jobs, config }, { caller, id, ifMatch: undefined, ...now });
  let left = refused;
  while ((await queueBatch({ db, jobs, config }, id)) > 0) {
    await endMails(db, { messageId: id, refused: left });
    left = 0;
  }
}

async function firstSector(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('sector')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The run of the latest fees; one that corrects another is about few. */
async function lastRun(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('chargeRun')
    .select('id')
    .where('state', '=', 'approved')
    .where('correctsId', 'is', null)
    .orderBy('issueDay', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
