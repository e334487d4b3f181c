import * as z from 'zod/mini';
import { reject } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { decimalText } from '../core/number/decimal.ts';
import { dayNumber, dayOfNumber } from '../core/time/day-number.ts';

/** How many instalments a fee may be paid in. */
export const mostInstalments = 12;

/** In words of OpenAPI. */
const dayOfYear =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

const noDayOfYear = 'Wpisz dzień i miesiąc, na przykład 30.06';

/** A day of a year, 'MM-DD'; people type the day first, '30.06'. */
const dueMonthDay = z.pipe(
  z.string(noDayOfYear).check(z.meta({ pattern: dayOfYear.source })),
  z.transform((typed, payload) => {
    const [, day, month] = /^\s*(\d\d?)\.(\d\d?)\.?\s*$/.exec(typed) ?? [];
    const read = day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
    return dayOfYear.test(read) ? read : reject(payload, noDayOfYear);
  }),
);

const weight = decimalText({
  scale: 2,
  max: 9999.99,
  from: { minimum: 0 },
  empty: 'Podaj udział',
  notNumber: messages.invalidNumber,
  refuse: (value) => (value < 0 ? 'Udział nie może być mniejszy od zera' : undefined),
});

/** What is said where no instalment has anything of a fee. */
export const noWeight = 'Podaj udział co najmniej jednej raty';

/** Instalments of a fee as a form has them: when each is due, and its share of the whole by its weight. */
export const typedInstalments = z.array(z.object({ dueMonthDay, weight })).check(
  z.minLength(1),
  z.maxLength(mostInstalments),
  z.refine((instalments) => instalments.some((one) => Number(one.weight) > 0), {
    path: [0, 'weight'],
    error: noWeight,
  }),
);

/** The same in a reply. */
export const instalments = z.array(z.object({ dueMonthDay: z.string(), weight: z.string() }));

export type Instalments = z.output<typeof instalments>;

/** A day of a year as people write it: '30.06'. */
export function dayOfYearText(monthDay: string): string {
  return monthDay.split('-').toReversed().join('.');
}

/** That day of a year, 'YYYY-MM-DD': the 29th of February is in a year without it the 28th (docs/product/tariffs.md#tariffs). */
export function dueDayIn(year: number | string, monthDay: string): string {
  const own = `${year}-${monthDay}`;
  const isThere = !Number.isNaN(Date.parse(own)) && dayOfNumber(dayNumber(own)) === own;
  return isThere ? own : `${year}-02-28`;
}
