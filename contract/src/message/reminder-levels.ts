import type { MessageKind } from './message-kinds.ts';

/** How far a reminder goes: docs/product/reminders.md#levels. */
export const reminderLevelLabels = {
  1: 'Przypomnienie',
  2: 'Wezwanie do zapłaty',
  3: 'Uprzedzenie o zamiarze wypowiedzenia',
} as const;

export type ReminderLevel = keyof typeof reminderLevelLabels;

/** The levels in their order. */
export const reminderLevels = [1, 2, 3] as const satisfies readonly ReminderLevel[];

/** As which kind of message each level goes. */
export const kindOfLevel = {
  1: 'payment-reminder',
  2: 'payment-reminder',
  3: 'termination-warning',
} as const satisfies Record<ReminderLevel, MessageKind>;

/** How many days a demand gives to pay, and how many months arrears last before a lease may be ended for them. */
export const daysToPay = 14;
export const monthsOfArrears = 6;
