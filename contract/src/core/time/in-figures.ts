import { gardenTimeZone } from './time-zone.ts';

// Of all languages Swedish has the order of our dates: 2026-03-05 07:08.
let minuteFormat: Intl.DateTimeFormat | undefined;

/** A day, 'YYYY-MM-DD', as people read it: YYYY.MM.DD. */
export function dayInFigures(day: string): string {
  return day.replaceAll('-', '.');
}

/** An instant as the clocks of the gardens show it, to the minute: YYYY.MM.DD HH:mm. */
export function minuteInFigures(instant: string): string {
  minuteFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: gardenTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return dayInFigures(minuteFormat.format(new Date(instant)));
}
