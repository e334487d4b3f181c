/** By whose clocks the gardens live: a day begins and ends there. */
export const gardenTimeZone = 'Europe/Warsaw';

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: gardenTimeZone });

/** The day on which an instant lies in the gardens, 'YYYY-MM-DD'. */
export function dayOf(instant: Date | string): string {
  return isoDay.format(typeof instant === 'string' ? new Date(instant) : instant);
}
