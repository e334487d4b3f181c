import * as z from 'zod/mini';
import { keyOf } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';
import { reminderLevels } from '../message/reminder-levels.ts';
import { planStanding } from '../settlement/plan-standing.ts';

/** What somebody was last written about, by the kinds of messages that count as contact (docs/product/debtors.md#list). */
export const contactKindLabels = {
  'payment-reminder': 'Wezwanie do zapłaty',
  'termination-warning': 'Uprzedzenie o wypowiedzeniu',
  'other-statutory': 'Pismo',
} as const;

/** Which way it went. */
export const contactWayLabels = { email: 'e-mail', print: 'list' } as const;

const contact = z.object({
  kind: keyOf(contactKindLabels),
  /** Of a reminder; null of any other letter. */
  level: z.nullable(z.literal(reminderLevels)),
  on: dayReply,
  way: keyOf(contactWayLabels),
  /** Whether it is known to have been delivered, on that day. */
  isDelivered: z.boolean(),
});

/** How far an account was reminded (docs/product/reminders.md#given). */
const reminders = z.object({
  /** The highest level that reminded of what is still open; zero where none did. */
  reached: z.literal([0, ...reminderLevels]),
  /** Whether one is written that has not gone yet. */
  waits: z.boolean(),
  /** From which day on the next one may go; null where too little is owed, and after the second level. */
  nextOn: z.nullable(dayReply),
});

/** An account on which something is overdue (docs/product/debtors.md#list). */
export const debtorListItem = z.object({
  /** Of the account. */
  id: z.string(),
  reference: z.string(),
  garden: z.nullable(z.object({ id: z.string(), name: z.string(), sector: z.string() })),
  holders: z.nullable(z.string()),
  /** What is overdue today. */
  due: grosze,
  /** The oldest due day of it, and how many days its term is over. */
  dueSince: dayReply,
  days: z.int(),
  reminders,
  lastContact: z.nullable(contact),
  lastPayment: z.nullable(z.object({ on: dayReply, amount: grosze })),
  plan: z.nullable(planStanding),
});

export type DebtorListItem = z.infer<typeof debtorListItem>;

/** What is overdue on the accounts that are listed, in grosze, and how many these are. */
export const debtorSum = z.object({ amount: grosze, count: z.int().check(z.minimum(0)) });

export type DebtorSum = z.infer<typeof debtorSum>;

/** Stands on every file of the list. */
export const debtorNotice = 'Dane osobowe – nie publikować i nie wywieszać';
