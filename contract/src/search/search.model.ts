import * as z from 'zod/mini';
import { instantReply, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { soughtPhrase } from '../core/phrase.ts';
import { dayReply } from '../core/time/day.ts';
import { messageStateLabels } from '../message/message.labels.ts';
import { messageKindLabels } from '../message/message-kinds.ts';
import { meterTypeLabels } from '../meter/meter.labels.ts';
import { partyType } from '../party/party.model.ts';
import {
  transactionDirectionLabels,
  transactionStateLabels,
} from '../transaction/transaction.model.ts';

/** The longest phrase that is looked for everywhere, in characters. */
export const longestSoughtPhrase = 100;

/** How many of a kind are answered with, the nearest first. */
export const mostFound = 5;

/** What is looked for everywhere (docs/product/search.md#what-a-phrase-finds). */
export const searchQuery = z.object({
  phrase: soughtPhrase({ max: longestSoughtPhrase, empty: messages.fieldEmpty }),
});

/** A plot, with who holds it today and what leads on from it. */
const foundPlot = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.string(),
  /** Who holds it today, by name. */
  holders: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The account of the plot: the open one that was opened last, one that begins later only where there is no other, or of closed ones the last. */
  settlementId: z.nullable(z.string()),
  /** Its meters that are in use, in the order in which they are walked past. */
  meterIds: z.array(z.string()),
  /** What its open accounts come to; above zero is owed. Absent for who may not know whose debts there are. */
  owed: z.optional(grosze),
});

const foundParty = z.object({
  id: z.string(),
  name: z.string(),
  partyType,
  /** The plots that are held today, by name. */
  gardens: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

const foundSettlement = z.object({
  id: z.string(),
  reference: z.string(),
  garden: z.nullable(z.string()),
  /** The names of all who hold or held it. */
  holders: z.string(),
  closedOn: z.nullable(dayReply),
  /** Above zero is owed. Absent for who may not know whose debts there are. */
  balance: z.optional(grosze),
});

const foundMeter = z.object({
  id: z.string(),
  name: z.string(),
  type: keyOf(meterTypeLabels),
  active: z.boolean(),
  garden: z.nullable(z.string()),
  /** Of the device that is there. */
  serialNumber: z.nullable(z.string()),
});

const foundTransaction = z.object({
  id: z.string(),
  number: z.string(),
  description: z.string(),
  /** Whose money it was, what they wrote, and the fee kinds of the debts that it covers, as the list of transactions has them. */
  payer: z.nullable(z.string()),
  title: z.nullable(z.string()),
  paidFor: z.array(z.string()),
  bookingDay: dayReply,
  direction: z.nullable(keyOf(transactionDirectionLabels)),
  state: keyOf(transactionStateLabels),
  amount: grosze,
});

/** News, a notice or a document; `isOver` once readers see it no more. */
const foundEntry = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instantReply,
  isOver: z.boolean(),
});

const foundMessage = z.object({
  id: z.string(),
  subject: z.string(),
  kind: keyOf(messageKindLabels),
  state: keyOf(messageStateLabels),
  createdAt: instantReply,
  /** Since when it is sent. */
  startedAt: z.nullable(instantReply),
  /** What it says to everybody of its meeting or readings, which its subject may name. */
  meetingAt: z.nullable(instantReply),
  meetingPlace: z.nullable(z.string()),
  readingFrom: z.nullable(dayReply),
  readingThru: z.nullable(dayReply),
});

function few<Item extends z.ZodMiniType>(item: Item) {
  return z.optional(z.array(item).check(z.maxLength(mostFound)));
}

/** What a phrase finds of each kind, the nearest first; a kind is absent for who may not read its list. */
export const searchReply = z.object({
  plots: few(foundPlot),
  parties: few(foundParty),
  settlements: few(foundSettlement),
  meters: few(foundMeter),
  transactions: few(foundTransaction),
  news: few(foundEntry),
  notices: few(foundEntry),
  documents: few(foundEntry),
  messages: few(foundMessage),
});

export type SearchReply = z.infer<typeof searchReply>;

export type FoundKind = keyof SearchReply;

/** One of a kind that was found. */
export type FoundOf<Kind extends FoundKind> = NonNullable<SearchReply[Kind]>[number];
