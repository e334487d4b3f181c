import { gardenTimeZone } from './time-zone.ts';

let ofDays: Intl.DateTimeFormat | undefined;

/** How a day is written in words, by the gardens' clocks. */
export function wordsOfDay(): Intl.DateTimeFormat {
  ofDays ??= new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: gardenTimeZone });
  return ofDays;
}

/** A day, or that of an instant by the gardens' clocks, in words: '18 października 2026'. */
export function dayInWords(day: string): string {
  return wordsOfDay().format(new Date(day));
}

let ofMonths: Intl.DateTimeFormat | undefined;

/** The month of a day in words: 'październik 2026'. */
export function monthInWords(day: string): string {
  ofMonths ??= new Intl.DateTimeFormat('pl-PL', {
    month: 'long',
    year: 'numeric',
    timeZone: gardenTimeZone,
  });
  return ofMonths.format(new Date(day));
}
