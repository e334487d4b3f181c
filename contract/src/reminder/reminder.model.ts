import * as z from 'zod/mini';
import { idsOf } from '../core/call/ids-of.ts';
import { emptyAsNull, id, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze, largestAmount } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { optionalWholeNumber } from '../core/number/whole-number.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import {
  deliveryWayLabels,
  messageChannelLabels,
  recipientStateLabels,
} from '../message/message.labels.ts';
import { messageKind } from '../message/message.model.ts';
import { mostRecipients } from '../message/recipient/message-recipient.model.ts';
import { reminderLevels } from '../message/reminder-levels.ts';

/** How many days ahead letters may be looked at before they go. */
export const daysAhead = 14;

const level = z.literal(reminderLevels, messages.invalidValue);

const amountRule = 'Podaj kwotę większą od zera';

/** An amount that may be missing: absent, null and '' become null. */
const amount = z.pipe(
  z.nullish(
    z.union(
      [
        z.literal(''),
        sentAmount({ max: largestAmount, empty: amountRule, notPositive: amountRule }),
      ],
      amountRule,
    ),
  ),
  z.transform((given) => (given === '' ? null : (given ?? null))),
);

const days = optionalWholeNumber({ min: 0, max: 36_500, message: 'Wpisz liczbę dni' });

/** Which accounts are looked at, of those with something overdue; null does not narrow. */
const filters = z.object({
  sectorId: emptyAsNull(z.union([z.literal(''), id])),
  amountFrom: amount,
  amountThru: amount,
  /** How long the oldest of it is overdue. */
  daysFrom: days,
  daysThru: days,
});

/** Whom reminders of a level are asked for, and on what day: docs/product/reminders.md#dry-run. */
export const reminderRequest = z.object({ day: requiredDay, level, filters });

export type ReminderRequest = z.output<typeof reminderRequest>;

/** An account with something overdue. */
export const remindedAccount = z.object({
  settlementId: z.string(),
  reference: z.string(),
  /** Null of one without. */
  garden: z.nullable(z.object({ id: z.string(), name: z.string(), sector: z.string() })),
  /** The names of all who hold or held it. */
  holders: z.string(),
  /** What is overdue; of a warning of what leases end for, as far as there is any. */
  amount: grosze,
  /** The oldest due day of it, and for how many days its term is over. */
  overdueSince: dayReply,
  days: z.int(),
  /** The highest level that reminded of what is still open; 0 where none did. */
  reached: z.literal([0, ...reminderLevels]),
  /** The day of the last reminder of whatever. */
  lastOn: z.nullable(dayReply),
});

export type RemindedAccount = z.infer<typeof remindedAccount>;

const leftOut = z.extend(remindedAccount, { whyNot: z.string() });

export type AccountLeftOut = z.infer<typeof leftOut>;

/** Who would be reminded, and why each of the others that owe is not. */
export const reminderPreview = z.object({
  reminded: z.array(remindedAccount),
  leftOut: z.array(leftOut),
  /** How many accounts of the sector have nothing overdue. */
  clear: z.int(),
});

export type ReminderPreview = z.infer<typeof reminderPreview>;

/** Which of them get the message, as they were shown. A known `clientKey` makes nothing and answers as the first time. */
export const reminderCreate = z.extend(reminderRequest, {
  settlementIds: idsOf(mostRecipients, 'Zaznacz, komu wysłać'),
  clientKey: z.uuid(messages.invalidValue),
});

export type ReminderCreate = z.output<typeof reminderCreate>;

/** What reminded an account: a recipient of a message about what is overdue. */
export const givenReminder = z.object({
  id: z.string(),
  messageId: z.string(),
  kind: messageKind,
  /** Null of a message that was written without the list of reminders. */
  level: z.nullable(level),
  /** Whom it is to. */
  name: z.string(),
  channel: keyOf(messageChannelLabels),
  state: keyOf(recipientStateLabels),
  /** On which day it was sent or printed; null where it was not yet. */
  givenOn: z.nullable(dayReply),
  deliveredOn: z.nullable(dayReply),
  deliveredHow: z.nullable(keyOf(deliveryWayLabels)),
  deliveryNumber: z.nullable(z.string()),
  /** By when it asks to pay, once that is known. */
  termOn: z.nullable(dayReply),
});

export type GivenReminder = z.infer<typeof givenReminder>;

/** Why no message is made: docs/product/reminders.md#message. */
export const reminderRefusals = {
  day: (last: string) => `Wybierz dzień od dziś do ${last}`,
  changed: (count: number) =>
    `Od sprawdzenia coś się zmieniło (konta rozliczeniowe: ${count}). Sprawdź jeszcze raz, komu wysłać.`,
  otherKey: 'To wezwanie wysłano już z innymi danymi. Odśwież stronę.',
} as const;
