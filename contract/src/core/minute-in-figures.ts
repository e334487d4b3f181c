import { dayInFigures } from './format.ts';
import { gardenTimeZone } from './time-zone.ts';

// Of all languages Swedish has the order of our dates: 2026-03-05 07:08.
const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: gardenTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as the clocks of the gardens show it, to the minute: YYYY.MM.DD HH:mm. */
export function minuteInFigures(instant: string): string {
  return dayInFigures(minuteFormat.format(new Date(instant)));
}
