import type { Faker } from '@faker-js/faker';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import * as z from 'zod/mini';

const count = z.optional(z.int().check(z.positive()));
const duration = z.strictObject({ days: count, weeks: count, months: count, years: count });

/** When something is published and for how long, in the front matter of its text. */
export const planFields = {
  /**
   * On which day, as seen from today: the last such day of a year ('MM-DD') before today or the one
   * so many years earlier, or so many days ago (negative: still to come). A draft on none.
   */
  when: z.union([
    z.strictObject({ on: z.string(), yearsAgo: count }),
    z.strictObject({ daysAgo: z.int() }),
    z.literal('draft'),
  ]),
  /** Without it, it stays published. */
  lasts: z.optional(duration),
  /** From its publication on. */
  pinnedFor: z.optional(z.union([duration, z.literal('always')])),
};

const planSchema = z.object(planFields);

/** When something is published and for how long. */
export type Plan = z.infer<typeof planSchema>;

/** The dates of a record. */
export interface Schedule {
  readonly publication: PublicationDates;
  readonly pin: PinDates;
  /** When it was written. */
  readonly madeAt: Date;
}

/** The day on which a plan begins; null for a draft. */
export function firstDay({ when }: Plan, today: Temporal.PlainDate): Temporal.PlainDate | null {
  if (when === 'draft') return null;
  if ('daysAgo' in when) return today.subtract({ days: when.daysAgo });
  const thisYear = Temporal.PlainDate.from(`${today.year}-${when.on}`);
  const isPast = Temporal.PlainDate.compare(thisYear, today) < 0;
  return thisYear.subtract({ years: (when.yearsAgo ?? 0) + (isPast ? 0 : 1) });
}

/**
 * The dates that follow from a plan: published at the time of day given, or some time in office
 * hours, and written in the days before.
 */
export function makeSchedule(
  random: Faker,
  plan: Plan,
  { today, time = officeTime(random) }: { today: Temporal.PlainDate; time?: Temporal.PlainTime },
): Schedule {
  const first = firstDay(plan, today);
  const { lasts, pinnedFor } = plan;
  const at = (length?: Temporal.DurationLikeObject) =>
    first === null ? null : instantText(length ? first.add(length) : first, time);
  return {
    publication: {
      publicationFromDate: at(),
      publicationThruDate: lasts === undefined ? null : at(lasts),
    },
    pin: {
      pinFromDate: pinnedFor === undefined ? null : at(),
      pinThruDate: pinnedFor === undefined || pinnedFor === 'always' ? null : at(pinnedFor),
    },
    madeAt: writtenBefore(random, first, today),
  };
}

function writtenBefore(
  random: Faker,
  first: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Date {
  const isPast = first !== null && Temporal.PlainDate.compare(first, today) < 0;
  const day = (isPast ? first : today).subtract({ days: random.number.int({ min: 1, max: 5 }) });
  return new Date(instantText(day, officeTime(random)));
}

function officeTime(random: Faker): Temporal.PlainTime {
  const hour = random.number.int({ min: 8, max: 18 });
  return new Temporal.PlainTime(hour, random.number.int({ max: 11 }) * 5);
}

function instantText(day: Temporal.PlainDate, plainTime: Temporal.PlainTime): string {
  const { epochMilliseconds } = day.toZonedDateTime({ timeZone: gardenTimeZone, plainTime });
  return new Date(epochMilliseconds).toISOString();
}
