import * as z from 'zod/mini';
import { waitingLines } from '../bank/accounts/bank-account.model.ts';
import { instantReply } from '../core/fields.ts';

/**
 * From how many days on a draft waits for somebody, how many days before its end an entry does, and for how many a message whose e-mails
 * did not all arrive.
 */
export const waitingDays = { draft: 7, ending: 3, undelivered: 14 } as const;

/** How many entries of a kind are named, the most urgent first; the counts are of all. */
export const namedEntries = 5;

/** A news entry, a notice, a page version or a message that somebody should look at. */
const waitingEntry = z.object({
  type: z.enum(['news', 'notice', 'page-version', 'message']),
  id: z.string(),
  /** Its title; of a version the name of its page, of a message its subject with fields in words. */
  name: z.string(),
  /** The page of a version. */
  parentId: z.nullable(z.string()),
  /** When a draft was begun, when an entry ends, or when a message was sent. */
  at: instantReply,
});

export type WaitingEntry = z.infer<typeof waitingEntry>;

const waitingEntries = z.object({
  count: z.int(),
  named: z.array(waitingEntry).check(z.maxLength(namedEntries)),
});

/** What waits for the person who asks (docs/product/signing-in.md#home): nothing of what they could not do. */
export const waiting = z.object({
  /** Lines of the bank that somebody has to say the purpose of; null for whoever may not know of money. */
  operations: z.nullable(waitingLines),
  /** Readings to be checked. */
  readings: z.int(),
  /** Reported readings that nobody has decided on. */
  submissions: z.int(),
  /** Entries that were published at no time and drafts of messages, begun more than a week ago; the oldest first. */
  drafts: waitingEntries,
  /** Entries that readers see for three more days at the most; the first to end first. */
  ending: waitingEntries,
  /** Messages sent a short while ago whose e-mails did not all arrive; the first that was sent first. */
  undelivered: waitingEntries,
  /** E-mails about logins given up a short while ago. */
  failedMail: z.int(),
  /**
   * The open rounds of readings in which the person who asks is named, the first that ends first: how many meters they have there, and
   * how many of these are read.
   */
  campaigns: z.array(
    z.object({ id: z.string(), name: z.string(), read: z.int(), meters: z.int() }),
  ),
  /** There is no backup, or one is to be taken away: when one last was, if ever. Null where all is well. */
  backup: z.nullable(z.object({ isThere: z.boolean(), awayAt: z.nullable(instantReply) })),
});

export type Waiting = z.infer<typeof waiting>;
