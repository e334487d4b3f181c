/** By whose clocks the gardens live: a day begins and ends there. */
export const gardenTimeZone = 'Europe/Warsaw';

// Swedish writes dates as ISO 8601 does. Made when it is asked for: the first one takes a phone 15 ms (0233).
let isoDay: Intl.DateTimeFormat | undefined;

/**
 * Poland has never been behind UTC, nor more than three hours ahead of it: until this time of a UTC day its own day is
 * the same. Where ten thousand readings are counted, to ask `Intl` of each would take longer than all else.
 */
const sameDayUntil = '21:00';

/** The day on which an instant lies in the gardens, 'YYYY-MM-DD'; a text is UTC with Z, as on the wire. */
export function dayOf(instant: Date | string): string {
  const utc = typeof instant === 'string' ? instant : instant.toISOString();
  const [day = '', time = ''] = utc.split('T');
  if (time < sameDayUntil) return day;
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: gardenTimeZone });
  return isoDay.format(new Date(utc));
}

/** The day it is in the gardens now; it decides who holds a garden. */
export function gardenToday(): string {
  return dayOf(new Date());
}
