import * as z from 'zod/mini';
import { htmlText } from '../content/content.model.ts';
import { id, instantReply, keyOf, optionalInstant, optionalText } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { areInOrder, dayReply, optionalDay } from '../core/time/day.ts';
import { megabyte } from '../core/upload.ts';
import { mailWay } from '../mail/mail.model.ts';
import {
  type generatedAttachmentLabels,
  messageStateLabels,
  recipientReasonLabels,
} from './message.labels.ts';
import { messageRefusals } from './message.refusals.ts';
import { messageGroups, toldMessageGroup } from './message-group.ts';
import { messageKindLabels } from './message-kinds.ts';
import { unknownFieldsIn } from './text-fields.ts';

/** How long a subject may be, in characters; how many documents go along, and how large they may be together, in bytes. */
export const longestSubject = 150;
export const mostAttachments = 10;
export const largestAttachments = 10 * megabyte;

const count = z.int().check(z.minimum(0));

export const messageKind = keyOf(messageKindLabels, messages.invalidValue);

/** How many recipients are in which state. */
export const recipientCounts = z.object({
  waiting: count,
  sent: count,
  /** Became files, since there is no mail server. */
  saved: count,
  failed: count,
  toPrint: count,
  printed: count,
  delivered: count,
  skipped: count,
});

export type RecipientCounts = z.infer<typeof recipientCounts>;

const told = {
  id: z.string(),
  kind: messageKind,
  /** Empty while nobody has written one. */
  subject: z.string(),
  state: keyOf(messageStateLabels),
  createdAt: instantReply,
  /** From when on it goes out, where that was planned; null at once. */
  sendAt: z.nullable(instantReply),
  /** When the backup was made with which it came back before it had ended (docs/product/messages.md#after-a-restore); null otherwise. */
  restoredFrom: z.nullable(instantReply),
};

/** The meeting or the readings that it is about. */
const occasion = {
  meetingAt: z.nullable(instantReply),
  meetingPlace: z.nullable(z.string()),
  readingFrom: z.nullable(dayReply),
  readingThru: z.nullable(dayReply),
};

/** A message as the list shows it (docs/product/messages.md#list). */
export const messageListItem = z.object({
  ...told,
  ...occasion,
  /** Since when it is sent. */
  startedAt: z.nullable(instantReply),
  /** Null of a message that says debts of several, for readers who may not know who owes. */
  recipients: z.nullable(recipientCounts),
});

export type MessageListItem = z.infer<typeof messageListItem>;

/** What is made for each recipient: a notice, from a run, or a statement. */
const generated = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('notice'), chargeRunId: id }),
    z.object({ kind: z.literal('statement') }),
  ],
  { error: messages.invalidValue },
);

/** A message with its text, whom it is for, and how far it is: docs/product/messages.md#messages. */
export const messageDetails = z.object({
  ...told,
  recipients: recipientCounts,
  html: z.string(),
  groups: z.array(toldMessageGroup),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), fileName: z.string(), size: count }),
  ),
  generated: z.nullable(generated),
  /** Whether those who did not agree to informations get a letter; of statutory kinds they do anyway. */
  printsWithoutConsent: z.boolean(),
  ...occasion,
  /** When the meeting that it calls was called off; null where it was not. */
  calledOffAt: z.nullable(instantReply),
  /** Whether it has called a meeting that is still to come, so that the meeting can be called off, or back on. */
  hasComingMeeting: z.boolean(),
  preparedAt: z.nullable(instantReply),
  /** Since when it is sent, and when it was through. */
  startedAt: z.nullable(instantReply),
  finishedAt: z.nullable(instantReply),
  /** When the job that sends last ran; null where it never did. */
  schedulerRanAt: z.nullable(instantReply),
  /** How many e-mails may still go within this hour, and how many go in one. */
  pace: z.object({ perHour: count, left: count }),
  /** How e-mails leave now. */
  mailWay,
  /** How many of the letters that are to be printed go to nobody any more: the party is gone, or its address. */
  unreachable: count,
  /** By which day it has to be sent, where its kind says so (docs/product/deadlines.md); null otherwise. */
  lastDay: z.nullable(dayReply),
});

export type MessageDetails = z.infer<typeof messageDetails>;

const form = {
  kind: messageKind,
  subject: optionalText({ max: longestSubject }),
  html: htmlText,
  groups: messageGroups,
  /** The ids of documents. */
  attachments: z
    .array(id, messages.invalidValue)
    .check(z.maxLength(mostAttachments, messages.tooManyRecords(mostAttachments))),
  generated: z.nullable(generated),
  printsWithoutConsent: z.boolean(messages.invalidValue),
  meetingAt: optionalInstant,
  meetingPlace: optionalText({ max: 200 }),
  readingFrom: optionalDay,
  readingThru: optionalDay,
};

interface Texts {
  readonly subject?: string | null | undefined;
  readonly html?: string | undefined;
}

/** Says which names stand in a text as fields and are none. */
function refuseUnknownFields({ subject, html }: Texts, context: RuleContext): void {
  for (const [field, text] of Object.entries({ subject, html })) {
    const [name] = unknownFieldsIn(text ?? '');
    if (name === undefined) continue;
    context.refuse(field, messageRefusals.unknownField(name));
  }
}

/** The rule of unknown fields, beside those of the fields themselves. */
export const knownFieldsOnly = ruleOver(refuseUnknownFields);

interface ReadingDays {
  readonly readingFrom?: string | null | undefined;
  readonly readingThru?: string | null | undefined;
}

/** That the first day of readings does not lie after the last one. */
function refuseReversedDays({ readingFrom, readingThru }: ReadingDays, context: RuleContext): void {
  if (areInOrder({ validFrom: readingFrom ?? null, validThru: readingThru ?? null })) return;
  context.refuse('readingThru', messages.startAfterEnd);
}

/** What a new message begins with; the text is that of the template, where one is named. */
export const messageCreate = z.object({
  kind: messageKind,
  templateId: z.nullish(id),
  groups: z._default(messageGroups, []),
});

export type MessageCreate = z.output<typeof messageCreate>;

/** The form of a draft. */
export const messageUpdate = updateBody({ key: { id }, fields: form }).check(
  knownFieldsOnly,
  ruleOver(refuseReversedDays),
);

export type MessageUpdate = z.output<typeof messageUpdate>;

/** Whom a message would reach: asked while the groups are put together. */
export const messageCountRequest = z.object({
  kind: messageKind,
  groups: messageGroups,
  printsWithoutConsent: z.boolean(messages.invalidValue),
});

/** How many letters that makes, and how many go each way (docs/product/messages.md#groups). */
export const messageCount = z.object({
  /** The letters in all, each to one or several people. */
  units: count,
  email: count,
  print: count,
  /** How many get nothing, and why. */
  skipped: z.array(z.object({ reason: keyOf(recipientReasonLabels), count })),
});

export type MessageCount = z.infer<typeof messageCount>;

/** That the recipients of a draft are found, and why in spite of what was found in its text. */
export const messagePrepare = z.object({ id, despiteReason: optionalText({ max: 300 }) });

/** That a message goes, or goes on, although some of it may have gone after the backup with which it came back. */
const confirmRestored = z.optional(z.boolean(messages.invalidValue));

/** That a prepared message goes out: at once, or from an instant on. */
export const messageSend = z.object({
  id,
  confirmRestored,
  sendAt: optionalInstant,
  /** That it goes although the last day for it has passed. */
  confirmLate: z.optional(z.boolean(messages.invalidValue)),
});

/** That a message that was stopped goes on. */
export const messageResume = z.object({ id, confirmRestored });

/** That the meeting that a message calls does not take place, or does after all. */
export const messageCallOff = z.object({ id, calledOff: z.boolean(messages.invalidValue) });

/** Which message something is done with. */
export const messageKey = z.object({ id });

/** What is made for each recipient, as the form has it. */
export type GeneratedAttachment = z.infer<typeof generated>;

/** The kinds of what is made, by which forms choose. */
export type GeneratedKind = keyof typeof generatedAttachmentLabels;
