import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';

/** An instant of the wire as the clocks of the gardens showed it: a file has no time zone. */
export function wallClock(instant: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(gardenTimeZone).toPlainDateTime();
}
