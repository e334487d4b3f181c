import { once } from 'es-toolkit/function';
import { gardenTimeZone } from './time-zone.ts';

/** How a day is written in words, by the gardens' clocks. */
export const wordsOfDay = once(
  () => new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: gardenTimeZone }),
);

/** A day, or that of an instant by the gardens' clocks, in words: '18 października 2026'. */
export function dayInWords(day: string): string {
  return wordsOfDay().format(new Date(day));
}

const wordsOfMonth = once(
  () =>
    new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: gardenTimeZone }),
);

/** The month of a day in words: 'październik 2026'. */
export function monthInWords(day: string): string {
  return wordsOfMonth().format(new Date(day));
}
