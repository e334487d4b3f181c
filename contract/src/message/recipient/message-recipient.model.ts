import * as z from 'zod/mini';
import { idsOf } from '../../core/call/ids-of.ts';
import { id, instantReply, keyOf, optionalText } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { ruleOver } from '../../core/rules-over-fields.ts';
import { dayReply, requiredDay } from '../../core/time/day.ts';
import {
  deliveryWayLabels,
  messageChannelLabels,
  recipientReasonLabels,
  recipientStateLabels,
} from '../message.labels.ts';
import { messageFieldLabels } from '../text-fields.ts';

/** The most recipients a message has. */
export const mostRecipients = 10_000;

/** One who gets a letter, or several who get one together: docs/product/messages.md#recipients. */
export const messageRecipient = z.object({
  id: z.string(),
  /** The names of those it is to, as the letter addresses them. */
  name: z.string(),
  parties: z.array(z.object({ id: z.string(), name: z.string() })),
  gardens: z.array(z.object({ id: z.string(), name: z.string() })),
  settlement: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  channel: keyOf(messageChannelLabels),
  state: keyOf(recipientStateLabels),
  /** Why it gets nothing, or a letter in place of an e-mail. */
  reason: z.nullable(keyOf(recipientReasonLabels)),
  /** The fields of the text that have no value for it. */
  missing: z.array(keyOf(messageFieldLabels)),
  /** The addresses that an e-mail goes to; none of a letter. */
  emails: z.array(z.string()),
  /** The lines of the address on paper below the name; none where there is none. */
  address: z.array(z.string()),
  /** What the mail server said of an e-mail that it did not take, without the address. */
  failure: z.nullable(z.string()),
  sentAt: z.nullable(instantReply),
  printedAt: z.nullable(instantReply),
  deliveredOn: z.nullable(dayReply),
  deliveredHow: z.nullable(keyOf(deliveryWayLabels)),
  /** The number of a registered letter. */
  deliveryNumber: z.nullable(z.string()),
});

export type MessageRecipient = z.infer<typeof messageRecipient>;

/** What one recipient gets, for whoever looks through them (docs/product/messages.md#preview). */
export const recipientPreview = z.object({
  recipient: messageRecipient,
  subject: z.string(),
  /** The whole e-mail as a document of its own; null of a letter. */
  mailHtml: z.nullable(z.string()),
  /** The address of the letter as a PDF, also where it goes by e-mail. */
  letterUrl: z.string(),
  /** The recipients before and after it, in the order of the plots; null at the ends. */
  previousId: z.nullable(z.string()),
  nextId: z.nullable(z.string()),
  /** Its place among the recipients, from 1, and their number. */
  place: z.int(),
  of: z.int(),
});

export type RecipientPreview = z.infer<typeof recipientPreview>;

/** Which recipients of a message: those of the ids, or all for whom it can be done. */
const chosen = { id, recipientIds: z.optional(idsOf(mostRecipients)) };

/** That failed ones are tried again, are to be printed, or were printed. */
export const chosenRecipients = z.object(chosen);

/** That letters were delivered: on which day, and how. */
export const recipientsDelivered = z
  .object({
    ...chosen,
    deliveredOn: requiredDay,
    deliveredHow: keyOf(deliveryWayLabels, 'Wybierz, jak doręczono'),
    deliveryNumber: optionalText({ max: 30 }),
  })
  .check(
    ruleOver(({ deliveredHow = 'registered', deliveryNumber = null }, { refuse }) => {
      if (deliveredHow !== 'registered' && deliveryNumber !== null) {
        refuse('deliveryNumber', messages.invalidValue);
      }
    }),
  );

/** To how many it was done. */
export const recipientsDone = z.object({ done: z.int().check(z.minimum(0)) });

/** How letters are laid out. */
export const lettersQuery = z.object({
  /** Whether each letter begins on a sheet of its own where both sides are printed. */
  duplex: z._default(z.enum(['true', 'false'], messages.invalidValue), 'false'),
});
