import * as z from 'zod/mini';
import { id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { decimalText } from '../core/number/decimal.ts';
import { updateBody } from '../core/record/update-body.ts';
import { daysBetween } from '../core/time/calendar-steps.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';

/** A rate in its list and alone (docs/product/interest.md#rates). */
export const interestRate = z.object({
  id: z.string(),
  validFrom: dayReply,
  /** Per year, a decimal as text. */
  percent: z.string(),
  /** Where it was announced, in somebody's words. */
  source: z.string(),
});

export type InterestRate = z.infer<typeof interestRate>;

const percent = decimalText({
  scale: 2,
  max: 99.99,
  from: { minimum: 0 },
  empty: 'Podaj stopę',
  notNumber: messages.invalidNumber,
  refuse: (value) => (value < 0 ? 'Stopa nie może być ujemna' : undefined),
});

const form = {
  /** No other rate begins on it. */
  validFrom: requiredDay,
  percent,
  source: text({ max: 300, empty: 'Napisz, skąd wiadomo: numer obwieszczenia' }),
};

/** The form of a new rate. */
export const interestRateCreate = z.object(form);

export type InterestRateCreate = z.output<typeof interestRateCreate>;

/** The form of a rate that is there. */
export const interestRateUpdate = updateBody({ key: { id }, fields: form });

/** Why a rate is not stored. */
export const interestRateRefusals = {
  sameDay: 'Od tego dnia jest już stopa. Zmień ją albo wybierz inny dzień.',
} as const;

/** So many days after its first one the newest rate may be out of date (docs/product/interest.md#rates). */
const oldAfterDays = 180;

/** Whether somebody should look for a newer rate on a day, both 'YYYY-MM-DD'. */
export function isOldRate(validFrom: string, today: string): boolean {
  return daysBetween(validFrom, today) > oldAfterDays;
}
