import { gardenTimeZone } from '@grzadka/contract/core/time-zone';

const inWords = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: gardenTimeZone });
const inDigits = new Intl.DateTimeFormat('pl-PL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: gardenTimeZone,
});

/** The day of an instant by the gardens' clocks: '18 października 2026'. */
export function dayInWords(instant: string): string {
  return inWords.format(new Date(instant));
}

/** The same, short: '18.10.2026'. */
export function dayInDigits(instant: string): string {
  return inDigits.format(new Date(instant));
}
